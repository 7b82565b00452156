"""A bot that sees everything stays in the lab."""

import inspect
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chaudron import bots, games
from chaudron.bots.following import Following
from chaudron.bots.table import play
from chaudron.kernel.bot import Guide
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup
from chaudron.kernel.rng import Rng
from chaudron.lab import oracle
from chaudron.lab.arena import Plan, by_deal, derived, play_all, player
from chaudron.lab.figures import Figures

SEARCHED = [name for name in games.names() if not games.load(name).about.market]
MARKETS = [name for name in games.names() if name not in SEARCHED]


def begun(name: str, decisions: int) -> Match[Any, Any, Any]:
    """A match after some random decisions."""
    game = games.load(name)
    match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=derived(name))
    rng = Rng(b"moves")
    for _ in range(decisions):
        seat = min(match.questions())
        match.play(seat, rng.choice(match.moves(seat)))
    return match


@pytest.mark.parametrize("decisions", [0, 1, 9])
@pytest.mark.parametrize("name", games.names())
def test_the_state_is_rebuilt_from_the_record(name: str, decisions: int) -> None:
    match = begun(name, 0 if games.load(name).about.market else decisions)
    state = oracle.state_of(match.game, match.record())
    for seat in (*range(match.seats), None):
        assert match.game.view(state, seat) == match.view(seat)
    assert match.game.asks(state) == {seat: question.ask for seat, question in match.questions().items()}


@pytest.mark.parametrize("decisions", [0, 1, 9])
@pytest.mark.parametrize("name", SEARCHED)
def test_it_chooses_a_legal_move_and_the_match_does_not_notice(name: str, decisions: int) -> None:
    match = begun(name, decisions)
    before = match.record(), [match.view(seat) for seat in range(match.seats)]
    for seat, question in match.questions().items():
        seer = player("oracle:20", match)
        move = seer.choose(match.view(seat), question.ask, match.moves(seat), Rng(b"draws"))
        assert move in match.moves(seat)
        assert seer.choose(match.view(seat), question.ask, match.moves(seat), Rng(b"draws")) == move
    assert (match.record(), [match.view(seat) for seat in range(match.seats)]) == before


def test_it_finishes_a_game_of_every_kind() -> None:
    for name in SEARCHED:
        match = begun(name, 0)
        play(match, {seat: player("oracle:2" if seat == 0 else "random", match) for seat in range(match.seats)}, derived("play"))
        assert match.outcome is not None


def test_to_see_everything_helps() -> None:
    """The same search, with and without."""
    figures = Figures()
    plan = Plan(SEARCHED[0], ("oracle:60", "ismcts:60", "ismcts:60"), {}, 12, seed=0)
    for deal in by_deal(plan, play_all(plan)):
        figures.add(deal)
    assert figures.lines(plan.bots)[0].win_share > 0.6


@pytest.mark.parametrize("name", MARKETS)
def test_in_a_market_it_is_the_strongest_level_with_all_hands_open(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(name, 0)
    game = match.game
    seer = player("oracle", match)
    assert isinstance(seer, oracle.OpenHands)
    seen: list[Any] = []
    decides = seer.bot.choose

    def choose(view: Any, *rest: Any) -> Any:
        seen.append(view)
        return decides(view, *rest)

    monkeypatch.setattr(seer, "bot", SimpleNamespace(choose=choose))
    before = match.record(), [match.view(seat) for seat in range(match.seats)]
    for seat, question in match.questions().items():
        move = seer.choose(match.view(seat), question.ask, match.moves(seat), Rng(b"draws"))
        if move is not None:
            game.check(oracle.state_of(game, match.record()), seat, move)
    assert (match.record(), [match.view(seat) for seat in range(match.seats)]) == before

    def imagined(view: Any) -> list[Any]:
        state = game.imagine(view, Rng(b"dreams"))
        return [game.view(state, seat).hand for seat in range(match.seats)]

    truth = [match.view(seat).hand for seat in range(match.seats)]
    assert [imagined(view) for view in seen] == [truth] * match.seats
    assert all(imagined(match.view(seat)) != truth for seat in range(match.seats)), "what others see less of"


def test_its_guide_passes_on_all_advice() -> None:
    """Whoever gives guides another method gives it to this one, too: otherwise the oracle would search without that advice."""
    own = {name for name, _ in inspect.getmembers(Guide, callable) if not name.startswith("_")}
    assert own == {name for name, member in vars(Following).items() if not name.startswith("_") and callable(member)}
    assert issubclass(oracle.SeeingGuide, Following)


@pytest.mark.parametrize("name", ["oracle:10", "oracle"])
def test_no_table_can_have_it(name: str) -> None:
    for game in games.names():
        with pytest.raises(BadSetup) as refused:
            bots.make(name, games.load(game))
        assert refused.value.reason == "bot"
        assert not any(known.startswith("oracle") for known in bots.known(games.load(game)))


def test_only_the_lab_imports_it() -> None:
    source = Path(oracle.__file__).parents[1]
    naming = {path.relative_to(source).parts[0] for path in source.rglob("*.py") if "oracle" in path.read_text("utf-8")}
    assert naming == {"lab", "cli"}
    imports = [path for path in (source / "cli").glob("*.py") if "import oracle" in path.read_text("utf-8")]
    assert imports == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [("oracle:0", "budget"), ("oracle:-3", "budget"), ("oracle:1s", "budget"), ("oracle:", "budget"), ("oracle", "budget")],
)
def test_a_bad_budget_is_refused(name: str, reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        player(name, begun(SEARCHED[0], 0))
    assert refused.value.reason == reason


def test_a_market_cannot_be_searched() -> None:
    for name in MARKETS:
        with pytest.raises(BadSetup) as refused:
            player("oracle:10", begun(name, 0))
        assert refused.value.reason == "search"
