"""Games that tell what a seat cannot know: they break view, moves or silence."""

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from chaudron.kernel.advice import Advice, AnyAdvice
from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Event, IllegalMove, Move, News, Reason, Revealing, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Scene
from tests.laws import toy
from tests.laws.culprits import CHAOS
from tests.laws.toy import Drew, DrewRank, Higher, Lay, State, View


class ShowsAHand(Higher):
    """Breaks view: a seat's view holds a card of the next hand, which it cannot know."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        hidden = state.hands[0 if seat is None else (seat + 1) % len(state.hands)]
        return msgspec.structs.replace(view, stock=view.stock + 100 * sum(hidden))

    def imagine(self, view: View, rng: Rng) -> State:
        return super().imagine(msgspec.structs.replace(view, stock=view.stock % 100), rng)


class ForgetsLaidCards(Higher):
    """Breaks view: imagines cards that everyone has seen elsewhere."""

    def imagine(self, view: View, rng: Rng) -> State:
        state = super().imagine(view, rng)
        for pile in state.laid:
            pile[:] = [7 - rank for rank in pile]
        return state


class ImaginesWhatOthersLaid(Higher):
    """Breaks view: a seat's view has only what it has laid itself, so it imagines the rest, though everybody has seen it."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        seen = tuple(pile if seat in (None, other) else (0,) * len(pile) for other, pile in enumerate(view.laid))
        return msgspec.structs.replace(view, laid=seen)

    def imagine(self, view: View, rng: Rng) -> State:
        known = [rank for pile in view.laid for rank in pile if rank]
        unseen = list((Counter(toy.DECK) - Counter([*view.hand, *known])).elements())
        rng.shuffle(unseen)
        laid = [[rank or unseen.pop() for rank in pile] for pile in view.laid]
        return super().imagine(msgspec.structs.replace(view, laid=tuple(tuple(pile) for pile in laid)), rng)

    def scene(self, view: View) -> Scene:
        return super().scene(msgspec.structs.replace(view, laid=tuple(tuple(rank or 1 for rank in pile) for pile in view.laid)))


class ImaginesMoreCards(Higher):
    """Breaks view: the imagined stock has one more card for everybody to draw later."""

    def imagine(self, view: View, rng: Rng) -> State:
        state = super().imagine(view, rng)
        state.stock = [7 - rank for rank in state.stock]
        return state


class RemembersNoCards(Higher):
    """Breaks silence: everybody is told which card was laid, and only how many there are is in the view."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, laid=tuple((0,) * len(pile) for pile in view.laid))

    def imagine(self, view: View, rng: Rng) -> State:
        unseen = list((Counter(toy.DECK) - Counter(view.hand)).elements())
        rng.shuffle(unseen)
        laid = tuple(tuple(unseen.pop() for _ in pile) for pile in view.laid)
        return super().imagine(msgspec.structs.replace(view, laid=laid), rng)

    def scene(self, view: View) -> Scene:
        return super().scene(msgspec.structs.replace(view, laid=tuple((1,) * len(pile) for pile in view.laid)))


class ReshufflesHands(Higher):
    """Breaks view: a reshuffled state has other hands."""

    def reshuffled(self, state: State, rng: Rng) -> State:
        found = super().reshuffled(state, rng)
        found.hands.reverse()
        return found


class ForbidsByHiddenCards(Higher):
    """Breaks moves: a rank may not be laid while the next seat secretly holds it."""

    def moves(self, state: State, seat: Seat) -> Sequence[Lay]:
        moves = super().moves(state, seat)
        return [move for move in moves if move.rank not in state.hands[(seat + 1) % len(state.hands)]] or moves


class AsksByHiddenCards(Higher):
    """Breaks moves: who is asked shows who holds the highest card."""

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        asks = super().asks(state)
        return asks and {max(range(len(state.hands)), key=lambda seat: (max(state.hands[seat], default=0), -seat)): toy.LayOne()}

    def moves(self, state: State, seat: Seat) -> Sequence[Lay]:
        return [Lay(rank) for rank in sorted(set(state.hands[seat]))]


class RefusesTalkatively(Higher):
    """Breaks moves: a refusal tells who holds the card."""

    def check(self, state: State, seat: Seat, move: Lay) -> None:
        if seat != state.turn or move.rank not in state.hands[seat]:
            holders = "".join(str(other) for other, hand in enumerate(state.hands) if move.rank in hand)
            raise IllegalMove("not-held", rank=move.rank, holders=holders)


class Guess(Move, frozen=True):
    rank: int


class GuessesTheStock(Higher):
    """Breaks moves: a move too rare to list is legal only if the top of the stock is what it says."""

    def __init__(self) -> None:
        super().__init__(msgspec.structs.replace(toy.ABOUT, moves=(Lay, Guess), unlisted=(Guess,)))

    def check(self, state: State, seat: Seat, move: Move) -> None:
        if isinstance(move, Lay):
            super().check(state, seat, move)
        elif not isinstance(move, Guess) or not state.stock or state.stock[-1] != move.rank:
            raise IllegalMove("not-held", rank=0)


class Announced(Event, frozen=True):
    seat: Seat
    rank: int


class TellsEverybody(Higher):
    """Breaks silence: a bystander hears which card was drawn."""

    def draw(self, state: State, seat: Seat, story: list[News]) -> None:
        super().draw(state, seat, story)
        story[:] = [News(Announced(item.event.seat, item.event.rank)) if isinstance(item.event, DrewRank) else item for item in story]


class ForgetsTheHearer(Higher):
    """Breaks silence: the card drawn is told to all, in an event that may reveal."""

    def draw(self, state: State, seat: Seat, story: list[News]) -> None:
        super().draw(state, seat, story)
        story[:] = [News(item.event) for item in story]


class OpenView(View, frozen=True, kw_only=True):
    everything: tuple[tuple[int, ...], ...] = ()
    order: tuple[int, ...] = ()


class GlassTable(Higher):
    """Breaks silence: the view shows all hands and the stock, and what is imagined believes it."""

    def __init__(self, *, open: bool = False) -> None:
        super().__init__(msgspec.structs.replace(toy.ABOUT, view=OpenView, open=open))

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        known = {field: getattr(view, field) for field in view.__struct_fields__}
        return OpenView(**known, everything=tuple(tuple(hand) for hand in state.hands), order=tuple(state.stock))

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, OpenView)
        hands = [list(hand) for hand in view.everything]
        return State(view.options, hands, [list(pile) for pile in view.laid], list(view.order), view.turn)


class LoudDeal(Higher):
    """Breaks silence: the opening tells everybody every hand."""

    def start(self, seats: int, options: AnyOptions, rng: Rng, news: list[News] | None = None) -> State:
        state = super().start(seats, options, rng, news)
        if news is not None:
            news += [News(toy.Laid(seat, rank)) for seat, hand in enumerate(state.hands) for rank in hand]
        return state


class LoudShuffle(Higher):
    """Breaks silence: what a fresh shuffle put on top is told to all."""

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        super().apply(state, seat, move, rng, news)
        rng.shuffle(state.stock)
        if news is not None and state.stock:
            news.append(News(toy.Laid(seat, state.stock[-1])))


class WhispersOfSeatOne(Higher):
    """Breaks silence: only what one seat does tells of the stock."""

    def draw(self, state: State, seat: Seat, story: list[News]) -> None:
        super().draw(state, seat, story)
        if seat == 1 and state.stock:
            story.append(News(toy.Laid(seat, state.stock[-1])))


class TellsByHiddenCards(Higher):
    """Breaks silence: how often a bystander hears something depends on a hidden hand."""

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        super().apply(state, seat, move, rng, news)
        if news is not None and 6 in state.hands[(seat + 1) % len(state.hands)]:
            news.append(News(Drew(seat)))


class TurnsByHiddenCards(Higher):
    """Breaks silence: who comes next is decided by a hidden hand, and nobody was told why."""

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        super().apply(state, seat, move, rng, news)
        if any(state.hands):
            state.turn = max(range(len(state.hands)), key=lambda other: (sum(state.hands[other]), other))


class Skipped(Revealing, frozen=True):
    seat: Seat


class SkipsTheSixless(Higher):
    """Breaks silence: whoever holds no six is skipped aloud, so being asked tells that one does; nothing says that it tells anything."""

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        super().apply(state, seat, move, rng, news)
        if 6 not in state.hands[state.turn] and state.hands[seat]:
            if news is not None:
                news.append(News(Skipped(state.turn)))
            state.turn = seat


class SkipsTheSixlessOpenly(SkipsTheSixless):
    """Keeps silence: it says that being asked tells something."""

    def reveals(self, state: State) -> bool:
        return 6 in state.hands[state.turn]


class Fickle(Bot[Lay, View]):
    """A bot that decides by something else than what it is given."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Lay], rng: Rng) -> Lay:
        return CHAOS.choice(moves)


class AdvisedByFickle(Higher):
    """Breaks silence: its bot does not decide by its view alone."""

    def heuristic(self) -> Bot[Lay, View]:
        return Fickle()


class Beats(Reason, frozen=True):
    rank: int


class ReasonsByHiddenCards(Higher):
    """Breaks silence: it justifies a move with the hand of another seat, which it has remembered."""

    def __init__(self) -> None:
        super().__init__(msgspec.structs.replace(toy.ABOUT, reasons=(Beats,)))
        self.state: State | None = None

    def moves(self, state: State, seat: Seat) -> Sequence[Lay]:
        self.state = state
        return super().moves(state, seat)

    def reasons(self, view: View, ask: Ask, move: Lay) -> tuple[Reason, ...]:
        assert self.state is not None
        return tuple(Beats(rank) for seat, hand in enumerate(self.state.hands) for rank in hand if seat != view.seat)


class RefusesTouchesByHiddenCards(Higher):
    """Breaks silence: what a wrong touch means is taken from the hand of another seat, which it has remembered."""

    def view(self, state: State, seat: Seat | None) -> View:
        self.state = state
        return super().view(state, seat)

    def meant(self, view: View, touches: Sequence[str]) -> Lay | None:
        return next((Lay(10 + rank) for seat, hand in enumerate(self.state.hands) for rank in hand if seat != view.seat), None)


class Hindsight(Bot[Lay, View]):
    """A bot that decides honestly and advises by chance."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Lay], rng: Rng) -> Lay:
        return moves[0]

    def advise(self, view: View, ask: Ask, moves: Sequence[Lay], rng: Rng) -> list[AnyAdvice]:
        return [Advice(moves[0], CHAOS.random())]


class AdvisedByHindsight(Higher):
    """Breaks silence: its bot does not advise by its view alone."""

    def heuristic(self) -> Bot[Lay, View]:
        return Hindsight()
