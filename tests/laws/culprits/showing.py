"""Games that cannot be shown, told or touched: they break json, text or touch."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from chaudron.kernel.model import Ask, Event, Finding, IllegalMove, News, Reason, Seat, Topic
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Combination, Scene
from tests.laws import posy, toy
from tests.laws.posy import Posy
from tests.laws.toy import Higher, Lay, State, View

BARE = Path(toy.ABOUT.folder) / "bare"
"""The toy's texts without its rules pages."""


class SpeaksInLists(Higher):
    """Breaks json: a view that is another value when it comes back."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, hands=list(view.hands))


class Unspoken(Event, frozen=True):
    seat: Seat


class HasNoWords(Higher):
    """Breaks text: an event without a text."""

    def __init__(self) -> None:
        super().__init__(msgspec.structs.replace(toy.ABOUT, events=(*toy.ABOUT.events, Unspoken)))


class Unsaid(Reason, frozen=True):
    rank: int


class HasNoWordsForAReason(Higher):
    """Breaks text: a reason without a text."""

    def __init__(self) -> None:
        super().__init__(msgspec.structs.replace(toy.ABOUT, reasons=(Unsaid,)))


class ReasonsInStrangeWords(Higher):
    """Breaks text: it gives a reason that the game does not declare."""

    def reasons(self, view: View, ask: Ask, move: Lay) -> tuple[Reason, ...]:
        return (Unsaid(move.rank),)


class AsksInSilence(Higher):
    """Breaks text: a topic for studies without a text."""

    def __init__(self) -> None:
        super().__init__(msgspec.structs.replace(toy.ABOUT, topics=(Topic("weather", "once"),)))


class FindsWhatNobodyAsked(Higher):
    """Breaks text: it has something to say on no topic of its own."""

    def findings(self, seats: int, story: Sequence[Event]) -> list[Finding]:
        return [Finding("weather", "", -1)]


class ReasonsInLists(Higher):
    """Breaks json: a reason that is another value when it comes back."""

    def __init__(self) -> None:
        super().__init__(msgspec.structs.replace(toy.ABOUT, reasons=(Unsaid,)))

    def reasons(self, view: View, ask: Ask, move: Lay) -> tuple[Reason, ...]:
        return (Unsaid(str(move.rank)),)  # type: ignore[arg-type]


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
