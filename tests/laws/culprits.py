"""Games that each break a law in one way, made from small honest ones."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Event, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Combination, Scene
from tests.laws import posy, toy
from tests.laws.posy import Posy
from tests.laws.toy import Drew, DrewRank, Higher, Lay, State, View

BARE = Path(toy.ABOUT.folder) / "bare"
"""The toy's texts without its rules pages."""
CHAOS = random.Random(1)
"""A source of chance that no seed governs."""


class DealsByChance(Higher):
    """Breaks replay: what is drawn does not come from the seed."""

    def draw(self, state: State, seat: Seat, story: list[News]) -> None:
        CHAOS.shuffle(state.stock)
        super().draw(state, seat, story)


class SharesHands(Higher):
    """Breaks copy: the copy holds the original's hands."""

    def copy(self, state: State) -> State:
        return State(state.options, state.hands, [list(p) for p in state.laid], list(state.stock), state.turn)


class TurnsTheStock(Higher):
    """Breaks copy: the copy will draw other cards, though nobody can see it yet."""

    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.stock.reverse()
        return twin


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


class ChecksNothing(Higher):
    """Breaks check: whatever is well formed passes, and is played if the hand allows."""

    def check(self, state: State, seat: Seat, move: Lay) -> None:
        pass

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        if move.rank in state.hands[seat]:
            super().apply(state, seat, move, rng, news)


class RefusesSixes(Higher):
    """Breaks check: a listed move is refused."""

    def check(self, state: State, seat: Seat, move: Lay) -> None:
        super().check(state, seat, move)
        if move.rank == 6:
            raise IllegalMove("not-held", rank=6)


class EndsTwice(Higher):
    """Breaks end: there is an outcome while somebody is still asked."""

    def outcome(self, state: State) -> Outcome | None:
        sums = tuple(sum(pile) for pile in state.laid)
        return super().outcome(state) or (Outcome(sums, (0,) * len(sums), tuple(range(len(sums)))) if len(state.laid[0]) == 2 else None)


class NeverEnds(Higher):
    """Breaks end: cards come back to the hand."""

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        state.turn = (seat + 1) % len(state.hands)


class CrownsTheLast(Higher):
    """Breaks end: the winners are not those of the best rank."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and msgspec.structs.replace(outcome, winners=(len(state.hands),))


class SpeaksInLists(Higher):
    """Breaks json: a view that is another value when it comes back."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, hands=list(view.hands))


class LosesCards(Higher):
    """Breaks whole: a drawn six falls under the table."""

    def draw(self, state: State, seat: Seat, story: list[News]) -> None:
        super().draw(state, seat, story)
        if 6 in state.hands[seat]:
            state.hands[seat].remove(6)


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


class Fickle(Bot[Lay, View]):
    """A bot that decides by something else than what it is given."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Lay], rng: Rng) -> Lay:
        return CHAOS.choice(moves)


class AdvisedByFickle(Higher):
    """Breaks silence: its bot does not decide by its view alone."""

    def heuristic(self) -> Bot[Lay, View]:
        return Fickle()


class Unspoken(Event, frozen=True):
    seat: Seat


class HasNoWords(Higher):
    """Breaks text: an event without a text."""

    def __init__(self) -> None:
        super().__init__(msgspec.structs.replace(toy.ABOUT, events=(*toy.ABOUT.events, Unspoken)))


class HasNoRulesPages(Higher):
    """Breaks text: nobody can read its rules."""

    def __init__(self) -> None:
        super().__init__(msgspec.structs.replace(toy.ABOUT, folder=str(BARE)))


class Farewell(Event, frozen=True):
    seat: Seat


class EndsInStrangeWords(Higher):
    """Breaks text: the very last thing that happens is an event the game does not declare."""

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        super().apply(state, seat, move, rng, news)
        if news is not None and not any(state.hands):
            news.append(News(Farewell(seat)))


class RefusesWithoutWords(Higher):
    """Breaks text: a refusal whose text lacks a fact."""

    def check(self, state: State, seat: Seat, move: Lay) -> None:
        if move.rank not in state.hands[seat]:
            raise IllegalMove("not-held")


class LooksAlike(Higher):
    """Breaks touch: all moves are chosen by touching the same thing."""

    def touches(self, view: View, move: Lay) -> tuple[str, ...]:
        return (f"rank:{view.hand[0]}",)


class BeginsAlike(Higher):
    """Breaks touch: one move is chosen by the beginning of another's touches."""

    def touches(self, view: View, move: Lay) -> tuple[str, ...]:
        return tuple(f"rank:{rank}" for rank in sorted(set(view.hand)) if rank <= move.rank)


class TouchesNothing(Higher):
    """Breaks touch: what is touched is not on the table."""

    def touches(self, view: View, move: Lay) -> tuple[str, ...]:
        return (f"nowhere:{move.rank}",)


def offered(game: Posy, view: posy.View, ask: Ask) -> Combination:
    """What the honest game offers."""
    combination = Posy.combination(game, view, ask)
    assert combination is not None
    return combination


class ForgetsAHerb(Posy):
    """Breaks touch: the combination leaves out what is listed."""

    def combination(self, view: posy.View, ask: Ask) -> Combination | None:
        combination = offered(self, view, ask)
        return msgspec.structs.replace(combination, of=combination.of[1:])


class CombinesWithoutDone(Posy):
    """Breaks touch: what the combination touches is not what its moves touch."""

    def combination(self, view: posy.View, ask: Ask) -> Combination | None:
        return msgspec.structs.replace(offered(self, view, ask), touches=())


class CombinesNothingKnown(Posy):
    """Breaks touch: the combination makes moves of a form that there is not."""

    def combination(self, view: posy.View, ask: Ask) -> Combination | None:
        return msgspec.structs.replace(offered(self, view, ask), kind="scatter")


class ShowsHerbsWithoutNames(Posy):
    """Breaks text: a piece lacks the fact that the text of its face needs."""

    def scene(self, view: posy.View) -> Scene:
        scene = super().scene(view)
        bare = [
            msgspec.structs.replace(zone, pieces=tuple(msgspec.structs.replace(piece, facts={}) for piece in zone.pieces))
            for zone in scene.zones
        ]
        return msgspec.structs.replace(scene, zones=tuple(bare))


class ShowsWhatItNeverDeclared(Posy):
    """Breaks json: a scene tells a figure of which `About` knows nothing."""

    def scene(self, view: posy.View) -> Scene:
        return msgspec.structs.replace(super().scene(view), facts={"round": view.round})


class HasAnUnknownPlace(Posy):
    """Breaks json: a zone is none of those that `About` names."""

    def scene(self, view: posy.View) -> Scene:
        scene = super().scene(view)
        return msgspec.structs.replace(scene, zones=(msgspec.structs.replace(scene.zones[0], name="shed"), *scene.zones[1:]))


class CallsHerbsByOtherNames(Posy):
    """Breaks json: a fact is none of the keys that it is declared to be."""

    weed: Mapping[str, object] = {"facts": {"name": "weed"}}

    def scene(self, view: posy.View) -> Scene:
        scene = super().scene(view)
        garden, *others = scene.zones
        pieces = (msgspec.structs.replace(garden.pieces[0], **self.weed), *garden.pieces[1:])
        return msgspec.structs.replace(scene, zones=(msgspec.structs.replace(garden, pieces=pieces), *others))


class HasAnUnknownFace(CallsHerbsByOtherNames):
    """Breaks json: a piece shows a face that `About` does not name."""

    weed: Mapping[str, object] = {"face": "weed"}
