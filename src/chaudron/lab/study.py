"""A study of a game: many games between bots, and what they say about the game.

It knows no game. Win shares, scores, lengths, luck, mistakes and options are asked of every game; what its cards, roles or effects are
worth, a game's own topics and habits say (`About.topics`, `About.habits`).
"""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup
from chaudron.lab.arena import ALONE, Plan, Result, by_deal, play_all, prepare
from chaudron.lab.crew import Crew
from chaudron.lab.figures import Estimate, Ratio

EVEN: Final = "even"
LUCK: Final = "luck"
MISTAKES: Final = "mistakes"
HABIT: Final = "habit-"
OPTION: Final = "option-"
WEAKER: Final = "apprentice"
"""Whose mistakes are looked at."""
PART: Final = 4
"""An option is tried in one game of this many."""
FEWEST: Final = 5
"""A slope needs at least this much variation, in games, to be shown."""


class Stage(NamedTuple):
    """One part of a study: a run of games, each written to a file of its own."""

    name: str
    plan: Plan


class Histogram(Struct, frozen=True):
    """How often each number occurred."""

    counts: dict[int, int]

    @property
    def mean(self) -> float:
        return sum(value * count for value, count in self.counts.items()) / self.total

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    def quantile(self, share: float) -> int:
        """Return the least number that at least this share of all numbers do not exceed."""
        reached = 0
        for value in sorted(self.counts):
            reached += self.counts[value]
            if reached >= share * self.total:
                return value
        raise ValueError("there are no numbers")


class Tried(Struct, frozen=True):
    """What a game is like with an option, or with none."""

    decisions: Estimate
    score: Estimate
    winning: Estimate
    """The score of the winners."""


class Found(Struct, frozen=True):
    """The figures of a study. Win shares are per seat, from 0 to 1; a shared win is shared."""

    game: str
    bot: str
    seats: int
    options: dict[str, Any]
    seed: int
    games: dict[str, int]
    """How many games there were in each part."""
    by_seat: list[Estimate]
    scores: Histogram
    winning_scores: Histogram
    decisions: Histogram
    topics: dict[str, dict[str, Estimate]]
    """By topic and thing: what one more changes in the win share, the win share less the fair share, or the mean."""
    spreads: dict[str, Histogram]
    luck: Estimate | None
    """The share of what decides a game that the cards had; the rest is what everybody's moves had."""
    weaker: Estimate | None
    """What one weaker player wins less than a fair share."""
    gains: list[Estimate]
    """What the others win more than a fair share, by how many places after the weaker player they sit."""
    habits: dict[str, Estimate]
    """What a player with that habit wins more than a fair share."""
    tried: dict[str, Tried]
    """By option; the empty one is for the game as it is."""


class Study:
    """A study, deal by deal."""

    def __init__(
        self,
        game: str,
        bot: str = "heuristic",
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        games_of_each: int = 1000,
        looks: int = 40,
        seed: int = 0,
    ) -> None:
        options = options or {}
        loaded = games.load(game)
        self.game: AnyGame = loaded
        self.bot = bot
        self.seats = loaded.about.usual if seats is None else seats
        even = Plan(game, (bot,) * self.seats, options, 1, seed, gather="findings").enough(games_of_each)
        self.even = even
        self.stages: list[Stage] = [Stage(EVEN, even)]
        if looks and self.seats > 1:
            self.stages.append(Stage(LUCK, msgspec.structs.replace(even, gather="luck", deals=min(looks, even.deals))))
        others = (bot,) * (self.seats - 1)
        odd = msgspec.structs.replace(even, gather="")
        if others:
            self.stages.append(Stage(MISTAKES, msgspec.structs.replace(odd, bots=(WEAKER, *others)).enough(games_of_each)))
            for habit, name in loaded.about.habits.items():
                self.stages.append(Stage(HABIT + habit, msgspec.structs.replace(odd, bots=(name, *others)).enough(games_of_each)))
        for option, plan in switched(odd).items():
            self.stages.append(Stage(OPTION + option, msgspec.structs.replace(plan, deals=-(-even.deals // PART))))
        self.games: Counter[str] = Counter()
        self.shares = [Ratio() for _ in range(self.seats)]
        self.scores: Counter[int] = Counter()
        self.winning_scores: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.topics: dict[str, dict[str, Ratio]] = {topic.name: {} for topic in loaded.about.topics if topic.kind != "once"}
        self.spreads: dict[str, Counter[int]] = {topic.name: Counter() for topic in loaded.about.topics if topic.kind == "once"}
        self.kinds = {topic.name: topic.kind for topic in loaded.about.topics}
        self.luck = Ratio()
        self.after = [Ratio() for _ in range(self.seats)]
        """By how many places after the weaker player; 0 is that player."""
        self.habits: dict[str, Ratio] = {}
        self.tried: dict[str, tuple[Ratio, Ratio, Ratio]] = {}

    def played(self, crew: Crew = ALONE) -> Found:
        """Play all games, and return the figures."""
        for stage in self.stages:
            for deal in by_deal(stage.plan, iter(play_all(stage.plan, crew))):
                self.add(stage, deal)
        return self.found()

    def add(self, stage: Stage, deal: Sequence[Result]) -> None:
        """Take all games of a deal into account."""
        self.games[stage.name] += len(deal)
        for game in deal:
            kind = stage.name.partition("-")[0] + "-"
            if stage.name == LUCK:
                self.add_luck(game)
            elif stage.name == MISTAKES:
                weaker = game.seating.index(WEAKER)
                for place, ratio in enumerate(self.after):
                    ratio.add(game.deal, game.share((weaker + place) % self.seats))
            elif kind == HABIT:
                mine = game.seating.index(stage.plan.bots[0])
                self.habits.setdefault(stage.name.removeprefix(HABIT), Ratio()).add(game.deal, game.share(mine))
            elif kind == OPTION:
                self.add_tried(stage.name.removeprefix(OPTION), game)
            else:
                self.add_even(game)

    def add_even(self, game: Result) -> None:
        """Take a game at an even table into account."""
        self.add_tried("", game)
        for seat, ratio in enumerate(self.shares):
            ratio.add(game.deal, game.share(seat))
        self.scores.update(game.outcome.scores)
        self.winning_scores.update(game.outcome.scores[seat] for seat in game.outcome.winners)
        self.decisions[game.decisions] += 1
        for topic, things in (game.gathered or {}).items():
            for thing, numbers in things.items():
                self.add_finding(topic, thing, numbers, game)

    def add_finding(self, topic: str, thing: str, numbers: Sequence[float], game: Result) -> None:
        """Take what a game says on a topic into account."""
        kind = self.kinds[topic]
        if kind == "once":
            self.spreads[topic][round(numbers[0])] += 1
            return
        ratio = self.topics[topic].setdefault(thing, Ratio())
        if kind in ("each", "often"):
            ratio.add(game.deal, numbers[1], numbers[0])
        elif kind == "place":
            for seat, number in enumerate(numbers):
                ratio.add(game.deal, number * game.share(seat), number)
        else:
            # The slope of the win share, both measured from the mean of the table.
            middle, fair = fmean(numbers), fmean(game.share(seat) for seat in range(self.seats))
            for seat, number in enumerate(numbers):
                ratio.add(game.deal, (number - middle) * (game.share(seat) - fair), (number - middle) ** 2)

    def add_luck(self, game: Result) -> None:
        """Take the luck of a game into account: how far the cards, and not the moves, account for who won."""
        assert game.gathered is not None
        for cards, play in zip(*game.gathered["luck"].values(), strict=True):
            self.luck.add(game.deal, cards * (cards + play), (cards + play) ** 2)

    def add_tried(self, option: str, game: Result) -> None:
        """Take a game with an option, or with none, into account."""
        decisions, scores, winning = self.tried.setdefault(option, (Ratio(), Ratio(), Ratio()))
        decisions.add(game.deal, game.decisions)
        scores.add(game.deal, sum(game.outcome.scores), self.seats)
        winners = game.outcome.winners
        winning.add(game.deal, sum(game.outcome.scores[seat] for seat in winners), len(winners))

    def found(self) -> Found:
        """Return the figures so far; at least one deal at the even table must have been played."""
        fair = 1 / self.seats
        topics: dict[str, dict[str, Estimate]] = {}
        for topic, things in self.topics.items():
            less = fair if self.kinds[topic] == "place" else 0.0
            topics[topic] = {thing: each for thing, ratio in things.items() if (each := ratio.estimate(less)) and each.weight >= FEWEST}
        gains = [each for ratio in self.after if (each := ratio.estimate(fair)) is not None]
        return Found(
            game=self.game.about.name,
            bot=self.bot,
            seats=self.seats,
            options=self.even.options,
            seed=self.even.seed,
            games=dict(self.games),
            by_seat=[each for ratio in self.shares if (each := ratio.estimate()) is not None],
            scores=Histogram(dict(sorted(self.scores.items()))),
            winning_scores=Histogram(dict(sorted(self.winning_scores.items()))),
            decisions=Histogram(dict(sorted(self.decisions.items()))),
            topics=topics,
            spreads={topic: Histogram(dict(sorted(counts.items()))) for topic, counts in self.spreads.items() if counts},
            luck=self.luck.estimate(),
            weaker=gains[0] if gains else None,
            gains=gains[1:],
            habits={habit: each for habit, ratio in self.habits.items() if (each := ratio.estimate(fair)) is not None},
            tried={option: Tried(*found) for option, ratios in self.tried.items() if (found := estimates(ratios))},
        )


def estimates(ratios: Sequence[Ratio]) -> list[Estimate]:
    """Return the estimates of all ratios, or none."""
    found = [each for ratio in ratios if (each := ratio.estimate()) is not None]
    return found if len(found) == len(ratios) else []


def switched(plan: Plan) -> dict[str, Plan]:
    """Return a plan with each of its options that are on or off the other way, where the game allows it."""
    _, options = prepare(plan)
    found: dict[str, Plan] = {}
    for field in msgspec.structs.fields(options):
        if field.type is bool:
            name = field.encode_name
            other = msgspec.structs.replace(plan, options={**plan.options, name: not getattr(options, field.name)})
            try:
                prepare(other)
            except BadSetup:
                continue
            found[name] = other
    return found
