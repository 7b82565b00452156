"""A match ends by agreement."""

from chaudron.kernel.record import decode_record
from chaudron.kernel.replay import replay
from chaudron.server import wire
from tests.server.conftest import Gather
from tests.server.hearing import all_hear, moved, status, told
from tests.server.people import House, Visitor


async def test_a_match_ends_early_when_everybody_agrees(gather: Gather, shared: House, other: Visitor) -> None:
    code, visitors, seats = await gather(3)
    step = await moved(seats)
    match = seats[0].play.match
    await seats[1].do(wire.EndEarly, match=match)
    await all_hear(seats, lambda told: told.hold is not None)
    asked = seats[0].told.hold
    assert asked is not None and (asked.kind, asked.step, asked.by) == ("end", step, 1) and set(asked.waiting) == {0, 2}
    asker = next(seat for seat in seats if seat.play.question is not None)
    assert await asker.refused(wire.Answer, **asker.answer(0)) == "denied-held"
    assert await seats[0].refused(wire.EndEarly, match=match) == "denied-held"
    # To agree to one thing is not to agree to another.
    assert await seats[0].refused(wire.Consent, match=match, step=step, kind="take-back", yes=True) == "stale-hold"
    await seats[0].do(wire.Consent, match=match, step=step, kind="end", yes=True)
    assert seats[0].told.room.status == "playing"
    answer = asker.answer(0)
    await seats[2].do(wire.Consent, match=match, step=step, kind="end", yes=True)
    await all_hear(seats, lambda told: told.room.status == "over")
    for seat in seats:
        assert seat.play.ended and seat.play.outcome is None and seat.play.seed is not None and seat.play.question is None
        assert told(seat, "table-ended")[0].step == step
    assert await asker.refused(wire.Answer, **answer) == "denied-over"
    assert await seats[0].refused(wire.EndEarly, match=match) == "denied-over"
    assert await seats[0].refused(wire.TakeBack, match=match) == "denied-other-move"
    # It is so on disk, too; its record is that of a match without an outcome, and it counts for nothing.
    del shared.server.lobby.tables[code]
    async with visitors[0].at(code) as back:
        assert back.told.room.status == "over" and back.play.ended
    record = decode_record((await other.send("GET", f"/api/records/{match}")).content)
    assert record.outcome is None and len(record.moves) == step
    assert replay((await shared.table(code)).game, record).step == step
    past = await other.call("GET", f"/api/matches/{match}", None, wire.Past)
    assert past.ended and past.kept and past.outcome is None and past.eyes[0] == "open" and past.room.status == "over"
    assert await other.call("GET", f"/api/matches/{match}/kin", None, list[wire.Kin]) == []
    assert (await other.refused("POST", f"/api/analyses/{match}")).reason == "unfinished"
    # One may play on from where it was left.
    await other.call("POST", "/api/branches", {"match": match, "step": step, "seat": 0, "level": "apprentice"}, wire.Created)


async def test_one_no_is_enough_to_play_on(gather: Gather) -> None:
    _, _, seats = await gather(3)
    match, step = seats[0].play.match, seats[0].play.step
    await seats[0].do(wire.EndEarly, match=match)
    await all_hear(seats, lambda told: told.hold is not None)
    await seats[2].do(wire.Consent, match=match, step=step, kind="end", yes=False)
    await all_hear(seats, lambda told: told.hold is None)
    assert seats[0].told.room.status == "playing"
    await moved(seats)


async def test_whoever_leaves_neither_asks_any_more_nor_is_waited_for(gather: Gather) -> None:
    _, _, seats = await gather(3)
    match, step = seats[0].play.match, seats[0].play.step
    await seats[0].do(wire.EndEarly, match=match)
    await all_hear(seats, lambda told: told.hold is not None)
    await seats[0].do(wire.Rise)
    await all_hear(seats, lambda told: told.hold is None)
    assert seats[1].told.room.status == "playing"
    await seats[1].do(wire.EndEarly, match=match)
    await seats[2].until(lambda told: told.hold is not None)
    assert seats[1].told.hold is not None and seats[1].told.hold.waiting == (2,)
    await seats[2].do(wire.Rise)
    await seats[1].until(lambda told: told.room.status == "over")
    assert seats[1].play.ended and seats[1].play.step >= step


async def test_alone_with_bots_a_match_ends_at_once(visitor: Visitor, other: Visitor) -> None:
    code = await visitor.create(level="apprentice", begin=True)
    async with visitor.at(code) as seat, other.at(code) as onlooker:
        assert await onlooker.refused(wire.EndEarly, match=seat.play.match) == "denied-no-seat"
        assert await seat.refused(wire.EndEarly, match="another") == "denied-other-match"
        await seat.do(wire.EndEarly, match=seat.play.match)
        assert seat.play.ended and seat.told.room.status == "over"
        await onlooker.until(lambda told: told.room.status == "over")
        await seat.do(wire.Rematch)
        assert status(seat) == "playing" and not seat.play.ended
