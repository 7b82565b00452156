"""Chaudron: potion-brewing card games with full rules, bots and a laboratory."""

from chaudron import compiled

__version__ = "0.1.0"

compiled.choose()

from chaudron import bots, games  # noqa: E402
from chaudron.bots.adviser import advise  # noqa: E402
from chaudron.bots.ismcts import Search  # noqa: E402
from chaudron.bots.table import play  # noqa: E402
from chaudron.kernel.bot import Bot  # noqa: E402
from chaudron.kernel.floor import Floor  # noqa: E402
from chaudron.kernel.game import Game  # noqa: E402
from chaudron.kernel.match import Match  # noqa: E402
from chaudron.kernel.model import BadRecord, BadSetup, IllegalMove, Malformed, Refusal, Stale  # noqa: E402
from chaudron.kernel.notation import parse_match, parse_move, write_match, write_move  # noqa: E402
from chaudron.kernel.record import decode_move, decode_record, encode_record  # noqa: E402
from chaudron.kernel.replay import reopen, replay  # noqa: E402
from chaudron.kernel.rng import Rng  # noqa: E402

__all__ = [
    "BadRecord",
    "BadSetup",
    "Bot",
    "Floor",
    "Game",
    "IllegalMove",
    "Malformed",
    "Match",
    "Refusal",
    "Rng",
    "Search",
    "Stale",
    "__version__",
    "advise",
    "bots",
    "decode_move",
    "decode_record",
    "encode_record",
    "games",
    "parse_match",
    "parse_move",
    "play",
    "reopen",
    "replay",
    "write_match",
    "write_move",
]
