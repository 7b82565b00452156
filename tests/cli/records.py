"""Records for the tests."""

import json
from collections.abc import Callable
from pathlib import Path

from chaudron import games
from chaudron.kernel.match import Match
from chaudron.kernel.record import encode_record

GAME = games.names()[0]


def record_file(folder: Path, change: Callable[[dict[str, object]], object] = lambda data: None) -> Path:
    """A record of a few moves, damaged as asked."""
    match = Match(games.load(GAME), 4, seed=bytes(32))
    for _ in range(5):
        (seat,) = match.questions()
        match.play(seat, match.moves(seat)[0])
    data = json.loads(encode_record(match.record()))
    change(data)
    file = folder / "record.json"
    file.write_text(json.dumps(data))
    return file
