"""Whether the server works: it does if it can write its data to disk."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from litestar import Response, get
from litestar.datastructures import State

from chaudron import __version__
from chaudron.store import Store
from chaudron.store.files import Gone

if TYPE_CHECKING:
    from chaudron.server.app import Server

log = logging.getLogger("chaudron.health")

TIMEOUT = 10.0
"""Seconds after which a disk that has not written anything counts as broken."""
Trouble: TypeAlias = Literal["gone", "unwritable", "slow"]


async def trouble(store: Store) -> Trouble | None:
    """Write something to disk, and return what keeps the server from it."""
    try:
        async with asyncio.timeout(TIMEOUT):
            await store.touch()
        return None
    except TimeoutError:
        log.error("nothing was written for %s seconds", TIMEOUT)
        return "slow"
    except Gone as error:
        log.error("%s", error)
        return "gone"
    except Exception as error:
        log.error("nothing can be written: %s", str(error).splitlines()[0])
        return "unwritable"


@get("/api/health/live")
async def live() -> dict[str, bool]:
    """Report that the server answers at all; whoever gets no answer should start it again."""
    return {"live": True}


@get("/api/health/ready")
async def ready(state: State) -> Response[dict[str, Any]]:
    """Report whether people can play here now: whether moves can be stored."""
    found = await trouble(state.server.store)
    return Response({"ready": found is None, "trouble": found}, status_code=200 if found is None else 503)


@get("/api/health")
async def health(state: State) -> Response[dict[str, Any]]:
    """Report whether the server can write its data, and how it is doing."""
    server: Server = state.server
    found = await trouble(server.store)
    writer = server.store.writer
    report = {
        "well": found is None,
        "trouble": found,
        "version": __version__,
        "tables": len(server.lobby.tables),
        "steps": writer.steps,
        "commits": writer.commits,
        "bots": {"waiting": len(server.thinker.players.line.waiting), **msgspec.to_builtins(server.thinker.thoughts)},
    }
    return Response(report, status_code=200 if found is None else 503)


HANDLERS = [live, ready, health]
