"""One WebSocket: receives a visitor's messages and sends them what happens at the table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import perf_counter
from typing import Any, Protocol, TypeAlias

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from chaudron.kernel.model import Malformed, Refusal
from chaudron.server import wire
from chaudron.server.company import Company
from chaudron.server.guard import LONGEST_MESSAGE, Bucket
from chaudron.server.guest import Guest, encode
from chaudron.server.metrics import TELLS
from chaudron.server.refusals import Busy, refused

log = logging.getLogger("chaudron.socket")

CROWDED = 4429
FLOOD = 1008
FAILED = 1011
MOST_FLOODS = 100
"""Messages above the rate limit after which the connection is closed."""

GONE = (WebSocketDisconnect, OSError)
"""What is raised if the other side is gone."""

decode = msgspec.json.Decoder(wire.FromBrowser).decode
Socket: TypeAlias = WebSocket[Any, Any, Any]


class Teller(Protocol):
    """Renders what a guest is told."""

    def update(self, guest: Guest) -> bytes: ...


class Place(Protocol):
    """Where a guest is: a table or a lesson."""

    code: str
    company: Company

    @property
    def messenger(self) -> Teller: ...

    async def hear(self, guest: Guest, message: wire.FromBrowser) -> wire.Heard: ...


class Envelope(msgspec.Struct):
    """The part of a message that must be valid for a refusal to name its number."""

    id: int | None = None


async def serve(socket: Socket, table: Place, guest: Guest, bucket: Bucket) -> None:
    """Send and receive until one side is gone."""
    table.company.enter(guest)
    speaker = asyncio.create_task(speak(socket, table, guest))
    try:
        await listen(socket, table, guest, bucket)
    except GONE:
        pass
    finally:
        speaker.cancel()
        table.company.leave(guest)


async def speak(socket: Socket, table: Place, guest: Guest) -> None:
    """Send messages for the guest alone, and an update if there is one, whenever it is the guest's turn."""
    try:
        while True:
            await guest.turn()
            for letter in guest.letters():
                await say(socket, letter)
            if guest.dismissed is not None:
                await end(socket, guest.dismissed, guest.reason)
                return
            if guest.behind:
                since = guest.since
                await say(socket, table.messenger.update(guest))
                TELLS.add(perf_counter() - since)
    except GONE:
        return  # which `listen` notices, too
    except Exception:
        log.exception("a message could not be sent", extra={"table": table.code})
        await end(socket, FAILED)  # so that the browser reconnects instead of receiving nothing


async def say(socket: Socket, data: bytes) -> None:
    """Send one message; raises one of GONE if nobody can hear it any more."""
    try:
        await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})
    except RuntimeError as error:  # we have closed the connection in the meantime
        raise WebSocketDisconnect(detail="closed", code=1006) from error


async def end(socket: Socket, code: int, reason: str = "") -> None:
    """Close a connection, unless it is closed already."""
    with suppress(*GONE, RuntimeError):
        await socket.close(code, reason)


async def listen(socket: Socket, table: Place, guest: Guest, bucket: Bucket) -> None:
    """Carry out a guest's messages one by one, and reply to each at once: heard, or refused with the reason."""
    floods = 0
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        data = text.encode() if text is not None else message.get("bytes") or b""
        if not bucket.take():
            floods += 1
            await say(socket, encode(refused(Busy("too-fast"))))
            if floods > MOST_FLOODS:
                await end(socket, FLOOD)
                return
            continue
        number: int | None = None
        try:
            said = read(data)
            number = said.id
            answer: wire.Heard | wire.Refused = await table.hear(guest, said)
        except Refusal as refusal:
            answer = refused(refusal, number_in(data) if number is None else number)
        except Exception:
            log.exception("a message could not be carried out", extra={"table": table.code})
            answer = refused(Busy("failed"), number)
        await say(socket, encode(answer))


def read(data: bytes) -> wire.FromBrowser:
    """Decode a message; raises Malformed if it is not valid."""
    if len(data) > LONGEST_MESSAGE:
        raise Malformed("too-long", most=LONGEST_MESSAGE)
    try:
        said: wire.FromBrowser = decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("message", detail=str(error)) from None
    return said


def number_in(data: bytes) -> int | None:
    """Return the number of an invalid message, if it has one."""
    if len(data) > LONGEST_MESSAGE:
        return None
    try:
        return msgspec.json.decode(data, type=Envelope).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
