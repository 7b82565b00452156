"""Chaudron: potion-brewing card games with full rules, bots and a laboratory."""

from chaudron import compiled

__version__ = "0.1.0"

compiled.choose()

from chaudron import games  # noqa: E402
from chaudron.bots.adviser import advise  # noqa: E402
from chaudron.kernel.match import Match, replay  # noqa: E402
from chaudron.kernel.model import IllegalMove, Refusal  # noqa: E402
from chaudron.kernel.record import decode_record, encode_record  # noqa: E402
from chaudron.kernel.rng import Rng  # noqa: E402

__all__ = ["IllegalMove", "Match", "Refusal", "Rng", "__version__", "advise", "decode_record", "encode_record", "games", "replay"]
