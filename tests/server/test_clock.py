"""A clock counts down, keeps what is left while it stands, and rings once."""

import asyncio

from chaudron.server.clock import Clock


async def test_a_clock_that_is_stopped_goes_on_where_it_was() -> None:
    rung = asyncio.Event()

    async def ring() -> None:
        rung.set()

    clock = Clock("match", 0, 100.0, ring)
    clock.start()
    clock._until -= 60  # a minute passes
    assert 0 < clock.left <= 40
    clock.stop()
    left = clock.left
    assert not clock.runs and 0 < left <= 40
    clock.start()
    assert clock.runs and clock.left <= left
    clock.stop()
    assert not rung.is_set()


async def test_a_clock_rings_when_its_time_is_up() -> None:
    rung = asyncio.Event()

    async def ring() -> None:
        rung.set()

    clock = Clock("match", 0, 0.01, ring)
    clock.start()
    await rung.wait()
    assert clock.left == 0
