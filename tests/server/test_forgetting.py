"""Visitors see and end their devices and have everything about them deleted; what is old is deleted where the operator wants it."""

import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, text

from chaudron.server import changes, visitors, wire
from chaudron.server.guest import RESTART, UNKNOWN_TABLE
from chaudron.server.visitors import hashed
from chaudron.store import forgetting, results, tables
from chaudron.store.forgetting import DAY, NOBODY, Retention
from tests.server.conftest import Gather
from tests.server.people import House, Visitor, house, until


async def another(found: House, visitor: Visitor) -> Visitor:
    """Another device of a visitor."""
    device = await found.visitor()
    secret = (await visitor.call("POST", "/api/handovers", None, wire.Handover)).secret
    await device.call("POST", "/api/handovers/claim", {"secret": secret}, wire.Me)
    return device


async def devices(visitor: Visitor) -> list[str]:
    return [device.id for device in (await visitor.call("GET", "/api/me/devices", None, wire.Devices)).devices]


def shown(*people: Visitor) -> list[str]:
    """How these devices are known to their visitor."""
    return [visitors.hashed(each.key)[:16] for each in people]


async def forgotten(visitor: Visitor) -> None:
    """Have everything about a visitor deleted."""
    answer = await visitor.send("DELETE", "/api/me")
    assert answer.status_code == 204
    assert "chaudron" not in visitor.http.cookies


# Devices.


async def test_a_visitor_sees_every_device_and_first_the_one_that_asks(shared: House) -> None:
    one = await shared.visitor("Ada")
    assert await devices(one) == shown(one)
    two, three = await another(shared, one), await another(shared, one)
    for first, *others in ([one, two, three], [two, one, three], [three, one, two]):
        found = await devices(first)
        assert found[:1] == shown(first)
        assert sorted(found[1:]) == sorted(shown(*others))
    told = (await one.call("GET", "/api/me/devices", None, wire.Devices)).devices
    assert all(device.seen is None or abs(device.seen - time.time()) < 3600 for device in told)


@pytest.mark.parametrize("original", [True, False], ids=["the first one", "a later one"])
async def test_a_device_that_is_ended_is_a_strangers(shared: House, *, original: bool) -> None:
    one = await shared.visitor("Ada")
    code = await one.create()
    two = await another(shared, one)
    ended, stays = (one, two) if original else (two, one)
    async with ended.at(code) as there, stays.at(code) as here:
        assert there.told.you.seat == here.told.you.seat == 0
        assert (await stays.send("DELETE", f"/api/me/devices/{shown(ended)[0]}")).status_code == 204
        await there.connection.wait_closed()
        assert there.connection.close_code == RESTART
        assert here.told.you.seat == 0
    assert await devices(stays) == shown(stays)
    home = await ended.home()
    assert (home.me.name, home.mine) == (None, ())
    async with ended.at(code) as back:
        assert back.told.you.seat is None
    assert (await stays.home()).me.name == "Ada"


async def test_nobody_ends_the_device_of_another(shared: House, other: Visitor) -> None:
    one = await shared.visitor("Ada")
    two = await another(shared, one)
    for device in (*shown(one, two), *shown(other), "0" * 16):
        assert (await other.refused("DELETE", f"/api/me/devices/{device}")).reason == "device"
    assert len(await devices(one)) == 2


# Everything.


async def test_everything_about_a_visitor_is_deleted_and_others_keep_what_is_theirs(gather: Gather, shared: House) -> None:
    code, (host, guest), (there, friend) = await gather(2, seats=3, begin=False)
    alone = await host.create(level="apprentice", begin=True)
    second = await another(shared, host)
    await there.do(wire.Speak, text="Good evening")
    await there.do(wire.SeatBot, seat=2, level="apprentice")
    await there.do(wire.Begin)
    played = there.play.match
    key = visitors.hashed(host.key)
    async with host.at(alone) as lonely:
        await forgotten(host)
        await lonely.connection.wait_closed()
        assert lonely.connection.close_code == UNKNOWN_TABLE
    await friend.until(lambda told: told.room.chairs[0].who == "bot" and told.you.host)
    assert friend.told.room.chairs[0].name == NOBODY
    assert friend.play.match == played
    rows = await shared.server.store.read(everything, key)
    assert rows == []
    home = await second.home()
    assert (home.me.name, home.mine) == (None, ())
    assert (await guest.refused("GET", f"/api/tables/{alone}")).reason == "table"
    assert (await guest.home()).mine[0].code == code


def everything(connection: Connection, visitor: str) -> list[Any]:
    """Every row that names a visitor."""
    found: list[Any] = []
    names = ("chairs", "visitor"), ("tables", "host"), ("keys", "visitor"), ("keys", "hash"), ("visitors", "id"), ("talk", "visitor")
    for table, column in names:
        found += connection.execute(text(f'SELECT * FROM {table} WHERE "{column}" = :visitor'), {"visitor": visitor}).all()
    return found


async def test_nothing_of_a_forgotten_name_stays_on_disk(tmp_path: Path) -> None:
    name = "Ada Forgettable"
    async with house(tmp_path) as found:
        visitor, other = await found.visitor(name), await found.visitor("Ben")
        code = await other.create(seats=3)
        async with other.at(code), visitor.at(code) as seat:
            await seat.do(wire.Sit)
            await seat.do(wire.Speak, text="Forgettable words")
        await visitor.create(level="apprentice", begin=True)
        await forgotten(visitor)
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").rglob("*") if path.is_file())
    assert name.encode() not in kept
    assert b"Forgettable words" not in kept
    assert b"Ben" in kept


async def test_a_change_from_a_page_that_is_not_ours_deletes_nothing(shared: House) -> None:
    visitor = await shared.visitor("Ada")
    answer = await visitor.http.delete("/api/me", headers={"origin": "http://evil.example"})
    assert answer.status_code == 403
    assert (await visitor.home()).me.name == "Ada"


# What is old.


async def test_what_is_old_is_deleted_where_the_operator_wants_it(tmp_path: Path) -> None:
    retention = Retention(empty=7, unfinished=30, finished=60, visitors=400)
    async with house(tmp_path, retention=retention) as found:
        visitor = await found.visitor("Ada")
        empty = await visitor.create()
        playing = await visitor.create(level="apprentice", begin=True)
        over = await visitor.create(level="apprentice", begin=True)
        table = await found.table(over)
        await changes.keep(table, replace(table.company.kept, status="over"))
        now = int(time.time())

        async def there() -> set[str]:
            return {card.code for card in (await visitor.home()).mine}

        async def after(days: float) -> set[str]:
            for code in (empty, playing, over):
                found.server.lobby.tables.pop(code, None)
            await found.server.forgetting.tidy(now + int(days * DAY))
            return await there()

        assert await after(6.5) == {empty, playing, over}
        assert await after(7.5) == {playing, over}
        assert await after(29.5) == {playing, over}
        assert await after(30.5) == {over}
        assert await after(60.5) == set()
        assert (await visitor.home()).me.name == "Ada"
        await after(399.5)
        assert (await visitor.home()).me.name == "Ada"
        await after(401)
        assert (await visitor.home()).me.name is None


async def test_somebody_without_a_name_is_forgotten_like_everybody_else_and_not_while_they_come(tmp_path: Path) -> None:
    async with house(tmp_path, retention=Retention(visitors=100)) as found:
        gone, here = await found.visitor(), await found.visitor()
        for visitor in (gone, here):
            await visitor.create()
        now = int(time.time())

        async def after(days: int) -> list[int]:
            found.server.lobby.tables.clear()
            await found.server.forgetting.tidy(now + days * DAY)
            return [len((await visitor.home()).mine) for visitor in (gone, here)]

        assert await after(0) == [1, 1]
        await found.server.store.write(tables.see, hashed(here.key), hashed(here.key), now + 60 * DAY)
        assert (await here.home()).me.name is None  # that somebody is noted is no name
        assert not await found.server.store.write(lambda connection: results.show(connection, hashed(here.key), on=True))
        assert await after(99) == [1, 1]
        assert await after(101) == [0, 1]
        assert await after(161) == [0, 0]
        await found.server.store.write(forgetting.old_visitors, 1, now + 1000 * DAY)  # whoever is still known anywhere is noted
        assert await found.server.store.write(forgetting.old_visitors, 1, now + 1002 * DAY) == []


async def test_nothing_is_deleted_unless_the_operator_wants_it_or_where_somebody_is(tmp_path: Path) -> None:
    async with house(tmp_path) as found:
        visitor = await found.visitor("Ada")
        code = await visitor.create()
        await found.server.forgetting.tidy(int(time.time()) + 10_000 * DAY)
        assert [card.code for card in (await visitor.home()).mine] == [code]
        found.server.forgetting.retention = Retention(empty=1, visitors=1)
        async with visitor.at(code) as seat:
            await found.server.forgetting.tidy(int(time.time()) + 10_000 * DAY)
            assert seat.told.you.name == "Ada"
            assert [card.code for card in (await visitor.home()).mine] == [code]
        table = await found.table(code)
        await until(lambda: not table.company.guests)
        await found.server.forgetting.tidy(int(time.time()) + 10_000 * DAY)
        assert (await visitor.home()).mine == ()
