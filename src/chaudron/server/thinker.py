"""Bots think in other processes, which get a view and never a state; a bot whose process hangs or dies is replaced by a quick one."""

from __future__ import annotations

import logging
from asyncio import CancelledError, sleep
from collections import deque
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from chaudron import bots
from chaudron.analysis.model import AnyPart, decode_parts
from chaudron.bots.random import Random
from chaudron.kernel.advice import Advice, AnyAdvice
from chaudron.kernel.bot import decide
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, Move, Reason, View
from chaudron.kernel.record import union
from chaudron.kernel.rng import Rng, new_seed
from chaudron.server.crew import Crew, now
from chaudron.server.line import Job, Whose
from chaudron.server.thought import Part, Sent, consider, examine_steps, share, think

log = logging.getLogger("chaudron.thinker")

DEADLINE = 15.0
"""Seconds after which a process is stopped; it can only have got stuck, because a search ends by itself long before."""
LEISURE = 600.0
"""Seconds for a few steps of an analysis, which gets only time that nobody else wants."""
NICE, HUMBLE, IDLE = 5, 10, 19
"""How much lower the priority of a process is where bots play than that of the server, of one that advises people, and of one that
looks back."""
RECENT = 16
"""The number of thoughts of a kind that say how long the next one takes."""
MARGIN, SLACK = 1.1, 0.02
"""A factor and a number of seconds by which a thought may take longer than those before it without anybody noticing."""


class Thoughts(Struct):
    """What bots have thought since the start, for whoever operates the server; nothing in it depends on what is hidden."""

    decisions: int = 0
    cut: int = 0
    """The number of decisions that were granted less time than a bot of that kind usually takes."""
    smallest: float = 1.0
    """The smallest share of that time that was granted."""
    dropped: int = 0
    """The number of decisions that nobody wanted any more before they were made."""
    failed: int = 0
    """The number of decisions that a quick bot made, because a process had got stuck or died, or a bot had failed."""

    def count(self, share: float) -> None:
        """Take note of a decision that was granted a share of its usual time."""
        self.decisions += 1
        if share < 1:
            self.cut += 1
            self.smallest = min(self.smallest, share)


class Thought(NamedTuple):
    """A decision, and how many simulations it took, in how many seconds."""

    move: Move | None
    simulations: int
    seconds: float


class Thinker:
    """The processes for the bots of all tables, one of lower priority that advises people, and one that looks back on matches."""

    def __init__(self, processes: int, deadline: float = DEADLINE, cluster: str | None = None) -> None:
        self.players = Crew(processes, NICE, deadline, cluster)
        self.advisers = Crew(1, HUMBLE, deadline)
        self.analysts = Crew(1, IDLE, LEISURE)
        self.thoughts = Thoughts()
        self.slack = SLACK
        self.recent: dict[tuple[str, str], deque[float]] = {}
        """For each game and bot, how many seconds its last thoughts would have taken in one process, had nothing cut them short; an example
        of ours is the first, because the first question at a table may be one with nothing to choose."""

        self.late: deque[float] = deque(maxlen=RECENT)
        """How many seconds longer than granted the last searches took that had to be cut: a busy machine needs a while to end one."""

    async def choose(self, game: AnyGame, bot: str, view: View, ask: Ask, moves: list[Move], whose: Whose) -> Move | None:
        """Return a bot's move; if it fails, return a quick bot's move, or None where the ask allows silence."""
        try:
            found = (await self.think(game, bot, view, ask, moves, whose)).move
            if found is None and not ask.must:
                return None
            if found not in moves and not isinstance(found, game.about.unlisted):
                if not ask.must:
                    return None  # it has not pondered this move yet
                raise ValueError("a move that is not allowed")
            return found
        except Exception as error:  # a stuck or dead process, or a failing bot: the seat must not be stuck
            self.thoughts.failed += 1
            log.warning("a bot did not decide", extra={"bot": bot, "error": str(error) or type(error).__name__})
            if not ask.must:
                return None  # nobody waits for it, and it will be asked again
            return decide(game.heuristic() or Random(game), view, ask, moves, Rng(new_seed()))

    async def think(self, game: AnyGame, bot: str, view: View, ask: Ask, moves: list[Move], whose: Whose) -> Thought:
        """Return what a bot decides, no sooner if there is nothing to choose: who watches the clock learns nothing."""
        try:
            if (game.about.name, bot) not in self.recent:
                await self.work(game, bot, *example(game), whose)
            job, parts = await self.work(game, bot, view, ask, moves, whose)
        except CancelledError:
            self.thoughts.dropped += 1
            raise
        recent = self.recent[game.about.name, bot]
        usual = share(max(recent, default=0.0), len(parts)) * MARGIN + self.slack
        granted = self.players.line.seconds(job)
        took = now() - job.began
        if usual > granted and len(moves) > 1:
            self.late.append(max(0.0, took - granted))
        late = max(self.late, default=0.0)
        limit = granted + (late * MARGIN + self.slack if late else 0.0)
        await sleep(min(usual, limit) - took)
        self.thoughts.count(granted / usual)
        return Thought(merged(parts), sum(part.simulations for part in parts), took)

    async def work(self, game: AnyGame, bot: str, view: View, ask: Ask, moves: list[Move], whose: Whose) -> tuple[Job, list[Part[Any]]]:
        """Have processes decide, and remember how long that would have taken."""
        simulations = bots.simulations(bot)
        job = Job(whose, simulations, think, sent(game, bot, view, ask, moves), new_seed())
        answers = await self.players.work(job)
        parts: list[Part[Any]] = [msgspec.json.decode(each, type=Part[union(game.about.moves)]) for each in answers]  # type: ignore[misc]
        done = sum(part.simulations for part in parts)
        recent = self.recent.setdefault((game.about.name, bot), deque(maxlen=RECENT))
        if len(moves) > 1:
            recent.append(sum(part.seconds for part in parts) * (simulations / done if done else 1))
        return job, parts

    async def advise(self, game: AnyGame, bot: str, view: View, ask: Ask, moves: list[Move], most: int, whose: Whose) -> list[AnyAdvice]:
        """Return a bot's advice on at most this many moves; raises an error if it fails."""
        (answer,) = await self.advisers.work(Job(whose, 0, consider, sent(game, bot, view, ask, moves), most))
        kinds = game.about
        found: list[AnyAdvice] = msgspec.json.decode(answer, type=list[Advice[union(kinds.moves), union(kinds.reasons or (Reason,))]])  # type: ignore[misc]
        return found

    async def examine(
        self, game: AnyGame, record: bytes, bot: str, steps: list[int], walks: int, spared: set[int], whose: Whose
    ) -> list[AnyPart]:
        """Return what was found out about these steps of a finished match, and judge none that is spared; raises an error if it fails."""
        (answer,) = await self.analysts.work(Job(whose, 0, examine_steps, record, bot, steps, walks, spared))
        return decode_parts(game, answer)

    def close(self) -> None:
        """Stop all thinking."""
        self.players.close()
        self.advisers.close()
        self.analysts.close()


def example(game: AnyGame) -> tuple[View, Ask, list[Move]]:
    """Return the first question of a new match that leaves a choice, or its last one if none does."""
    match: Match[Any, Any, Any] = Match(game, game.about.usual)
    while True:
        ((seat, question), *_) = match.questions().items()
        view, moves = match.view(seat), list(match.moves(seat))
        if len(moves) != 1 or not question.ask.must:
            return view, question.ask, moves
        match.play(seat, moves[0])
        if match.outcome is not None:
            return view, question.ask, moves


def sent(game: AnyGame, bot: str, view: View, ask: Ask, moves: list[Move]) -> Sent:
    """Return a question as bytes."""
    return Sent(game.about.name, bot, msgspec.json.encode(view), msgspec.json.encode(ask), msgspec.json.encode(moves))


def merged(parts: list[Part[Any]]) -> Move | None:
    """Return the move with the most votes of all parts; ties go to the higher reward."""
    sums: dict[Move | None, tuple[int, float]] = {}
    for part in parts:
        for move, times, reward in part.votes:
            visits, rewards = sums.get(move, (0, 0.0))
            sums[move] = visits + times, rewards + reward
    return max(sums, key=lambda move: sums[move])
