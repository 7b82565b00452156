"""How thoughts are sent to processes, put together and paced; the processes are played by the tests."""

import asyncio
import gc
from collections import deque
from math import ceil, sqrt
from typing import Any

import msgspec
import pytest

from chaudron import bots, games
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move
from chaudron.kernel.record import union
from chaudron.kernel.rng import Rng
from chaudron.server import crew, thinker, thought
from chaudron.server.line import ENOUGH, LONGEST, SOON, Whose
from chaudron.server.thinker import MARGIN, SLACK, Thinker, merged
from chaudron.server.thought import Part, Place, Sent
from tests.server.hall import Hall
from tests.server.people import GAME, NOBODY

OPENING: Match[Any, Any, Any] = Match(games.load(GAME), games.load(GAME).about.usual, seed=bytes(32))
((SEAT, QUESTION), *_) = OPENING.questions().items()
MOVES = list(OPENING.moves(SEAT))
MASTER = f"ismcts:{2 * ENOUGH}"
LESSER = f"ismcts:{ENOUGH}"


class Clock:
    """Time passes only when somebody sleeps, or the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    async def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)


@pytest.fixture
def hall() -> Hall:
    return Hall()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(crew, "now", lambda: found.now)
    monkeypatch.setattr(thinker, "now", lambda: found.now)
    monkeypatch.setattr(thinker, "sleep", found.sleep)
    return found


@pytest.fixture
def thinking(hall: Hall, clock: Clock) -> Thinker:
    """A thinker with two desks that has thought about examples before, in no time."""
    found = Thinker(2)
    found.players.pool = hall  # type: ignore[assignment]
    found.recent = {(GAME, bot): deque(maxlen=thinker.RECENT) for bot in ("random", MASTER, LESSER)}
    return found


def ask(thinking: Thinker, bot: str, moves: list[Move] = MOVES, whose: Whose = NOBODY) -> asyncio.Task[Move | None]:
    return asyncio.create_task(thinking.choose(OPENING.game, bot, OPENING.view(SEAT), QUESTION.ask, moves, whose))


async def settle() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


# What is sent.


async def test_work_is_sent_only_to_processes_that_are_free(thinking: Thinker, hall: Hall) -> None:
    tasks = [ask(thinking, "random") for _ in range(3)]
    await settle()
    assert [place for _, _, place in hall.sent] == [Place(0, 0, 1), Place(1, 0, 1)]
    hall.answer(1, (MOVES[0], 1, 0.0))
    assert await tasks[1] == MOVES[0]
    assert [place for _, _, place in hall.sent[2:]] == [Place(1, 0, 1)]
    for number in (0, 2):
        hall.answer(number, (MOVES[1], 1, 0.0))
        assert await tasks[number] == MOVES[1]
    assert thinking.thoughts.decisions == 3


async def test_what_nobody_wants_any_more_is_never_sent(thinking: Thinker, hall: Hall) -> None:
    tasks = [ask(thinking, "random") for _ in range(3)]
    await settle()
    tasks[2].cancel()
    await settle()
    for number in (0, 1):
        hall.answer(number, (MOVES[0], 1, 0.0))
        await tasks[number]
    assert len(hall.sent) == 2
    assert thinking.thoughts.dropped == 1
    assert thinking.players.line.waiting == []


async def test_a_search_that_was_given_up_ends_soon_and_leaves_its_process_to_others(thinking: Thinker, hall: Hall, clock: Clock) -> None:
    given_up = ask(thinking, MASTER)
    await settle()
    assert [place for _, _, place in hall.sent] == [Place(0, 0, 2), Place(1, 1, 2)]
    limits = thinking.players.limits
    assert list(limits) == [clock.now + LONGEST] * 2
    given_up.cancel()
    await settle()
    assert list(limits) == [0.0, 0.0]
    assert not any(answer.cancelled() for answer in hall.answers), "which would stop the process"
    other = ask(thinking, "random")
    await settle()
    assert len(hall.sent) == 2
    hall.answer(0, (MOVES[0], 1, 0.0))
    await settle()
    assert [place for _, _, place in hall.sent[2:]] == [Place(0, 0, 1)]
    hall.answer(2, (MOVES[1], 1, 0.0))
    assert await other == MOVES[1]
    assert list(limits)[1] == 0.0


async def test_a_process_that_dies_after_its_search_was_given_up_troubles_nobody(
    thinking: Thinker, hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    given_up = ask(thinking, "random")
    await settle()
    given_up.cancel()
    await settle()
    hall.answers.pop().set_exception(RuntimeError("died"))
    await settle()
    gc.collect()
    assert caplog.records == []
    assert thinking.players.line.taken == {}


async def test_whoever_comes_cuts_the_searches_that_have_begun(thinking: Thinker, hall: Hall, clock: Clock) -> None:
    tasks = [ask(thinking, MASTER)]
    await settle()
    tasks += [ask(thinking, MASTER) for _ in range(29)]
    await settle()
    assert list(thinking.players.limits) == pytest.approx([clock.now + SOON / 30] * 2)
    for task in tasks:
        task.cancel()
    await settle()


# Several parts.


def sent(bot: str) -> Sent:
    return thinker.sent(OPENING.game, bot, OPENING.view(SEAT), QUESTION.ask, MOVES)


def parts(number: int, simulations: int, monkeypatch: pytest.MonkeyPatch) -> list[Part[Any]]:
    """What several processes find out, one after another."""
    monkeypatch.setattr(thought, "limits", [float("inf")] * number)
    answers = [thought.think(sent(f"ismcts:{simulations}"), bytes(32), Place(part, part, number)) for part in range(number)]
    kind: Any = Part[union(OPENING.game.about.moves)]  # type: ignore[misc]
    return [msgspec.json.decode(answer, type=kind) for answer in answers]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_same_seed_and_number_of_parts_give_the_same_move(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    once, again = (parts(number, 200, monkeypatch) for _ in range(2))
    assert [part.votes for part in once] == [part.votes for part in again]
    assert [sum(times for _, times, _ in part.votes) for part in once] == [ceil(200 / sqrt(number))] * number, "also if it was clear before"
    assert merged(once) == merged(again)


def test_each_part_draws_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = parts(2, 200, monkeypatch)
    assert one.votes != two.votes


def test_one_part_decides_like_the_bot_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = bots.make("ismcts:200", OPENING.game)
    assert merged(parts(1, 200, monkeypatch)) == bot.choose(OPENING.view(SEAT), QUESTION.ask, MOVES, Rng(bytes(32)))


def test_a_search_whose_time_is_up_is_cut_but_not_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thought, "limits", [0.0])
    answer = thought.think(sent("ismcts:100000"), bytes(32), Place(0, 0, 1))
    found: Any = msgspec.json.decode(answer)
    assert found["cut"]
    assert 100 <= found["simulations"] < 150


def test_a_bot_that_searches_now_and_then_keeps_to_the_limit_too(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [float("inf")]
    monkeypatch.setattr(thought, "limits", limits)
    _, bot, *_ = thought.read(sent("musing:1000"), Place(0, 0, 1))
    assert isinstance(bot, bots.Musing) and isinstance(bot.search, bots.Ismcts)
    assert not bot.search.spent()
    limits[0] = 0.0
    assert bot.search.spent()


def test_votes_are_added_and_ties_go_to_the_higher_reward() -> None:
    a, b, c = MOVES[:3]
    assert merged([Part([(a, 5, 1.0), (b, 4, 4.0)]), Part([(c, 3, 3.0), (b, 2, 2.0)])]) == b
    assert merged([Part([(a, 5, 1.0)]), Part([(b, 5, 2.0)])]) == b


async def test_a_move_is_decided_by_all_parts(thinking: Thinker, hall: Hall) -> None:
    task = ask(thinking, MASTER)
    await settle()
    hall.answer(0, (MOVES[0], 600, 300.0), (MOVES[1], 400, 200.0), simulations=1000)
    await settle()
    assert not task.done()
    hall.answer(1, (MOVES[1], 700, 350.0), (MOVES[0], 300, 150.0), simulations=1000)
    assert await task == MOVES[1]


# Pace and account.


async def taken(thinking: Thinker, hall: Hall, clock: Clock, moves: list[Move], simulations: int, seconds: float) -> float:
    """How long a decision takes in which a process was busy for so many seconds."""
    began = clock.now
    task = ask(thinking, LESSER, moves)
    await settle()
    clock.now += seconds
    hall.answer(-1, (moves[0], 1, 0.0), simulations=simulations, seconds=seconds)
    await task
    return clock.now - began


async def test_every_answer_takes_the_same_time_whatever_there_was_to_choose(thinking: Thinker, hall: Hall, clock: Clock) -> None:
    usual: Any = pytest.approx(1.0 * MARGIN + SLACK)
    hard = await taken(thinking, hall, clock, MOVES, ENOUGH, 1.0)
    clear = await taken(thinking, hall, clock, MOVES, ENOUGH // 2, 0.5)
    only = await taken(thinking, hall, clock, MOVES[:1], 0, 0.001)
    assert (hard, clear, only) == (usual, usual, usual)


@pytest.mark.parametrize("moves", [MOVES, MOVES[:1]], ids=["several", "only"])
async def test_the_first_answer_takes_as_long_as_any_because_an_example_comes_before(
    thinking: Thinker, hall: Hall, clock: Clock, moves: list[Move]
) -> None:
    del thinking.recent[GAME, LESSER]
    began = clock.now
    task = ask(thinking, LESSER, moves)
    await settle()
    (example, _, _) = hall.sent[0]
    assert len(msgspec.json.decode(example.moves)) > 1
    clock.now += 1.0
    hall.answer(0, (MOVES[0], 1, 0.0), simulations=ENOUGH, seconds=1.0)
    await settle()
    clock.now += 0.001
    hall.answer(1, (moves[0], 1, 0.0), simulations=ENOUGH if len(moves) > 1 else 0, seconds=0.001)
    assert await task == moves[0]
    assert clock.now - began == pytest.approx(1.0 + 1.0 * MARGIN + SLACK)
    assert await taken(thinking, hall, clock, moves, 0, 0.001) == pytest.approx(1.0 * MARGIN + SLACK)


@pytest.mark.parametrize("game", games.names())
def test_an_example_leaves_a_choice(game: str) -> None:
    view, ask, moves = thinker.example(games.load(game))
    assert len(moves) > 1 or not ask.must
    assert view.seat is not None


async def test_a_quicker_machine_is_noticed_after_a_while(thinking: Thinker, hall: Hall, clock: Clock) -> None:
    await taken(thinking, hall, clock, MOVES, ENOUGH, 1.0)
    for _ in range(thinker.RECENT):
        last = await taken(thinking, hall, clock, MOVES, ENOUGH, 0.1)
    assert last == pytest.approx(0.1 * MARGIN + SLACK)


async def test_where_searches_end_late_an_only_move_comes_as_late(
    thinking: Thinker, hall: Hall, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await taken(thinking, hall, clock, MOVES, ENOUGH, 2.0)
    monkeypatch.setattr(thinking.players.line, "seconds", lambda job: 1.0)
    late: Any = pytest.approx(1.0 + 0.2 * MARGIN + SLACK)
    cut = await taken(thinking, hall, clock, MOVES, ENOUGH // 2, 1.2)
    only = await taken(thinking, hall, clock, MOVES[:1], 0, 0.001)
    again = await taken(thinking, hall, clock, MOVES, ENOUGH // 2, 1.1)
    assert (cut, only, again) == (late, late, late)


@pytest.mark.parametrize("hosts", [1, 31])
async def test_under_load_an_only_move_takes_no_longer_than_a_cut_search(thinking: Thinker, hall: Hall, clock: Clock, hosts: int) -> None:
    await taken(thinking, hall, clock, MOVES, ENOUGH, 2.0)
    only = ask(thinking, LESSER, MOVES[:1], Whose("host 0", "", lambda: False))
    others = [ask(thinking, LESSER, whose=Whose(f"host {n % hosts}", "", lambda: False)) for n in range(1, 31)]
    await settle()
    began = clock.now
    hall.answer(1, (MOVES[0], 1, 0.0))
    await only
    assert clock.now - began == pytest.approx(SOON * 2 / 31)
    assert thinking.thoughts.cut == 1
    assert thinking.thoughts.smallest == pytest.approx(SOON * 2 / 31 / (2.0 * MARGIN + SLACK))
    for other in others:
        other.cancel()
    await settle()
