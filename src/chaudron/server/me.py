"""What visitors do about themselves over HTTP: their name, their devices, and having everything about them deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, cast

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter

from chaudron.kernel.model import Malformed
from chaudron.server import wire
from chaudron.server.asking import REFUSALS, Who
from chaudron.server.guard import KEY
from chaudron.server.refusals import Denied, Missing
from chaudron.server.visitors import HANDOVER_MINUTES

if TYPE_CHECKING:
    from chaudron.server.app import Server

JOINER = "\u200d"
"""The zero-width joiner, which combines emoji; the only invisible character allowed in a name."""
SHOWN = 16
"""The number of digits of the hash of a key by which a device is known to its visitor."""


def key_of(request: Request[Any, Any, Any]) -> str | None:
    """Return the key that the doorkeeper found or issued; None if it did not understand what was sent."""
    found: str | None = cast("dict[str, Any]", request.scope)[KEY]
    return found


async def visitor(request: Request[Any, Any, Any], state: State) -> str:
    """Return the visitor whose key the doorkeeper found or issued; refuses a key that it did not understand."""
    key = key_of(request)
    if key is None:
        raise Denied("bad-cookie")
    found: str = await state.server.visitors.who(key)
    return found


def printable(name: str) -> bool:
    """Whether a name has no invisible characters, except those that join emoji."""
    return name.replace(JOINER, "").isprintable()


@put("/api/me", responses=REFUSALS)
async def introduce(state: State, visitor: Who, data: JSONBody[wire.Introduce]) -> wire.Me:
    """Set the visitor's name."""
    name = " ".join(data.name.split())
    if not name or not printable(name):
        raise Malformed("name")
    server: Server = state.server
    await server.lobby.rename(visitor, name)
    return wire.Me(name)


@delete("/api/me", responses=REFUSALS)
async def forget(state: State, request: Request[Any, Any, Any], visitor: Who) -> None:
    """Delete everything about the visitor, the cookie included."""
    server: Server = state.server
    await server.forgetting.visitor(visitor)
    cast("dict[str, Any]", request.scope)[KEY] = ""


@get("/api/me/devices", responses=REFUSALS)
async def devices(state: State, request: Request[Any, Any, Any], visitor: Who) -> wire.Devices:
    """List the visitor's devices, this one first."""
    server: Server = state.server
    found = await server.visitors.devices(visitor, key_of(request) or "")
    return wire.Devices(tuple(wire.Device(device[:SHOWN], seen) for device, seen in found.items()))


@delete("/api/me/devices/{device:str}", responses=REFUSALS)
async def end_device(
    state: State, request: Request[Any, Any, Any], visitor: Who, device: Annotated[str, Parameter(max_length=SHOWN)]
) -> None:
    """End another device of the visitor: it becomes a stranger's."""
    server: Server = state.server
    _here, *others = await server.visitors.devices(visitor, key_of(request) or "")
    known = [other for other in others if other[:SHOWN] == device]
    if not known:
        raise Missing("device")
    await server.forgetting.device(visitor, known[0])


@post("/api/handovers", responses=REFUSALS)
async def lend(state: State, visitor: Who) -> wire.Handover:
    """Return a secret that makes another device the same visitor."""
    server: Server = state.server
    return wire.Handover(await server.visitors.lend(visitor), HANDOVER_MINUTES)


@post("/api/handovers/claim", status_code=200, responses=REFUSALS)
async def claim(state: State, request: Request[Any, Any, Any], data: JSONBody[wire.Claim]) -> wire.Me:
    """Make this device the visitor of a secret."""
    server: Server = state.server
    whose, key = await server.visitors.claim(data.secret)
    cast("dict[str, Any]", request.scope)[KEY] = key
    return wire.Me(await server.visitors.name(whose))


HANDLERS = [introduce, forget, devices, end_device, lend, claim]
