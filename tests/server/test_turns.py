"""Who is told next: in turn, a few at a time, and of everything at once that happened while they waited."""

import asyncio
from collections.abc import Iterable
from math import ceil
from typing import Any

import msgspec
import pytest

from chaudron.server import turns, wire
from chaudron.server.guest import Guest
from chaudron.server.turns import FEW, OTHERS, Turns
from tests.server.conftest import Gather
from tests.server.people import House, until


async def test_turns_are_given_in_the_order_in_which_they_were_asked_for() -> None:
    queue, told = Turns(), list[int]()

    async def speak(number: int) -> None:
        await queue.take(Guest(None))
        told.append(number)

    await asyncio.gather(*(speak(number) for number in range(3 * FEW + 1)))
    assert told == list(range(3 * FEW + 1))
    await speak(-1)
    assert told[-1] == -1, "and it goes on after a rest"


async def test_what_comes_in_is_taken_up_before_everybody_is_told() -> None:
    queue, happened = Turns(), list[str]()

    async def speak() -> None:
        await queue.take(Guest(None))
        happened.append("told")

    async def listen() -> None:
        for _ in range(4):
            await asyncio.sleep(0)
            happened.append("heard")

    await asyncio.gather(*(speak() for _ in range(20 * FEW)), listen())
    assert happened.count("told") == 20 * FEW
    assert happened[: happened.index("heard")].count("told") <= FEW
    last = len(happened) - 1 - happened[::-1].index("heard")
    assert happened[:last].count("told") <= 4 * FEW, "not one by one after all the others"


async def test_those_whom_it_concerns_come_first_but_nobody_waits_for_ever() -> None:
    queue, told = Turns(), list[str]()

    async def speak(name: str, concerned: bool) -> None:
        guest = Guest(None)
        guest.concerned = concerned
        await queue.take(guest)
        told.append(name)

    others = [speak("other", False) for _ in range(3 * FEW)]
    concerned = [speak("concerned", True) for _ in range(3 * FEW)]
    await asyncio.gather(*others, *concerned)
    assert len(told) == 6 * FEW
    assert told[:FEW].count("concerned") == FEW - OTHERS
    last = len(told) - 1 - told[::-1].index("concerned")
    assert told[:last].count("other") == OTHERS * (ceil(3 * FEW / (FEW - OTHERS)) - 1), "a few of the others each time"


async def test_whoever_begins_to_be_concerned_while_waiting_moves_up() -> None:
    queue, told = Turns(), list[int]()
    guests = [Guest(None) for _ in range(4 * FEW)]

    async def speak(number: int) -> None:
        guests[number].concerned = False
        await queue.take(guests[number])
        told.append(number)

    tasks = [asyncio.create_task(speak(number)) for number in range(len(guests))]
    await asyncio.sleep(0)
    guests[-1].tell(concerned=True)
    await asyncio.wait(tasks)
    assert told.index(len(guests) - 1) < FEW


async def test_news_concern_whoever_speaks_is_named_or_is_waited_for(gather: Gather, shared: House) -> None:
    code, _, seats = await gather(3)
    table = await shared.table(code)
    assert table.played is not None
    match = table.played.match
    for guest in table.guests:
        guest.concerned = False
    guest_of = {table.seat_of(guest.visitor): guest for guest in table.guests}
    ((mover, question),) = match.questions().items()
    told: dict[int, bool] = {}
    tell = Guest.tell

    def hear(guest: Guest, news: Iterable[msgspec.Raw] = (), concerned: bool = False) -> None:
        seat = table.seat_of(guest.visitor)
        assert seat is not None
        told[seat] = told.get(seat, False) or concerned
        tell(guest, news, concerned)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Guest, "tell", hear)
        answer = wire.Answer(1, table.played.id, question.number, encoded(match.moves(mover)[0]))
        await table.hear(guest_of[mover], answer)
    assert told == {seat: seat == mover or seat in match.questions() for seat in range(len(seats))}


async def test_whoever_is_gone_takes_nobody_elses_turn() -> None:
    queue, told = Turns(), list[int]()

    async def speak(number: int) -> None:
        await queue.take(Guest(None))
        told.append(number)

    tasks = [asyncio.create_task(speak(number)) for number in range(2 * FEW)]
    await asyncio.sleep(0)
    for task in tasks[:FEW]:
        task.cancel()
    await asyncio.wait(tasks)
    assert told == list(range(FEW, 2 * FEW))
    assert not queue.waiting and not queue.giving


async def test_whoever_waits_for_a_turn_is_told_of_everything_once_and_in_order(
    gather: Gather, shared: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, seats = await gather(3)
    table = await shared.table(code)
    assert table.played is not None
    held: list[asyncio.Future[None]] = []
    take, busy = Turns.take, [True]

    def hold(queue: Turns, guest: Guest) -> asyncio.Future[None]:
        if not busy[0]:
            return take(queue, guest)
        held.append(asyncio.get_running_loop().create_future())
        return held[-1]

    match = table.played.match
    before = [len(seat.news) for seat in seats]
    monkeypatch.setattr(turns.Turns, "take", hold)
    for number in range(4):  # moves are made while everybody waits to be told
        ((mover, question), *_) = match.questions().items()
        move = wire.Answer(number + 1, table.played.id, question.number, encoded(match.moves(mover)[0]))
        guest = next(guest for guest in table.guests if table.seat_of(guest.visitor) == mover)
        await table.hear(guest, move)
    assert match.step == 4
    await until(lambda: len(held) == len(seats))
    busy[0] = False
    for turn in held:
        turn.set_result(None)
    for number, seat in enumerate(seats):
        await seat.until(lambda told: told.play is not None and told.play.step == 4)
        heard = [line.step for line in seat.news[before[number] :]]
        assert heard == sorted(heard) and set(heard) == {1, 2, 3, 4}
        public = [line for only, line in table.played.story if only in (None, number)]
        assert len(seat.news) == len(public), "no line is missing and none came twice"


def encoded(move: Any) -> Any:
    """A move as it comes from a browser."""
    return msgspec.Raw(msgspec.json.encode(move))
