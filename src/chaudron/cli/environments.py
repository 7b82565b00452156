"""Measures our environments for learners: steps of random play, beside the card games that come with PettingZoo."""

import random
import warnings
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from chaudron import games
from chaudron.lab.bench import Figure, Work, here, measure

PEERS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
"""PettingZoo's card games that are made with RLCard; its Hanabi is OpenSpiel's, in another wrapping."""


def environments(names: Iterable[str], repeats: int) -> list[Figure]:
    """Measure the steps per second of each game against PettingZoo's own, as anybody makes them, and without their wrappers."""
    from chaudron.adapters import pettingzoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo's games import what is deprecated
        theirs = [(name, import_module(f"pettingzoo.classic.{name}")) for name in PEERS]
        found: list[Figure] = []
        for game in names or games.names():
            ours = here(f"{game}: steps of PettingZoo", steps(pettingzoo.env(game)))
            usual = [here(name, steps(module.env())) for name, module in theirs]
            bare = [here(f"bare {name}", steps(module.raw_env())) for name, module in theirs]
            found += measure([ours], [*usual, *bare], repeats)
        return found


def steps(env: Any) -> Work:
    """Play a match at random, as a learner does: look at the observation and the mask, pick a legal action, step."""

    def work() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(random.choice(seen["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return work
