"""The same match in another process, where strings and objects have other hashes: a deal in the order of a set is another deal there.

A second process of this Python serves all comparisons of this one, and ends with it.
"""

import atexit
import os
import pickle
import subprocess
import sys
from functools import cache
from hashlib import sha256
from typing import IO, Final

from chaudron.kernel.model import News
from chaudron.kernel.rng import SEED_BYTES, Rng
from chaudron.testing.compare import encoded, views
from chaudron.testing.settings import Broken, Setting, random_move

LONGEST: Final = 300
"""The moves that are compared: enough for a second deal in most games."""
OFTEN: Final = 10
"""After so many moves, what everybody knows is compared."""
OTHERS: Final = ("1", "2")
"""Values of PYTHONHASHSEED; the other process has one that this one does not have."""


def same_elsewhere(setting: Setting) -> None:
    """Raise Broken if the same seed and moves lead to something else in a process with other hashes; a class that cannot be imported
    there, such as one inside a function, is left out."""
    try:
        pickled = pickle.dumps(setting)
        again: Setting = pickle.loads(pickled)
    except (AttributeError, TypeError, pickle.PicklingError):
        return
    if again.game.about != setting.game.about or type(setting.game).__module__ == "__main__":
        return
    if told_by(pickled) != story(setting):
        raise Broken(
            "replay",
            "the same seed and moves lead to another match in another process: never deal, list or tell things in the order of a set, "
            "or by hash() or id(); sort them first",
        )


def story(setting: Setting) -> str:
    """Return a digest of random matches, one for each seed: what is told, and what everybody knows."""
    game, found = setting.game, sha256()
    for number in range(setting.seeds):
        rng, seed = setting.rng(number, "elsewhere"), number.to_bytes(SEED_BYTES, "big")
        news: list[News] = []
        state = game.start(setting.seats, setting.options, Rng(seed), news)
        for step in range(LONGEST):
            chosen = random_move(game, state, rng)
            if step % OFTEN == 0 or chosen is None:
                found.update(b"".join([*views(setting, state), encoded([(item.event, item.only) for item in news])]))
                news.clear()
            if chosen is None:
                break
            game.apply(state, *chosen, Rng(seed, step + 1), news)
    return found.hexdigest()


def told_by(pickled: bytes) -> str:
    """Return the digest that the other process makes for a setting."""
    process = other_process()
    wanted, given = pipe(process.stdin), pipe(process.stdout)
    wanted.write(len(pickled).to_bytes(8, "big") + pickled)
    wanted.flush()
    answer = given.readline().decode().strip()
    if not answer:
        raise RuntimeError("the process that plays a match with other hashes has ended: its error is above")
    return answer


def pipe(file: IO[bytes] | None) -> IO[bytes]:
    """Return a pipe that is there."""
    assert file is not None
    return file


@cache
def other_process() -> subprocess.Popen[bytes]:
    """Start the other process, which has the same modules and the same build."""
    hashes = next(one for one in OTHERS if one != os.environ.get("PYTHONHASHSEED"))
    paths = os.pathsep.join([os.path.abspath(path) for path in sys.path])
    environment = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": paths}
    command = [sys.executable, "-c", f"import sys; from {__name__} import serve; serve(sys.stdin.buffer, sys.stdout.buffer)"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    atexit.register(end, process)
    return process


def end(process: subprocess.Popen[bytes]) -> None:
    """Let the other process end: nothing more comes."""
    pipe(process.stdin).close()
    pipe(process.stdout).close()
    process.wait()


def serve(wanted: IO[bytes], told: IO[bytes]) -> None:
    """Answer every setting with its digest, until there are no more."""
    while size := wanted.read(8):
        setting: Setting = pickle.loads(wanted.read(int.from_bytes(size, "big")))
        told.write(story(setting).encode() + b"\n")
        told.flush()
