"""Where features meet: what is said at the same moment, and what is stored of somebody in several places."""

import asyncio
import gc
from typing import Any

import pytest

from chaudron.kernel.model import Stale
from chaudron.server import wire
from chaudron.server.guest import Guest
from chaudron.server.house import surely
from chaudron.server.refusals import Missing
from chaudron.server.table import Table
from chaudron.server.visitors import hashed
from chaudron.store import matches, tables
from tests.server.conftest import Gather
from tests.server.people import House


def guest_at(table: Table, seat: int) -> Guest:
    """The connection of whoever has a seat."""
    return next(guest for guest in table.company.guests if table.company.seat_of(guest.visitor) == seat)


async def test_a_closed_table_stays_closed_whatever_was_said_meanwhile(gather: Gather, shared: House) -> None:
    code, _, _ = await gather(2, seats=3, begin=False)
    table = await shared.table(code)
    host, guest = guest_at(table, 0), guest_at(table, 1)
    closing, rising = await asyncio.gather(
        table.hear(host, wire.Close(id=900)), table.hear(guest, wire.Rise(id=900)), return_exceptions=True
    )
    assert isinstance(closing, wire.Heard) and isinstance(rising, Missing)
    kept = await shared.server.store.write(tables.find, code)
    assert kept is not None and kept.status == "closed"


@pytest.fixture
async def asked(gather: Gather, shared: House) -> tuple[Table, Guest, Any]:
    """A table where somebody is alone with bots, and the move that a bot is about to make."""
    code, _, (seat,) = await gather(1, seats=3, begin=False, pace="calm")
    for empty in (1, 2):
        await seat.do(wire.SeatBot, seat=empty, level="apprentice")
    table = await shared.table(code)
    table.attend = lambda _: None  # the bot moves when the test says so
    await seat.do(wire.Begin)
    while (played := table.flights.played) is not None and 0 in played.match.questions():
        await seat.until(lambda told: told.play is not None and told.play.question is not None)
        await seat.do(wire.Answer, **seat.answer(0))
    assert played is not None
    [(mover, question)] = played.match.questions().items()
    return table, guest_at(table, 0), (mover, played.match.moves(mover)[0], question.number)


async def test_no_bot_moves_in_a_match_that_was_ended_early(asked: tuple[Table, Guest, Any]) -> None:
    table, guest, move = asked
    played = table.flights.played
    assert played is not None and table.awaited()
    ended, moved = await asyncio.gather(table.hear(guest, wire.EndEarly(id=900, match=played.id)), table.act(*move), return_exceptions=True)
    assert isinstance(ended, wire.Heard) and isinstance(moved, Stale)
    assert table.flights.played is not None and table.flights.played.chronicle.ended
    assert not table.awaited(), "nobody can be nudged"


async def test_whoever_was_forgotten_does_not_come_back_by_a_move_taken_back(gather: Gather, shared: House) -> None:
    code, (_, forgotten), (there, _) = await gather(2, seats=3, begin=False)
    await there.do(wire.SeatBot, seat=2, level="apprentice")
    table = await shared.table(code)
    table.attend = lambda _: None
    await there.do(wire.Begin)
    played = table.flights.played
    assert played is not None
    while not (played.match.last_of(0) and played.match.last_of(1)):
        [(seat, question)] = played.match.questions().items()
        await table.flights.make(lambda seat=seat: (seat, played.match.moves(seat)[0]), question.number)  # type: ignore[misc]
    whose = hashed(forgotten.key)
    assert (await forgotten.send("DELETE", "/api/me")).status_code == 204
    await there.until(lambda told: told.room.chairs[1].who == "bot")
    await table.hear(guest_at(table, 0), wire.TakeBack(id=900, match=played.id))
    assert table.flights.played is not None and table.flights.played.id != played.id
    branch = await shared.server.store.write(matches.find, table.flights.played.id)
    assert branch is not None and whose not in {player.visitor for player in branch.players}
    assert "Person 2" not in {player.name for player in branch.players}


async def test_the_name_on_a_chair_that_was_left_after_the_match_is_forgotten_too(gather: Gather, shared: House) -> None:
    code, (_, forgotten), (there, friend) = await gather(2, seats=3, begin=False)
    await there.do(wire.SeatBot, seat=2, level="apprentice")
    await there.do(wire.Begin)
    match = there.play.match
    await there.do(wire.EndEarly, match=match)
    await friend.until(lambda told: told.hold is not None)
    assert friend.told.hold is not None
    await friend.do(wire.Consent, match=match, step=friend.told.hold.step, kind="end", yes=True)
    await friend.until(lambda told: told.room.status == "over")
    await friend.do(wire.Rise)
    assert friend.told.room.chairs[1].name == "Person 2"
    assert (await forgotten.send("DELETE", "/api/me")).status_code == 204
    await there.until(lambda told: told.room.chairs[1].name == "—")
    kept = await shared.server.store.write(tables.find, code)
    assert kept is not None and "Person 2" not in {holder.name for holder in kept.holders}


async def test_the_seal_does_not_change_before_the_deal_is_stored(gather: Gather, shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    code, _, (there, _) = await gather(2, seats=3, begin=False)
    await there.do(wire.SeatBot, seat=2, level="apprentice")
    table = await shared.table(code)

    def seal() -> str:
        return table.salts.sealed(table.company.kept, table.company.seated()).commitment

    before, shown, write = seal(), [], table.store.write

    def watched(*arguments: Any) -> Any:
        shown.append(seal())
        return write(*arguments)

    monkeypatch.setattr(table.store, "write", watched)
    await there.do(wire.Begin)
    assert shown and set(shown) == {before}
    assert seal() != before, "and the next deal is sealed anew"


async def test_a_bot_that_is_refused_after_its_person_is_back_is_no_error() -> None:
    told: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
    begun, go = asyncio.Event(), asyncio.Event()

    async def late() -> None:
        begun.set()
        await go.wait()
        raise Stale("question", asked=1)

    waiting = asyncio.create_task(surely(late()))
    await begun.wait()
    waiting.cancel()
    await asyncio.wait([waiting])
    go.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    gc.collect()
    assert waiting.cancelled() and told == []
