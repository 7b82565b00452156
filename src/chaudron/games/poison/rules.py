"""What is, in Poison: the state, and the rules POI-1 to POI-21 that change it."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chaudron.games.poison.cards import (
    CARDS,
    COLOUR,
    DECK,
    KINDS,
    NO_COLOUR,
    ONE,
    TOTAL_SHIFT,
    VALUE,
    cards,
    count,
    of_colour,
    tally,
    total,
)
from chaudron.games.poison.choices import ALL_CHOICES, CAULDRONS, PARTS, PLACES, colour_in
from chaudron.games.poison.model import (
    BoiledOver,
    Colour,
    Dealt,
    Drew,
    DrewCard,
    GameEnded,
    Options,
    Play,
    Pour,
    Poured,
    Received,
    RoundEnded,
    Scored,
    View,
)
from chaudron.kernel.game import Game
from chaudron.kernel.model import Ask, IllegalMove, News, Outcome, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.rng import Rng

LIMIT: Final = 13  # POI-10
LEAST_HEAPS: Final = 4  # POI-4: three seats deal as if there were four
DRAW_PILE_HAND: Final = 5  # POI-21
POTION_PENALTY: Final = 1  # POI-15
POISON_PENALTY: Final = 2  # POI-15
OVER: Final = -1


HIGHEST: Final = max(VALUE)
LAST_CARD: Final[dict[int, int]] = {ONE[kind]: kind for kind in range(KINDS)}
"""The kind of the card, for each hand of one card."""

PLAY: Final[Ask] = Play()
TURNS: Final[list[Mapping[Seat, Ask]]] = [*({seat: PLAY} for seat in range(6)), {}]
"""Who is asked when it is each seat's turn; nobody, at the end, when it is OVER."""


class State:
    """The truth of a match; hands, taken cards and cauldrons are piles (see `cards`)."""

    def __init__(self, seats: i64, options: Options, hands: list[int], taken: list[int], brews: list[int]) -> None:
        self.seats = seats
        self.options = options
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.hands = hands
        self.taken = taken
        self.brews = brews
        self.colouring: i64 = 0
        self.aside = 0
        self.stock: tuple[int, ...] = ()
        self.drawn: i64 = 0
        self.sheet: tuple[tuple[int, ...], ...] = ()


def rounds(seats: int) -> int:
    """How many rounds a game has: everyone deals once, or twice with three seats (POI-19)."""
    return 2 * seats if seats == 3 else seats


def spared(tallies: list[int], colour: int) -> int:
    """The seat with strictly the most cards of a colour, which costs it nothing (POI-16); OVER if there is none."""
    most: i64 = 0
    seat = OVER
    for other in range(len(tallies)):
        number = of_colour(tallies[other], colour)
        if number > most:
            most = number
            seat = other
        elif number == most:
            seat = OVER
    return seat


def penalties(tallies: list[int]) -> list[int]:
    """The penalty points of each seat for what it took in a round (POI-15 to POI-17)."""
    points = [POISON_PENALTY * of_colour(held, NO_COLOUR) for held in tallies]
    for colour in range(1, 4):
        immune = spared(tallies, colour)
        for seat in range(len(tallies)):
            if seat != immune:
                points[seat] += POTION_PENALTY * of_colour(tallies[seat], colour)
    return points


def standings(state: State) -> list[int]:
    """Each seat's penalty points over the finished rounds."""
    sums = [0] * state.seats
    for row in state.sheet:
        for seat, points in enumerate(row):
            sums[seat] += points
    return sums


def deal(state: State, rng: Rng, news: list[News] | None) -> None:
    """Shuffle and deal a round, beginning left of the dealer (POI-3, POI-4, POI-21)."""
    deck = list(DECK)
    rng.shuffle(deck)
    seats = state.seats
    state.hands = [0] * seats
    state.taken = [0] * seats
    state.brews = [0] * CAULDRONS
    state.colouring = 0
    state.aside = 0
    state.drawn = 0
    state.stock = ()
    starter = (state.dealer + 1) % seats
    heaps = max(seats, LEAST_HEAPS)
    dealt = len(deck)
    if state.options.draw_pile:
        heaps = seats
        dealt = DRAW_PILE_HAND * seats
        state.stock = tuple(deck[dealt:])
    for i in range(dealt):
        heap = i % heaps
        if heap < seats:
            state.hands[(starter + heap) % seats] += ONE[deck[i]]
        else:
            state.aside += ONE[deck[i]]  # the absent fourth hand comes after the dealer's
    state.turn = starter
    if news is not None:
        news.append(News(Dealt(state.round + 1, rounds(seats), state.dealer, starter)))
        for seat in range(seats):
            news.append(News(Received(seat, cards(state.hands[seat])), seat))


def brew(state: State, seat: i64, kind: i64, cauldron: i64) -> bool:
    """Add a card to a cauldron, and say whether it boiled over into what the seat has taken (POI-6, POI-10, POI-11)."""
    card: i64 = ONE[kind]
    before: i64 = state.brews[cauldron]
    after: i64 = before + card
    shift: i64 = 2 * cauldron
    if after >> TOTAL_SHIFT > LIMIT:
        taken: i64 = state.taken[seat]
        state.taken[seat] = taken + before
        state.brews[cauldron] = card
        state.colouring = state.colouring & ~(3 << shift) | COLOUR[kind] << shift
        return True
    state.brews[cauldron] = after
    state.colouring |= COLOUR[kind] << shift
    return False


def brew_aloud(state: State, seat: Seat, kind: int, cauldron: int, forced: bool, news: list[News]) -> None:
    """Brew, and tell it."""
    before = state.brews[cauldron]
    boiled = brew(state, seat, kind, cauldron)
    news.append(News(Poured(seat, CARDS[kind], cauldron, total(before + ONE[kind]), forced)))
    if boiled:
        news.append(News(BoiledOver(seat, cauldron, cards(before))))


def draw(state: State, seat: Seat, news: list[News] | None) -> None:
    """Draw the next card of the stock (POI-21)."""
    kind = state.stock[state.drawn]
    state.drawn += 1
    state.hands[seat] += ONE[kind]
    if news is not None:
        news.append(News(Drew(seat, len(state.stock) - state.drawn)))
        news.append(News(DrewCard(seat, CARDS[kind]), seat))


def pass_turn(state: State) -> bool:
    """Hand the turn to the next seat that holds cards (POI-5, POI-13); false if nobody does."""
    seats = state.seats
    hands = state.hands
    seat = state.turn
    while True:
        seat += 1
        if seat == seats:
            seat = 0
        if hands[seat]:
            state.turn = seat
            return True
        if seat == state.turn:
            return False


def tell_round(state: State, tallies: list[int], points: tuple[int, ...], news: list[News]) -> None:
    """Turn up what everyone took and say what it costs (POI-14 to POI-17)."""
    news.append(News(RoundEnded(state.round + 1)))
    sums = standings(state)
    immune = [spared(tallies, colour) for colour in range(1, 4)]
    for seat, held in enumerate(tallies):
        poison, red, blue, purple = (of_colour(held, colour) for colour in range(4))
        free = tuple(colour for colour, who in zip(Colour, immune, strict=True) if who == seat)
        news.append(News(Scored(seat, red, blue, purple, poison, free, points[seat], sums[seat])))


def end_round(state: State, rng: Rng, news: list[News] | None) -> None:
    """Score the round; then the next dealer deals, or the game is over (POI-2, POI-14, POI-19)."""
    tallies = [tally(pile) for pile in state.taken]
    points = tuple(penalties(tallies))
    state.sheet = (*state.sheet, points)
    if news is not None:
        tell_round(state, tallies, points, news)
    if len(state.sheet) == rounds(state.seats):
        state.turn = OVER
        if news is not None:
            sums = standings(state)
            news.append(News(GameEnded(tuple(leaders(sums)), min(sums))))
        return
    state.round += 1
    state.dealer = (state.dealer + 1) % state.seats
    deal(state, rng, news)


def leaders(sums: list[int]) -> list[Seat]:
    """The seats with the fewest points, who share the win (POI-20)."""
    return [seat for seat, points in enumerate(sums) if points == min(sums)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Game[State, Pour, View]):
    """The rules; what seats know and see is added in `game`."""

    def start(self, seats: int, options: AnyOptions, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        state = State(seats, options, [], [], [])
        state.dealer = int(rng.below(seats))  # POI-2
        deal(state, rng, news)
        return state

    def copy(self, state: State) -> State:
        twin = State(state.seats, state.options, state.hands.copy(), state.taken.copy(), state.brews.copy())
        twin.round = state.round
        twin.dealer = state.dealer
        twin.turn = state.turn
        twin.colouring = state.colouring
        twin.aside = state.aside
        twin.stock = state.stock
        twin.drawn = state.drawn
        twin.sheet = state.sheet
        return twin

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        return TURNS[state.turn]

    def moves(self, state: State, seat: Seat) -> Sequence[Pour]:
        if seat != state.turn:
            return ()
        return ALL_CHOICES.pours(state.colouring, state.hands[seat])

    def check(self, state: State, seat: Seat, move: Pour) -> None:
        if seat != state.turn:
            raise IllegalMove("not-your-turn")
        kind = move.card.number
        if not count(state.hands[seat], kind):
            raise IllegalMove("card-not-held", card=f"card-{move.card.value}")
        if move.cauldron not in range(CAULDRONS):
            raise IllegalMove("no-such-cauldron", place=move.cauldron)
        allowed = PLACES[state.colouring][kind]
        if move.cauldron in allowed:
            return
        if colour_in(state.colouring, allowed[0]) == COLOUR[kind]:
            raise IllegalMove("colour-elsewhere", card=f"card-{move.card.value}", place=allowed[0])
        raise IllegalMove("other-colour", card=f"card-{move.card.value}", place=move.cauldron)

    def apply(self, state: State, seat: Seat, move: Pour, rng: Rng, news: list[News] | None = None) -> None:
        parts: i64 = PARTS[move]
        kind: i64 = parts >> 2
        cauldron: i64 = parts & 3
        forced = False
        while True:
            hand: i64 = state.hands[seat]
            state.hands[seat] = hand - ONE[kind]
            if news is None:
                brew(state, seat, kind, cauldron)
            else:
                brew_aloud(state, seat, kind, cauldron, forced, news)
            if state.drawn < len(state.stock):
                draw(state, seat, news)
            if not pass_turn(state):
                end_round(state, rng, news)
                return
            # A last card with one place to go is played without asking: it hides nothing, for the hand ends with it.
            seat = state.turn
            hand = state.hands[seat]
            if hand >> TOTAL_SHIFT > HIGHEST:
                return
            kind = LAST_CARD.get(hand, OVER)
            if kind == OVER or len(PLACES[state.colouring][kind]) > 1:
                return
            cauldron = PLACES[state.colouring][kind][0]
            forced = True

    def outcome(self, state: State) -> Outcome | None:
        if state.turn != OVER:
            return None
        sums = standings(state)
        ranks = tuple(sum(other < mine for other in sums) for mine in sums)
        return Outcome(tuple(sums), ranks, tuple(leaders(sums)))

    def tally(self, state: State) -> Mapping[str, int]:
        everything = sum(state.hands) + sum(state.taken) + sum(state.brews) + state.aside
        everything += sum(ONE[kind] for kind in state.stock[state.drawn :])
        return {CARDS[kind].value: count(everything, kind) for kind in range(KINDS)}
