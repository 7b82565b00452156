"""Chances to win with all hands open, and what chance had to do with them.

From a state, sensible players play on many times, each time with what nobody knows drawn anew: piles in another order, other cards in
later deals. The mean of how these walks end is each seat's chance to win. A step is a move and everything that follows from it. To tell
the two apart, the same move is made again where the cards fall differently: the mean over such worlds is what the move was worth, and what
really happened, compared with it, is what the cards were worth.
"""

from collections.abc import Iterable, Sequence
from math import hypot, sqrt
from typing import Any, Final, NamedTuple

from chaudron.analysis.course import Course, Moment
from chaudron.analysis.model import Chances
from chaudron.bots import Hasty, Random
from chaudron.kernel.bot import AnyBot, Guide
from chaudron.kernel.floor import acting
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng

WALKS: Final = 480
"""How many times a state is played on."""
WORLDS: Final = 48
"""In how many ways what nobody knows is drawn anew; the walks are divided among them."""
DEALS: Final = 96
"""The number of other deals that a deal is compared with."""
OWN_WAY: Final = 4
"""The number of decisions in which a walk goes its own way before the guide finishes it."""
TRIED: Final = 4
"""The number of worlds after which a step in which nobody has seen any difference is taken to be without chance."""


class Estimate(NamedTuple):
    """Chances to win, and their standard errors."""

    chances: Chances
    errors: Chances

    def apart_from(self, other: "Estimate") -> Chances:
        """Return the standard errors of the differences between two estimates."""
        return tuple([hypot(one, two) for one, two in zip(self.errors, other.errors, strict=True)])


class Chancer:
    """Estimates chances to win in a match."""

    def __init__(self, course: Course, walks: int = WALKS) -> None:
        self.course = course
        self.game = course.game
        self.seats = course.match.seats
        self.walks = walks
        self.player: AnyBot = Hasty(course.game.heuristic() or Random(course.game))

    def before_the_deal(self, rng: Rng) -> Estimate:
        """Return the chances to win before the deal; if the match was arranged, there is none, and it is the beginning itself."""
        match, game = self.course.match, self.game
        if match.arrangement is not None:
            return self.after(self.course.moments[0], rng)
        deals = [game.start(match.seats, match.options, rng) for _ in range(DEALS)]
        return estimated([self.played_on(deal, game.asks(deal), rng) for deal in deals])

    def after(self, moment: Moment, rng: Rng) -> Estimate:
        """Return the chances to win after a step."""
        game, asked = self.game, waiting(moment)
        guide = self.guide(moment.state, next(iter(moment.questions)), rng) if moment.questions and not asked else None
        return estimated([self.played_on(game.reshuffled(moment.state, rng), asked, rng, guide) for _ in range(WORLDS)])

    def before_chance(self, earlier: Moment, moment: Moment, rng: Rng) -> Estimate | None:
        """Return the chances to win after the move of a step and before what chance added to it; None if it added nothing."""
        game = self.game
        seen = self.views(moment.state)
        worlds: list[Any] = []
        for _ in range(WORLDS):
            world = game.reshuffled(earlier.state, rng)
            game.apply(world, moment.seat, moment.move, rng)
            worlds.append(world)
            if len(worlds) == TRIED and all(self.views(each) == seen for each in worlds):
                return None
        return estimated([self.played_on(world, self.choosing(moment, world), rng) for world in worlds])

    def choosing(self, moment: Moment, world: Any) -> Iterable[Seat]:
        """Return the seats that choose at once in a world where the cards fell differently in a step."""
        asks = self.game.asks(world)
        return asks if len(asks) > 1 else [seat for seat in waiting(moment) if seat in asks]

    def views(self, state: Any) -> list[Any]:
        """Return what everybody knows of a state."""
        return [self.game.view(state, seat) for seat in range(self.seats)]

    def played_on(self, state: Any, asked: Iterable[Seat], rng: Rng, guide: Guide[Any, Any, Any] | None = None) -> Chances:
        """Return the chances to win in one of the worlds, where seats that choose at once do so first; the state changes."""
        game = self.game
        self.choose(state, asked, rng)
        outcome = game.outcome(state)
        if outcome is not None:
            return tuple([1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(self.seats)])
        if guide is None:
            guide = self.guide(state, next(iter(game.asks(state))), rng)
        return mean([guide.wins(self.walk(game.copy(state), guide, rng)) for _ in range(max(1, self.walks // WORLDS))])

    def choose(self, state: Any, asked: Iterable[Seat], rng: Rng) -> None:
        """Let seats that choose at once choose anything worth considering; in a market, a guide finishes what is open."""
        game = self.game
        if not game.about.market:
            chosen = [(seat, rng.choice(self.guide(state, seat, rng).candidates(state, seat))) for seat in asked]
            for seat, move in chosen:
                game.apply(state, seat, move, rng)

    def guide(self, state: Any, seat: Seat, rng: Rng) -> Guide[Any, Any, Any]:
        """Return a seat's guide, which has worked out what is the same in every walk when it has imagined a state."""
        view = self.game.view(state, seat)
        guide = self.game.guide(view)
        guide.imagine(view, rng)
        return guide

    def walk(self, state: Any, guide: Guide[Any, Any, Any], rng: Rng) -> list[float]:
        """Play on, and return what the end is worth to each seat. Players who overlook something make the next decisions, so that walks
        differ where a guide would go on in the same way each time; in a market, it finishes at once."""
        game = self.game
        for _ in range(0 if game.about.market else OWN_WAY):
            if guide.settled(state):
                break
            seat = acting(game, state, rng)
            move = self.player.choose(game.view(state, seat), game.asks(state)[seat], game.moves(state, seat), rng)
            game.apply(state, seat, move, rng)
        return guide.finish(state, rng)


def mean(found: Sequence[Sequence[float]]) -> Chances:
    """Return the mean for each seat."""
    return tuple([sum(each) / len(found) for each in zip(*found, strict=True)])


def estimated(found: Sequence[Chances]) -> Estimate:
    """Return the mean over worlds for each seat, with its standard error."""
    means = mean(found)
    count = len(found)
    spread = [sum([(each - middle) ** 2 for each in of]) for of, middle in zip(zip(*found, strict=True), means, strict=True)]
    return Estimate(means, tuple([sqrt(each / count / (count - 1)) for each in spread]))


def waiting(moment: Moment) -> list[Seat]:
    """Return the seats that choose at once and unseen after a step: asked together, or before others made the last steps."""
    return [seat for seat, asked in moment.questions.items() if len(moment.questions) > 1 or asked.number < moment.step or not moment.step]
