"""After a match: another one, at once or when all are ready."""

import random

from chaudron.server import wire
from tests.server.conftest import Gather
from tests.server.people import House, Visitor, play_on, play_out, until


async def test_people_open_the_table_again_and_the_host_begins(gather: Gather) -> None:
    _, visitors, seats = await gather(3)
    first = seats[0].play.match
    assert await seats[1].refused(wire.Rematch) == "denied-not-over"
    await play_out(seats, random.Random(7))
    assert await seats[1].refused(wire.Sit) == "denied-begun"
    await seats[1].do(wire.Rematch)
    for seat in seats:
        await seat.until(lambda told: told.room.status == "open")
        assert seat.told.play is None
        assert [chair.who for chair in seat.told.room.chairs] == ["person"] * 3
    assert await seats[1].refused(wire.Begin) == "denied-not-host"
    await seats[0].do(wire.Begin)
    await seats[2].until(lambda told: told.play is not None)
    assert (seats[2].play.number, seats[2].play.step) == (2, 0)
    assert seats[2].play.match != first
    assert (await visitors[0].send("GET", f"/api/records/{first}")).is_success
    await seats[1].until(lambda told: told.play is not None)
    mover = next(seat for seat in seats if seat.play.question is not None)
    stale = {**mover.answer(0), "match": first}
    assert await mover.refused(wire.Answer, **stale) == "denied-other-match"


async def test_a_seat_that_was_minded_may_be_gone_before_the_next_match(gather: Gather, shared: House) -> None:
    code, _, seats = await gather()
    host = seats[0]
    await play_out(seats, random.Random(9))
    await seats[3].connection.close()
    await host.until(lambda told: not told.room.chairs[3].present)
    (await shared.table(code)).company.mind(3)
    await host.until(lambda told: told.room.chairs[3].minded)
    await host.do(wire.Rematch)
    assert not any(chair.minded for chair in host.told.room.chairs)
    await host.do(wire.Clear, seat=3)
    await host.do(wire.Configure, seats=3)
    assert len(host.told.room.chairs) == 3


async def test_alone_with_bots_the_next_match_begins_at_once(shared: House, visitor: Visitor) -> None:
    code = await visitor.create(level="apprentice", begin=True, seats=3)
    async with visitor.at(code) as seat:
        await play_on(seat)
        assert seat.play.number == 1
        commitment = seat.play.commitment
        await seat.do(wire.Rematch)
        assert (seat.told.room.status, seat.play.number) == ("playing", 2)
        assert seat.play.commitment != commitment
        assert {line.step for line in seat.told.news} <= {0, 1, 2}
    table = await shared.table(code)
    await until(lambda: not table.company.guests)
