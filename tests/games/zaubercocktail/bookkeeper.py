"""A bookkeeper for Zaubercocktail who never sees the table and knows only what one seat is told."""

from collections import Counter

from chaudron.games.zaubercocktail.model import (
    Answered,
    Began,
    BidMade,
    Called,
    Cards,
    Chose,
    Dealt,
    Displayed,
    Ended,
    Ingredient,
    Lapsed,
    Lightning,
    Offered,
    PawnMoved,
    Ranked,
    Recipe,
    RecipeTurned,
    RingMoved,
    Shown,
    ShownNothing,
    Standing,
    StonePlaced,
    Stopped,
    TieDrawn,
    TieLot,
    Traded,
    TradingEnded,
    Withdrawn,
)
from chaudron.kernel.model import Event, Seat
from tests.games.zaubercocktail.table import BOX, INGREDIENT

BLACK = INGREDIENT["black"]


class Bookkeeper:
    """Hands, what is known of them, offers, stones, pawns and the pile, as one seat hears of them (None: an onlooker)."""

    def __init__(self, seats: int, me: Seat | None) -> None:
        self.seats, self.me = seats, me
        self.dealer = 0
        self.hand: Counter[Ingredient] = Counter()
        self.sizes = [0] * seats
        self.known: list[Counter[Ingredient]] = [Counter() for _ in range(seats)]
        self.offers: dict[int, Standing] = {}
        self.calls: dict[int, Cards] = {}
        """Which calls stand, to tell which one somebody answers."""
        self.stones: list[Seat] = []
        self.stopped: set[Seat] = set()
        self.ready: set[Seat] = set()
        self.pawns = [0] * seats
        self.pile = sum(BOX.values())
        self.layers: list[Counter[Ingredient]] = []
        self.shown: Counter[Ingredient] = Counter()
        """What goes under the pile when the round is over."""
        self.recipes: list[Recipe] = []
        self.phase = "trade"
        self.scored = False
        self.winners: tuple[Seat, ...] | None = None

    def hear_all(self, events: list[Event]) -> None:
        """Note everything that happened in one step."""
        dealt = False
        for event in events:
            if isinstance(event, RecipeTurned | Lightning) and not dealt:
                # Nobody is told how many cards others are dealt: it follows from the rules (ZAU-6, ZAU-20).
                self.deal(5 if self.recipes else 10)
                dealt = True
            self.hear(event)
        if self.scored:
            self.lay_under()
        for standing in self.offers.values():
            self.known[standing.seat] |= Counter(standing.give)

    def deal(self, number: int) -> None:
        self.lay_under()
        for turn in range(number * self.seats):
            if self.pile:
                self.sizes[(self.dealer + 1 + turn) % self.seats] += 1
                self.draw()

    def draw(self) -> None:
        """Take the top card; once it comes from a set of cards that were shown, that set is no longer tracked."""
        if self.layers and self.pile == sum(layer.total() for layer in self.layers):
            self.layers.pop(0)
        self.pile -= 1

    def lay_under(self) -> None:
        """End the round: what was shown or drawn goes under the pile."""
        self.scored = False
        if self.shown:
            self.layers.append(self.shown)
            self.pile += self.shown.total()
            self.shown = Counter()
        self.ready = set()

    def lose(self, seat: Seat, gone: Counter[Ingredient]) -> None:
        self.sizes[seat] -= gone.total()
        self.known[seat] -= gone
        if seat == self.me:
            assert gone <= self.hand
            self.hand -= gone

    def gain(self, seat: Seat, new: Counter[Ingredient]) -> None:
        self.sizes[seat] += new.total()
        self.known[seat] += new
        if seat == self.me:
            self.hand += new

    def say(self, number: int, seat: Seat, give: Cards, want: Cards, to: Seat | None, call: int | None) -> None:
        self.offers[number] = Standing(number, seat, give, want, to, call)
        self.known[seat] |= Counter(give)

    def hear(self, event: Event) -> None:
        """Note what happened, and cross-check the other facts of the event."""
        match event:
            case Began(dealer):
                self.dealer = dealer
            case Dealt(seat, cards):
                assert seat == self.me
                self.hand += Counter(cards)
            case RecipeTurned(round, first, second, third, last):
                self.recipes.append(Recipe(first, second, third, last))
                assert round == len(self.recipes)
                self.phase, self.stones, self.stopped = "trade", [], set()
            case Offered(seat, number, give, want, to):
                self.say(number, seat, give, want, to, None)
            case Called(seat, number, want):
                self.say(number, seat, (), want, None, None)
            case Displayed(seat, number, give):
                self.say(number, seat, give, (), None, None)
            case Answered(seat, number, to, give, want):
                self.say(number, seat, give, want, to, self.asked(to, (), give))
            case BidMade(seat, number, to, give, want):
                self.say(number, seat, give, want, to, self.asked(to, want, ()))
            case Withdrawn(seat, number) | Lapsed(seat, number):
                assert self.offers.pop(number).seat == seat
            case Traded():
                self.hear_trade(event)
            case StonePlaced(seat, stone):
                self.stones.append(seat)
                assert stone == len(self.stones)
            case Stopped(seat):
                self.stopped.add(seat)
            case TradingEnded(stones):
                self.phase, self.offers = "show", {}
                assert stones == (len(self.stones) == (2 if self.seats == 4 else 3))
            case Chose(seat):
                self.ready.add(seat)
            case Shown(seat, ingredient, cards, jokers, _):
                self.shown += (laid := Counter({ingredient: cards}) + Counter({BLACK: jokers}))
                self.lose(seat, laid)
            case ShownNothing(seat, cards):
                assert len(cards) == self.sizes[seat]
                self.known[seat] = Counter(cards)
            case TieDrawn(_, card):
                self.draw()
                self.shown[card] += 1
            case Ranked():
                self.scored = True
            case PawnMoved(seat, space, before):
                assert self.pawns[seat] == before != space
                self.pawns[seat] = space
            case Lightning():
                self.recipes.append(Recipe(0, 0, 0, 0))
                self.stones, self.stopped = [], set()
            case Ended(winners, space):
                self.phase, self.winners = "over", winners
                assert space == max(self.pawns)
                assert winners == tuple(seat for seat in range(self.seats) if self.pawns[seat] == space)
            case TieLot() | RingMoved():
                pass
            case _:
                raise AssertionError(event)

    def hear_trade(self, event: Traded) -> None:
        """Remove the offer, and the call or display that it answered, if any; both sides must be what the offer said."""
        deal = self.offers.pop(event.offer)
        assert (event.maker, event.give, event.get) == (deal.seat, deal.want, deal.give)
        if deal.call is not None:
            del self.offers[deal.call]
        self.lose(event.seat, Counter(event.give))
        self.lose(event.maker, Counter(event.get))
        self.gain(event.seat, Counter(event.get))
        self.gain(event.maker, Counter(event.give))

    def asked(self, seat: Seat, give: Cards, want: Cards) -> int:
        """The only call or display of these cards that an answer can belong to: nobody says the same twice."""
        (found,) = [each.number for each in self.offers.values() if (each.seat, each.give, each.want) == (seat, give, want)]
        return found
