"""The laws can fail: each way of breaking a small honest game is caught by the law it breaks."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import pytest

from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Event, IllegalMove, News, Outcome, Seat
from chaudron.kernel.rng import Rng
from chaudron.testing import LAWS, Broken, Setting, option_sets, settings
from tests.laws import toy
from tests.laws.toy import GAME, Drew, DrewRank, Higher, Lay, Options, State, View

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


class RefusesWithoutWords(Higher):
    """Breaks text: a refusal whose text lacks a fact."""

    def check(self, state: State, seat: Seat, move: Lay) -> None:
        if move.rank not in state.hands[seat]:
            raise IllegalMove("not-held")


class LooksAlike(Higher):
    """Breaks touch: all moves are chosen by touching the same thing."""

    def touches(self, view: View, move: Lay) -> tuple[str, ...]:
        return (f"rank:{view.hand[0]}",)


class TouchesNothing(Higher):
    """Breaks touch: what is touched is not on the table."""

    def touches(self, view: View, move: Lay) -> tuple[str, ...]:
        return (f"nowhere:{move.rank}",)


BROKEN: list[tuple[str, type[Higher]]] = [
    ("replay", DealsByChance),
    ("copy", SharesHands),
    ("view", ShowsAHand),
    ("view", ForgetsLaidCards),
    ("moves", ForbidsByHiddenCards),
    ("moves", AsksByHiddenCards),
    ("check", ChecksNothing),
    ("check", RefusesSixes),
    ("end", EndsTwice),
    ("end", NeverEnds),
    ("end", CrownsTheLast),
    ("json", SpeaksInLists),
    ("whole", LosesCards),
    ("silence", TellsEverybody),
    ("silence", ForgetsTheHearer),
    ("silence", TellsByHiddenCards),
    ("silence", TurnsByHiddenCards),
    ("silence", AdvisedByFickle),
    ("text", HasNoWords),
    ("text", HasNoRulesPages),
    ("text", RefusesWithoutWords),
    ("touch", LooksAlike),
    ("touch", TouchesNothing),
]


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert {law for law, _ in BROKEN} == set(LAWS)


@pytest.mark.parametrize("setting", settings(GAME, seeds=4), ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_an_honest_game_keeps_every_law(law: str, setting: Setting) -> None:
    LAWS[law](setting)


@pytest.mark.parametrize(("law", "culprit"), BROKEN, ids=lambda value: value if isinstance(value, str) else value.__name__)
def test_a_broken_game_breaks_its_law(law: str, culprit: type[Higher]) -> None:
    with pytest.raises(Broken) as caught:
        LAWS[law](Setting(culprit(), 3, Options(), seeds=6))
    assert caught.value.law == law


def test_a_law_that_compared_nothing_says_so() -> None:
    """A game whose imaginations never allow the move made cannot pass silence by never being tried."""

    class DreamsOfEmptyHands(Higher):
        def check(self, state: State, seat: Seat, move: Lay) -> None:
            raise IllegalMove("not-held", rank=move.rank)

    with pytest.raises(Broken, match="not tried"):
        LAWS["silence"](Setting(DreamsOfEmptyHands(), 3, Options(), seeds=1))


def test_every_option_is_tried() -> None:
    assert option_sets(GAME) == [Options(stock=False), Options(stock=True)]
    assert len(settings(GAME)) == 4
