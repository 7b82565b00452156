"""How a process follows what others have stored, also when it comes late."""

import asyncio
import random
from typing import Any

import pytest

from chaudron.server import following, shared, wire
from chaudron.server.shared import Shared
from tests.server.conftest import Gather
from tests.server.people import House, play_out


async def test_whoever_is_behind_in_another_process_hears_the_end_before_the_next_match(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    caught_up, follow_changes = asyncio.Event(), Shared._follow_changes
    caught_up.set()

    async def never(peers: Shared, steps: dict[str, int]) -> None:
        """Steps are not read by themselves."""

    async def later(peers: Shared, codes: list[str]) -> None:
        await caught_up.wait()
        await follow_changes(peers, codes)

    monkeypatch.setattr(Shared, "_follow_steps", never)
    monkeypatch.setattr(Shared, "_follow_changes", later)
    people = [await two[0].visitor(f"Person {number}") for number in range(3)]
    code = await people[0].create(seats=3)
    watching = await two[1].visitor("Onlooker")
    async with people[0].at(code) as one, people[1].at(code) as other, people[2].at(code) as third, watching.at(code) as onlooker:
        await other.do(wire.Sit)
        await third.do(wire.Sit)
        await one.do(wire.Begin)
        await onlooker.until(lambda told: told.play is not None)
        for seat in (one, other, third):
            await seat.until(lambda told: told.play is not None)
        caught_up.clear()
        last = await play_out([one, other, third], random.Random(1))
        await one.do(wire.Rematch)
        caught_up.set()
        await onlooker.until(lambda told: told.play is None or told.play.outcome is not None)
        assert onlooker.told.play is not None and onlooker.play.step == last
        assert {line.step for line in onlooker.news} >= set(range(1, last + 1))
        await onlooker.until(lambda told: told.room.status == "open")


async def test_a_change_that_could_not_be_followed_is_followed_later(
    two: tuple[House, House], apart: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, (host, guest) = await apart(2, begin=False, seats=3)
    failed: list[bool] = []

    async def once(*arguments: Any) -> None:
        if not failed:
            failed.append(True)
            raise ConnectionError("PostgreSQL is gone")
        await following.renew(*arguments)

    monkeypatch.setattr(shared, "RETRY", 0.01)
    monkeypatch.setattr(shared, "renew", once)
    await host.do(wire.Configure, pace="brisk")
    await guest.until(lambda told: told.room.pace == "brisk")
    assert failed
