"""The laboratory with a game in which several are asked at once, with more moves than can be read one by one."""

from typing import Any

from chaudron import bots
from chaudron.bots.table import play
from chaudron.kernel.match import Match
from chaudron.lab.arena import derived
from chaudron.lab.clients import Question
from chaudron.lab.playthrough import playthrough
from chaudron.texts import texts
from tests.laws import posy


def played() -> Match[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match(posy.GAME, 3, seed=bytes(32))
    play(match, {seat: bots.make("random", posy.GAME) for seat in range(3)}, derived("bots"))
    return match


def test_bots_play_to_the_end() -> None:
    match = played()
    assert match.outcome is not None
    assert match.step == 3 * posy.ROUNDS


def test_a_playthrough_tells_a_combination_in_a_line() -> None:
    told = playthrough(played(), texts("en", posy.GAME))
    assert "   ? 792 choices: any 5 of anise, basil, chervil, dill, elder, fennel, garlic, hyssop, ivy," in told
    assert len(told) < 20_000
    assert "posy (5): " in told.lower(), "pieces are said with their facts"


def test_a_scripted_client_makes_a_move_of_a_combination() -> None:
    match: Match[Any, Any, Any] = Match(posy.GAME, 2, seed=bytes(32))
    combination = posy.GAME.combination(match.view(0), match.questions()[0].ask)
    move = Question(0, [], combination).move()
    assert move["type"] == "gather"
    assert len(move["herbs"]) == 5
