"""The levels: names that are bots everywhere, and amounts of thinking without a clock."""

from collections.abc import Sequence
from typing import Any

import pytest

from chaudron import bots, games
from chaudron.bots import Hasty, Ismcts, Musing, ismcts
from chaudron.bots.levels import LEVELS, bot_of
from chaudron.bots.table import play
from chaudron.kernel.bot import AnyBot, Bot
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, Seat
from chaudron.kernel.rng import Rng
from chaudron.lab.arena import Plan, derived, prepare
from tests.laws.toy import GAME as TOY
from tests.laws.toy import Higher, Lay, View

EVERY_GAME = [TOY, *map(games.load, games.names())]
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.about.name)
every_level = pytest.mark.parametrize("level", LEVELS)
SEARCHED = 20
"""As many simulations as a test has time for."""


class Highest(Bot[Lay, View]):
    """Lays its highest card, of those it sees."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Lay], rng: Rng) -> Lay:
        return max(moves, key=lambda move: move.rank)


class Sensible(Higher):
    """A game with a sensible player and nothing else."""

    def heuristic(self) -> Bot[Lay, View]:
        return Highest()


def thinks(bot: AnyBot) -> list[Ismcts[Any, Any]]:
    """Return the searches of a bot."""
    return [one for one in (bot, bot.search if isinstance(bot, Musing) else None) if isinstance(one, Ismcts)]


def brought_forward(level: str, game: AnyGame) -> AnyBot:
    """Return a bot of a level that thinks no longer than a test may."""
    bot = bots.make(level, game)
    for search in thinks(bot):
        search.simulations = min(search.simulations, SEARCHED)
    return bot


@every_game
@every_level
def test_a_level_is_the_name_of_a_bot(game: AnyGame, level: str) -> None:
    assert type(bots.make(level, game)) is type(bots.make(bot_of(level, game), game))
    assert level in bots.known(game)


@pytest.mark.parametrize("name", games.names())
def test_levels_can_be_simulated_beside_other_bots(name: str) -> None:
    game, _ = prepare(Plan(name, ("master", "brewer", "apprentice", "heuristic"), {}, 1, 0))
    assert game.about.name == name


@every_game
@every_level
def test_a_level_thinks_a_number_of_simulations_and_reads_no_clock(game: AnyGame, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_clock() -> float:
        raise AssertionError("a level reads the clock")

    monkeypatch.setattr(ismcts, "perf_counter", no_clock)
    assert all(search.simulations > 0 and search.seconds == 0 for search in thinks(bots.make(level, game)))
    match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=bytes(32))
    bot = brought_forward(level, game)
    for step in range(8):
        seat = min(match.questions())
        bot.choose(match.view(seat), match.questions()[seat].ask, match.moves(seat), Rng(bytes(32), step))


def test_a_search_for_seconds_does_read_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the test above can fail."""
    read: list[int] = []

    def clock() -> float:
        read.append(1)
        return float(len(read))

    monkeypatch.setattr(ismcts, "perf_counter", clock)
    match: Match[Any, Any, Any] = Match(TOY, 3, seed=bytes(32))
    Ismcts(TOY, seconds=2.0).choose(match.view(0), match.questions()[0].ask, match.moves(0), Rng(bytes(32)))
    assert read


@every_game
@every_level
def test_the_same_view_and_draws_give_the_same_move(game: AnyGame, level: str) -> None:
    """Wherever a bot of that level is asked in a match; a state imagined from its view is as good as the true one."""
    match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=bytes(32))
    asked = 0

    class Twice(Bot[Any, Any]):
        def choose(self, view: Any, ask: Ask, moves: Sequence[Any], rng: Rng) -> Any:
            nonlocal asked
            asked += 1
            first, second = (brought_forward(level, game).choose(view, ask, moves, Rng(bytes(32), asked)) for _ in range(2))
            assert first == second
            return first

    others: dict[Seat, AnyBot] = {seat: bots.make("random", game) for seat in range(1, match.seats)}
    play(match, {0: Twice(), **others}, derived("alike"))
    assert asked


def test_a_game_that_only_has_a_sensible_player_has_all_levels() -> None:
    game = Sensible()
    assert [bot_of(level, game) for level in LEVELS] == [level.bot for level in LEVELS.values()]
    made = [bots.make(level, game) for level in LEVELS]
    assert [type(bot) for bot in made] == [Hasty, Musing, Ismcts]
    match: Match[Any, Any, Any] = Match(game, 3, seed=bytes(32))
    play(match, dict(enumerate(made)), derived("three levels"))
    assert match.outcome is not None


def test_a_hasty_player_overlooks_moves_but_makes_a_sensible_one_of_those_it_sees() -> None:
    match: Match[Any, Any, Any] = Match(Sensible(), 3, seed=bytes(32))
    given = match.view(0), match.questions()[0].ask, match.moves(0)
    best = Highest().choose(*given, Rng(bytes(32)))
    chosen = [Hasty(Highest()).choose(*given, Rng(bytes(32), step)) for step in range(60)]
    assert set(chosen) <= set(given[2])
    assert 30 < chosen.count(best) < 60


def test_a_musing_player_searches_now_and_then() -> None:
    """Here, it lays the highest card unless it thinks about it."""

    class Lowest(Bot[Lay, View]):
        def choose(self, view: View, ask: Ask, moves: Sequence[Lay], rng: Rng) -> Lay:
            return min(moves, key=lambda move: move.rank)

    match: Match[Any, Any, Any] = Match(TOY, 3, seed=bytes(32))
    given = match.view(0), match.questions()[0].ask, match.moves(0)
    bot = Musing(Highest(), Lowest())
    chosen = [bot.choose(*given, Rng(bytes(32), step)) for step in range(60)]
    assert len(set(chosen)) == 2
    assert 1 < sum(move == min(given[2], key=lambda each: each.rank) for move in chosen) < 20
