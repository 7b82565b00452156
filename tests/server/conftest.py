"""A server that the tests of a process share, and tables with people at them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.server import wire
from tests import postgres
from tests.laws import bazaar, posy
from tests.server.people import House, Seat, Visitor, house

Gather = Callable[..., Awaitable[tuple[str, list[Visitor], list[Seat]]]]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the tables of the tests bots do not think long: it is about who acts, not how well."""
    monkeypatch.setattr("chaudron.server.house.bot_of", lambda level, game: "random")


@pytest.fixture
def with_posy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game in which all decide at once, and in secret, is there too."""
    load = games.load

    def also(name: str) -> AnyGame:
        return posy.GAME if name == "posy" else load(name)

    monkeypatch.setattr(games, "load", also)


@pytest.fixture
def with_bazaar(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small market is there too."""
    load = games.load

    def also(name: str) -> AnyGame:
        return bazaar.GAME if name == "bazaar" else load(name)

    monkeypatch.setattr(games, "load", also)


@pytest.fixture(scope="session")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server for all tests of this process, each at tables of its own."""
    async with house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
async def gather(shared: House) -> AsyncIterator[Gather]:
    """Has people sit down at a table of their own; they leave when the test is over."""
    async with AsyncExitStack() as stack:

        async def sit_down(
            people: int = 4, *, begin: bool = True, seats: int | None = None, **wanted: Any
        ) -> tuple[str, list[Visitor], list[Seat]]:
            visitors = [await shared.visitor(f"Person {n + 1}") for n in range(people)]
            code = await visitors[0].create(seats=seats or people, **wanted)
            seated = [await stack.enter_async_context(visitor.at(code)) for visitor in visitors]
            for seat in seated[1:]:
                await seat.do(wire.Sit)
            for seat in seated:
                await seat.until(lambda told: sum(chair.who == "person" for chair in told.room.chairs) == people)
            if begin:
                await seated[0].do(wire.Begin)
                for seat in seated:
                    await seat.until(lambda told: told.play is not None)
            return code, visitors, seated

        yield sit_down


@pytest.fixture
async def visitor(shared: House) -> Visitor:
    """Somebody new."""
    return await shared.visitor()


@pytest.fixture
async def other(shared: House) -> Visitor:
    """Somebody else."""
    return await shared.visitor()


@pytest.fixture
async def own(tmp_path: Path) -> AsyncIterator[House]:
    """A server for one test alone."""
    async with house(tmp_path) as found:
        yield found


@pytest.fixture
async def where() -> AsyncIterator[str]:
    address = await asyncio.to_thread(postgres.fresh)
    yield address
    await asyncio.to_thread(postgres.server().drop, address)


@pytest.fixture
async def two(where: str, tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    """Two processes of one server, as far as they can tell."""
    async with house(tmp_path / "one", data=where) as one, house(tmp_path / "two", data=where) as other:
        yield one, other


@pytest.fixture
async def apart(two: tuple[House, House]) -> AsyncIterator[Gather]:
    """Has people sit down at one table, in turn at each process."""
    async with AsyncExitStack() as stack:

        async def sit_down(people: int = 4, *, begin: bool = True, **wanted: Any) -> tuple[str, list[Visitor], list[Seat]]:
            visitors = [await two[n % 2].visitor(f"Person {n + 1}") for n in range(people)]
            code = await visitors[0].create(**{"seats": people, **wanted})
            seats = [await stack.enter_async_context(visitor.at(code)) for visitor in visitors]
            for seat in seats[1:]:
                await seat.do(wire.Sit)
            for seat in seats:
                await seat.until(lambda told: sum(chair.who == "person" and chair.present for chair in told.room.chairs) == people)
            if begin:
                await seats[0].do(wire.Begin)
                for seat in seats:
                    await seat.until(lambda told: told.play is not None)
            return code, visitors, seats

        yield sit_down
