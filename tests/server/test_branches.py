"""What if, and the same deal: somebody plays on from a finished match against bots, and the results stand side by side."""

from typing import Any

import pytest

from chaudron import games
from chaudron.kernel.record import Record
from chaudron.kernel.replay import replay
from chaudron.server import looks, wire
from chaudron.store import matches
from tests.server.conftest import Gather
from tests.server.people import House, Visitor, play_on
from tests.server.test_look import finished


async def branched(visitor: Visitor, match: str, seat: int = 1, **wanted: Any) -> str:
    """Play on from a match, and return the code of the table."""
    sent = {"match": match, "seat": seat, "level": "apprentice", "pace": "instant", **wanted}
    return (await visitor.call("POST", "/api/branches", sent, wire.Created)).code


async def test_what_if_one_plays_on_from_any_step_at_any_seat(shared: House, visitor: Visitor, other: Visitor) -> None:
    match = await finished(visitor)
    look = await visitor.call("GET", f"/api/matches/{match}/looks/3", None, wire.Look)
    before = await shared.server.store.read(matches.moves, match)
    async with other.at(await branched(other, match, seat=2, step=20)) as seat:
        assert seat.told.you.seat == 2 and seat.told.you.host
        assert [chair.who for chair in seat.told.room.chairs] == ["bot", "bot", "person", "bot"]
        assert [chair.level for chair in seat.told.room.chairs if chair.who == "bot"] == ["apprentice"] * 3
        assert len({chair.name for chair in seat.told.room.chairs}) == 4
        # What was told up to there is told again, to whoever sits there now.
        told = [(line.step, line.told.key) for line in seat.news if line.step <= 20]
        assert told == [(line.step, line.told.key) for line in look.lines if line.step <= 20]
        await play_on(seat)
        branch = seat.play
    record = await other.call("GET", f"/api/records/{branch.match}", None, Record)
    assert [stem.moves for stem in record.stems] == [20]
    assert record.moves[:20] == tuple(tuple(move) for move in before[:20])
    assert replay(games.load(record.game), record).commitment == branch.commitment
    begun = await shared.server.store.read(matches.find, branch.match)
    assert begun is not None and (begun.parent, begun.shared) == (match, 20)
    assert await shared.server.store.read(matches.moves, match) == before
    # It is none of those with the same deal.
    assert [kin.match for kin in await other.call("GET", f"/api/matches/{match}/kin", None, list[wire.Kin])] == [match]


def names_at(room: wire.Room, step: int) -> list[str]:
    """The names by which the story calls the seats, as the browser reads them."""
    names = {chair.seat: chair.name for chair in room.chairs}
    for former in sorted(room.former, key=lambda each: -each.until):
        if step <= former.until:
            names[former.seat] = former.name
    return list(names.values())


async def test_what_was_said_before_a_branch_keeps_the_names_of_who_spoke_then(shared: House) -> None:
    anna, bert, carl = [await shared.visitor(name) for name in ("Anna", "Bert", "Carl")]
    match = await finished(anna)
    first = await anna.call("GET", f"/api/matches/{match}", None, wire.Past)
    then = [chair.name for chair in first.room.chairs]
    async with bert.at(await branched(bert, match, seat=2, step=20)) as seat:
        now = [chair.name for chair in seat.told.room.chairs]
        assert (now[2], then[0], seat.told.you.was) == ("Bert", "Anna", ())
        assert [names_at(seat.told.room, step) for step in (0, 20, 21)] == [then, then, now]
        # A move that is taken back later changes nothing of that.
        await seat.until(lambda told: told.play is not None and told.play.question is not None)
        await seat.do(wire.Answer, **seat.answer(0))
        await seat.do(wire.TakeBack, match=seat.play.match)
        assert [names_at(seat.told.room, step) for step in (20, 21)] == [then, now]
        async with anna.at(seat.told.room.code) as onlooker:
            assert [onlooker.told.room.former[number].seat for number in onlooker.told.you.was] == [0]
        await play_on(seat)
        second = seat.play.match
    past = await bert.call("GET", f"/api/matches/{second}", None, wire.Past)
    assert past.mine == 2 and not any(former.mine for former in past.room.former)
    assert [names_at(past.room, step) for step in (20, 21)] == [then, now]
    # A branch of the branch knows both, and the later one only as far as it went.
    for step, expected in ((30, {20: then, 30: now}), (10, {10: then}), (20, {20: then})):
        async with carl.at(await branched(carl, second, seat=1, step=step)) as seat:
            latest = [chair.name for chair in seat.told.room.chairs]
            assert {at: names_at(seat.told.room, at) for at in expected} == expected
            assert names_at(seat.told.room, step + 1) == latest and latest[1] == "Carl"
    # Whoever is forgotten is forgotten there, too.
    async with carl.at(await branched(carl, match, seat=1, step=5)) as seat:
        assert names_at(seat.told.room, 5)[0] == "Anna"
        assert (await anna.send("DELETE", "/api/me")).status_code == 204
        await seat.until(lambda told: "Anna" not in names_at(told.room, 5))


async def test_the_same_deal_is_played_by_somebody_else_and_compared(shared: House, visitor: Visitor, other: Visitor) -> None:
    match = await finished(visitor)
    opening = (await visitor.call("GET", f"/api/matches/{match}/looks/1", None, wire.Look)).frames[0]
    async with other.at(await branched(other, match, seat=0)) as seat:
        assert (seat.told.you.seat, seat.play.number) == (0, 1)
        again = seat.play.match
        assert [kin.match for kin in await other.call("GET", f"/api/matches/{again}/kin", None, list[wire.Kin])] == []
        await play_on(seat)
        await seat.do(wire.Rematch)
        assert seat.play.number == 2
    assert len(opening.zones) == len((await other.call("GET", f"/api/matches/{again}/looks/1", None, wire.Look)).frames[0].zones)
    records = [await other.call("GET", f"/api/records/{each}", None, Record) for each in (match, again)]
    assert records[0].seed == records[1].seed and not records[1].stems
    views = [replay(games.load(record.game), record).copy(at=0).view(0) for record in records]
    assert views[0] == views[1]
    for reader, mine in ((visitor, [0, None]), (other, [None, 0])):
        for name in (match, again):
            kin = await reader.call("GET", f"/api/matches/{name}/kin", None, list[wire.Kin])
            assert [each.match for each in kin] == [match, again]
            assert [each.mine for each in kin] == mine
            assert [each.people for each in kin] == [(0,), (0,)]
            assert [each.outcome for each in kin] == [record.outcome for record in records]


async def test_only_so_many_are_compared_and_always_with_the_first(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "MOST_KIN", 3)
    match = await finished(visitor)
    again = []
    for _ in range(4):
        async with visitor.at(await branched(visitor, match)) as seat:
            again.append(seat.play.match)
            await play_on(seat)
    async with visitor.at(await branched(visitor, match)) as seat:  # one that goes on takes nobody's place
        for name in (match, *again):
            kin = [each.match for each in await visitor.call("GET", f"/api/matches/{name}/kin", None, list[wire.Kin])]
            assert len(kin) == 3
            assert kin[0] == match and name in kin


async def test_nobody_plays_on_from_a_match_that_runs(gather: Gather, other: Visitor) -> None:
    _, visitors, seats = await gather(3)
    for visitor in (*visitors, other):
        for step in (None, 0):
            sent = {"match": seats[0].play.match, "seat": 0, "level": "apprentice", "step": step}
            assert (await visitor.refused("POST", "/api/branches", sent)).reason == "under-way"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"match": "0123456789abcdef"}, "missing-match"),
        ({"step": 10_000}, "missing-step"),
        ({"step": -1}, "malformed-request"),
        ({"step": "last"}, "malformed-request"),
        ({"seat": 4}, "setup-seat"),
        ({"seat": -1}, "malformed-request"),
        ({"level": "grand-master"}, "malformed-request"),
        ({"surprise": 1}, "malformed-request"),
    ],
)
async def test_what_cannot_be_is_refused(visitor: Visitor, wrong: dict[str, Any], why: str) -> None:
    match = await finished(visitor)
    sent = {"match": match, "seat": 0, "level": "apprentice", "step": 3, **wrong}
    refused = await visitor.refused("POST", "/api/branches", sent)
    assert f"{refused.kind}-{refused.reason}" == why


async def test_after_the_last_move_there_is_nothing_to_play(visitor: Visitor) -> None:
    match = await finished(visitor)
    steps = (await visitor.call("GET", f"/api/matches/{match}", None, wire.Past)).steps
    refused = await visitor.refused("POST", "/api/branches", {"match": match, "seat": 0, "level": "apprentice", "step": steps})
    assert refused.reason == "over"
