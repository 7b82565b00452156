"""Sockets: who comes in to a table or a lesson, by a cookie or with a program's token, and who is turned away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, cast

from litestar import websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from chaudron import games
from chaudron.kernel.model import Refusal
from chaudron.server import socket
from chaudron.server.asking import address_of
from chaudron.server.guard import FOREIGN, Bucket, key_in, same_origin
from chaudron.server.guest import CLOSED, NO_SEAT, SENT_AWAY, UNKNOWN_TABLE, Guest, encode
from chaudron.server.lesson import LessonTable
from chaudron.server.lobby import check_code
from chaudron.server.programs import program_of, token_in
from chaudron.server.refusals import Denied, refused
from chaudron.server.visitors import hashed

if TYPE_CHECKING:
    from chaudron.server.app import Server


@websocket("/socket/{code:str}")
async def sit_down(socket: WebSocket[Any, Any, Any], state: State, code: FromPath[str]) -> None:
    """Serve the connection of a visitor or a program to a table."""
    server: Server = state.server
    await connect(socket, server, lambda _: server.lobby.find(check_code(code)), token_in(socket.headers))


@websocket("/socket/lessons/{game:str}/{lesson:str}")
async def learn(
    socket: WebSocket[Any, Any, Any], state: State, game: FromPath[str], lesson: FromPath[str], step: FromQuery[int] = 0
) -> None:
    """Serve a visitor's connection to a lesson, from a step on."""

    async def open_lesson(guest: Guest) -> LessonTable:
        return LessonTable(games.load(game), lesson, guest, step)

    await connect(socket, state.server, open_lesson)


async def connect(
    connection: WebSocket[Any, Any, Any],
    server: Server,
    find: Callable[[Guest], Awaitable[socket.Place]],
    token: str | None = None,
) -> None:
    """Check origin and limits of a connection, find its table or lesson, then serve it."""
    if not same_origin(connection.headers):
        await socket.end(connection, FOREIGN)
        return
    try:
        await connection.accept()  # before anything else is refused: a code can be sent only on an open connection
    except socket.GONE:
        return
    if not server.doors.take(address_of(connection)):
        await socket.end(connection, socket.CROWDED)
        return
    guest = await who_comes(connection, server, token)
    try:
        found = await find(guest)  # last, so that it is not swept before the guest has entered
    except Refusal as refusal:
        closed = (refusal.kind, refusal.reason) == ("missing", "closed")
        await socket.end(connection, CLOSED if closed else UNKNOWN_TABLE, str(refusal.facts.get("match", "")) if closed else "")
        return
    limits = Bucket(4 * server.settings.messages_a_second, server.settings.messages_a_second)
    server.sockets += 1
    try:
        await socket.serve(connection, found, guest, limits)
    except Denied as denied:
        await turn_away(connection, denied)
    finally:
        server.sockets -= 1


async def who_comes(connection: WebSocket[Any, Any, Any], server: Server, token: str | None) -> Guest:
    """Return the program with a token, or else the visitor with the cookie; a program is nobody but the holder of its seat."""
    address = address_of(connection)
    if token is not None:
        return Guest(program_of(token), "", server.turns, address, program=True)
    key = key_in(cast("dict[str, Any]", connection.scope))
    whose = None if key is None else await server.visitors.who(key)
    name = None if whose is None else await server.visitors.name(whose)
    return Guest(whose, name or "", server.turns, address, "" if key is None else hashed(key))


async def turn_away(connection: WebSocket[Any, Any, Any], denied: Denied) -> None:
    """End the connection of a guest who was not let in; a program is told why, because nobody looks at its page."""
    match denied.reason:
        case "sent-away":
            await socket.end(connection, SENT_AWAY)
        case "token":
            try:
                await socket.say(connection, encode(refused(denied)))
            except socket.GONE:
                return
            await socket.end(connection, NO_SEAT)
        case _:
            await socket.end(connection, socket.CROWDED)


HANDLERS = [sit_down, learn]
