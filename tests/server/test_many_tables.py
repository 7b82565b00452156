"""One visitor with twenty tables of masters does not hold up anybody else's bots."""

from collections import deque
from contextlib import AsyncExitStack
from itertools import count

import msgspec
import pytest

from chaudron.server import crew, thinker, wire
from chaudron.server.line import SOON, Job, Line
from tests.server.hall import Hall
from tests.server.people import GAME, House, until

TABLES = 20
MASTER = "ismcts:1000"


@pytest.fixture
def hall() -> Hall:
    return Hall()


@pytest.fixture
def masters(own: House, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> House:
    """A server with one process, in which masters think until the test answers; meanwhile no time passes."""
    monkeypatch.setattr("chaudron.server.house.bot_of", lambda level, game: MASTER)
    monkeypatch.setattr(crew, "now", lambda: 1000.0)
    monkeypatch.setattr(thinker, "now", lambda: 1000.0)
    own.server.thinker.players.close()
    monkeypatch.setattr(own.server.thinker.players, "pool", hall)
    own.server.thinker.recent[GAME, MASTER] = deque()
    return own


def line_of(masters: House) -> Line:
    return masters.server.thinker.players.line


def of(table: str, jobs: list[Job]) -> bool:
    """Whether one of these jobs is for a table."""
    return any(job.whose.table == table for job in jobs)


async def end(masters: House, hall: Hall) -> None:
    """Let the process come to a decision, and begin with the next."""
    (job,) = line_of(masters).thinking
    question, _, _ = hall.sent[-1]
    sent = len(hall.sent)
    hall.answer(-1, (msgspec.json.decode(question.moves)[0], 1, 0.0), simulations=1000)
    await until(lambda: job not in line_of(masters).thinking and len(hall.sent) > sent)


async def bots_of_another_play_on(masters: House, hall: Hall, hosts: int) -> None:
    """Whenever a bot of another visitor is asked, it is the next to think, and gets its share of the time."""
    ada = await masters.visitor("Ada")
    code = await ada.create(level="master", begin=True)
    line, table = line_of(masters), await masters.table(code)
    async with ada.at(code) as seat:
        for turn in count():
            await until(lambda: of(code, line.waiting) or table.flights.question(0) is not None)
            if not of(code, line.waiting):
                if turn >= 6:
                    return  # Ada leaves when it is her own turn, so that none of her bots thinks on
                await seat.until(lambda told: told.play is not None and told.play.question is not None)
                await seat.do(wire.Answer, **seat.answer(0))
                await until(lambda: of(code, line.waiting))
            await end(masters, hall)
            assert of(code, line.thinking)
            assert line.seconds(line.thinking[0]) >= SOON / hosts
            await end(masters, hall)


async def test_tables_that_were_left_wait_for_those_with_people(masters: House, hall: Hall) -> None:
    eve = await masters.visitor("Eve")
    line = line_of(masters)
    while len(line.waiting) < TABLES:  # where Eve herself is asked first, there is nothing to think about
        await eve.create(level="master", begin=True)
    assert len(line.thinking) == len(hall.sent) == 1
    assert line.until(0) > 0.0
    await bots_of_another_play_on(masters, hall, hosts=1)


async def test_tables_that_one_visitor_keeps_open_take_turns_with_those_of_others(masters: House, hall: Hall) -> None:
    eve = await masters.visitor("Eve")
    line = line_of(masters)
    async with AsyncExitStack() as stack:
        for _ in range(TABLES):
            seat = await stack.enter_async_context(eve.at(await eve.create(level="master", begin=True)))
            await seat.do(wire.Rise)
        await until(lambda: len(line.waiting) + len(line.thinking) == TABLES)
        while any(job.whose.host for job in (*line.waiting, *line.thinking)):  # from when Eve was the host of each table
            await end(masters, hall)
        await bots_of_another_play_on(masters, hall, hosts=2)
        sent = len(hall.sent)
    await until(lambda: not line.waiting and not line.thinking)
    assert line.until(0) == 0.0, "what nobody wants any more ends soon"
    hall.answer(-1, simulations=0)
    await until(lambda: not line.taken)
    assert len(hall.sent) == sent, "and nothing of the rest is begun"
