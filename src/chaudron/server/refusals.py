"""The refusals of the server, in addition to those of rules and records."""

from typing import Any

from msgspec import UNSET

from chaudron.kernel.game import Game
from chaudron.kernel.match import Match
from chaudron.kernel.model import IllegalMove, Refusal, Seat
from chaudron.kernel.record import decode_move
from chaudron.server.wire import Refused, WhyNot


class Denied(Refusal):
    """Well-formed, but not allowed to this visitor, or not now."""

    kind = "denied"


class Missing(Refusal):
    """The requested thing does not exist."""

    kind = "missing"


class Busy(Refusal):
    """Too many requests, or the server cannot store anything at the moment."""

    kind = "busy"


STATUS = {"missing": 404, "denied": 403, "busy": 429, "stale": 409}


def refused(refusal: Refusal, id: int | None = None) -> Refused:
    """Return a refusal as a wire message."""
    game = refusal.game.about.name if isinstance(refusal.game, Game) else None
    cause = UNSET if refusal.cause is None else refused(refusal.cause)
    return Refused(refusal.kind, refusal.reason, refusal.facts, id, game, cause)


def why_not(match: Match[Any, Any, Any], seat: Seat, message: WhyNot) -> IllegalMove:
    """Return why a seat's touches lead to no move, or why the rules refuse a move."""
    if message.move is None:
        return match.why_not(seat, message.touches)
    return match.refusal(seat, decode_move(match.game, message.move))
