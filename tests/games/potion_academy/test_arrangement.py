"""Beginnings of Potion Academy that were not dealt: what is refused, and that they replay."""

from typing import Any

import pytest

from chaudron.games.potion_academy import GAME
from chaudron.kernel.arrangement import decode_arrangement
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup
from chaudron.kernel.record import decode_record, encode_record
from chaudron.kernel.replay import replay
from chaudron.testing import rng, seed
from tests.games.potion_academy.table import PLAIN, cards, line, place, row, slugs, use

HANDS = [slugs(line(names)) for names in ("left forage, amber salvage", "azure smash", "azure bury, right smash, emerald smash")]
PLACED = [slugs(line(names)) for names in ("hand-3 forage, azure salvage", "emerald bury")]
USED = ["effect:amber-hand-3-forage", "target:emerald-neighbours-bury"]
MINE, AUTOMATON = ["crimson-left-forage"], ["amber-left-salvage", "azure-right-bury", "azure-anyone-salvage"]


def begun(seats: int = 3, **fields: Any) -> Match[Any, Any, Any]:
    arrangement = decode_arrangement(GAME, {"hands": HANDS, "placed": PLACED, **fields})
    return Match(GAME, seats, PLAIN, seed(1), arrangement)


def test_cards_lie_where_the_arrangement_says_and_all_others_under_the_pile() -> None:
    match = begun(used=USED, discarded=slugs(line("crimson salvage")), pile=slugs(line("emerald snatch, azure snatch")), scores=[1, 4])
    view = match.view(0)
    assert (set(view.hand), view.hands, view.turn, view.decides) == (cards("left forage, amber salvage"), (2, 1, 3), 0, 0)
    assert view.placed == (row("hand-3 *forage, azure salvage"), row("emerald *neighbours bury"), ())
    assert (set(view.discarded), view.scores, view.pile) == (cards("crimson salvage"), (1, 4, 0), 18 - 6 - 3 - 1)
    assert match.tally() == Match(GAME, 3).tally()
    match.play(0, place("left forage"))
    match.play(0, use("left forage"))
    assert set(match.view(0).drawn) == cards("emerald snatch, azure snatch")


def test_alone_the_automaton_has_its_cards_too() -> None:
    match = begun(1, hands=[MINE], placed=[[], AUTOMATON], sleeve=slugs(line("azure smash")), scores=[9, 9])
    view = match.view(0)
    assert (view.hands, len(view.placed[1]), view.scores, len(view.sleeve)) == ((1, 1), 3, (9, 9), 1)
    assert match.tally() == Match(GAME, 1).tally()


def test_a_seat_cannot_tell_an_arranged_state_from_an_imagined_one() -> None:
    for match in (begun(used=USED, discarded=slugs(line("crimson salvage"))), begun(1, hands=[MINE], placed=[[], AUTOMATON])):
        view = match.view(0)
        assert GAME.view(GAME.imagine(view, rng()), 0) == view


def test_an_arranged_match_is_marked_and_replays() -> None:
    match = begun(used=USED)
    match.play(0, place("left forage"))
    record = decode_record(encode_record(match.record()))
    assert isinstance(record.arrangement, dict) and record.arrangement["used"] == USED
    assert replay(GAME, record).view(0) == match.view(0)


@pytest.mark.parametrize(
    ("seats", "fields"),
    [
        (3, {"hands": [["violet-left-snatch"], [], []]}),  # not used with three seats
        (3, {"hands": [["amber-left"], [], []]}),
        (3, {"hands": [PLACED[1], [], []]}),
        (3, {"hands": HANDS[:2]}),
        (3, {"hands": [[*HANDS[0], *slugs(line("emerald snatch, azure snatch"))], *HANDS[1:]]}),
        (3, {"placed": [[], [], [], PLACED[0]]}),
        (3, {"placed": [[*PLACED[0], *slugs(line("emerald snatch, azure snatch"))]]}),
        (3, {"used": ["effect:crimson-left-forage"]}),  # in hand
        (3, {"used": [USED[0], USED[0]]}),
        (3, {"sleeve": slugs(line("emerald snatch"))}),
        (3, {"scores": [5]}),
        (3, {"scores": [0, 0, 0, 0]}),
        (3, {"turn": 3}),
        (3, {"first": 3}),
        (1, {"hands": [MINE], "placed": [[], ["none-left-pickpocket"]]}),
        (1, {"hands": [MINE], "placed": [[], [*AUTOMATON, "azure-hand-2-3-smash"]]}),
        (1, {"hands": [MINE], "placed": [[], AUTOMATON], "used": ["effect:amber-left-salvage"]}),
        (1, {"hands": [MINE], "placed": [], "sleeve": slugs(line("azure smash, azure bury, right smash, emerald smash"))}),
        (1, {"hands": [MINE], "placed": [], "turn": 1}),
    ],
)
def test_what_cannot_be_is_refused(seats: int, fields: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refused:
        begun(seats, **fields)
    assert refused.value.reason == "arrangement-field"
