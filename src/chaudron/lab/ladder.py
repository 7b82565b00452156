"""A ladder of bots: ratings, and how often each finishes ahead of each other, from games in mixed tables.

A deal counts as one observation. The mean of all ratings is that of a newcomer, because only differences mean something. The intervals of
the ratings are bootstrapped over deals: each of REPLICATES other sets of ratings is made from the same deals, some of which count several
times and some not at all.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from chaudron.bots.levels import LEVELS
from chaudron.kernel.game import AnyGame
from chaudron.lab import oracle
from chaudron.lab.arena import LadderPlan, Result, derived
from chaudron.lab.figures import Z_95, Figures, Mean
from chaudron.ratings import UNKNOWN, Skill, level_skill, rate

REPLICATES: Final = 50
POISSON: Final = (0.3679, 0.3679, 0.1839, 0.0613, 0.0153, 0.0031, 0.0006)
"""How likely a deal counts 0, 1, 2, … times in a replicate: almost like a draw with replacement, and possible without keeping the deals."""
SEARCHES: Final = ("ismcts:40", "ismcts:200", "ismcts:1000", "oracle:1000")
"""Searches that take part besides the levels: some budgets, and one that sees everything."""


def entrants(game: AnyGame) -> tuple[str, ...]:
    """Return the bots of a game's ladder: chance, the levels, one that sees everything and, except in a market, heuristic and searches."""
    if game.about.market:
        return ("random", *LEVELS, oracle.NAME)
    sensible = () if game.heuristic() is None else ("heuristic",)
    return ("random", *sensible, *LEVELS, *SEARCHES)


def yardsticks(game: AnyGame) -> dict[str, Skill]:
    """Return how strong the levels of a game are that somebody has measured, weakest first."""
    return {level: skill for level in LEVELS if (skill := level_skill(game, level)) is not None}


class Rung(Struct, frozen=True):
    """One bot of a ladder; rating and win share with 95 % intervals."""

    bot: str
    games: int
    rating: float
    low: float | None
    """None for a single deal, which says nothing about the spread."""
    high: float | None
    win_share: float
    win_low: float
    win_high: float


class Duel(Struct, frozen=True):
    """How often a bot finishes ahead of another at the same table, with a 95 % interval; a tie counts half."""

    bot: str
    other: str
    share: float
    low: float
    high: float


class Ratings:
    """The openskill ratings of bots that do not learn, so that every game refines them."""

    def __init__(self, bots: Sequence[str], known: Mapping[str, Skill]) -> None:
        self.known = known
        """Bots whose skills stay as they are."""
        self.of: dict[str, Skill] = {**dict.fromkeys(bots, UNKNOWN), **known}

    def add(self, game: Result) -> None:
        """Rate the bots of a game; one that holds several seats gets the mean of its new ratings."""
        rated = rate([self.of[bot] for bot in game.seating], game.outcome.ranks, learning=False)
        for bot in set(game.seating) - self.known.keys():
            mine = [skill for skill, name in zip(rated, game.seating, strict=True) if name == bot]
            self.of[bot] = Skill(fmean(one.mu for one in mine), fmean(one.sigma for one in mine))

    def level(self, bot: str) -> float:
        """Return the rating of a bot: beside bots whose skills are known, on their scale; otherwise on one where the mean of all bots is
        that of a newcomer, because only differences between ratings mean something, and games also shift all of them alike."""
        if self.known:
            return self.of[bot].mu
        return self.of[bot].mu - fmean(skill.mu for skill in self.of.values()) + UNKNOWN.mu


class Ladder:
    """The standings of a run, deal by deal; memory does not grow with the number of games."""

    def __init__(self, plan: LadderPlan, known: Mapping[str, Skill] | None = None) -> None:
        self.plan = plan
        self.figures = Figures()
        self.games: dict[str, int] = dict.fromkeys(plan.bots, 0)
        self.ahead: dict[tuple[str, str], Mean] = {}
        self.ratings = Ratings(plan.bots, known or {})
        self.replicates = [Ratings(plan.bots, known or {}) for _ in range(REPLICATES)]

    def add(self, deal: Sequence[Result]) -> None:
        """Take all games of a deal into account."""
        self.figures.add(deal)
        for game in deal:
            self.ratings.add(game)
            for bot in set(game.seating):
                self.games[bot] += 1
        times = Random(derived("bootstrap", self.plan.seed, deal[0].deal)).choices(range(len(POISSON)), POISSON, k=REPLICATES)
        for replicate, weight in zip(self.replicates, times, strict=True):
            for game in [*deal] * weight:
                replicate.add(game)
        for bot, other in combinations(sorted({name for game in deal for name in game.seating}), 2):
            self.ahead.setdefault((bot, other), Mean()).add(fmean(share for game in deal for share in ahead(game, bot, other)))

    def rungs(self) -> list[Rung]:
        """Return the bots that have played, strongest first."""
        found: list[Rung] = []
        for bot, shares in self.figures.shares.items():
            rating = self.ratings.level(bot)
            half = Z_95 * stdev(replicate.level(bot) for replicate in self.replicates)
            low, high = (rating - half, rating + half) if self.figures.deals > 1 else (None, None)
            found.append(Rung(bot, self.games[bot], rating, low, high, shares.mean, *shares.wilson()))
        return sorted(found, key=lambda rung: -rung.rating)

    def skills(self) -> dict[str, Skill]:
        """Return how strong the levels are that have played, weakest first, for the ratings of people who play with them."""
        played = {rung.bot: rung for rung in self.rungs()}
        halves = {bot: 0.0 if rung.low is None else (rung.rating - rung.low) / Z_95 for bot, rung in played.items()}
        return {level: Skill(played[level].rating, halves[level]) for level in LEVELS if level in played}

    def duels(self) -> list[Duel]:
        """Return how each bot fared against each other that it has met."""
        found: list[Duel] = []
        for (bot, other), shares in self.ahead.items():
            low, high = shares.wilson()
            found += [Duel(bot, other, shares.mean, low, high), Duel(other, bot, 1 - shares.mean, 1 - high, 1 - low)]
        return found


def ahead(game: Result, bot: str, other: str) -> list[float]:
    """Return for each seat of a bot and each of the other in a game whether the former is ahead: 1, 0, or ½ for a tie."""
    ranks = list(zip(game.seating, game.outcome.ranks, strict=True))
    return [
        1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
        for name, mine in ranks
        if name == bot
        for another, theirs in ranks
        if another == other
    ]


def budget(bot: str) -> tuple[str, int] | None:
    """Return the kind of a search and its number of simulations, or None if the bot does not count any."""
    kind, _, number = bot.partition(":")
    return (kind, int(number)) if kind in ("ismcts", oracle.NAME) and number.isdecimal() else None
