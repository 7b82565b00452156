"""Programs from elsewhere: the host makes a token, and whoever connects with it plays on that seat of that table, and nothing else.

A token is a key of its own kind: no cookie is worth it, and it is worth nothing as a cookie. Its hash stands on the seat. So it ends
with the table, and when the host gives the seat to anybody else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Annotated

from litestar import delete, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, Parameter

from chaudron.kernel.model import Malformed
from chaudron.server import changes, seating, wire
from chaudron.server.asking import REFUSALS, Who
from chaudron.server.guest import Guest
from chaudron.server.lobby import check_code
from chaudron.server.me import printable
from chaudron.server.refusals import Missing
from chaudron.server.visitors import hashed, new_key
from chaudron.store.tables import KeptTable

if TYPE_CHECKING:
    from chaudron.server.app import Server
    from chaudron.server.table import Table

BEARER = "bearer "


def token_in(headers: Mapping[str, str]) -> str | None:
    """Return the token that a request has brought, or None."""
    sent = headers.get("authorization", "")
    return sent[len(BEARER) :].strip() if sent.lower().startswith(BEARER) else None


def program_of(token: str) -> str:
    """Return the name under which the program with a token has its seat; the hash of no cookie is the same."""
    return hashed(f"program {token}")


@post("/api/tables/{code:str}/programs", responses=REFUSALS)
async def seat_program(state: State, visitor: Who, code: FromPath[str], data: JSONBody[wire.SeatProgram]) -> wire.ProgramToken:
    """The host gives a seat to a program, and gets the token with which it comes."""
    name = " ".join((data.name or "").split())
    if not printable(name):
        raise Malformed("name")
    token = new_key()
    program = program_of(token)
    table = await changed(state.server, visitor, code, lambda kept: seating.with_program(kept, data.seat, name, program))
    seat = table.company.seat_of(program)
    assert seat is not None
    return wire.ProgramToken(seat, token)


@delete("/api/tables/{code:str}/programs/{seat:int}", responses=REFUSALS)
async def withdraw_program(state: State, visitor: Who, code: FromPath[str], seat: Annotated[int, Parameter(ge=0, le=2**31)]) -> None:
    """The host takes a program's seat away; its token is worth nothing any more."""
    await changed(state.server, visitor, code, partial(seating.without_program, seat=seat))


async def changed(server: Server, visitor: str, code: str, change: Callable[[KeptTable], KeptTable]) -> Table:
    """Return the table after a change by its host; refuses anybody else."""
    table = await server.lobby.find(check_code(code))
    guest = Guest(visitor, "", server.turns)

    async def carry_out() -> None:
        if table.company.kept.status == "closed":
            raise Missing("closed")
        await changes.keep(table, change(table.company.hosted_by(guest)), "unseated")

    await changes.alone(table, carry_out)
    return table


HANDLERS = [seat_program, withdraw_program]
