"""Bots against each other on paired deals: each deal is played in every rotation of the bots, so that the luck of the cards cancels out."""

import os
from collections.abc import Iterator
from hashlib import sha256
from math import sqrt
from statistics import fmean, median, pvariance, stdev
from typing import Any

from joblib import Parallel, delayed
from msgspec import Struct

from chaudron import bots, games
from chaudron.kernel.bot import AnyBot, decide
from chaudron.kernel.floor import Floor
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, BadSetup, Options, Outcome, Seat
from chaudron.kernel.options import check_setup
from chaudron.kernel.record import Record, decode_options
from chaudron.kernel.rng import Rng

Z_95 = 1.959964
"""Half-width of a 95 % interval of the normal distribution."""


class Plan(Struct, frozen=True):
    """What to play: the names of the bots, one for each seat of the first arrangement."""

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

    def arrangements(self) -> list[tuple[str, ...]]:
        """Return the rotations of the bots around the table, each distinct seating once."""
        return list(dict.fromkeys(self.bots[turn:] + self.bots[:turn] for turn in range(self.seats)))


class Result(Struct, frozen=True):
    """One game: who sat where, and how it ended."""

    deal: int
    seating: tuple[str, ...]
    outcome: Outcome
    decisions: int
    record: Record | None

    def share(self, seat: Seat) -> float:
        """Return the seat's share of the win."""
        return 1 / len(self.outcome.winners) if seat in self.outcome.winners else 0.0


class Line(Struct, frozen=True):
    """The results of a bot: per seat it held, averaged over deals, with 95 % intervals."""

    bot: str
    seats: int
    win_share: float
    low: float
    high: float
    fair_share: float | None
    """What equally strong bots would win; None for a solo game."""
    mean_score: float
    score_low: float | None
    """None for a single deal, which says nothing about the spread."""
    score_high: float | None
    mean_rank: float


class Length(Struct, frozen=True):
    """The number of decisions in the games."""

    shortest: int
    median: float
    mean: float
    longest: int


def prepare(plan: Plan) -> tuple[AnyGame, Options]:
    """Return the game and options of a plan; raises BadSetup if it cannot be played."""
    game = games.load(plan.game)
    options = decode_options(game, plan.options)
    check_setup(game, plan.seats, options)
    for name in plan.bots:
        bots.make(name, game)
    if plan.deals < 1:
        raise BadSetup("games", games=plan.deals)
    return game, options


def derived(*parts: object) -> bytes:
    """Return a seed derived from these parts."""
    return sha256(repr(parts).encode()).digest()


def play(match: Match[Any, Any, Any], players: dict[Seat, AnyBot], seed: bytes) -> None:
    """Let bots play a match to its end."""

    def choose(seat: Seat, ask: Ask, draws: Rng) -> Any:
        return decide(players[seat], match.view(seat), ask, match.moves(seat), draws)

    floor = Floor(seed, match.step)
    while match.outcome is None:
        for seat, move in floor.next(match, choose):
            match.play(seat, move)


def play_deal(plan: Plan, deal: int) -> list[Result]:
    """Play one deal in every arrangement of the bots."""
    game, options = prepare(plan)
    played: list[Result] = []
    for seating in plan.arrangements():
        match: Match[Any, Any, Any] = Match(game, plan.seats, options, derived("deal", plan.seed, deal))
        players = {seat: bots.make(name, game) for seat, name in enumerate(seating)}
        play(match, players, derived("bots", plan.seed, deal, seating))
        assert match.outcome is not None
        played.append(Result(deal, seating, match.outcome, match.step, match.record() if plan.keep else None))
    return played


def play_all(plan: Plan, jobs: int = 1) -> Iterator[list[Result]]:
    """Yield the games of each deal as it is finished; the games do not depend on the number of processes."""
    prepare(plan)
    if jobs == 1:
        for deal in range(plan.deals):
            yield play_deal(plan, deal)
        return
    processes = Parallel(n_jobs=jobs, return_as="generator_unordered", batch_size="auto")
    yield from processes(delayed(play_deal)(plan, deal) for deal in range(plan.deals))


def processes() -> int:
    """Return how many processes this machine can run in parallel."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def table(plan: Plan, played: list[list[Result]]) -> list[Line]:
    """Return one line for each bot; a deal counts as one observation, because its games are not independent of each other."""
    lines: list[Line] = []
    for bot in dict.fromkeys(plan.bots):
        shares: list[float] = []
        scores: list[float] = []
        ranks: list[int] = []
        for deal in played:
            held = [(game, seat) for game in deal for seat, name in enumerate(game.seating) if name == bot]
            shares.append(fmean(game.share(seat) for game, seat in held))
            scores.append(fmean(game.outcome.scores[seat] for game, seat in held))
            ranks += [game.outcome.ranks[seat] + 1 for game, seat in held]
        fair = 1 / plan.seats if plan.seats > 1 else None
        won = (fmean(shares), *interval(shares), fair)
        lines.append(Line(bot, plan.bots.count(bot), *won, fmean(scores), *spread(scores), fmean(ranks)))
    return lines


def length(played: list[list[Result]]) -> Length:
    """Return how long the games were."""
    found = [game.decisions for deal in played for game in deal]
    return Length(min(found), median(found), fmean(found), max(found))


def spread(scores: list[float]) -> tuple[float | None, float | None]:
    """Return a normal 95 % interval for the mean of scores, or None for a single score."""
    if len(scores) < 2:
        return None, None
    half = Z_95 * stdev(scores) / sqrt(len(scores))
    return fmean(scores) - half, fmean(scores) + half


def interval(shares: list[float]) -> tuple[float, float]:
    """Return a 95 % interval for the mean of shares between 0 and 1: Wilson's, with the number of wins and losses of the same variance."""
    mean = fmean(shares)
    number: float = len(shares)
    spread = pvariance(shares)
    if spread > 0:
        number = mean * (1 - mean) * (number - 1) / spread
    square = Z_95 * Z_95 / number
    middle = (mean + square / 2) / (1 + square)
    half = sqrt(mean * (1 - mean) / number * Z_95 * Z_95 + square * square / 4) / (1 + square)
    return middle - half, middle + half
