"""The house: bots that play, bots that fail, and bots that mind the seat of whoever is gone."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from chaudron import bots, games
from chaudron.bots.levels import LEVELS, USUAL, bot_of
from chaudron.kernel.match import Match
from chaudron.server import house, thinker, wire
from chaudron.server.thinker import Thinker
from tests.server import sage
from tests.server.conftest import Gather
from tests.server.people import GAME, NOBODY, TIMEOUT, House, Seat, Visitor, play_on, until
from tests.server.trouble import dawdle, die, lie

OPENING: Match[Any, Any, Any] = Match(games.load(GAME), games.load(GAME).about.usual, seed=bytes(32))


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_bot_for_every_game(level: str, game: str) -> None:
    assert bots.make(bot_of(level, games.load(game)), games.load(game)) is not None


def test_a_new_level_is_one_entry_in_one_place(tmp_path: Path) -> None:
    """It is known to the wire, seated, timed and played in every game: see `sage.py`."""
    found = subprocess.run(
        [sys.executable, "-m", sage.__name__, str(tmp_path)], capture_output=True, text=True, check=False, timeout=5 * TIMEOUT
    )
    assert (found.returncode, tuple(found.stdout.split())) == (0, games.names()), found.stderr


# Thinking.


@pytest.fixture(scope="module")
async def thinking() -> AsyncIterator[Thinker]:
    found = Thinker(1, deadline=TIMEOUT)  # a process may start slowly
    yield found
    found.close()


async def choose(thinking: Thinker, bot: str) -> Any:
    ((seat, question), *_) = OPENING.questions().items()
    moves = list(OPENING.moves(seat))
    move = await thinking.choose(OPENING.game, bot, OPENING.view(seat), question.ask, moves, NOBODY)
    assert move in moves
    return move


async def test_a_bot_decides_in_another_process(thinking: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    await choose(thinking, "apprentice")
    assert caplog.records == []


async def test_a_bot_that_overruns_is_stopped_and_a_quick_move_is_made(
    thinking: Thinker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await choose(thinking, "random")
    monkeypatch.setattr(thinking.players, "deadline", 0.2)
    async with asyncio.timeout(TIMEOUT / 2):
        await choose(thinking, f"ismcts:{TIMEOUT:.0f}s")
    assert "did not decide" in caplog.text
    monkeypatch.undo()
    await choose(thinking, "random")


async def test_a_bot_that_fails_is_replaced_by_a_quick_move_and_harms_no_other(thinking: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    await choose(thinking, "random")
    pool = thinking.players.pool
    await choose(thinking, "no-such-bot")
    assert "did not decide" in caplog.text
    caplog.clear()
    await choose(thinking, "random")
    assert thinking.players.pool is pool
    assert caplog.records == []


async def test_a_pool_that_broke_is_replaced(thinking: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    thinking.players.close()
    await choose(thinking, "random")
    assert caplog.records == []


async def test_a_thought_that_overruns_costs_nobody_else_a_decision_and_leaves_the_pool_alive(
    thinking: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose(thinking, "random")
    pool, failed = thinking.players.pool, thinking.thoughts.failed
    for _ in range(3):
        with monkeypatch.context() as stuck:
            stuck.setattr(thinker, "think", dawdle)
            stuck.setattr(thinking.players, "deadline", 0.2)
            late = asyncio.create_task(choose(thinking, "random"))
            await until(lambda: thinking.players.line.taken)
        others = [asyncio.create_task(choose(thinking, "random")) for _ in range(5)]
        async with asyncio.timeout(TIMEOUT):
            await asyncio.gather(late, *others)
    assert thinking.thoughts.failed == failed + 3
    assert thinking.players.pool is pool


@pytest.mark.parametrize("trouble", [die, lie])
async def test_a_process_that_dies_or_talks_nonsense_is_replaced_by_a_quick_move(
    thinking: Thinker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, trouble: Any
) -> None:
    monkeypatch.setattr(thinker, "think", trouble)
    await choose(thinking, "random")
    assert "did not decide" in caplog.text


async def test_the_pool_gets_bytes_of_a_view_and_never_a_state(thinking: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    pool = thinking.players.open()
    schedule = pool.schedule

    def watched(function: Any, args: Any = (), **rest: Any) -> Any:
        sent.append(args)
        return schedule(function, args=args, **rest)

    monkeypatch.setattr(pool, "schedule", watched)
    await choose(thinking, "random")
    ((seat, question), *_) = OPENING.questions().items()
    ((game, bot, view, ask, moves), seed, place) = sent[-1]
    assert (game, bot) == (GAME, "random")
    assert (view, ask) == (msgspec.json.encode(OPENING.view(seat)), msgspec.json.encode(question.ask))
    assert moves == msgspec.json.encode(list(OPENING.moves(seat)))
    assert isinstance(seed, bytes) and seed != OPENING.seed
    assert place == (0, 0, 1)


# At a table.


async def test_bots_play_on_without_anybody(shared: House, visitor: Visitor) -> None:
    async with visitor.at(await visitor.create(level="apprentice", begin=True, seats=3)) as seat:
        await seat.do(wire.Rise)
        await seat.until(lambda told: told.play is not None and told.play.outcome is not None)
        assert {chair.who for chair in seat.told.room.chairs} == {"bot"}


@pytest.mark.parametrize("level", LEVELS)
async def test_one_person_and_bots_of_a_level_play_to_the_end(visitor: Visitor, level: str) -> None:
    async with visitor.at(await visitor.create(level=level, begin=True, seats=3)) as seat:
        await play_on(seat)
        assert seat.play.outcome is not None


async def test_a_bot_takes_as_long_as_its_pace_says(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(house.PACES, "calm", (0.4, 0.4))
    # Time is taken from before the bot is asked: to hear of it, and of its move, takes as long as it takes.
    loop = asyncio.get_running_loop()
    began = loop.time()
    async with visitor.at(await visitor.create(level="apprentice", begin=True, seats=3, pace="calm")) as seat:
        moves = seat.play.step + 1
        if seat.play.question is not None:
            began = loop.time()
            moves += 1
            await seat.do(wire.Answer, **seat.answer(0))
        await seat.reach(moves)
        assert loop.time() - began > 0.3


async def test_a_bot_whose_move_cannot_be_kept_tries_again(
    shared: House, visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failures: list[int] = []
    append = shared.server.store.append

    def fails_once(match: str, n: int, *rest: Any) -> Any:
        if not failures:
            failures.append(n)
            raise OSError("disk full")
        return append(match, n, *rest)

    monkeypatch.setattr(house, "RETRY", 0.1)
    monkeypatch.setattr(shared.server.store, "append", fails_once)
    async with visitor.at(await visitor.create(level="apprentice", begin=True, seats=3)) as seat:
        await seat.do(wire.Rise)
        await seat.reach(3)
    assert failures
    assert "disk full" in caplog.text


# Absence.


async def patient(shared: House, code: str, seconds: int) -> None:
    """A table that waits less long than people may ask for."""
    table = await shared.table(code)
    table.company.kept = replace(table.company.kept, patience=seconds)


def mover_of(seats: list[Seat]) -> int:
    return next(number for number, seat in enumerate(seats) if seat.play.question is not None)


async def test_a_bot_minds_the_seat_of_whoever_is_gone_and_hands_it_back(gather: Gather, shared: House) -> None:
    code, visitors, seats = await gather(3)
    await patient(shared, code, 0)
    gone = mover_of(seats)
    there = seats[gone - 1]
    await seats[gone].connection.close()
    await there.until(lambda told: told.room.chairs[gone].minded)
    chair = there.told.room.chairs[gone]
    assert (chair.who, chair.present, chair.name) == ("person", False, f"Person {gone + 1}")
    await there.reach(1)
    async with visitors[gone].at(code) as back:
        assert back.told.you.seat == gone
        assert not back.told.room.chairs[gone].minded
        await there.until(lambda told: told.room.chairs[gone].present)
        seats[gone] = back
        for seat in seats:
            await seat.reach(1)
        while mover_of(seats) != gone:
            mover = seats[mover_of(seats)]
            step = mover.play.step
            await mover.do(wire.Answer, **mover.answer(0))
            for seat in seats:
                await seat.reach(step + 1)
        step = back.play.step
        await asyncio.sleep(0.3)
        assert (await shared.table(code)).flights.played.match.step == step  # type: ignore[union-attr]
        await back.do(wire.Answer, **back.answer(0))


async def test_whoever_is_back_in_time_finds_the_question_still_there(gather: Gather, shared: House) -> None:
    code, visitors, seats = await gather(3)
    await patient(shared, code, 3600)
    gone = mover_of(seats)
    acting = shared.server.house.acting
    await seats[gone].connection.close()
    await until(lambda: (code, gone) in acting)
    task = acting[code, gone].task
    async with visitors[gone].at(code) as back:
        await until(task.done)
        assert task.cancelled()
        assert (code, gone) not in acting
        await patient(shared, code, 0)
        (await shared.table(code)).room_changed()
        await asyncio.sleep(0.3)
        assert (await shared.table(code)).company.minded == set()
        assert not back.told.room.chairs[gone].minded
        assert back.play.step == 0
        await back.do(wire.Answer, **back.answer(0))


async def test_a_minding_bot_is_stopped_when_its_person_is_back(gather: Gather, shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(house.PACES, "instant", (30.0, 30.0))
    code, visitors, seats = await gather(3)
    await patient(shared, code, 0)
    gone = mover_of(seats)
    acting = shared.server.house.acting
    await seats[gone].connection.close()
    await until(lambda: (code, gone) in acting and acting[code, gone].wanted == USUAL)
    task = acting[code, gone].task
    async with visitors[gone].at(code) as back:
        await until(task.done)
        assert (code, gone) not in acting
        await back.do(wire.Answer, **back.answer(0))
        assert back.play.step == 1


async def test_nobody_is_minded_whose_turn_it_is_not(gather: Gather, shared: House) -> None:
    code, _, seats = await gather(3)
    await patient(shared, code, 0)
    mover = mover_of(seats)
    gone = (mover + 1) % 3
    await seats[gone].connection.close()
    await seats[mover].until(lambda told: not told.room.chairs[gone].present)
    await asyncio.sleep(0.3)
    assert (await shared.table(code)).company.minded == set()


async def test_one_window_closed_of_two_is_not_absence(gather: Gather, shared: House) -> None:
    code, visitors, seats = await gather(3)
    await patient(shared, code, 0)
    mover = mover_of(seats)
    async with visitors[mover].at(code):
        pass
    await asyncio.sleep(0.3)
    assert (await shared.table(code)).company.minded == set()
    assert seats[mover].play.step == 0


async def test_after_a_restart_bots_act_as_soon_as_somebody_looks(own: House) -> None:
    visitor = await own.visitor()
    code = await visitor.create(level="apprentice", begin=True, seats=3)
    async with visitor.at(code) as seat:
        step = seat.play.step
    table = await own.table(code)
    await until(lambda: not table.company.guests)
    await own.server.house.close()
    own.server.lobby.tables.pop(code, None)  # which the server may have done itself
    async with visitor.at(code) as seat:
        if seat.play.question is not None:
            await seat.do(wire.Answer, **seat.answer(0))
        await seat.reach(step + 1)
