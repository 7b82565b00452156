"""Bots against each other on paired deals: each deal is played in many seatings, so that neither cards nor neighbours favour anybody."""

import os
import signal
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

from joblib import Parallel, delayed
from msgspec import Struct

from chaudron import bots, games
from chaudron.kernel.bot import AnyBot, decide
from chaudron.kernel.floor import Floor
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, BadSetup, Options, Outcome, Seat
from chaudron.kernel.record import Record, decode_options
from chaudron.kernel.rng import Rng
from chaudron.lab import oracle
from chaudron.lab.seating import mixtures, seatings


class Plan(Struct, frozen=True):
    """What to play: the names of the bots, one for each seat, in any order."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    deals: int
    seed: int
    keep: bool = False
    """Whether to keep the record of every game; they are large."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    def tables(self) -> list[tuple[str, ...]]:
        """Return which bots sit together; each deal is for the next table, and after the last comes the first again."""
        return [self.bots]

    def seatings(self, deal: int, table: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Return the seatings in which a table plays a deal."""
        return seatings(table, Rng(derived("seatings", self.seed, deal)))

    def each(self) -> int:
        """Return in how many seatings each deal is played."""
        return len(self.seatings(0, self.tables()[0]))


class LadderPlan(Plan, frozen=True):
    """What to play for a ladder: any number of different bots, which meet in every mixture."""

    places: int = 2
    """The number of seats."""

    @property
    def seats(self) -> int:
        return self.places

    def tables(self) -> list[tuple[str, ...]]:
        return mixtures(self.bots, self.places)


class Sitting(Struct, frozen=True):
    """One game to be played: a deal, and who sits where."""

    deal: int
    number: int
    """Counts the games of a deal."""
    seating: tuple[str, ...]
    again: int
    """How many times the same bots have sat like this before, in this deal."""


class Result(Struct, frozen=True):
    """One game: who sat where, and how it ended."""

    deal: int
    number: int
    seating: tuple[str, ...]
    outcome: Outcome
    decisions: int
    record: Record | None = None

    def share(self, seat: Seat) -> float:
        """Return the seat's share of the win."""
        return 1 / len(self.outcome.winners) if seat in self.outcome.winners else 0.0


def prepare(plan: Plan) -> tuple[AnyGame, Options]:
    """Return the game and options of a plan; raises BadSetup if it cannot be played."""
    game = games.load(plan.game)
    options = decode_options(game, plan.options)
    match: Match[Any, Any, Any] = Match(game, plan.seats, options, deal_seed(plan, 0))
    for name in plan.bots:
        player(name, match)
    if plan.deals < 1:
        raise BadSetup("games", games=plan.deals)
    plan.tables()
    return game, options


def player(name: str, match: Match[Any, Any, Any]) -> AnyBot:
    """Return the bot of that name for a match; unlike a bot at a table, it may see everything."""
    return oracle.make(name, match) if oracle.is_oracle(name) else bots.make(name, match.game)


def derived(*parts: object) -> bytes:
    """Return a seed derived from these parts."""
    return sha256(repr(parts).encode()).digest()


def deal_seed(plan: Plan, deal: int) -> bytes:
    """Return the seed of the matches of a deal."""
    return derived("deal", plan.seed, deal)


def play(match: Match[Any, Any, Any], players: dict[Seat, AnyBot], seed: bytes) -> None:
    """Let bots play a match to its end."""

    def choose(seat: Seat, ask: Ask, draws: Rng) -> Any:
        return decide(players[seat], match.view(seat), ask, match.moves(seat), draws)

    floor = Floor(seed, match.step)
    while match.outcome is None:
        for seat, move in floor.next(match, choose):
            match.play(seat, move)


def schedule(plan: Plan) -> Iterator[Sitting]:
    """Yield all games of a plan, in order; the order in which its bots are named changes nothing."""
    tables = plan.tables()
    for deal in range(plan.deals):
        chosen = plan.seatings(deal, tables[deal % len(tables)])
        for number, seating in enumerate(chosen):
            yield Sitting(deal, number, seating, chosen[:number].count(seating))


def play_game(plan: Plan, sitting: Sitting) -> Result:
    """Play one game."""
    game = games.load(plan.game)
    match: Match[Any, Any, Any] = Match(game, plan.seats, decode_options(game, plan.options), deal_seed(plan, sitting.deal))
    players = {seat: player(name, match) for seat, name in enumerate(sitting.seating)}
    again = (sitting.again,) if sitting.again else ()
    play(match, players, derived("bots", plan.seed, sitting.deal, sitting.seating, *again))
    assert match.outcome is not None
    record = match.record() if plan.keep else None
    return Result(sitting.deal, sitting.number, sitting.seating, match.outcome, match.step, record)


def play_all(plan: Plan, jobs: int = 1, sittings: Iterable[Sitting] | None = None) -> Iterator[Result]:
    """Yield the results of these games (by default, of all in the plan), in order and as soon as they are known.

    Neither the games nor their order depend on the number of processes."""
    prepare(plan)
    wanted = schedule(plan) if sittings is None else sittings
    if jobs == 1:
        for sitting in wanted:
            yield play_game(plan, sitting)
        return
    processes = Parallel(n_jobs=jobs, return_as="generator", batch_size="auto", initializer=leave_interrupts)
    yield from processes(delayed(play_game)(plan, sitting) for sitting in wanted)


def leave_interrupts() -> None:
    """Ignore Ctrl-C in this process: the one that started it stops it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def by_deal(plan: Plan, results: Iterator[Result]) -> Iterator[list[Result]]:
    """Yield the results of each deal together, as soon as it is finished; those of a deal that is interrupted are left out."""
    each = plan.each()
    while deal := list(islice(results, each)):
        yield deal


def processes() -> int:
    """Return how many processes this machine can run in parallel."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
