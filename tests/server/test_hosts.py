"""Whose table it is while its host is away, and what one visitor cannot do to all others."""

import asyncio
from concurrent.futures import Future
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from chaudron import games
from chaudron.kernel.rng import Rng
from chaudron.server import lobby, wire
from chaudron.server.app import Server, Settings
from chaudron.server.guard import Bucket, Doors
from chaudron.server.guest import Guest
from chaudron.server.thinker import Thinker
from chaudron.server.thought import Part
from chaudron.store import Store, tables
from chaudron.store.tables import Holder, KeptTable
from tests.server.conftest import Gather
from tests.server.people import GAME, NOBODY, House, Visitor, house, until

KEPT = KeptTable(
    code="abcdefgh", game=GAME, options={}, public=True, patience=60, pace="calm", host="a", status="open", match=None, changed=0,
    holders=(Holder(),),
)  # fmt: skip


async def test_while_the_host_is_away_the_first_person_there_decides(gather: Gather) -> None:
    code, visitors, (host, guest) = await gather(2, begin=False, seats=4)
    assert await guest.refused(wire.SeatBot, seat=2, level="brewer") == "denied-not-host"
    await host.connection.close()
    await guest.until(lambda told: told.you.host)
    assert [chair.host for chair in guest.told.room.chairs] == [False, True, False, False]
    await guest.do(wire.SeatBot, seat=2, level="apprentice")
    async with visitors[0].at(code) as back:
        assert back.told.you.host
        assert await guest.refused(wire.Clear, seat=2) == "denied-not-host"


async def test_a_host_who_has_left_for_good_does_not_hold_up_a_rematch(gather: Gather, shared: House) -> None:
    code, _, (host, guest) = await gather(2, begin=False, seats=3)
    await host.do(wire.SeatBot, seat=2, level="apprentice")
    await host.connection.close()
    await guest.until(lambda told: told.you.host)
    table = await shared.table(code)
    table.company.kept = replace(table.company.kept, status="over")
    await guest.do(wire.Rematch)
    await guest.until(lambda told: told.you.host and told.room.status == "open")
    assert await guest.refused(wire.Clear, seat=0) == "denied-host-seat"
    await guest.do(wire.Begin)
    assert (guest.told.room.chairs[0].name, guest.told.room.chairs[0].who) == ("Person 1", "person")


async def test_only_the_host_gives_up_the_seat_of_the_host(gather: Gather) -> None:
    code, visitors, (host, guest) = await gather(2, begin=False, seats=3)
    await host.connection.close()
    await guest.until(lambda told: told.you.host)
    for message in ({"seat": 0}, {"seat": 0, "level": "apprentice"}):
        assert (await guest.refused(wire.SeatBot if "level" in message else wire.Clear, **message)).startswith("denied-")
    assert await guest.refused(wire.Configure, seats=1) != ""
    assert guest.told.room.chairs[0].name == "Person 1"
    await guest.do(wire.Clear, seat=1)
    async with visitors[0].at(code) as back:
        assert back.told.you == wire.You(0, host=True, name="Person 1", speaker=back.told.you.speaker)
        await back.do(wire.Clear, seat=0)


def test_a_table_is_called_after_somebody_who_sits_there() -> None:
    kept = replace(KEPT, host="gone", holders=(Holder(), Holder(visitor="b", name="Ben")))
    assert lobby.host_of(kept) == "Ben"
    assert lobby.host_of(replace(kept, holders=(Holder(),))) == ""


async def test_bots_among_themselves_play_only_if_somebody_looks_on(tmp_path: Path) -> None:
    server = Server(Settings(data=tmp_path))
    try:
        table = await server.lobby.create("a" * 64, "Ada", wire.Create(GAME, level="apprentice", begin=True, pace="instant"))
        table.company.kept = replace(
            table.company.kept, holders=tuple(replace(h, visitor=None, level="apprentice") for h in table.company.kept.holders)
        )
        table.room_changed()
        await until(lambda: not server.house.busy(table))
        assert table.flights.played is not None
        step = table.flights.played.match.step
        await asyncio.sleep(0.2)
        assert table.flights.played.match.step == step
        table.company.enter(Guest(None, "", server.turns))
        await until(lambda: table.flights.played is not None and table.flights.played.match.step > step)
    finally:
        await server.close()


async def test_a_bot_that_does_what_is_not_allowed_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load(GAME)
    found = Thinker(1)
    try:
        state = game.start(game.about.usual, game.about.options(), Rng(bytes(32)))
        seat, ask = next(iter(game.asks(state).items()))
        forbidden, *moves = game.moves(state, seat)
        cheat: Future[bytes] = Future()
        cheat.set_result(msgspec.json.encode(Part([(forbidden, 1, 0.0)])))
        monkeypatch.setattr(found.players.open(), "schedule", lambda *_, **__: cheat)
        assert await found.choose(game, "ismcts:10", game.view(state, seat), ask, moves, NOBODY) in moves
    finally:
        found.close()


async def test_a_match_that_waits_for_somebody_is_never_pushed_off_their_list(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LONGEST_LIST", 3)
    playing = await visitor.create(level="apprentice", begin=True, pace="instant")
    for _ in range(4):
        await visitor.create()
    assert playing in {card.code for card in (await visitor.home()).mine}


def test_of_each_host_one_public_table_is_listed_and_none_that_is_old(tmp_path: Path) -> None:
    store = Store(tmp_path)
    try:
        with store.engine.begin() as connection:
            for code, host, changed in [("a1", "a", 1), ("a3", "a", 3), ("a2", "a", 2), ("b5", "b", 5), ("c0", "c", 0)]:
                tables.save(connection, replace(KEPT, code=code, host=host, changed=changed))
            tables.save(connection, replace(KEPT, code="b9", host="b", changed=9, public=False))
            tables.save(connection, replace(KEPT, code="a4", host="a", changed=3))  # in the same second
            assert [kept.code for kept in tables.public(connection, 1, 9)] == ["b5", "a3"]
            for code, changed in [("n1", 7), ("n2", 6), ("n3", 0)]:
                tables.save(connection, replace(KEPT, code=code, host="", changed=changed))
            assert [kept.code for kept in tables.public(connection, 1, 9)] == ["n1", "n2", "b5", "a3"]
            for code in ("n1", "n2"):
                tables.save(connection, replace(KEPT, code=code, host="", changed=1, public=False, version=1))
            assert [kept.code for kept in tables.public(connection, 1, 1)] == ["b5"]
    finally:
        store.close()


async def test_an_address_opens_so_many_connections_and_tables_and_no_more(tmp_path: Path) -> None:
    async with house(tmp_path, requests_a_minute=40) as found:
        visitor = await found.visitor()
        made = [(await visitor.send("POST", "/api/tables", {"game": GAME})).status_code for _ in range(6)]
        assert made == [201, 201, 201, 201, 429, 429]
    doors = Doors(2)
    assert [doors.take("a"), doors.take("a"), doors.take("a"), doors.take("b")] == [True, True, False, True]


def test_addresses_that_have_rested_are_forgotten_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chaudron.server.guard.MOST_ADDRESSES", 2)
    doors = Doors(2)
    for address in "aab":
        doors.take(address)
    doors.buckets["rested"] = Bucket(2, 1)
    doors.take("c")
    assert set(doors.buckets) == {"a", "b", "c"}
    assert not doors.take("a")


async def test_files_that_others_may_keep_come_without_a_key_and_pages_renew_it(shared: House) -> None:
    stranger = shared.stranger()
    assert "set-cookie" not in (await stranger.http.get("/assets/client.js")).headers
    first = (await stranger.http.get("/")).headers["set-cookie"]
    again = (await stranger.http.get("/")).headers["set-cookie"]
    assert first == again and "HttpOnly" in first
    assert "set-cookie" not in (await stranger.http.get("/api/home")).headers


async def test_only_the_last_hand_over_counts(visitor: Visitor, shared: House) -> None:
    first, second = [(await visitor.send("POST", "/api/handovers")).json()["secret"] for _ in range(2)]
    device = shared.stranger()
    assert (await device.send("POST", "/api/handovers/claim", {"secret": first})).status_code == 404
    assert (await device.send("POST", "/api/handovers/claim", {"secret": second})).status_code == 200
