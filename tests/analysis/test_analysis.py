"""An analysis adds up, is the same each time, tells cards from moves, and can be watched and stopped."""

from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.analysis import Course, analyse, examine, judge_of, summed_up
from chaudron.analysis.account import LEAST_TURN, MOST_TURNS
from chaudron.analysis.model import AnyAnalysis, decode_analysis, decode_parts
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord, BadSetup
from tests.analysis.matches import played
from tests.laws import bazaar

FEW = 96


def brief(match: Match[Any, Any, Any], walks: int = FEW, **rest: Any) -> AnyAnalysis:
    """An analysis that does not take long."""
    return analyse(match, None if match.game.about.market else "ismcts:20", walks=walks, **rest)


@pytest.mark.parametrize("name", games.names())
def test_start_and_cards_and_play_make_the_result(name: str) -> None:
    match = played(name)
    assert match.outcome is not None
    found = brief(match, seats=[0])
    assert len(found.curve) == match.step + 1
    for chances in (found.start, *found.curve):
        assert len(chances) == match.seats and sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
    share = 1 / len(match.outcome.winners)
    assert found.curve[-1] == tuple(share if seat in match.outcome.winners else 0.0 for seat in range(match.seats))
    for account in found.accounts:
        assert account.start + account.cards + account.play == pytest.approx(account.end)
        assert account.end == found.curve[-1][account.seat]
    assert sum(account.cards for account in found.accounts) == pytest.approx(0.0, abs=1e-9)
    assert all(account.cards != 0.0 and account.cards_margin > 0.0 for account in found.accounts)
    assert {decision.seat for decision in found.decisions} == {0}
    assert found.accounts[0].given == pytest.approx(sum(decision.cost for decision in found.decisions))


def test_a_game_against_an_automaton_may_be_lost() -> None:
    match = played("potion-academy", seats=1)
    found = brief(match)
    assert 0.0 < found.start[0] < 1.0
    assert found.curve[-1] == ((1.0,) if match.outcome and match.outcome.winners else (0.0,))


@pytest.mark.parametrize("options", [{}, {"draw_pile": True}])
def test_chance_is_where_cards_are_dealt_or_drawn_and_nowhere_else(options: dict[str, bool]) -> None:
    match = played("poison", options=options)
    course = Course(match)
    dealt = {moment.step for moment in course.moments if any(item.only is not None for item in moment.news)}
    found = {step for step in range(match.step + 1) if examine(course, step, "random", FEW, seats=[]).before is not None}
    assert found <= dealt
    assert len(dealt - found) <= len(dealt) // 10  # the last card of a pile is known before it is drawn
    assert 0 in found and len(found) >= 4


def test_words_change_nothing() -> None:
    match = played("zaubercocktail", "good")
    course = Course(match)
    found = brief(match, seats=[])
    spoken = [moment.step for moment in course.moments if moment.words]
    assert spoken and all(found.curve[step] == found.curve[step - 1] for step in spoken)
    assert not {turn.step for turn in found.turning_points} & set(spoken)


def test_turning_points_are_the_largest_changes() -> None:
    found = brief(played("poison"), seats=[])
    turns = found.turning_points
    assert 1 <= len(turns) <= MOST_TURNS
    assert [turn.step for turn in turns] == sorted(turn.step for turn in turns)
    assert all(max(map(abs, turn.changes)) >= LEAST_TURN for turn in turns)
    assert all(sum(turn.changes) == pytest.approx(0.0, abs=1e-9) for turn in turns)
    assert {turn.cause for turn in turns} <= {"cards", "move"}


def test_the_same_match_always_gets_the_same_analysis() -> None:
    match = played("poison")
    course = Course(match)
    whole = brief(match)
    parts = [examine(course, step, "ismcts:20", FEW) for step in reversed(range(match.step + 1))]
    assert summed_up(match, "ismcts:20", parts[::-1]) == whole


@pytest.mark.parametrize("name", games.names())
def test_an_analysis_survives_a_trip_through_json(name: str) -> None:
    match = played(name)
    found = brief(match, walks=8, seats=[1])
    assert decode_analysis(match.game, msgspec.json.encode(found)) == found
    parts = [examine(Course(match), step, judge_of(match), 8, seats=[]) for step in (0, 1)]
    assert decode_parts(match.game, msgspec.json.encode(parts)) == parts


def test_progress_is_told_and_can_stop_it() -> None:
    match = played("poison")
    told: list[tuple[int, int]] = []

    class Enough(Exception):
        pass

    def progress(done: int, of: int) -> None:
        told.append((done, of))
        if done == 3:
            raise Enough

    with pytest.raises(Enough):
        brief(match, progress=progress)
    assert told == [(step, match.step + 1) for step in range(4)]


def test_a_match_that_has_not_ended_is_refused() -> None:
    with pytest.raises(BadRecord, match="unfinished"):
        analyse(played("poison").copy(10))


def test_a_market_without_a_guide_is_refused() -> None:
    match: Match[Any, Any, Any] = Match(bazaar.GAME, bazaar.GAME.about.seats[0])
    with pytest.raises(BadSetup, match="analysis"):
        judge_of(match)


def test_an_unknown_judge_is_refused() -> None:
    with pytest.raises(BadSetup, match="nobody"):
        judge_of(played("poison").copy(0), "nobody")


def test_the_strongest_level_judges_unless_another_is_named() -> None:
    match = played("poison").copy(0)
    assert judge_of(match) == judge_of(match, "master") == match.game.about.levels["master"]
    assert judge_of(match, "ismcts:7") == "ismcts:7"
