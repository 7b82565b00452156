"""Why the server says no, beside the refusals of rules and records."""

from chaudron.kernel.game import Game
from chaudron.kernel.model import Refusal
from chaudron.server.wire import Refused


class Denied(Refusal):
    """Well-formed, but not for this visitor or not now."""

    kind = "denied"


class Missing(Refusal):
    """There is no such thing here."""

    kind = "missing"


class Busy(Refusal):
    """Too much at once, or the server cannot keep anything just now."""

    kind = "busy"


STATUS = {"missing": 404, "denied": 403, "busy": 429, "stale": 409}


def refused(refusal: Refusal, id: int | None = None) -> Refused:
    """A refusal as it goes over the wire."""
    game = refusal.game.about.name if isinstance(refusal.game, Game) else None
    return Refused(refusal.kind, refusal.reason, refusal.facts, id, game)
