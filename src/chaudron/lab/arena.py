"""Bots against each other on paired deals: each deal is played in many seatings, so that neither cards nor neighbours favour anybody."""

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from itertools import islice
from typing import Any

from msgspec import Struct

from chaudron import bots, games
from chaudron.bots.table import play
from chaudron.kernel.bot import AnyBot
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, Options, Outcome, Seat
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
    if oracle.is_oracle(name):
        return oracle.make(name, match)
    return own_bot(name, match.game) or bots.make(name, match.game)


def own_bot(name: str, game: AnyGame) -> AnyBot | None:
    """Return a bot that is named by its module and class or function, such as `careful:Careful`, also from the current folder; None if
    there is no such module. Only the lab does this: a table has bots that its server knows."""
    module, colon, kind = name.partition(":")
    if not colon or not kind.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        return None
    find_in(os.getcwd())
    if find_spec(module.partition(".")[0]) is None:
        return None
    try:
        make = getattr(import_module(module), kind)
        bot: AnyBot = make(game) if signature(make).parameters else make()
    except Exception as error:  # anything that somebody's module may raise
        raise BadSetup("broken", name=name, detail=f"{type(error).__name__}: {error}") from error
    return bot


def find_in(folder: str) -> None:
    """Look for modules in a folder, too."""
    if folder not in sys.path:
        sys.path.append(folder)


def derived(*parts: object) -> bytes:
    """Return a seed derived from these parts."""
    return sha256(repr(parts).encode()).digest()


def deal_seed(plan: Plan, deal: int) -> bytes:
    """Return the seed of the matches of a deal."""
    return derived("deal", plan.seed, deal)


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
    from joblib import Parallel, delayed  # an extra, which a run in this process does not need

    processes = Parallel(n_jobs=jobs, return_as="generator", batch_size="auto", initializer=leave_interrupts)
    yield from processes(delayed(play_there)(os.getcwd(), plan, sitting) for sitting in wanted)


def play_there(folder: str, plan: Plan, sitting: Sitting) -> Result:
    """Play one game in another process, which finds bots in the same folder."""
    find_in(folder)
    return play_game(plan, sitting)


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
