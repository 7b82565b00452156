"""Everybody may speak at any time: offers over the wire, races for them, bots that trade, and a clock that ends it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from chaudron.bots.levels import LEVELS
from chaudron.kernel.model import Move
from chaudron.kernel.record import read_move
from chaudron.server import house, mind, wire
from chaudron.server.clock import Clock
from chaudron.server.played import elapsed
from chaudron.server.table import Table
from tests.laws.bazaar import GAME, Accept, Done, Offer, Stop, Ware
from tests.server.people import House, Seat, Visitor, until

pytestmark = pytest.mark.usefixtures("with_bazaar")

Sit = Callable[..., Awaitable[tuple[str, list[Visitor], list[Seat]]]]
Given = Callable[..., Awaitable[Move | None]]


@pytest.fixture
async def sit(own: House) -> AsyncIterator[Sit]:
    """Has people sit down at a market of their own."""
    async with AsyncExitStack() as stack:

        async def down(people: int = 3, seconds: int = 600) -> tuple[str, list[Visitor], list[Seat]]:
            visitors = [await own.visitor(f"Person {n + 1}") for n in range(people)]
            code = await visitors[0].create(game="bazaar", seats=people, options={"seconds": seconds})
            seats = [await stack.enter_async_context(visitor.at(code)) for visitor in visitors]
            for seat in seats[1:]:
                await seat.do(wire.Sit)
            await seats[0].do(wire.Begin)
            for seat in seats:
                await seat.until(lambda told: told.play is not None)
            return code, visitors, seats

        yield down


async def holding(own: House, code: str, *hands: str) -> Table:
    """A table whose seats hold other wares than they were dealt."""
    table = await own.table(code)
    assert table.flights.played is not None
    state = table.flights.played.match._state
    for seat, hand in enumerate(hands):
        state.hands[seat] = Counter(Ware(ware) for ware in hand)
    return table


def saying(seat: Seat, move: Move) -> dict[str, Any]:
    """The fields of an answer that says something, listed or not."""
    return {"match": seat.play.match, "question": seat.question.number, "move": msgspec.Raw(msgspec.json.encode(move))}


async def test_a_move_that_is_not_listed_is_made_over_the_wire(own: House, sit: Sit) -> None:
    code, _, seats = await sit()
    await holding(own, code, "abc", "bcd", "ddd")
    offer = Offer((Ware.APPLE,), (Ware.BREAD,), to=1)
    assert not seats[0].question.must
    assert all(choice.move["type"] != "offer" for choice in seats[0].question.choices)
    await seats[0].do(wire.Answer, **saying(seats[0], offer))
    numbers = [seat.question.number for seat in seats]
    for seat in seats:
        await seat.reach(1)
        assert (seat.news[-1].told.key, seat.news[-1].stands) == ("event-offered", "offer:1")
    assert [seat.question.number for seat in seats[1:]] == numbers[1:], "what others say makes no answer late"
    listed = [[read_move(GAME, msgspec.json.encode(choice.move)) for choice in seat.question.choices] for seat in seats]
    assert listed == [[*listed[0][:-1], Done()], [Accept(1), Done()], [Done()]]
    assert await seats[2].refused(wire.Answer, **saying(seats[2], offer)) == "illegal-not-held"
    assert await seats[2].refused(wire.Answer, **saying(seats[2], Accept(1))) == "illegal-not-for-you"
    await seats[1].do(wire.Answer, **saying(seats[1], Accept(1)))
    await seats[0].reach(2)
    assert (seats[0].news[-1].told.key, seats[0].news[-1].stands) == ("event-traded", None)


async def test_only_the_house_says_that_time_is_up(sit: Sit) -> None:
    _, _, seats = await sit()
    assert await seats[0].refused(wire.Answer, **saying(seats[0], Stop())) == "illegal-house-only"
    await seats[0].do(wire.Answer, **saying(seats[0], Done()))


async def test_of_two_who_accept_an_offer_one_gets_it_and_the_other_is_told_that_it_is_gone(own: House, sit: Sit) -> None:
    code, _, seats = await sit()
    await holding(own, code, "aab", "bbb", "bcd")
    await seats[0].do(wire.Answer, **saying(seats[0], Offer((Ware.APPLE,), (Ware.BREAD,))))
    for seat in seats:
        await seat.reach(1)
    answers = await asyncio.gather(*(seat.say(wire.Answer, **saying(seat, Accept(1))) for seat in seats[1:]))
    (refused,) = (answer for answer in answers if isinstance(answer, wire.Refused))
    assert (refused.kind, refused.reason, refused.facts) == ("illegal", "offer-gone", {"offer": 1})
    for seat in seats:
        await seat.reach(2)
        assert [line.told.key for line in seat.news].count("event-traded") == 1
    for seat in seats[1:]:
        await seat.do(wire.Answer, **saying(seat, Done()))


async def test_whoever_says_the_same_twice_is_late_the_second_time(own: House, sit: Sit) -> None:
    code, _, seats = await sit()
    await holding(own, code, "aab")
    said = saying(seats[0], Offer((Ware.APPLE,), (Ware.BREAD,)))
    await seats[0].do(wire.Answer, **said)
    assert await seats[0].refused(wire.Answer, **said) == "stale-question"


async def test_the_move_that_somebody_is_told_of_is_the_number_of_their_next_question(own: House, sit: Sit) -> None:
    code, _, seats = await sit()
    await holding(own, code, "aab", "bbb")

    async def step(seat: Seat, said: dict[str, Any]) -> int | None:
        heard = await seat.say(wire.Answer, **said)
        assert isinstance(heard, wire.Heard), heard
        return heard.step

    said = saying(seats[0], Offer((Ware.APPLE,), (Ware.BREAD,)))
    assert await step(seats[0], said) == 1
    assert await step(seats[1], saying(seats[1], Offer((Ware.BREAD,), (Ware.DRUM,)))) == 2
    assert await step(seats[0], {**said, "question": 1}) == 3, "whoever was told so need not wait for an update"
    for seat, number in zip(seats, (3, 2, 0), strict=True):
        await seat.reach(3)
        assert seat.question.number == number


# The clock.


def run_out(own: House, table: Table) -> None:
    """Let hardly any time be left for the phase."""
    clock = table.flights.clock
    assert clock is not None
    own.server.house.halt(clock)
    table.flights.clock = Clock(clock.match, clock.phase, 0.05, clock.ring)
    own.server.house.attend(table)


async def test_the_clock_ends_a_phase_and_everybody_sees_it_run(own: House, sit: Sit) -> None:
    code, _, seats = await sit(seconds=600)
    first = seats[0].told.clock
    assert first is not None and 0 < first <= 600
    await seats[1].do(wire.Answer, **saying(seats[1], Done()))
    await seats[0].reach(1)
    second = seats[0].told.clock
    assert second is not None and second <= first
    table = await own.table(code)
    run_out(own, table)
    for seat in seats:
        await seat.until(lambda told: any(line.told.facts == {"round": 2} for line in told.news))
        assert [line.told.key for line in seat.news].count("event-stopped") == 2
        assert seat.play.step == 3
        assert seat.told.clock is not None and seat.told.clock > 300, "the next phase has a clock of its own"
    run_out(own, table)
    await seats[0].until(lambda told: told.play is not None and told.play.outcome is not None)
    assert seats[0].told.clock is None


async def test_the_clock_stands_still_while_nobody_is_there_and_goes_on(own: House, sit: Sit) -> None:
    code, visitors, seats = await sit(seconds=500)
    table = await own.table(code)
    clock = table.flights.clock
    assert clock is not None and clock.runs
    async with own.stranger().at(code) as onlooker:
        await seats[0].connection.close()
        await onlooker.until(lambda told: not told.room.chairs[0].present)
        assert onlooker.told.clock is not None
        for seat in seats[1:]:
            await seat.connection.close()
        await until(lambda: not clock.runs)
        left = clock.left
        await onlooker.until(lambda told: not any(chair.present for chair in told.room.chairs))
        assert onlooker.told.clock is None, "who only looks on does not make time pass"
        await asyncio.sleep(0.2)
        assert clock.left == left > 490
    async with visitors[1].at(code) as back:
        assert table.flights.clock is clock and clock.runs
        assert back.told.clock is not None and left - 5 < back.told.clock <= left + 0.1


async def test_after_a_restart_the_clock_counts_what_lies_between_the_steps_of_its_phase(own: House, sit: Sit) -> None:
    code, visitors, seats = await sit(seconds=500)
    await seats[0].do(wire.Answer, **saying(seats[0], Done()))
    for seat in seats:
        await seat.connection.close()
    table = await own.table(code)
    await until(lambda: not table.company.guests)
    assert table.flights.played is not None
    match = table.flights.played.id

    def backdate(connection: Any) -> None:
        connection.exec_driver_sql("UPDATE matches SET begun = begun - 1000 WHERE id = ?", (match,))
        connection.exec_driver_sql("UPDATE steps SET at = at - 900 WHERE match = ?", (match,))

    await own.server.store.write(backdate)
    del own.server.lobby.tables[code]
    async with visitors[1].at(code) as back:
        assert back.told.clock is not None
        assert 395 < back.told.clock <= 400, "a hundred seconds to the first step; what has passed since is forgiven"


def test_a_rest_longer_than_all_the_time_there_is_does_not_count() -> None:
    assert elapsed([100], 60) == 0
    assert elapsed([100, 110, 125], 60) == 25
    assert elapsed([100, 110, 5000, 5010], 60) == 20
    assert elapsed([100, 90], 60) == 0


async def test_a_clock_that_cannot_be_kept_rings_again(
    own: House, sit: Sit, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failures: list[int] = []
    append = own.server.store.append

    def fails_once(match: str, n: int, *rest: Any) -> Any:
        if not failures:
            failures.append(n)
            raise OSError("disk full")
        return append(match, n, *rest)

    monkeypatch.setattr(house, "RETRY", 0.1)
    monkeypatch.setattr(own.server.store, "append", fails_once)
    _, _, seats = await sit(seconds=1)
    await seats[0].reach(3)
    assert failures == [1]
    assert "disk full" in caplog.text


# Bots.


@pytest.fixture
def decisions(own: House, monkeypatch: pytest.MonkeyPatch) -> Callable[[Given], None]:
    """Has bots decide by a function, in this process."""

    def by(given: Given) -> None:
        monkeypatch.setattr(own.server.thinker, "choose", given)

    return by


async def test_bots_trade_with_each_other_and_with_people(own: House, decisions: Callable[[Given], None]) -> None:
    async def sensible(game: Any, bot: str, view: Any, ask: Any, moves: list[Move], _: Any) -> Move | None:
        return GAME.heuristic().choose(view, ask, moves, None)  # type: ignore[arg-type]

    decisions(sensible)
    visitor = await own.visitor("Ada")
    code = await visitor.create(game="bazaar", level="apprentice", begin=True, seats=4, options={"seconds": 600})
    table = await own.table(code)
    await asyncio.sleep(0.3)
    assert table.flights.played is not None and table.flights.played.match.step == 0, "nobody is there yet"
    await holding(own, code, "aab", "abb", "bbc", "bbb")
    async with visitor.at(code) as seat:
        await seat.reach(1)
        offers = [choice for choice in seat.question.choices if choice.move["type"] == "accept"]
        while not offers:
            await seat.hear()
            offers = [choice for choice in seat.question.choices if choice.move["type"] == "accept"]
        answer = await seat.say(wire.Answer, **{**saying(seat, Done()), "move": msgspec.Raw(msgspec.json.encode(offers[0].move))})
        assert isinstance(answer, wire.Heard) or answer.reason == "offer-gone"
        await seat.until(lambda _: any(line.told.key == "event-traded" for line in seat.news))


async def test_a_bot_whose_words_come_too_late_thinks_again(own: House, sit: Sit, decisions: Callable[[Given], None]) -> None:
    thought: list[int] = []

    async def hasty(game: Any, bot: str, view: Any, ask: Any, moves: list[Move], _: Any) -> Move | None:
        thought.append(view.seat)
        return Accept(99) if thought.count(view.seat) < 3 else Done()

    decisions(hasty)
    visitor = await own.visitor("Ada")
    async with visitor.at(await visitor.create(game="bazaar", level="master", begin=True, seats=3)) as seat:
        await seat.reach(2)
        assert Counter(thought) == {1: 3, 2: 3}
        assert seat.play.scene.turn == (0,)


async def test_a_bot_that_keeps_silent_thinks_again_only_when_something_has_changed(
    own: House, decisions: Callable[[Given], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[int] = []

    async def silent(game: Any, bot: str, view: Any, ask: Any, moves: list[Move], _: Any) -> Move | None:
        thought.append(view.seat)
        return None

    decisions(silent)
    monkeypatch.setattr(house, "STILL", 3600)
    monkeypatch.setattr(mind, "BREATH", 0.01)
    visitor = await own.visitor("Ada")
    code = await visitor.create(game="bazaar", level="brewer", begin=True, seats=3)
    async with visitor.at(code) as seat:
        await until(lambda: {1, 2} <= set(thought))
        await asyncio.sleep(0.3)
        before = Counter(thought)
        assert set(before) == {1, 2} and max(before.values()) <= 2
        table = await own.table(code)
        await holding(own, code, "aaa")
        await seat.do(wire.Answer, **saying(seat, Offer((Ware.APPLE,), (Ware.DRUM,))))
        await until(lambda: all(Counter(thought)[bot] > before[bot] for bot in (1, 2)))
        monkeypatch.setattr(house, "STILL", 0.05)
    await until(lambda: not own.server.house.busy(table))
    asleep = len(thought)
    await asyncio.sleep(0.3)
    assert len(thought) == asleep, "where nobody is, bots rest"


async def test_nobody_waits_for_whoever_is_gone_and_a_bot_trades_for_them_after_a_while(
    own: House, sit: Sit, decisions: Callable[[Given], None]
) -> None:
    async def done(game: Any, bot: str, view: Any, ask: Any, moves: list[Move], _: Any) -> Move | None:
        return Done()

    decisions(done)
    code, _, seats = await sit()
    await seats[2].connection.close()
    await until(lambda: (code, 2) in own.server.house.acting)
    for seat in seats[:2]:
        await seat.do(wire.Answer, **saying(seat, Done()))
    assert seats[1].play.step == 2
    assert seats[1].play.scene.turn == (2,)
    table = await own.table(code)
    table.company.kept = replace(table.company.kept, patience=0)
    own.server.house.acting.pop((code, 2)).task.cancel()
    table.room_changed()
    await seats[1].until(lambda told: told.room.chairs[2].minded)
    await seats[1].reach(3)
    assert [line.told.key for line in seats[1].news].count("event-is-done") == 3


def test_a_master_is_quicker_than_an_apprentice() -> None:
    assert LEVELS["master"].wits[1] < LEVELS["apprentice"].wits[0]
    assert LEVELS["master"].doubt < LEVELS["apprentice"].doubt
    assert set(mind.HASTE) == set(house.PACES)
