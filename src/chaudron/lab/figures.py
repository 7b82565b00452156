"""What many games say about bots, with 95 % intervals; a deal counts as one observation, because its games are not independent of each
other. Memory does not grow with the number of games."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import sqrt
from statistics import fmean

from msgspec import Struct

from chaudron.lab.arena import Result

Z_95 = 1.959964
"""Half-width of a 95 % interval of the normal distribution."""


class Mean:
    """The mean and the variance of numbers that come one by one (Welford's method)."""

    def __init__(self, numbers: Iterable[float] = ()) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        """The sum of the squared distances from the mean."""
        for number in numbers:
            self.add(number)

    def add(self, number: float) -> None:
        """Take one more number into account."""
        self.count += 1
        before = number - self.mean
        self.mean += before / self.count
        self.squares += before * (number - self.mean)

    def normal(self) -> tuple[float, float] | None:
        """Return a normal 95 % interval for the mean, or None for a single number, which says nothing about the spread."""
        if self.count < 2:
            return None
        half = Z_95 * sqrt(self.squares / (self.count - 1) / self.count)
        return self.mean - half, self.mean + half

    def wilson(self) -> tuple[float, float]:
        """Return a 95 % interval for the mean of shares between 0 and 1: Wilson's, for wins and losses of the same variance."""
        mean = self.mean
        number: float = self.count
        if self.squares > 0:
            number = mean * (1 - mean) * (self.count - 1) * self.count / self.squares
        square = Z_95 * Z_95 / number
        middle = (mean + square / 2) / (1 + square)
        half = sqrt(mean * (1 - mean) / number * Z_95 * Z_95 + square * square / 4) / (1 + square)
        return middle - half, middle + half


BLOCKS = 40
"""How many groups of deals an interval is made from: each is left out once (a jackknife)."""


class Estimate(Struct, frozen=True):
    """A figure with its 95 % interval, and what it was made from: the sum of the weights, such as a number of games."""

    mean: float
    low: float | None
    """None if there are too few deals to say how far it may be off."""
    high: float | None
    weight: float

    @property
    def sure(self) -> int:
        """Whether the truth is above 0 (1), below (-1), or may be either (0)."""
        if self.low is None or self.high is None:
            return 0
        return 1 if self.low > 0 else -1 if self.high < 0 else 0

    def times(self, factor: float) -> "Estimate":
        """Return the same in another unit."""
        low, high = (None if end is None else factor * end for end in (self.low, self.high))
        return Estimate(factor * self.mean, low, high, self.weight)


class Ratio:
    """One sum over another, deal by deal: a mean, a share or a slope; memory does not grow with the number of deals."""

    def __init__(self) -> None:
        self.above = [0.0] * BLOCKS
        self.below = [0.0] * BLOCKS

    def add(self, deal: int, above: float, below: float = 1.0) -> None:
        """Take one more deal, or a part of it, into account."""
        self.above[deal % BLOCKS] += above
        self.below[deal % BLOCKS] += below

    def estimate(self, offset: float = 0.0) -> Estimate | None:
        """Return the figure, less an offset; None if there is nothing to divide by."""
        above, below = sum(self.above), sum(self.below)
        if below <= 0:
            return None
        mean = above / below - offset
        rests = [(above - a, below - b) for a, b in zip(self.above, self.below, strict=True) if b > 0]
        if len(rests) < 2 or any(b <= 0 for _, b in rests):
            return Estimate(mean, None, None, below)
        without = [a / b for a, b in rests]
        middle = fmean(without)
        half = Z_95 * sqrt((len(rests) - 1) / len(rests) * sum((each - middle) ** 2 for each in without))
        return Estimate(mean, mean - half, mean + half, below)


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


class Figures:
    """The figures of a run, deal by deal."""

    def __init__(self) -> None:
        self.deals = 0
        self.games = 0
        self.shares: dict[str, Mean] = {}
        self.scores: dict[str, Mean] = {}
        self.ranks: dict[str, Mean] = {}
        self.lengths: Counter[int] = Counter()

    def add(self, deal: Sequence[Result]) -> None:
        """Take all games of a deal into account."""
        self.deals += 1
        self.games += len(deal)
        self.lengths.update(game.decisions for game in deal)
        for bot in sorted({name for game in deal for name in game.seating}):
            held = [(game, seat) for game in deal for seat, name in enumerate(game.seating) if name == bot]
            self.shares.setdefault(bot, Mean()).add(fmean(game.share(seat) for game, seat in held))
            self.scores.setdefault(bot, Mean()).add(fmean(game.outcome.scores[seat] for game, seat in held))
            self.ranks.setdefault(bot, Mean()).add(fmean(game.outcome.ranks[seat] + 1 for game, seat in held))

    def lines(self, table: Sequence[str]) -> list[Line]:
        """Return one line for each bot of a table, in this order."""
        fair = 1 / len(table) if len(table) > 1 else None
        lines: list[Line] = []
        for bot in dict.fromkeys(table):
            shares, scores = self.shares[bot], self.scores[bot]
            low, high = scores.normal() or (None, None)
            won = (shares.mean, *shares.wilson(), fair)
            lines.append(Line(bot, table.count(bot), *won, scores.mean, low, high, self.ranks[bot].mean))
        return lines

    def length(self) -> Length:
        """Return how long the games were."""
        lengths = sorted(self.lengths)
        total = sum(length * self.lengths[length] for length in lengths)
        reached = list(accumulate(self.lengths[length] for length in lengths))
        middle = lengths[bisect_left(reached, self.games / 2)] + lengths[bisect_right(reached, self.games / 2)]
        return Length(lengths[0], middle / 2, total / self.games, lengths[-1])
