"""The refusals of the server, in addition to those of rules and records."""

from chaudron.kernel.game import Game
from chaudron.kernel.model import Refusal
from chaudron.server.wire import Refused


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
    return Refused(refusal.kind, refusal.reason, refusal.facts, id, game)
