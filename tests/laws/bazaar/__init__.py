"""Bazaar: two rounds of open trading in real time; in the end, many wares of one kind are worth more than a few of each.

It stands for games in which everybody may speak at any time, with offers too many to list and a house that says when time is up.
Three wares each from a bag, one more each for the second round; n wares of a kind are worth n × n.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from chaudron.kernel import model
from chaudron.kernel.bot import Bot
from chaudron.kernel.game import Game
from chaudron.kernel.model import About, Ask, IllegalMove, Move, News, Outcome, Seat, TimeLimit
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Piece, Scene, Score, Zone
from tests.laws.bazaar.model import (
    ABOUT,
    BAG,
    FIRST,
    MOST_OFFERS,
    MOST_WARES,
    ROUNDS,
    Accept,
    Done,
    Drew,
    IsDone,
    Offer,
    Offered,
    OfferFacts,
    Opened,
    Options,
    Shown,
    Standing,
    State,
    Stop,
    Stopped,
    Trade,
    Traded,
    View,
    Ware,
    WareFacts,
    Withdraw,
    Withdrew,
    sorted_wares,
    worth,
)

__all__ = [
    "ABOUT",
    "GAME",
    "Accept",
    "Bazaar",
    "Done",
    "IsDone",
    "Offer",
    "Offered",
    "Opened",
    "Options",
    "State",
    "Stop",
    "Trade",
    "Traded",
    "View",
    "Ware",
    "sorted_wares",
]


class Bazaar(Game[State, Move, View]):
    def __init__(self, about: About = ABOUT) -> None:
        super().__init__(about)

    def start(self, seats: int, options: model.Options, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        state = State(options, seats)
        state.bag = list(BAG)
        rng.shuffle(state.bag)
        for _ in range(FIRST):
            self.draw(state, [])  # in which order, nobody is told
        if news is not None:
            news.append(News(Opened(1)))
        return state

    def draw(self, state: State, story: list[News]) -> None:
        for seat, hand in enumerate(state.hands):
            ware = state.bag.pop()
            hand[ware] += 1
            story.append(News(Drew(seat, ware), seat))

    def copy(self, state: State) -> State:
        twin = State(state.options, len(state.hands))
        twin.round = state.round
        twin.hands = [hand.copy() for hand in state.hands]
        twin.known = [known.copy() for known in state.known]
        twin.bag = list(state.bag)
        twin.offers = list(state.offers)
        twin.spoken = state.spoken
        twin.done = list(state.done)
        return twin

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        return {} if state.round > ROUNDS else {seat: Trade() for seat, done in enumerate(state.done) if not done}

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.asks(state):
            return []
        found: list[Move] = []
        for offer in state.offers:
            if offer.seat == seat:
                found.append(Withdraw(offer.number))
            elif offer.to in (None, seat) and Counter(offer.want) <= state.hands[seat]:
                found.append(Accept(offer.number))
        return [*found, Done()]

    def check(self, state: State, seat: Seat, move: Move) -> None:
        if seat not in self.asks(state):
            raise IllegalMove("not-trading")
        match move:
            case Offer(give, want, to):
                strange = to is not None and (to == seat or to not in self.asks(state))
                if strange or not 1 <= len(give) <= MOST_WARES or not 1 <= len(want) <= MOST_WARES or set(give) & set(want):
                    raise IllegalMove("bad-offer")
                if not Counter(give) <= state.hands[seat]:
                    raise IllegalMove("not-held")
                if sum(offer.seat == seat for offer in state.offers) >= MOST_OFFERS:
                    raise IllegalMove("too-many", most=MOST_OFFERS)
            case Accept(number) | Withdraw(number):
                offer = next((offer for offer in state.offers if offer.number == number), None)
                if offer is None:
                    raise IllegalMove("offer-gone", offer=number)
                if isinstance(move, Withdraw) != (offer.seat == seat) or (offer.seat != seat and offer.to not in (None, seat)):
                    raise IllegalMove("not-for-you", offer=number)
                if isinstance(move, Accept) and not Counter(offer.want) <= state.hands[seat]:
                    raise IllegalMove("not-held")

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng, news: list[News] | None = None) -> None:
        story = [] if news is None else news
        match move:
            case Offer(give, want, to):
                state.spoken += 1
                state.offers.append(Standing(state.spoken, seat, give, want, to))
                state.known[seat] |= Counter(give)
                story.append(News(Offered(seat, state.spoken, give, want, to)))
            case Withdraw(number):
                state.offers = [offer for offer in state.offers if offer.number != number]
                story.append(News(Withdrew(seat, number)))
            case Accept(number):
                offer = next(offer for offer in state.offers if offer.number == number)
                story.append(News(Traded(seat, offer.seat, offer.want, offer.give)))
                self.give(state, offer.seat, seat, Counter(offer.give))
                self.give(state, seat, offer.seat, Counter(offer.want))
                # Whoever has traded speaks anew: whether they could still keep their word would tell what they hold.
                state.offers = [other for other in state.offers if other.seat not in (seat, offer.seat)]
            case _:
                state.done[seat] = True
                state.offers = [offer for offer in state.offers if seat not in (offer.seat, offer.to)]
                story.append(News(Stopped(seat) if isinstance(move, Stop) else IsDone(seat)))
                if all(state.done):
                    self.close(state, story)

    def give(self, state: State, giver: Seat, taker: Seat, wares: Counter[Ware]) -> None:
        state.hands[giver] -= wares
        state.known[giver] -= wares
        state.hands[taker] += wares
        state.known[taker] += wares

    def close(self, state: State, story: list[News]) -> None:
        state.round += 1
        if state.round > ROUNDS:
            story += [News(Shown(seat, sorted_wares(hand))) for seat, hand in enumerate(state.hands)]
            return
        state.done = [False] * len(state.hands)
        self.draw(state, story)
        story.append(News(Opened(state.round)))

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= ROUNDS:
            return None
        scores = tuple(worth(hand) for hand in state.hands)
        ranks = tuple(sum(other > mine for other in scores) for mine in scores)
        return Outcome(scores, ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 0))

    def tally(self, state: State) -> Mapping[str, int]:
        count = Counter(state.bag)
        for hand in state.hands:
            count += hand
        return {ware.name: count[ware] for ware in Ware}

    def time_limit(self, state: State) -> TimeLimit | None:
        return TimeLimit(state.round, state.options.seconds, 2) if state.round <= ROUNDS else None

    def expire(self, state: State, seat: Seat) -> Move | None:
        return Stop()

    def view(self, state: State, seat: Seat | None) -> View:
        over = state.round > ROUNDS
        return View(
            seat=seat,
            options=state.options,
            round=state.round,
            hand=() if seat is None else sorted_wares(state.hands[seat]),
            hands=tuple(hand.total() for hand in state.hands),
            known=tuple(sorted_wares(known) for known in state.known),
            offers=tuple(state.offers),
            spoken=state.spoken,
            done=tuple(state.done),
            shown=tuple(sorted_wares(hand) for hand in state.hands) if over else (),
        )

    def imagine(self, view: View, rng: Rng) -> State:
        state = State(view.options, len(view.hands))
        state.round = view.round
        state.known = [Counter(known) for known in view.known]
        state.offers = list(view.offers)
        state.spoken = view.spoken
        state.done = list(view.done)
        surely = [Counter(view.hand if seat == view.seat else known) for seat, known in enumerate(view.known)]
        if view.shown:
            surely = [Counter(wares) for wares in view.shown]
        unseen = list((Counter(BAG) - sum(surely, Counter())).elements())
        rng.shuffle(unseen)
        state.hands = [
            sure + Counter(unseen.pop() for _ in range(size - sure.total())) for sure, size in zip(surely, view.hands, strict=True)
        ]
        state.bag = unseen
        return state

    def scene(self, view: View) -> Scene:
        offers = tuple(Piece(f"offer:{o.number}", "offer", f"offer:{o.number}", facts=OfferFacts(number=o.number)) for o in view.offers)
        zones = [Zone("stall", "stall", "row", pieces=offers), Zone("done", "done", "bowl", touch="done")]
        for seat, size in enumerate(view.hands):
            wares = view.shown[seat] if view.shown else view.hand if seat == view.seat else ()
            pieces = tuple(Piece(f"{seat}:{n}", "ware", facts=WareFacts(name=f"ware-{ware.value}")) for n, ware in enumerate(wares))
            zones.append(Zone(f"hand:{seat}", "hand", "hand", seat, pieces, None if pieces else size))
        turn = () if view.round > ROUNDS else tuple(seat for seat, done in enumerate(view.done) if not done)
        scores = tuple(Score(seat, worth(Counter(view.shown[seat])) if view.shown else None) for seat in range(len(view.hands)))
        return Scene(view.seat, turn, tuple(zones), scores)

    def touches(self, view: View, move: Move) -> tuple[str, ...]:
        return (f"offer:{move.offer}",) if isinstance(move, Accept | Withdraw) else ("done",)

    def invent(self, view: View, rng: Rng) -> Move | None:
        seat = view.seat
        if seat is None or view.done[seat] or view.round > ROUNDS or not view.hand:
            return None
        if sum(offer.seat == seat for offer in view.offers) >= MOST_OFFERS:
            return None
        hand = list(view.hand)
        rng.shuffle(hand)
        give = tuple(hand[: 1 + rng.below(min(MOST_WARES, len(hand)))])
        others = [ware for ware in Ware if ware not in give]
        want = tuple(rng.choice(others) for _ in range(1 + rng.below(MOST_WARES)))
        partners = [None, *(other for other, done in enumerate(view.done) if not done and other != seat)]
        return Offer(give, want, rng.choice(partners))

    def heuristic(self) -> Bot[Move, View]:
        return Trader(bold=True)

    def bot(self, name: str) -> Bot[Move, View] | None:
        return Trader(bold=name == "trader:bold") if name in ("trader:bold", "trader:shy") else None


class Trader(Bot[Move, View]):
    """Takes what is worth something, offers what it has least of for what it has most of, and waits; if shy, it only takes."""

    def __init__(self, *, bold: bool) -> None:
        self.bold = bold

    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move | None:
        hand = Counter(view.hand)
        standing = {offer.number: offer for offer in view.offers}
        for move in moves:
            if isinstance(move, Accept):
                offer = standing[move.offer]
                if worth(hand - Counter(offer.want) + Counter(offer.give)) > worth(hand):
                    return move
        mine = [offer for offer in view.offers if offer.seat == view.seat]
        kinds = sorted(hand, key=lambda ware: (hand[ware], ware.value))
        if not self.bold or mine or len(kinds) < 2:
            return None
        return Offer((kinds[0],), (kinds[-1],))


GAME = Bazaar()
