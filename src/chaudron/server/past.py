"""The HTTP routes for looking back: records, looks, and what is played on from a finished match."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from chaudron.kernel.record import Record, encode_record
from chaudron.server import wire
from chaudron.server.asking import REFUSALS, MatchName, Who, address_of
from chaudron.server.branches import new_branch
from chaudron.server.looks import LONGEST_RECORD
from chaudron.server.refusals import Busy

if TYPE_CHECKING:
    from chaudron.server.app import Server

COMPRESSED = "^/api/matches/.+/looks/"
"""The paths of what is compressed here, away from the event loop, and not by the framework."""

RECORDS = "/api/matches"
"""Where a record is sent to, which is longer than other requests."""


@get("/api/records/{match:str}", responses={**REFUSALS, 200: ResponseSpec(Record, generate_examples=False)})
async def record(state: State, match: MatchName) -> Response[bytes]:
    """Download the record of a match that has ended."""
    server: Server = state.server
    found = encode_record((await server.lobby.finished(match)).match.record())
    headers = {"content-disposition": f'attachment; filename="{match}.json"'}
    return Response(found, media_type="application/json", headers=headers)


@get("/api/matches/{match:str}", responses=REFUSALS)
async def past(state: State, visitor: Who, match: MatchName) -> wire.Past:
    """Return what a visitor may know of a match."""
    server: Server = state.server
    return await server.looks.past(match, visitor)


@get(
    "/api/matches/{match:str}/looks/{eye:str}",
    responses={**REFUSALS, 200: ResponseSpec(wire.Look, generate_examples=False)},
)
async def look(
    state: State, request: Request[Any, Any, Any], visitor: Who, match: MatchName, eye: Annotated[str, Parameter(max_length=8)]
) -> Response[bytes]:
    """Return what an eye has seen of a match: a seat counted from 1, `onlooker` or `open`."""
    server: Server = state.server
    found = await server.looks.look(match, eye, visitor)
    headers = {"vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(found), media_type=MediaType.JSON, headers=headers)


@post(RECORDS, status_code=200, request_max_body_size=LONGEST_RECORD, responses=REFUSALS)
async def bring(state: State, request: Request[Any, Any, Any], visitor: Who) -> wire.Brought:
    """Verify a record and keep its match for a while, so that one can look at it."""
    server: Server = state.server
    if not server.workshop.take(address_of(request)):
        raise Busy("too-fast")
    return wire.Brought(await server.looks.bring(await request.body()))


@get("/api/matches/{match:str}/kin", responses=REFUSALS)
async def kin(state: State, visitor: Who, match: MatchName) -> list[wire.Kin]:
    """Return the finished matches with the same deal."""
    server: Server = state.server
    return await server.looks.kin(match, visitor)


@post("/api/branches", responses=REFUSALS)
async def begin_branch(state: State, request: Request[Any, Any, Any], visitor: Who, data: JSONBody[wire.Branch]) -> wire.Created:
    """Create a table where the visitor plays on from a finished match."""
    server: Server = state.server
    if not server.workshop.take(address_of(request)):
        raise Busy("too-fast")
    return wire.Created(await new_branch(server.store, visitor, await server.visitors.name(visitor), data))


@get("/api/matches/{match:str}/dealing", responses=REFUSALS)
async def dealing(state: State, visitor: Who, match: MatchName) -> wire.Dealings:
    """Return how the rounds of a match are dealt, so that whoever knows the seed can deal again."""
    server: Server = state.server
    return await server.looks.dealings(match, visitor)


HANDLERS = [record, past, look, bring, kin, dealing, begin_branch]
