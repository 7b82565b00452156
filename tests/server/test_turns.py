"""Who is told next: in turn, a few at a time, and of everything at once that happened while they waited."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from math import ceil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from chaudron.kernel.model import Move
from chaudron.server import turns as turns_module
from chaudron.server import wire
from chaudron.server.app import Server, Settings
from chaudron.server.guest import Guest
from chaudron.server.table import Table
from chaudron.server.turns import FEW, OTHERS, Turns
from chaudron.store.tables import Holder
from tests.laws.bazaar import Accept, Done, Offer, Ware
from tests.server.conftest import Gather
from tests.server.people import GAME, House, until


def guests(turns: Turns, number: int) -> list[Guest]:
    return [Guest(None, "", turns) for _ in range(number)]


async def turn_of(guest: Guest) -> Guest:
    """A guest has their turn, and is told all there is."""
    await guest.turn()
    guest.drain()
    return guest


async def order(waiting: list[Guest], *said: tuple[list[Guest], bool]) -> list[Guest]:
    """In which order guests are told, who hear one after another of something that concerns them or not."""
    tasks = [asyncio.create_task(turn_of(guest)) for guest in waiting]
    await rounds(1)
    for some, concerned in said:
        for guest in some:
            guest.tell(concerned=concerned)
    return [await task for task in asyncio.as_completed(tasks)]


async def rounds(number: int = 5) -> None:
    """Let all go on that can."""
    for _ in range(number):
        await asyncio.sleep(0)


@pytest.mark.parametrize("concerned", [True, False])
async def test_turns_are_given_in_the_order_in_which_they_were_asked_for(*, concerned: bool) -> None:
    turns = Turns()
    waiting = guests(turns, 3 * FEW + 1)
    assert await order(waiting, (waiting, concerned)) == waiting
    again = [waiting[3], waiting[1]]
    assert await order(waiting[:4][1::2], (again, concerned)) == again, "and it goes on after a rest"


@pytest.mark.parametrize("concerned", [True, False])
async def test_what_comes_in_is_taken_up_before_everybody_is_told(*, concerned: bool) -> None:
    turns, happened = Turns(), list[str]()

    async def speak(guest: Guest) -> None:
        guest.tell(concerned=concerned)
        await guest.turn()
        happened.append("told")

    async def listen() -> None:
        for _ in range(4):
            await asyncio.sleep(0)
            happened.append("heard")

    await asyncio.gather(*map(speak, guests(turns, 20 * FEW)), listen())
    assert happened.count("told") == 20 * FEW
    assert happened[: happened.index("heard")].count("told") <= FEW
    last = len(happened) - 1 - happened[::-1].index("heard")
    assert happened[:last].count("told") <= 4 * FEW, "not one by one after all the others"


async def test_those_whom_it_concerns_come_first_but_nobody_waits_for_ever() -> None:
    turns = Turns()
    others, concerned = guests(turns, 3 * FEW), guests(turns, 3 * FEW)
    told = [guest in concerned for guest in await order([*others, *concerned], (others, False), (concerned, True))]
    assert len(told) == 6 * FEW
    assert told[:FEW].count(True) == FEW - OTHERS
    last = len(told) - 1 - told[::-1].index(True)
    assert told[:last].count(False) == OTHERS * (ceil(3 * FEW / (FEW - OTHERS)) - 1), "a few of the others each time"


async def test_whoever_begins_to_be_concerned_while_waiting_moves_up() -> None:
    turns = Turns()
    waiting = guests(turns, 4 * FEW)
    last = waiting[-1:]  # what they hear then, and does not concern them, takes nothing away from it
    assert await order(waiting, (waiting, False), (last, True), (last, False)) == [*last, *waiting[:-1]]


async def test_where_the_news_concern_nobody_there_is_a_rest_between_one_few_and_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "BREATH", 3600)
    turns = Turns()
    *others, late = guests(turns, 3 * FEW + 1)
    for guest in others:
        guest.tell(concerned=False)
    await rounds()
    assert len(turns.others) == 2 * FEW, "the first few at once"
    assert turns.next is not None and turns.resting
    late.tell()
    others[-1].tell(concerned=False)
    await rounds()
    assert not turns.concerned, "whom it concerns waits for no rest"
    assert len(turns.others) == 2 * FEW - (FEW - 1) and turns.resting
    assert turns.next is not None
    turns.next.cancel()


async def test_whoever_is_gone_takes_nobody_elses_turn() -> None:
    turns = Turns()
    others, concerned = guests(turns, FEW), guests(turns, 3 * FEW)
    for guest in others:
        guest.tell(concerned=False)
    for guest in concerned:
        guest.tell()
    gone = [*others, *concerned[: 2 * FEW]]
    for guest in gone:
        turns.leave(guest)
    tasks = [asyncio.create_task(turn_of(guest)) for guest in [*gone, *concerned]]
    await rounds(2)
    assert not turns.concerned and not turns.others and turns.next is None, "one round is enough for those who stay"
    assert [task.done() for task in tasks] == [False] * len(gone) + [False] * 2 * FEW + [True] * FEW
    for task in tasks:
        task.cancel()
    turns.leave(gone[0])  # again, which does no harm


async def test_nobody_is_woken_when_there_is_nothing_to_tell() -> None:
    turns = Turns()
    (guest,) = guests(turns, 1)
    guest.tell()
    await rounds()
    guest.tell()  # it is their turn already, and this is told with the rest
    assert await turn_of(guest) is guest
    task = asyncio.create_task(turn_of(guest))
    await rounds()
    assert not task.done()
    assert not turns.concerned and not turns.others and turns.next is None
    guest.tell(concerned=False)
    assert await task is guest


async def test_a_mailbox_is_emptied_at_once_and_begins_with_the_whole_story() -> None:
    (guest,) = guests(Turns(), 1)
    first, second = msgspec.Raw(b"1"), msgspec.Raw(b"2")
    guest.tell([first])
    guest.tell([second])
    assert guest.behind
    assert guest.drain() == ([first, second], True)
    assert not guest.behind
    guest.tell([second])
    assert guest.drain() == ([second], False)
    guest.start_over()
    assert guest.drain() == ([], True)


# Whom news concern.


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    found = Server(Settings(data=tmp_path))
    yield found
    await found.close()


async def laid(server: Server, game: str) -> tuple[Table, list[Guest]]:
    """A match of three people, all of whom are there, with somebody who looks on; all have been told how it begins."""
    names = [letter * 64 for letter in "abc"]
    table = await server.lobby.create(names[0], "Ada", wire.Create(game, seats=3))
    table.company.kept = replace(table.company.kept, holders=tuple(Holder(visitor=name, name=name[0]) for name in names))
    there = [Guest(name, "", server.turns) for name in (*names, None)]
    for guest in there:
        table.company.enter(guest)
    await table.hear(there[0], wire.Begin(1))
    await told(server, table)
    return table, there


async def told(server: Server, table: Table) -> None:
    """Everybody at a table is told all there is."""
    await until(lambda: server.turns.next is None)
    for guest in table.company.guests:
        table.messenger.update(guest)


async def concerned(server: Server, table: Table, there: list[Guest], seat: int, move: Move) -> set[int]:
    """Who is told first of what a seat says; the others are told as well."""
    assert table.flights.played is not None
    await told(server, table)
    number = table.flights.played.match.questions()[seat].number
    heard = await table.hear(there[seat], wire.Answer(1, table.flights.played.id, number, encoded(move)))
    assert heard == wire.Heard(1, table.flights.played.match.step)
    assert set(server.turns.concerned) | set(server.turns.others) == set(there)
    assert not set(server.turns.concerned) & set(server.turns.others)
    return {there.index(guest) for guest in server.turns.concerned}


async def test_where_one_waits_for_the_other_news_concern_whoever_has_to_answer(server: Server) -> None:
    table, there = await laid(server, GAME)
    assert table.flights.played is not None
    match = table.flights.played.match
    for _ in range(4):
        ((mover, _),) = match.questions().items()
        found = await concerned(server, table, there, mover, match.moves(mover)[0])
        assert found == set(match.questions()) != {mover}


@pytest.mark.usefixtures("with_bazaar")
async def test_in_a_market_deeds_concern_who_is_named_in_them_unless_they_alone_have_done_them(server: Server) -> None:
    table, there = await laid(server, "bazaar")
    assert table.flights.played is not None
    state = table.flights.played.match._state
    for seat, hand in enumerate(("aab", "bbc", "bcd")):
        state.hands[seat] = Counter(Ware(ware) for ware in hand)
    offer = Offer((Ware.APPLE,), (Ware.BREAD,))
    assert await concerned(server, table, there, 0, offer) == set()
    assert await concerned(server, table, there, 0, replace(offer, to=1)) == set(), "words wait, whoever is named in them"
    assert await concerned(server, table, there, 2, Accept(1)) == {0, 2}, "and deeds do not"
    assert await concerned(server, table, there, 1, Done()) == set(), "the mover alone is named"


async def test_whoever_comes_in_and_whoever_says_something_else_is_concerned(server: Server) -> None:
    table, there = await laid(server, GAME)
    late = Guest(None, "", server.turns)
    table.company.enter(late)
    assert set(server.turns.concerned) == {late}
    assert set(server.turns.others) == set(there), "and nobody else"
    await told(server, table)
    assert await table.hear(there[1], wire.Rise(7)) == wire.Heard(7, None)
    assert there[1] in server.turns.concerned


async def test_whoever_parts_from_a_table_waits_for_no_turn(server: Server) -> None:
    table, there = await laid(server, GAME)
    await until(lambda: server.turns.next is None)
    table.room_changed()
    there[0].tell()
    there[2].tell()
    assert (set(server.turns.concerned), set(server.turns.others)) == ({there[0], there[2]}, {there[1], there[3]})
    table.company.leave(there[2])
    table.company.leave(there[3])
    assert (set(server.turns.concerned), set(server.turns.others)) == ({there[0]}, {there[1]})


async def test_whoever_waits_for_a_turn_is_told_of_everything_once_and_in_order(gather: Gather, shared: House) -> None:
    code, _, seats = await gather(3)
    table = await shared.table(code)
    turns = shared.server.turns
    assert table.flights.played is not None
    match = table.flights.played.match
    await until(lambda: turns.next is None and not any(guest.behind for guest in table.company.guests))
    before = [len(seat.news) for seat in seats]
    turns.next = asyncio.get_running_loop().call_later(3600, turns.give)  # as if it went on and on
    for number in range(4):  # moves are made while everybody waits to be told
        ((mover, question), *_) = match.questions().items()
        move = wire.Answer(number + 1, table.flights.played.id, question.number, encoded(match.moves(mover)[0]))
        guest = next(guest for guest in table.company.guests if table.company.seat_of(guest.visitor) == mover)
        await table.hear(guest, move)
    assert match.step == 4
    assert all(guest.behind for guest in table.company.guests)
    turns.soon()
    for number, seat in enumerate(seats):
        updates = len(seat.bytes)
        await seat.reach(1)
        assert seat.play.step == 4 and len(seat.bytes) == updates + 1, "all of it at once"
        heard = [line.step for line in seat.news[before[number] :]]
        assert heard == sorted(heard) and set(heard) == {1, 2, 3, 4}
        public = [said for said in table.flights.played.story if said.only in (None, number)]
        assert len(seat.news) == len(public), "no line is missing and none came twice"


def encoded(move: Any) -> Any:
    """A move as it comes from a browser."""
    return msgspec.Raw(msgspec.json.encode(move))
