"""Moves on their way to disk: several at once at one table, each on top of the one before, and none told before it is kept."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chaudron.kernel.model import IllegalMove, Move, Stale
from chaudron.server import lobby, wire
from chaudron.server.app import Server, Settings
from chaudron.server.guest import Guest
from chaudron.server.refusals import Denied
from chaudron.server.table import Table
from chaudron.store import matches
from tests.laws.bazaar import Accept, Done, Offer, Stop, Ware
from tests.server.people import until
from tests.store.kept import hold

pytestmark = pytest.mark.usefixtures("with_bazaar")

APPLE_FOR_BREAD = Offer((Ware.APPLE,), (Ware.BREAD,))


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    found = Server(Settings(data=tmp_path))
    yield found
    await found.close()


async def market(server: Server) -> tuple[Table, list[Guest]]:
    """A market of three people: an apple, breads, and drums."""
    guests = [Guest(letter * 64, letter, server.turns) for letter in "abc"]
    table = await server.lobby.create("a" * 64, "a", wire.Create("bazaar", seats=3, options={"seconds": 600}))
    for guest in guests:
        table.company.enter(guest)
    for number, guest in enumerate(guests[1:], 1):
        await table.hear(guest, wire.Sit(number))
    await table.hear(guests[0], wire.Begin(9))
    assert table.flights.played is not None
    for hand, wares in zip(table.flights.played.match._state.hands, ("aaa", "bbb", "bbd"), strict=True):
        hand.clear()
        hand.update(Ware(ware) for ware in wares)
    for guest in guests:
        guest.drain()
    return table, guests


def say(table: Table, guest: Guest, move: Move, question: int = 0) -> asyncio.Task[wire.Heard]:
    """Somebody says something, and does not wait for the answer."""
    assert table.flights.played is not None
    said = wire.Answer(1, table.flights.played.id, question, msgspec.Raw(msgspec.json.encode(move)))
    return asyncio.create_task(table.hear(guest, said))


async def settle() -> None:
    """Let everybody do what they can while the disk does nothing."""
    for _ in range(20):
        await asyncio.sleep(0)


def keys(table: Table) -> list[Any]:
    """What has been told."""
    assert table.flights.played is not None
    return [msgspec.json.decode(said.line)["told"]["key"] for said in table.flights.played.story]


def told_to(guest: Guest) -> list[Any]:
    """What a guest is told next."""
    return [msgspec.json.decode(line)["told"]["key"] for line in guest.drain()[0]]


async def on_disk(server: Server, table: Table) -> list[int]:
    assert table.flights.played is not None
    return [seat for seat, _ in await server.store.read(matches.moves, table.flights.played.id)]


async def test_moves_build_on_those_that_are_on_their_way_and_land_in_their_order(server: Server) -> None:
    table, guests = await market(server)
    assert table.flights.played is not None
    match, before = table.flights.played.match, keys(table)
    commits = server.store.writer.commits
    go = hold(server.store)
    said = [say(table, guests[0], APPLE_FOR_BREAD), say(table, guests[1], Accept(1)), say(table, guests[0], APPLE_FOR_BREAD, 1)]
    await settle()
    assert (match.step, keys(table), table.flights.busy) == (0, before, True)
    assert not any(task.done() for task in said), "nobody is told of what is not on disk"
    go.set()
    assert [heard.step for heard in await asyncio.gather(*said)] == [1, 2, 3]
    assert keys(table)[len(before) :] == ["event-offered", "event-traded", "event-offered"]
    assert await on_disk(server, table) == [0, 1, 0]
    assert not table.flights.busy
    assert server.store.writer.commits - commits <= 2, "and all of them went to disk at once"


async def test_a_refusal_for_what_is_on_its_way_comes_when_that_is_on_disk(server: Server) -> None:
    table, guests = await market(server)
    await say(table, guests[0], APPLE_FOR_BREAD)
    go = hold(server.store)
    first, second = say(table, guests[1], Accept(1)), say(table, guests[2], Accept(1))
    await settle()
    assert not first.done() and not second.done()
    go.set()
    assert (await first).step == 2
    with pytest.raises(IllegalMove) as refused:
        await second
    assert refused.value.reason == "offer-gone"


async def test_what_would_change_neither_table_nor_match_is_answered_while_moves_are_on_their_way(server: Server) -> None:
    table, guests = await market(server)
    go = hold(server.store)
    first = say(table, guests[0], APPLE_FOR_BREAD)
    said = [say(table, Guest(None, "", server.turns), Done()), say(table, guests[1], Stop())]
    await settle()
    assert table.flights.busy and not first.done()
    assert [type(task.exception()) for task in said] == [Denied, IllegalMove]
    go.set()
    assert (await first).step == 1


async def test_moves_that_another_process_has_overtaken_are_made_on_top_of_its_move_if_they_still_can_be(server: Server) -> None:
    table, guests = await market(server)
    played, before = table.flights.played, len(keys(table))
    assert played is not None
    await server.store.append(played.id, 1, 2, '{"type":"done"}')  # another server was quicker
    go = hold(server.store)
    said = [say(table, guests[0], Done()), say(table, guests[1], Done()), say(table, guests[1], Done())]
    await settle()
    go.set()
    results = await asyncio.gather(*said, return_exceptions=True)
    assert [getattr(result, "step", None) or getattr(result, "reason", None) for result in results] == [2, 3, "question"]
    assert table.flights.played is played
    assert await on_disk(server, table) == [2, 0, 1]
    assert keys(table)[before:].count("event-is-done") == 3
    assert [told_to(guest).count("event-is-done") for guest in guests] == [3, 3, 3], "everybody is told of all three"


async def test_the_house_that_speaks_too_late_catches_up_and_then_speaks(server: Server) -> None:
    table, guests = await market(server)
    played = table.flights.played
    assert played is not None
    await server.store.append(played.id, 1, 2, '{"type":"done"}')  # another server was quicker
    with pytest.raises(Stale):
        await table.flights.expire(played.id, 1)
    assert table.flights.played is not None and table.flights.played.match.step == 1
    await table.flights.expire(played.id, 1)
    assert await on_disk(server, table) == [2, 0, 1]
    assert [told_to(guest).count("event-is-done") for guest in guests] == [1, 1, 1], "everybody is told of the move that was quicker"


async def test_after_a_failure_of_the_disk_the_next_move_is_made_as_if_nothing_had_been_said(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = await market(server)
    assert table.flights.played is not None
    before = keys(table)

    def full(*_: object) -> None:
        raise OSError("no space left on device")

    go = hold(server.store)
    with monkeypatch.context() as broken:
        broken.setattr(server.store.writer, "engine", type("Full", (), {"begin": full})())
        broken.setattr(server.store.writer.appender, "append", full)
        said = [say(table, guests[0], APPLE_FOR_BREAD), say(table, guests[1], Accept(1))]
        await settle()
        go.set()
        results = await asyncio.gather(*said, return_exceptions=True)
    assert [type(result) for result in results] == [OSError, OSError]
    assert (table.flights.played.match.step, keys(table), table.flights.busy) == (0, before, False)
    assert [(await say(table, guests[0], APPLE_FOR_BREAD)).step, (await say(table, guests[1], Accept(1))).step] == [1, 2]
    assert await on_disk(server, table) == [0, 1]


async def test_whatever_changes_the_table_waits_for_the_moves_that_are_on_their_way_and_has_it_alone(server: Server) -> None:
    table, guests = await market(server)
    go = hold(server.store)
    first = say(table, guests[0], APPLE_FOR_BREAD)
    await settle()
    risen = asyncio.create_task(table.hear(guests[2], wire.Rise(2)))
    await settle()
    later = say(table, guests[1], Accept(1))
    await settle()
    assert table.company.seat_of("c" * 64) == 2
    go.set()
    assert [heard.step for heard in await asyncio.gather(first, risen, later)] == [1, None, 2]
    assert table.company.seat_of("c" * 64) is None


async def test_a_table_is_not_forgotten_while_a_move_is_on_its_way(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, guests = await market(server)
    monkeypatch.setattr(lobby, "SWEEP", 0.01)
    sweeper = asyncio.create_task(server.lobby.sweep())
    go = hold(server.store)
    said = say(table, guests[0], APPLE_FOR_BREAD)
    await settle()
    for guest in guests:
        table.company.leave(guest)
    for code, seat in list(server.house.acting):  # whoever is gone is not waited for here
        server.house.acting.pop((code, seat)).task.cancel()
    await asyncio.sleep(0.1)
    assert table.code in server.lobby.tables
    go.set()
    await said
    await until(lambda: table.code not in server.lobby.tables)
    sweeper.cancel()
