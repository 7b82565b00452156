"""The other processes of a server, as a table needs them: what they are told, and what they tell; with one process, nothing happens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from chaudron.server import wire
from chaudron.server.following import renew
from chaudron.store import tables

if TYPE_CHECKING:
    from chaudron.server.table import Table


class Home(NamedTuple):
    """What this process has."""

    tables: dict[str, Table]
    """Those in memory."""
    forget: Callable[[Table], None]
    """Takes a table out of memory that was deleted."""
    abandon: Callable[[Table], None]
    """Takes a table out of memory if nothing happens there."""
    visitors: Callable[[], Awaitable[None]]
    """Looks at everybody's keys again."""


class Peers:
    """The other processes, where there are none: every method is a place where something would have to be told."""

    async def start(self, home: Home) -> None:
        """Live from now on."""

    async def join(self, table: Table) -> None:
        """Find out about a table that is about to be in memory."""

    def publish(self, table: Table) -> None:
        """Tell the others who is at a table here, if that has changed."""

    def pass_on(self, table: Table, visitor: str | None, message: wire.FromBrowser) -> None:
        """Tell the others what was said at a table and has changed neither chairs nor match."""

    def leave(self, table: Table) -> None:
        """Let go of a table that is no longer in memory."""

    def stir(self, code: str) -> None:
        """See whether anything at a table has changed."""

    async def catch_up(self, table: Table) -> None:
        """Read again what is stored of a table."""
        kept = await table.store.read(tables.find, table.code)
        if kept is not None:
            async with table.flights.alone():
                await renew(table, kept)

    async def unminded(self, codes: Sequence[str]) -> Sequence[str]:
        """Return those tables that no other process minds."""
        return codes

    def remind(self, code: str, visitor: str, kind: str, tell: Callable[[], None]) -> None:
        """Let somebody be told that a table waits for them, unless another process has told them the same since they were there."""
        tell()

    def reseal(self, table: Table) -> None:
        """Let the next deal of a table have another secret, because something of it was told."""

    async def make(self, match: str, of: int, wanted: Iterable[str]) -> bool:
        """Begin to make an analysis that these visitors want; returns whether no other process is making it."""
        return True

    async def want(self, match: str, visitor: str) -> bool:
        """Let a visitor want an analysis, too; returns whether another process is making it."""
        return False

    async def unwant(self, match: str, visitor: str) -> bool:
        """Let a visitor no longer want an analysis; returns whether nobody at another process does."""
        return True

    async def wants(self, match: str, visitor: str) -> bool:
        """Whether a visitor wants an analysis that another process is making."""
        return False

    async def progress(self, match: str, done: int) -> bool:
        """Tell the others how far it is; returns False if nobody wants it any more."""
        return True

    async def made(self, match: str) -> None:
        """Tell the others that this process no longer makes it."""

    async def how_far(self, match: str) -> tuple[int, int] | None:
        """Return how many steps of how many another process has looked at, if it is making an analysis."""
        return None

    async def close(self) -> None:
        """Tell the others that this process ends."""


ALONE = Peers()
