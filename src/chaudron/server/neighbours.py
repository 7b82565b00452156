"""The processes of one machine that serve the same port: whoever comes to a table is passed on to the process that all its guests come to.

The system gives a new connection to any of them. If each served whoever it was given, people at one table would be spread over all
processes, and each of these would have to make every move. Nothing depends on it: a connection that cannot be passed on is served where it
is.
"""

from __future__ import annotations

import asyncio
import re
import socket
from array import array
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

TABLE = re.compile(rb"GET [^ ?]*/socket/([A-Za-z0-9]+)[ ?]")
"""How a request for a connection to a table begins."""
LONGEST = 65_536
"""The most bytes of a request that are passed on with its connection."""


class Neighbours:
    """This process and the others, each with a number and a socket in a folder that they share."""

    def __init__(self, folder: Path, number: int, processes: int) -> None:
        self.folder = folder
        self.number = number
        self.processes = processes
        self.mine = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.mine.settimeout(0)

    def whose(self, request: bytes) -> int | None:
        """Return the number of the process that a request is for; None if any will do."""
        found = TABLE.match(request)
        return None if found is None else crc32(found[1].lower()) % self.processes

    def pass_on(self, request: bytes, transport: asyncio.Transport) -> bool:
        """Pass a connection on with what has arrived of its request, if another process is to have it and takes it."""
        number = self.whose(request)
        if number is None or number == self.number or len(request) > LONGEST:
            return False
        transport.pause_reading()
        connection = array("i", [transport.get_extra_info("socket").fileno()])
        try:
            self.mine.sendmsg([request], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, connection)], 0, self.place(number))
        except OSError:  # it has died, starts, or is too busy
            transport.resume_reading()
            return False
        transport.abort()  # our end of it: the other process has its own
        return True

    def place(self, number: int) -> str:
        """Return where a process can be reached."""
        return str(self.folder / str(number))

    def open(self, welcome: Callable[[socket.socket, bytes], None]) -> None:
        """Let others pass connections on to this process; `welcome` is called with each and with the beginning of its request."""
        Path(self.place(self.number)).unlink(missing_ok=True)  # of a process that has died
        self.mine.bind(self.place(self.number))
        asyncio.get_running_loop().add_reader(self.mine, self.take, welcome)

    def take(self, welcome: Callable[[socket.socket, bytes], None]) -> None:
        """Take one connection that was passed on."""
        try:
            request, connections, _, _ = socket.recv_fds(self.mine, LONGEST, 1)
        except BlockingIOError:
            return
        for number in connections:
            connection = socket.socket(fileno=number)
            connection.settimeout(0)
            welcome(connection, request)

    def close(self) -> None:
        """Take no more connections."""
        asyncio.get_running_loop().remove_reader(self.mine)
        self.mine.close()
        Path(self.place(self.number)).unlink(missing_ok=True)
