"""Several processes on one port: one of them is killed while people play, and they play on with the others."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from chaudron.cli import main
from chaudron.server import wire
from chaudron.store import Store, matches
from tests import postgres
from tests.server.people import TIMEOUT, Visitor
from tests.server.process import Process

WORKERS, TABLES, PEOPLE = 3, 4, 3


@pytest.fixture
async def serving(tmp_path: Path) -> AsyncIterator[Process]:
    """A server of three processes."""
    where = await asyncio.to_thread(postgres.fresh)
    found = Process(tmp_path, "--workers", str(WORKERS), "--database", where)
    await asyncio.to_thread(found.start)
    yield found
    found.kill()
    await asyncio.to_thread(postgres.server().drop, where)


def workers(serving: Process) -> list[int]:
    """The numbers of the processes that serve people."""
    assert serving.process is not None
    parent = serving.process.pid
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


class Person:
    """Somebody who plays, and comes back whenever the connection is lost."""

    def __init__(self, visitor: Visitor, code: str, rng: random.Random) -> None:
        self.visitor = visitor
        self.code = code
        self.rng = rng
        self.match = ""
        self.step = 0
        self.lost = 0
        self.heard: set[int] = set()
        """The steps that were acknowledged."""

    async def play(self) -> None:
        """Answer whatever is asked, until the match is over."""
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with self.visitor.at(self.code) as seat:
                    while True:
                        if seat.told.play is not None:
                            self.match, self.step = seat.play.match, seat.play.step
                            if seat.play.outcome is not None:
                                return
                        if seat.told.play is not None and seat.play.question is not None:
                            answer = await seat.say(wire.Answer, **seat.answer(rng=self.rng))
                            if isinstance(answer, wire.Heard):
                                assert answer.step is not None and answer.step not in self.heard
                                self.heard.add(answer.step)
                                await seat.reach(answer.step)
                        else:
                            await seat.hear()
            self.lost += 1
            await asyncio.sleep(0.05)


async def seated(serving: Process, number: int) -> list[Person]:
    """People at a table of their own, and a match that has begun."""
    visitors = [Visitor(serving.address) for _ in range(PEOPLE)]
    for visitor in visitors:
        await visitor.home()
    code = await visitors[0].create(seats=PEOPLE)
    for visitor in visitors[1:]:
        async with visitor.at(code) as seat:
            await seat.do(wire.Sit)
    async with visitors[0].at(code) as host:
        await host.until(lambda told: all(chair.who == "person" for chair in told.room.chairs))
        await host.do(wire.Begin)
    return [Person(visitor, code, random.Random(f"{number} {n}")) for n, visitor in enumerate(visitors)]


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
async def test_one_of_three_processes_is_killed_and_everybody_plays_on(serving: Process) -> None:
    before = workers(serving)
    assert len(before) == WORKERS
    people = [person for number in range(TABLES) for person in await seated(serving, number)]
    playing = [asyncio.create_task(person.play()) for person in people]
    async with asyncio.timeout(3 * TIMEOUT):
        while min(person.step for person in people) < 5:
            await asyncio.sleep(0.01)
        os.kill(before[0], signal.SIGKILL)
        await asyncio.gather(*playing)
        while len(set(workers(serving))) < WORKERS:
            await asyncio.sleep(0.1)
    assert before[0] not in workers(serving), "another one has taken its place"
    store = Store(serving.arguments[-1])
    try:
        for code in {person.code for person in people}:
            there = [person for person in people if person.code == code]
            assert len({person.match for person in there}) == 1
            rebuilt = store.look(matches.rebuild, there[0].match)  # which also verifies it
            assert rebuilt is not None and rebuilt.match.outcome is not None
            heard = sorted(step for person in there for step in person.heard)
            assert len(heard) == len(set(heard)) and set(heard) <= set(range(1, rebuilt.match.step + 1))
            assert len(heard) >= rebuilt.match.step - PEOPLE, "only what was on its way was not acknowledged"
    finally:
        store.close()
        for person in people:
            await person.visitor.http.aclose()


def test_several_processes_do_not_share_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["serve", "--port", "0", "--workers", "2", "--data", str(tmp_path)])
    assert "--database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_data_are_in_one_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["check", "--data", str(tmp_path), "--database", "postgresql://nobody@nowhere/nothing"])
    assert "--database" in capsys.readouterr().err
