"""A server that knows one more level of bots, because `LEVELS` has one more entry: python -m tests.server.sage FOLDER.

Seats bots of that level in every game, through messages as they come from a browser, and names the games where one has moved."""

import asyncio
import sys
from pathlib import Path

import msgspec

from chaudron.bots.levels import LEVELS, Level

if __name__ == "__main__":  # before anything looks at them, as an edit would be
    LEVELS["sage"] = Level("random", "random", wits=(0.0, 0.0), doubt=0.0)

from chaudron import games
from chaudron.server import socket, wire
from chaudron.server.app import Server, Settings
from chaudron.server.guest import Guest
from chaudron.server.schema import document
from chaudron.server.table import Table

ADA = "a" * 64


def message(**fields: object) -> wire.FromBrowser:
    """What a browser says."""
    return socket.read(msgspec.json.encode(fields))


async def seated(server: Server, game: str) -> Table:
    """A match of Ada with sages, set up with them or seated one by one."""
    wanted = {"game": game, "seats": max(games.load(game).about.seats[0], 2), "level": "sage", "pace": "instant"}
    table = await server.lobby.create(ADA, "Ada", msgspec.convert(wanted, wire.Create))
    ada = Guest(ADA, "Ada", server.turns)
    table.company.enter(ada)
    await table.hear(ada, message(type="clear", id=0, seat=1))
    await table.hear(ada, message(type="seat-bot", id=1, seat=1, level="sage"))
    await table.hear(ada, message(type="begin", id=2))
    shown = msgspec.json.decode(table.messenger.update(ada), type=wire.Update)
    assert {chair.level for chair in shown.room.chairs[1:]} == {"sage"}
    return table


async def act(table: Table) -> None:
    """Play until a sage has done something; Ada does whatever comes first where she must."""
    assert table.flights.played is not None
    match = table.flights.played.match
    while all(seat == 0 for seat, _ in match.record().moves):
        question = table.flights.question(0)
        if question is not None and question.ask.must:
            await table.flights.make(lambda: (0, match.moves(0)[0]), question.number)
        await asyncio.sleep(0.01)


async def main(folder: Path) -> None:
    assert "sage" in msgspec.json.encode(document()["components"]["schemas"]["SeatBot"]).decode()
    server = Server(Settings(data=folder))
    try:
        for game in games.names():
            await act(await seated(server, game))
            print(game)
    finally:
        await server.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
