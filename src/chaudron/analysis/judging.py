"""Decisions, judged by what a seat knew: what a bot would have done, and how much worse the move was that was made.

A search looks for the bot's move. Then the bot's move and the move that was made are searched again, each as often as the other and on the
same draws, so that a move is neither called bad because the first search has hardly looked at it, nor called best because that search was
lucky with it.
"""

from collections.abc import Sequence
from hashlib import sha256
from math import hypot, sqrt
from typing import Final

from msgspec.structs import replace

from chaudron import bots
from chaudron.analysis.course import Course, Moment
from chaudron.analysis.model import AnyDecision, Decision, Verdict
from chaudron.bots import Ismcts
from chaudron.bots.following import walks_after
from chaudron.kernel.advice import SURE, AnyAdvice, estimate
from chaudron.kernel.bot import advise
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Ask, Move, View
from chaudron.kernel.rng import Rng

CLEAR: Final = 0.08
"""How much chance to win a move must cost to be called a clear mistake."""
SLIGHT: Final = 0.03
"""How much it must cost to be called a slip."""
MOST: Final = 60
"""The number of moves that a bot without a search is asked about."""
SEED: Final = sha256(b"chaudron analysis").digest()
"""The same draws for everybody, so that the same match always gets the same analysis."""


def judged(course: Course, moment: Moment, bot: str) -> AnyDecision | None:
    """Return what a bot thinks of the move of a step; None if nothing was decided or the bot has no opinion on it.

    Mere words are not judged, nor what the house did, nor that somebody kept silent."""
    game, move = course.game, moment.move
    if move is None or moment.words or isinstance(move, game.about.house):
        return None
    earlier = course.moments[moment.step - 1]
    view, ask = game.view(earlier.state, moment.seat), earlier.questions[moment.seat].ask
    moves = game.moves(earlier.state, moment.seat)
    if len(moves) == 1 and ask.must:
        return None
    return compared(game, view, ask, moves, move, bot, moment.step)


def compared(game: AnyGame, view: View, ask: Ask, moves: Sequence[Move], move: Move, bot: str, step: int) -> AnyDecision | None:
    """Return the judgement of a move in a question."""
    assert view.seat is not None
    mind = bots.make(bot, game)
    found = advise(game, mind, view, ask, moves, Rng(SEED, step), MOST)
    best = found[0]
    made = next((each for each in found if each.move == move), None)
    if best.move == move:
        return Decision(step, view.seat, best, None, 0.0, 0.0, "same")
    if isinstance(mind, Ismcts) and best.move is not None:
        walks = [
            walks_after(game, view, each, mind.simulations, sha256(SEED + step.to_bytes(8, "big")).digest()) for each in (best.move, move)
        ]
        best, made = replace(estimate(best.move, walks[0]), reasons=best.reasons), estimate(move, walks[1])
        cost, error = paired(walks[0], walks[1])
    elif made is None or made.chance is None or best.chance is None:
        return None
    else:
        cost, error = best.chance - made.chance, hypot(made.error, best.error)
    made = replace(made, reasons=game.reasons(view, ask, move))
    return Decision(step, view.seat, made, best, cost, error, verdict(cost, error))


def paired(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """Return the mean difference of walks on the same draws, and its standard error."""
    differences = [one - two for one, two in zip(better, worse, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    return mean, sqrt(sum([(each - mean) ** 2 for each in differences]) / count / max(1, count - 1))


def verdict(cost: float, error: float) -> Verdict:
    """Return what a cost means; a move is only called worse if it is more than the cost may be off."""
    if cost < max(SLIGHT, SURE * error):
        return "fine"
    return "mistake" if cost >= CLEAR else "slip"


def clearly_worse(made: AnyAdvice, best: AnyAdvice) -> bool:
    """Whether a move is a clear mistake, by two chances that were estimated on their own."""
    if made.chance is None or best.chance is None:
        return False
    return verdict(best.chance - made.chance, hypot(made.error, best.error)) == "mistake"
