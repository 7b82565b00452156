"""Many matches played in step, so that one pass of a network decides in all of them; needs numpy, and no torch."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from typing import Any

import numpy as np
import numpy.typing as npt

from chaudron import bots
from chaudron.adapters.episode import Episode, Setup, begun
from chaudron.kernel.bot import decide
from chaudron.kernel.rng import Rng

Array = npt.NDArray[Any]
Policy = Callable[[Array, Array], Array]
"""Returns an action for each row of observations and masks."""

SCALE = 8.0
"""Points that count as 1: about as much as rounds differ."""
SURE = 1.96
"""How many standard errors an interval reaches that has the true mean 95 times in 100."""


@dataclass
class Decisions:
    """What was decided, and how it turned out for whoever decided."""

    observations: list[Array] = field(default_factory=list)
    masks: list[Array] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    results: list[float] = field(default_factory=list)


class Tables:
    """Matches in which the policy decides for every seat. A round is an episode: a decision is worth what its seat saves in that round."""

    def __init__(self, setup: Setup, tables: int, seed: int) -> None:
        self.setup = setup
        self.dealt = seed
        self.episodes = [self.deal() for _ in range(tables)]
        self.pending: list[list[tuple[int, Array, Array, int]]] = [[] for _ in range(tables)]
        """The decisions of the current round at each table, each with its seat."""

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
            seen = [looked(episode) for episode in self.episodes]
            observations, masks = (np.stack([each[part] for each in seen]) for part in ("observation", "action_mask"))
            for table, action in enumerate(policy(observations, masks)):
                self.step(table, seen[table], int(action), found)
        return found

    def step(self, table: int, seen: dict[str, Array], action: int, found: Decisions) -> None:
        """Make one decision at a table; at the end of its round, add all of the round to what was found."""
        episode = self.episodes[table]
        assert episode.seat is not None
        self.pending[table].append((episode.seat, seen["observation"], seen["action_mask"], action))
        rounds = len(episode.match.view(None).sheet)
        episode.act(action)
        sheet = episode.match.view(None).sheet
        if len(sheet) > rounds:
            points = sheet[rounds]
            for seat, observation, mask, chosen in self.pending[table]:
                found.observations.append(observation)
                found.masks.append(mask)
                found.actions.append(chosen)
                found.results.append(saved(points, seat))
            self.pending[table] = []
        if episode.seat is None:
            self.episodes[table] = self.deal()


def saved(points: tuple[int, ...], seat: int) -> float:
    """Return how many points fewer a seat has than the others have on average."""
    others = sum(points) - points[seat]
    return (others / (len(points) - 1) - points[seat]) / SCALE


def looked(episode: Episode) -> dict[str, Array]:
    """Return what the seat that decides observes."""
    assert episode.seat is not None
    return episode.observation(episode.seat, episode.choices)


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
                seat, match = episode.seat, episode.match
                draws = Rng(match.seed + b"bots", match.step)
                episode.make(decide(bot, match.view(seat), episode.ask(seat), match.moves(seat), draws))
        going = [episode for episode in episodes if episode.seat is not None]
        if not going:
            break
        seen = [looked(episode) for episode in going]
        actions = policy(np.stack([each["observation"] for each in seen]), np.stack([each["action_mask"] for each in seen]))
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

    def choose(observations: Array, masks: Array) -> Array:
        found: Array = np.argmax(masks * (1.0 + draws.random(masks.shape)), axis=1)
        return found

    return choose
