"""The connection of a terminal to a server: what it asks over HTTP, and its line to a table."""

from __future__ import annotations

import os
import queue
import ssl
import threading
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from chaudron import games
from chaudron.kernel.model import BadSetup
from chaudron.server import wire

COOKIE = "chaudron"
SECONDS = 10.0
"""How long the server has to answer."""
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds between attempts to come back after a lost connection."""
FINAL = {4403: "foreign", 4404: "table", 4410: "sent-away", 4411: "closed"}
"""Why the server has ended a connection for good."""

decode = msgspec.json.Decoder(wire.FromServer).decode


class Ended(Exception):
    """The table is no longer there for us; the reason is the end of a key of a text."""


def table_in(link: str) -> tuple[str, str]:
    """The address of the server and the code of the table that a link leads to; refuses any other link."""
    try:
        parts = urlsplit(link)
        port = parts.port
    except ValueError:
        raise BadSetup("link", link=link) from None
    *base, place, code = ["", "", *parts.path.strip("/").split("/")]
    if parts.scheme.lower() not in ("http", "https") or not parts.hostname or place != "t" or not code.isalnum() or port == 0:
        raise BadSetup("link", link=link)
    return f"{parts.scheme.lower()}://{parts.netloc}{'/'.join(['', *filter(None, base)])}", code.lower()


class Door:
    """What a terminal asks a server over HTTP; it keeps a key for each server, so that the same person comes back."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address = address
        self.file = folder / "keys.json"
        self.key = self.known().get(address, "")

    def known(self) -> dict[str, str]:
        """The keys of all servers."""
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}

    def keep(self, key: str) -> None:
        """Keep the key that the server has given; nobody else may read it."""
        self.key = key
        keys = {**self.known(), self.address: key}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(self.file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(keys))

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.key}"} if self.key else {}

    def ask(self, method: str, path: str, data: Any = None) -> bytes:
        """The body of an answer; refuses as the server does, and in one line if it cannot be reached."""
        body = None if data is None else msgspec.json.encode(data)
        request = Request(self.address + path, body, {"Content-Type": "application/json", **self.headers}, method=method)
        try:
            with urlopen(request, timeout=SECONDS) as response:
                self.note(response.headers.get_all("Set-Cookie") or [])
                found: bytes = response.read()
                return found
        except HTTPError as error:
            try:
                said = msgspec.json.decode(error.read(), type=wire.Refused)
            except msgspec.DecodeError:
                raise BadSetup("no-server", address=self.address, detail=str(error)) from None
            raise Told(said) from None
        except (URLError, OSError, ValueError, ssl.SSLError) as error:
            raise BadSetup("no-server", address=self.address, detail=str(getattr(error, "reason", error))) from None

    def note(self, cookies: Sequence[str]) -> None:
        """Keep a key that the server has set."""
        for cookie in cookies:
            name, _, rest = cookie.partition("=")
            if name == COOKIE and (key := rest.partition(";")[0]) and key != self.key:
                self.keep(key)


class Told(BadSetup):
    """What a server has refused."""

    def __init__(self, said: wire.Refused) -> None:
        super().__init__(said.reason, **said.facts)
        self.kind = said.kind  # type: ignore[misc]
        self.game = None if said.game is None or said.game not in games.names() else games.load(said.game)


class Line:
    """The connection to a table, which is made again whenever it is lost; what is heard is put into one queue with what is typed."""

    def __init__(self, door: Door, code: str, heard: queue.Queue[Any]) -> None:
        self.door = door
        self.code = code
        self.heard = heard
        self.numbers = count(1)
        self.connection: ClientConnection | None = None
        self.closing = False
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Put every message into the queue; after a lost connection, wait a little longer each time."""
        failures = 0
        while not self.closing:
            try:
                address = self.door.address.replace("http", "ws", 1)
                with connect(
                    f"{address}/socket/{self.code}",
                    additional_headers=self.door.headers,
                    max_size=None,
                    open_timeout=SECONDS,
                    close_timeout=1,
                ) as connection:
                    self.connection, failures = connection, 0
                    for data in connection:
                        self.heard.put(decode(data))
            except ConnectionClosed as closed:
                code = None if closed.rcvd is None else closed.rcvd.code
                if code in FINAL:
                    self.heard.put(Ended(FINAL[code]))
                    return
            except InvalidHandshake:
                self.heard.put(Ended("foreign"))
                return
            except (OSError, TimeoutError, msgspec.DecodeError):
                pass
            self.connection = None
            if not self.closing:
                self.heard.put(ConnectionError())
                time.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1

    def send(self, message: type[wire.Say], /, **fields: Any) -> bool:
        """Say something; returns False if nobody can hear it."""
        connection = self.connection
        if connection is None:
            return False
        try:
            connection.send(msgspec.json.encode(message(id=next(self.numbers), **fields)).decode())
        except (ConnectionClosed, OSError):
            return False
        return True

    def close(self) -> None:
        self.closing = True
        if self.connection is not None:
            self.connection.close()
