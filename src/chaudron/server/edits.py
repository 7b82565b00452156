"""For whoever writes a game: a server that starts again whenever a file of a game changes, and pages that then load again."""

from __future__ import annotations

import hashlib
import logging
import os
import signal
import socket
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from chaudron import games
from chaudron.server import logs

if TYPE_CHECKING:
    from chaudron.server.app import Settings

log = logging.getLogger("chaudron.edits")

LOOK = 0.3
"""Seconds between two looks at the files."""
ENDING = 10.0
"""Seconds after which a server that does not end is killed."""
SCRIPT = """// An edit of a game shows at once: when the server has started again, so does this page.
let known;
const asked = document.currentScript.src.replace('edits.js', 'edition');
setInterval(async () => {
  try {
    const answer = await fetch(asked);
    if (!answer.ok) return;
    const edition = await answer.text();
    if (known && known !== edition) location.reload();
    known = edition;
  } catch {
    // The server is starting.
  }
}, 700);
"""
TAG = b'<script src="./edits.js" defer></script>'


def folders() -> list[Path]:
    """Return where the games are, without importing those of others."""
    found: list[Path] = []
    for package in games.packages().values():
        spec = find_spec(package)
        found += [Path(place) for place in (spec.submodule_search_locations or ())] if spec else []
    return found


def edition(places: Sequence[Path]) -> str:
    """Return a digest of when the files in some folders were last changed; it is another one after every edit."""
    found = hashlib.sha256()
    for path in sorted(path for place in places for path in place.rglob("*") if "__pycache__" not in path.parts):
        try:
            stat = path.stat()
        except OSError:  # an editor has just renamed it
            continue
        if not path.is_dir():
            found.update(f"{path}\0{stat.st_mtime_ns}\0{stat.st_size}\0".encode())
    return found.hexdigest()


def with_edits(page: bytes) -> bytes:
    """Return a page that loads again after an edit."""
    return page.replace(b"</head>", TAG + b"</head>")


@get("/edits.js", include_in_schema=False, media_type="text/javascript")
async def script(state: State) -> Response[str]:
    """Return the script that loads a page again."""
    if state.server.settings.edition is None:
        raise NotFoundException
    return Response(SCRIPT, media_type="text/javascript")


@get("/edition", include_in_schema=False)
async def current(state: State) -> Response[str]:
    """Return which edition of the games is played here."""
    found: str | None = state.server.settings.edition
    if found is None:
        raise NotFoundException
    return Response(found, media_type=MediaType.TEXT, headers={"cache-control": "no-store"})


HANDLERS = [script, current]


def run_again(settings: Settings, bound: socket.socket, announce: Callable[[], None], form: logs.Form, level: logs.Level) -> None:
    """Serve until a signal arrives, with a new process after every edit; `bound` is kept, so that nobody is turned away in between."""
    ended = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: ended.set())
    places = folders()
    bound.listen()  # whoever comes while the server starts has to wait, and is not refused
    announce()
    while not ended.is_set():
        known = edition(places)
        server = start(settings, bound, known, form, level)
        while edition(places) == known and not ended.wait(LOOK):
            pass
        stop(server)
        log.info("an edit: starting again")


def start(settings: Settings, bound: socket.socket, known: str, form: logs.Form, level: logs.Level) -> BaseProcess:
    """Start a process, which has imported the server, and imports the games anew."""
    context: Any = get_context("spawn" if os.name == "nt" else "forkserver")
    context.set_forkserver_preload(["chaudron.server.run"])
    process: BaseProcess = context.Process(target=work, args=(settings, bound, known, form, level))
    process.start()
    return process


def stop(process: BaseProcess) -> None:
    """End a process, if it has not ended by itself."""
    if process.is_alive():
        process.terminate()
    process.join(ENDING)
    if process.is_alive():
        process.kill()
        process.join()


def work(settings: Settings, bound: socket.socket, known: str, form: logs.Form, level: logs.Level) -> None:
    """Serve in this process."""
    from msgspec.structs import replace

    from chaudron.server.run import run

    logs.configure(form, level)
    run(replace(settings, edition=known), bound, lambda: None)
