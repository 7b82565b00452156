"""Finished matches, with and without planted blunders."""

from typing import Any, NamedTuple

from chaudron import bots, games
from chaudron.bots.following import walks_after
from chaudron.kernel.bot import decide
from chaudron.kernel.floor import Floor
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, Move, Seat
from chaudron.kernel.rng import Rng
from chaudron.lab.arena import derived

SEARCHED = [name for name in games.names() if not games.load(name).about.market]
TERRIBLE = 0.2
"""How much chance to win a planted blunder costs."""
CONSIDERED = 300


class Blunder(NamedTuple):
    """A planted move: who made it, in which step."""

    step: int
    seat: Seat
    move: Move


def played(
    name: str, bot: str = "heuristic", number: int = 0, seats: int | None = None, options: dict[str, bool] | None = None
) -> Match[Any, Any, Any]:
    """A match between bots of one kind."""
    game = games.load(name)
    match: Match[Any, Any, Any] = Match(game, seats or game.about.usual, game.about.options(**(options or {})), derived("analysed", number))
    finish(match, bot, number)
    return match


def finish(match: Match[Any, Any, Any], bot: str, number: int) -> None:
    """Let bots play a match to its end."""
    player = bots.make(bot, match.game)

    def choose(seat: Seat, ask: Ask, draws: Rng) -> Any:
        return decide(player, match.view(seat), ask, match.moves(seat), draws)

    floor = Floor(derived("bots", number), match.step)
    while match.outcome is None:
        for seat, move in floor.next(match, choose):
            match.play(seat, move)


def terrible(match: Match[Any, Any, Any], seat: Seat) -> Move | None:
    """The worst move of a seat, if it is a blunder, by draws that no analysis uses."""
    game, view, moves = match.game, match.view(seat), list(match.moves(seat))
    if not 1 < len(moves) <= 40:
        return None
    ask = match.questions()[seat].ask
    best, *others = bots.make(f"ismcts:{CONSIDERED}", game).advise(view, ask, moves, Rng(derived("planting")))
    if not others or best.move is None:
        return None
    worst = min(others, key=lambda advice: advice.chance or 0.0).move
    assert worst is not None
    good, bad = [sum(walks_after(game, view, move, CONSIDERED, derived("planted"))) / CONSIDERED for move in (best.move, worst)]
    return worst if good - bad >= TERRIBLE else None


def blundered(name: str, number: int = 0) -> tuple[Match[Any, Any, Any], Blunder]:
    """A match between sensible bots, one of whom blunders once, as soon as a decision late in the match allows it."""
    game = games.load(name)
    sensible = played(name, "heuristic", number)
    match = sensible.copy(sensible.step // 2)
    player = bots.make("heuristic", game)
    while match.outcome is None:
        seat, question = next(iter(match.questions().items()))
        move = terrible(match, seat)
        if move is not None:
            match.play(seat, move)
            blunder = Blunder(match.step, seat, move)
            finish(match, "heuristic", number)
            return match, blunder
        match.play(seat, decide(player, match.view(seat), question.ask, match.moves(seat), Rng(derived("on", match.step))))
    raise AssertionError("nobody could blunder")
