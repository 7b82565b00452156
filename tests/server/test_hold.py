"""A table holds until people have seen a reckoning or sorted their cards: no bot plays and no clock runs before."""

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from chaudron.games.poison import State
from chaudron.kernel.model import Move
from chaudron.server import hold, wire
from chaudron.server.table import Table
from tests.games.poison import table as poison
from tests.games.poison.table import POISON, RED_1
from tests.games.zaubercocktail import table as market
from tests.server.people import House, Seat, arrange, house, play_out

LONG = 3600.0
"""Seconds that no test waits for."""
Sit = Callable[..., Awaitable[tuple[Table, list[Seat]]]]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is hurried, unless a test says so."""
    for kind in hold.SECONDS:
        monkeypatch.setitem(hold.SECONDS, kind, {"calm": LONG, "brisk": LONG, "instant": 0})


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let time run out at once."""
    for kind in hold.SECONDS:
        monkeypatch.setitem(hold.SECONDS, kind, {"calm": 0.01, "brisk": 0.01, "instant": 0})


@pytest.fixture
async def sit(own: House) -> AsyncIterator[Sit]:
    """Has people sit down with bots, and a match begin."""
    async with AsyncExitStack() as stack:

        async def down(people: int = 1, seats: int = 3, **wanted: Any) -> tuple[Table, list[Seat]]:
            visitors = [await own.visitor(f"Person {n + 1}") for n in range(people)]
            code = await visitors[0].create(**{"game": "poison", "seats": seats, "pace": "calm", **wanted})
            seated = [await stack.enter_async_context(visitor.at(code)) for visitor in visitors]
            for seat in seated[1:]:
                await seat.do(wire.Sit)
            for number in range(people, seats):
                await seated[0].do(wire.SeatBot, seat=number, level="apprentice")
            await seated[0].do(wire.Begin)
            for seat in seated:
                await seat.until(lambda told: told.play is not None)
            return await own.table(code), seated

        yield down


def lay(table: Table, state: Any) -> None:
    """Let everything lie as it does in a state."""
    assert table.flights.played is not None
    arrange(table.flights.played.match, state)
    table.match_overtaken()


def last_card(**others: Any) -> State:
    """Seat 0 pours the last card of a round; seat 1 begins the next."""
    return poison.table([POISON], [], [], taken=[[RED_1], [], [POISON]], **others)


async def end_round(table: Table, seats: list[Seat], **others: Any) -> None:
    """Let the first person pour the last card of a round."""
    lay(table, last_card(**others))
    await seats[0].until(lambda told: told.play is not None and told.play.question is not None and told.whole)
    await seats[0].do(wire.Answer, **seats[0].answer(0))
    for seat in seats:
        await seat.until(lambda told: told.play is not None and told.play.step > 0 and told.news)


async def make(table: Table, seat: int, move: Move) -> None:
    """Make a move of a seat, whoever has it."""
    question = table.flights.question(seat)
    assert question is not None
    await table.flights.make(lambda: (seat, move), question.number)


def seen(seat: Seat) -> dict[str, Any]:
    """The fields of a message that what the table holds for has been seen."""
    assert seat.told.hold is not None
    return {"match": seat.play.match, "step": seat.told.hold.step, "kind": seat.told.hold.kind}


def idle(own: House, table: Table) -> bool:
    """Whether the house does nothing for a table."""
    acts = any(code == table.code for code, _ in own.server.house.acting)
    return not acts and (table.flights.clock is None or not table.flights.clock.runs)


async def test_no_bot_plays_before_the_reckoning_has_been_seen(own: House, sit: Sit) -> None:
    table, (seat,) = await sit()
    await end_round(table, [seat])
    assert seat.told.hold == wire.Hold("reckoning", 1, (0,), None), "whoever is alone has all the time in the world"
    assert seat.play.scene.turn == (1,) and idle(own, table)
    assert [line.told.key for line in seat.news if line.holds] == ["event-round-ended"]
    shown = await seat.do(wire.Seen, **seen(seat))
    assert shown.hold is None
    await seat.until(lambda told: told.play is not None and told.play.step > 1)


async def test_nobody_plays_on_before_all_have_seen_it(own: House, sit: Sit) -> None:
    table, seats = await sit(people=3)
    await end_round(table, seats)
    assert seats[1].told.hold is not None and seats[1].told.hold.waiting == (0, 1, 2)
    assert seats[1].told.hold.left is not None and LONG - 60 < seats[1].told.hold.left <= LONG
    assert await seats[1].refused(wire.Answer, **seats[1].answer(0)) == "denied-held"
    said = seen(seats[0])
    for number, seat in enumerate(seats[:2]):
        shown = await seat.do(wire.Seen, **said)
        assert shown.hold is not None and shown.hold.waiting == (0, 1, 2)[number + 1 :]
    assert await seats[1].refused(wire.Answer, **seats[1].answer(0)) == "denied-held"
    assert (await seats[2].do(wire.Seen, **said)).hold is None
    await seats[1].until(lambda told: told.hold is None)
    await seats[1].do(wire.Answer, **seats[1].answer(0))


async def test_play_goes_on_when_time_has_run_out(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seats = await sit(people=2)
    hurry(monkeypatch)
    await end_round(table, seats)
    await seats[1].until(lambda told: told.hold is None)
    await seats[1].do(wire.Answer, **seats[1].answer(0))


async def test_somebody_who_is_gone_is_not_waited_for(own: House, sit: Sit) -> None:
    table, seats = await sit(people=2)
    await seats[1].connection.close()
    await seats[0].until(lambda told: not told.room.chairs[1].present)
    await end_round(table, seats[:1])
    assert seats[0].told.hold is not None and seats[0].told.hold.waiting == (0,)
    assert (await seats[0].do(wire.Seen, **seen(seats[0]))).hold is None


async def test_whoever_comes_back_sees_it_again_while_the_table_holds(own: House, sit: Sit) -> None:
    table, (seat,) = await sit()
    await end_round(table, [seat])
    visitor = own.visitors[-1]
    await seat.connection.close()
    async with visitor.at(table.code) as back:
        assert back.told.whole and back.told.hold == wire.Hold("reckoning", 1, (0,), None)
        assert [line.step for line in back.told.news if line.holds == "reckoning"] == [1]
        assert idle(own, table)
        await back.do(wire.Seen, **seen(back))
        await back.until(lambda told: told.play is not None and told.play.step > 1)


async def test_a_restart_forgets_the_hold_and_never_the_figures(tmp_path: Path) -> None:
    async with house(tmp_path) as first:
        visitors = [await first.visitor(f"Person {n + 1}") for n in range(3)]
        code = await visitors[0].create(game="poison", seats=3, pace="calm")
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(visitor.at(code)) for visitor in visitors]
            for seat in seats[1:]:
                await seat.do(wire.Sit)
            await seats[0].do(wire.Begin)
            for seat in seats:
                await seat.until(lambda told: told.play is not None)
            while all(seat.told.hold is None for seat in seats):
                await play_out(seats, random.Random(0), most=1)
            await seats[0].until(lambda told: told.hold is not None)
            assert seats[0].told.hold is not None
            scored = [line for line in seats[0].news if line.step == seats[0].told.hold.step]
            assert {"event-round-ended", "event-scored"} <= {line.told.key for line in scored}
        keys = [visitor.http.cookies for visitor in visitors]
    async with house(tmp_path) as second:
        back = second.stranger()
        back.http.cookies = keys[0]
        async with back.at(code) as seat:
            assert seat.told.hold is None
            assert [line for line in seat.told.news if line.step == scored[0].step] == scored


async def test_there_is_nothing_to_wait_for_without_people_at_an_instant_table_or_at_the_end(own: House, sit: Sit) -> None:
    table, everybody = await sit(people=3, pace="instant")
    await end_round(table, everybody)
    assert all(seat.told.hold is None for seat in everybody)
    table, (seat,) = await sit()
    await end_round(table, [seat], sheet=((0, 0, 0),) * 5)
    assert seat.play.outcome is not None and seat.told.hold is None
    table, (seat,) = await sit()
    lay(table, last_card())
    await seat.do(wire.Rise)
    await seat.until(lambda told: any(line.holds for line in told.news))
    assert seat.told.hold is None
    await seat.until(lambda told: told.play is not None and told.play.step > 1)
    assert seat.told.hold is None


async def test_who_leaves_a_seat_to_a_bot_is_no_longer_waited_for(sit: Sit) -> None:
    table, (seat,) = await sit()
    await end_round(table, [seat])
    await seat.do(wire.Rise)
    await seat.until(lambda told: told.hold is None and told.play is not None and told.play.step > 1)


async def test_only_those_who_are_asked_to_say_that_they_have_seen_it(own: House, sit: Sit) -> None:
    table, (seat,) = await sit()
    said: dict[str, Any] = {"match": seat.play.match, "step": 1, "kind": "reckoning"}
    assert await seat.refused(wire.Seen, **said) == "stale-hold"
    await end_round(table, [seat])
    onlooker = await own.visitor()
    async with onlooker.at(table.code) as other:
        assert await other.refused(wire.Seen, **said) == "denied-no-seat"
        assert await other.refused(wire.Pause, on=True) == "denied-no-seat"
    assert await seat.refused(wire.Seen, **{**said, "match": "another"}) == "denied-other-match"
    assert await seat.refused(wire.Seen, **{**said, "kind": "sorting"}) == "stale-hold"
    await seat.do(wire.Seen, **said)
    assert await seat.refused(wire.Seen, **said) == "stale-hold"


# Where there is a clock.


async def test_the_clock_starts_when_everybody_has_sorted_their_cards(own: House, sit: Sit) -> None:
    table, seats = await sit(game="zaubercocktail", people=2, seats=4)
    for seat in seats:
        assert seat.told.hold is not None and seat.told.hold.kind == "sorting"
        assert seat.told.clock is None
    assert idle(own, table)
    await seats[0].do(wire.Seen, **seen(seats[0]))
    assert idle(own, table)
    shown = await seats[1].do(wire.Seen, **seen(seats[1]))
    assert shown.hold is None and shown.clock is not None
    assert not idle(own, table)


async def test_after_a_reckoning_new_cards_are_sorted(own: House, sit: Sit) -> None:
    table, seats = await sit(game="zaubercocktail", people=4, seats=4)
    for seat in seats:
        await seat.do(wire.Seen, match=seat.play.match, step=0, kind="sorting")
    hands = ("2 blue", "2 lead", "2 gira", "2 green")
    lay(table, market.table(*hands))
    for number in range(2):
        await make(table, number, market.STONE)
    for number, hand in enumerate(hands):
        await make(table, number, market.show(hand))
        await make(table, number, market.ENOUGH)
    for kind in ("reckoning", "sorting"):
        for seat in seats:
            await seat.until(lambda told: told.hold is not None and told.hold.kind == kind)  # noqa: B023
            assert seat.told.clock is None and idle(own, table)
        for seat in seats:
            await seat.do(wire.Seen, **seen(seat))
    await seats[0].until(lambda told: told.hold is None)
    assert table.flights.clock is not None and table.flights.clock.runs


async def test_whoever_is_alone_with_bots_can_pause_the_table(own: House, sit: Sit) -> None:
    table, (seat,) = await sit(game="zaubercocktail", seats=4)
    await seat.do(wire.Seen, **seen(seat))
    await seat.until(lambda told: told.clock is not None)
    shown = await seat.do(wire.Pause, on=True)
    assert shown.room.paused and shown.clock is None and shown.hold is None
    assert idle(own, table)
    said = {"match": seat.play.match, "question": seat.question.number, "move": seat.answer(0)["move"]}
    assert await seat.refused(wire.Answer, **said) == "denied-held"
    shown = await seat.do(wire.Pause, on=False)
    assert not shown.room.paused and shown.clock is not None
    assert not idle(own, table)


async def test_with_others_nobody_can_pause_the_table(sit: Sit) -> None:
    _, seats = await sit(people=2)
    assert await seats[0].refused(wire.Pause, on=True) == "denied-no-pause"
