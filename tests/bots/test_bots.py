"""Bots by name, and the search that works for any game."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from chaudron import advise, bots, games
from chaudron.bots.ismcts import CLOCK_EVERY, FEWEST, Ismcts, Node, Search
from chaudron.bots.table import play
from chaudron.kernel.bot import Guide, rewards
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, News, Outcome, Seat
from chaudron.kernel.rng import FastRng, Rng
from chaudron.lab.arena import derived
from tests.laws.toy import GAME as TOY
from tests.laws.toy import Higher, Lay, Options, State, View

EVERY_GAME = [TOY, *(game for game in map(games.load, games.names()) if not game.about.market)]
"""Every game that can be searched."""


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.about.name)
def test_search_plays_any_game_to_its_end(game: AnyGame) -> None:
    match: Match[Any, Any, Any] = Match(game, game.about.seats[0], seed=bytes(32))
    play(match, {seat: bots.make("ismcts:3", game) for seat in range(match.seats)}, derived("search"))
    assert match.outcome is not None


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.about.name)
def test_the_same_draws_give_the_same_move(game: AnyGame) -> None:
    match: Match[Any, Any, Any] = Match(game, game.about.seats[-1], seed=bytes(32))
    seat = min(match.questions())
    given = match.view(seat), match.questions()[seat].ask, match.moves(seat)
    bot = bots.make("ismcts:40", game)
    chosen = {bot.choose(*given, Rng(bytes(32), step)) for step in (1, 1, 1)}
    assert len(chosen) == 1
    assert {bot.choose(*given, Rng(bytes(32), step)) for step in range(12)} > chosen


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.about.name)
def test_a_search_advises_the_move_it_would_make_first(game: AnyGame) -> None:
    match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=bytes(32))
    seat = min(match.questions())
    given = match.view(seat), match.questions()[seat].ask, match.moves(seat)
    found = bots.make("ismcts:40", game).advise(*given, Rng(bytes(32)))
    assert found[0].move == bots.make("ismcts:40", game).choose(*given, Rng(bytes(32)))
    assert {advice.move for advice in found} <= set(match.moves(seat))
    assert all(advice.chance is not None and 0.0 <= advice.chance <= 1.0 and advice.error > 0.0 for advice in found)


def test_advice_on_a_match_uses_the_view_of_a_seat_and_says_why() -> None:
    match: Match[Any, Any, Any] = Match(games.load("poison"), 4, seed=bytes(32))
    (seat,) = match.questions()
    found = advise(match, seat, "ismcts:60", most=2)
    assert found == advise(match, seat, "ismcts:60", most=2)
    assert len(found) == 2 and all(advice.reasons for advice in found)
    assert advise(match, (seat + 1) % 4) == []


def test_advice_tells_a_won_match_from_a_lost_one() -> None:
    """Both hands are laid to their end, so that only what lies there already decides."""
    chances: dict[int, float] = {}
    for mine, theirs in ((20, 1), (1, 20), (5, 5)):
        state = State(Options(stock=False), [[3, 4], [3, 4]], [[mine], [theirs]], [], 0)
        bot = Ismcts(TOY, simulations=60)
        (found, *_) = bot.advise(TOY.view(state, 0), TOY.asks(state)[0], TOY.moves(state, 0), Rng(bytes(32)))
        chances[mine] = found.chance or 0.0
    assert chances[20] > 0.95 and chances[1] < 0.05
    assert 0.2 < chances[5] < 0.8


def endgame() -> State:
    """Seat 0 holds 1 and 6 and lays one of them; the other hand is empty after one more card: only the sum counts."""
    return State(Options(stock=False), [[1, 6], [3, 4]], [[2], [5]], [1, 2, 3, 4, 5, 6], 0)


class Hasty(Guide[State, Lay, View]):
    """Judges by the cards laid so far, without playing on."""

    def settled(self, state: State) -> bool:
        return len(state.laid[0]) > 1

    def finish(self, state: State, rng: Rng) -> list[float]:
        return [sum(state.laid[0]) / 12, 0.5]


def test_search_finds_the_best_move_by_a_guide_of_its_own() -> None:
    view = TOY.view(endgame(), 0)
    bot = Ismcts(TOY, simulations=60, guide=lambda _view: Hasty(TOY))
    assert bot.choose(view, TOY.asks(endgame())[0], TOY.moves(endgame(), 0), Rng(bytes(32))) == Lay(6)


class Counting(Guide[State, Lay, View]):
    """Counts what the search asks of it."""

    def __init__(self) -> None:
        super().__init__(TOY)
        self.finished = 0
        self.seen: set[Seat] = set()

    def candidates(self, state: State, seat: Seat) -> Sequence[Lay]:
        self.seen.add(seat)
        return super().candidates(state, seat)

    def finish(self, state: State, rng: Rng) -> list[float]:
        self.finished += 1
        return super().finish(state, rng)


def test_a_search_does_as_many_simulations_as_it_is_asked_for() -> None:
    guide = Counting()
    search = Search(TOY, TOY.view(endgame(), 0), guide, FastRng(1))
    search.run(37)
    assert guide.finished == search.simulations == 37
    assert sum(child.visits for child in search.tried()) == 37
    assert guide.seen == {0, 1}


def nodes(node: Node[Lay]) -> list[Node[Lay]]:
    """Return all nodes below this one."""
    below = [child for children in node.children.values() for child in children.values()]
    return [*below, *(found for child in below for found in nodes(child))]


class Partial(Counting):
    """Judges every end to be good for seat 0 and bad for seat 1."""

    def finish(self, state: State, rng: Rng) -> list[float]:
        super().finish(state, rng)
        return [1.0, 0.0]


def test_a_move_is_worth_what_the_end_is_worth_to_the_seat_that_makes_it() -> None:
    search = Search(TOY, TOY.view(endgame(), 0), Partial(), FastRng(1))
    search.run(40)
    found = nodes(search.root)
    assert {node.seat for node in found} == {0, 1}
    assert all(node.reward == (node.visits if node.seat == 0 else 0) for node in found)


def test_a_simulation_adds_at_most_one_node() -> None:
    view = TOY.view(TOY.start(3, Options(), Rng(bytes(32))), 0)
    search = Search(TOY, view, TOY.guide(view), FastRng(1))
    for simulations in range(1, 30):
        search.run(1)
        assert len(nodes(search.root)) <= simulations


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.about.name)
def test_a_search_stops_when_the_answer_cannot_change(game: AnyGame, number: int) -> None:
    """It chooses what it would have chosen with all of its simulations, and stops only once its lead is larger than what is left."""
    state = game.start(game.about.usual, game.about.options(), FastRng(number))
    view = game.view(state, min(game.asks(state)))
    whole = Search(game, view, game.guide(view), FastRng(number))
    whole.run(200)
    search = Search(game, view, game.guide(view), FastRng(number))
    search.run_until_decided(200)
    assert search.best() == whole.best()
    assert search.simulations == 200 or search.lead() > 200 - search.simulations


def test_a_clear_case_takes_fewer_simulations() -> None:
    search = Search(TOY, TOY.view(endgame(), 0), Hasty(TOY), FastRng(1))
    search.run_until_decided(400)
    assert search.simulations < 300
    assert search.best() == Lay(6)


class Relay(Higher):
    """Whoever holds the highest card comes next, so who acts after a move depends on what is imagined."""

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        super().apply(state, seat, move, rng, news)
        state.turn = max(range(len(state.hands)), key=lambda other: max(state.hands[other], default=0))


def test_a_search_keeps_apart_what_different_seats_do() -> None:
    relay = Relay()
    view = relay.view(relay.start(3, Options(), Rng(bytes(32))), 0)
    search = Search(relay, view, relay.guide(view), FastRng(1))
    search.run(300)
    several = 0
    for child in search.tried():
        for seat, children in child.children.items():
            assert {grandchild.seat for grandchild in children.values()} == {seat}
        several += len(child.children) > 1
    assert several


@pytest.mark.parametrize(("simulations", "seconds"), [(0, 0.0), (-5, 0.1), (5, 0.1), (5, 9e9), (0, -1.0)])
def test_a_search_takes_one_sensible_budget(simulations: int, seconds: float) -> None:
    with pytest.raises(ValueError, match="either"):
        Ismcts(TOY, simulations=simulations, seconds=seconds)


def test_a_time_budget_ends_a_search() -> None:
    match: Match[Any, Any, Any] = Match(TOY, 3, seed=bytes(32))
    start = perf_counter()
    Ismcts(TOY, seconds=0.02).choose(match.view(0), match.questions()[0].ask, match.moves(0), Rng(bytes(32)))
    assert perf_counter() - start >= 0.02


@pytest.mark.parametrize("bot", [Ismcts(TOY, simulations=100_000), Ismcts(TOY, seconds=3600.0)])
def test_a_search_can_be_cut_short_but_not_to_nothing(bot: Ismcts[Any, Any]) -> None:
    bot.spent = lambda: True
    view = TOY.view(TOY.start(3, Options(), Rng(bytes(32))), 0)
    assert FEWEST <= bot.search(view, Rng(bytes(32))).simulations < FEWEST + CLOCK_EVERY


@pytest.mark.parametrize(("name", "number"), [("ismcts:300", 300), ("ismcts:1s", 0), ("random", 0), ("mine:300", 0)])
def test_the_name_of_a_search_says_its_number_of_simulations(name: str, number: int) -> None:
    assert bots.simulations(name) == number


def test_rewards_go_by_rank_and_suit_any_number_of_seats() -> None:
    assert rewards(Outcome((9, 5, 5, 1), (0, 1, 1, 3), (0,))) == [1.0, 0.5, 0.5, 0.0]
    assert rewards(Outcome((4,) * 7, (0,) * 7, tuple(range(7)))) == [0.5] * 7
    assert rewards(Outcome((3,), (0,), (0,))) == [1.0]
    assert rewards(Outcome((3,), (0,), ())) == [0.0]


def test_an_installed_package_offers_its_bot(tmp_path: Path) -> None:
    info = tmp_path / "thinker-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: thinker\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[chaudron.bots]\nthinker = thinker:make\n")
    (tmp_path / "thinker.py").write_text("from chaudron import bots\n\n\ndef make(game):\n    return bots.make('ismcts:2', game)\n")
    imports = "import sys; sys.path[:0] = sys.argv[1:]; from chaudron import bots; from tests.laws.toy import GAME"
    code = f"{imports}; print(bots.make('thinker', GAME).simulations)"
    command = [sys.executable, "-c", code, str(tmp_path), str(Path(__file__).parents[2])]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "2\n"


@pytest.mark.parametrize("name", ["", "clever", "random:3", "heuristic:1", "Random"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        bots.make(name, TOY)
    assert (refused.value.reason, refused.value.facts["bot"]) == ("bot", name)


def test_a_game_without_a_heuristic_has_no_heuristic_bot() -> None:
    with pytest.raises(BadSetup):
        bots.make("heuristic", TOY)


@pytest.mark.parametrize(
    "name", ["ismcts", "ismcts:", "ismcts:0", "ismcts:-1", "ismcts:many", "ismcts:0s", "ismcts:nans", "ismcts:infs", "ismcts:1.5"]
)
def test_a_search_needs_a_budget(name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        bots.make(name, TOY)
    assert refused.value.reason == "budget"
