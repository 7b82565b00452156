"""Many matches played in step, so that one pass of a network decides in all of them; needs numpy, and no torch."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from chaudron import bots
from chaudron.adapters.episode import Episode, Setup, begun
from chaudron.kernel.bot import AnyBot, decide
from chaudron.kernel.rng import Rng

Array = npt.NDArray[Any]
Policy = Callable[[Array, Array], tuple[Array, Array]]
"""Returns for each row of observations and masks an action, and what it expects of the rest of the round."""

SCALE = 8.0
"""Points that count as 1: about as much as rounds differ."""
SURE = 1.96
"""How many standard errors an interval reaches that has the true mean 95 times in 100."""
TRUST = 0.9
"""How much less the expectation at a later decision counts for an earlier one; with 1, only the result of the round would count."""


class Decision(NamedTuple):
    """One decision of a round that goes on."""

    seat: int
    observation: Array
    mask: Array
    action: int
    expected: float


@dataclass
class Decisions:
    """What was decided, how it turned out for whoever decided, and how much better than expected that was."""

    observations: list[Array] = field(default_factory=list)
    masks: list[Array] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    results: list[float] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)

    def add(self, decisions: Iterable[Decision], result: float) -> None:
        """Add the decisions of a seat in a round, now that it is over."""
        gain, later = 0.0, result
        for decision in reversed([*decisions]):
            gain = later - decision.expected + TRUST * gain
            later = decision.expected
            self.observations.append(decision.observation)
            self.masks.append(decision.mask)
            self.actions.append(decision.action)
            self.results.append(result)
            self.gains.append(gain)


class Tables:
    """Matches in which a policy learns: at every second table it decides for all seats, at the others for one, against bots.

    A round is an episode: a decision is worth what its seat saves in that round."""

    def __init__(self, setup: Setup, tables: int, seed: int, against: str) -> None:
        self.setup = setup
        self.dealt = seed
        self.bot = bots.make(against, setup.game)
        self.alone = [table % 2 == 1 for table in range(tables)]
        """Whether the policy has one seat there; which one depends on the deal."""
        self.episodes = [self.deal() for _ in range(tables)]
        self.pending: list[list[Decision]] = [[] for _ in range(tables)]
        """The decisions of the current round at each table."""

    def deal(self) -> Episode:
        """Begin another match."""
        self.dealt += 1
        episode = begun(self.setup, self.dealt)
        episode.look()
        return episode

    def play(self, policy: Policy, enough: int) -> Decisions:
        """Play on until there are enough decisions whose round is over."""
        found = Decisions()
        while len(found.actions) < enough:
            for table in range(len(self.episodes)):
                self.bots_act(table, found)
            seen = [looked(episode) for episode in self.episodes]
            observations, masks = (np.stack([each[part] for each in seen]) for part in ("observation", "action_mask"))
            for table, (action, expected) in enumerate(zip(*policy(observations, masks), strict=True)):
                self.step(table, made(self.episodes[table], seen[table], int(action), float(expected)), found)
        return found

    def copied(self, enough: int) -> Decisions:
        """Play on until there are enough decisions of bots, in all seats: what a policy begins with."""
        found = Decisions()
        while len(found.actions) < enough:
            for table, episode in enumerate(self.episodes):
                seen = looked(episode)
                move = chosen(self.bot, episode)
                action = next(action for action, other in episode.choices.items() if other == move)
                self.step(table, made(episode, seen, action, 0.0), found)
        return found

    def bots_act(self, table: int, found: Decisions) -> None:
        """Let bots decide at a table until it is the policy's turn."""
        while self.alone[table] and mover(self.episodes[table]) != self.episodes[table].match.seed[0] % self.setup.seats:
            episode = self.episodes[table]
            rounds = finished(episode)
            episode.make(chosen(self.bot, episode))
            self.settle(table, rounds, found)

    def step(self, table: int, decision: Decision, found: Decisions) -> None:
        """Make one decision at a table."""
        episode = self.episodes[table]
        self.pending[table].append(decision)
        rounds = finished(episode)
        episode.act(decision.action)
        self.settle(table, rounds, found)

    def settle(self, table: int, rounds: int, found: Decisions) -> None:
        """At the end of a round, add all of its decisions to what was found; after the last, begin another match."""
        episode = self.episodes[table]
        sheet = episode.match.view(None).sheet
        if len(sheet) > rounds:
            for seat in range(self.setup.seats):
                found.add([decision for decision in self.pending[table] if decision.seat == seat], saved(sheet[rounds], seat))
            self.pending[table] = []
        if episode.seat is None:
            self.episodes[table] = self.deal()


def mover(episode: Episode) -> int:
    """Return the seat that decides."""
    assert episode.seat is not None
    return episode.seat


def made(episode: Episode, seen: dict[str, Array], action: int, expected: float) -> Decision:
    """Return what is decided there."""
    return Decision(mover(episode), seen["observation"], seen["action_mask"], action, expected)


def finished(episode: Episode) -> int:
    """Return how many rounds are over."""
    return len(episode.match.view(None).sheet)


def saved(points: tuple[int, ...], seat: int) -> float:
    """Return how many points fewer a seat has than the others have on average."""
    others = sum(points) - points[seat]
    return (others / (len(points) - 1) - points[seat]) / SCALE


def looked(episode: Episode) -> dict[str, Array]:
    """Return what the seat that decides observes."""
    return episode.observation(mover(episode), episode.choices)


def chosen(bot: AnyBot, episode: Episode) -> Any:
    """Return what a bot decides in the place of whoever decides."""
    seat, match = mover(episode), episode.match
    return decide(bot, match.view(seat), match.asks[seat], match.moves(seat), Rng(match.seed + b"bots", match.step))


def judged(setup: Setup, policy: Policy, against: str, deals: int, seed: int = 1_000_000) -> tuple[float, float]:
    """Return the share of matches that a policy wins against bots of this name on all other seats, and how sure that is.

    Every deal is played once from each seat; a deal is one observation."""
    bot = bots.make(against, setup.game)
    seats = [(seed + deal, seat) for deal in range(deals) for seat in range(setup.seats)]
    episodes = [begun(setup, deal) for deal, _ in seats]
    for episode in episodes:
        episode.look()
    while True:
        for episode, (_, mine) in zip(episodes, seats, strict=True):
            while episode.seat is not None and episode.seat != mine:
                episode.make(chosen(bot, episode))
        going = [episode for episode in episodes if episode.seat is not None]
        if not going:
            break
        seen = [looked(episode) for episode in going]
        actions, _ = policy(np.stack([each["observation"] for each in seen]), np.stack([each["action_mask"] for each in seen]))
        for episode, action in zip(going, actions, strict=True):
            episode.act(int(action))
    won = [won_by(episode, mine) for episode, (_, mine) in zip(episodes, seats, strict=True)]
    shares = [mean(won[first : first + setup.seats]) for first in range(0, len(won), setup.seats)]
    return mean(shares), SURE * stdev(shares) / sqrt(deals) if deals > 1 else 0.0


def won_by(episode: Episode, seat: int) -> float:
    """Return a seat's share of the win."""
    outcome = episode.match.outcome
    assert outcome is not None
    return (seat in outcome.winners) / len(outcome.winners)


def at_random(seed: int) -> Policy:
    """Return a policy that takes any legal action."""
    draws = np.random.default_rng(seed)

    def choose(observations: Array, masks: Array) -> tuple[Array, Array]:
        return np.argmax(masks * (1.0 + draws.random(masks.shape)), axis=1), np.zeros(len(masks))

    return choose
