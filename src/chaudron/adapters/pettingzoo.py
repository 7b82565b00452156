"""Our games as PettingZoo environments, in which one agent acts at a time."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from chaudron.adapters.episode import ACTIONS, FACTS, Episode, set_up


def env(game: str, seats: int | None = None, options: dict[str, Any] | None = None) -> Any:
    """Return an environment of a game; an action that is not in the mask ends the match, as in PettingZoo's own games."""
    found: Any = raw_env(game, seats, options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


def raw_env(game: str, seats: int | None = None, options: dict[str, Any] | None = None) -> "Table":
    """Return an environment without the usual wrappers: quicker, and an action that is not in the mask raises KeyError."""
    return Table(*set_up(game, seats, options))


def space() -> spaces.Dict:
    """Return the space of what an agent observes."""
    return spaces.Dict({"observation": spaces.Box(-1.0, 1.0, (FACTS,), np.float32), "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})


class Table(AECEnv):  # type: ignore[misc]
    """A table at which one agent sits on each seat."""

    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__()
        self.metadata = {
            "name": game.about.name.replace("-", "_") + "_v" + str(game.about.version),
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self._game, self._seats, self._options = game, seats, options
        self._random = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return what an agent observes: an array and a mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the actions of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match, from a seed or from the next of this environment."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode = Episode(self._game, self._seats, self._options, int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self.episode.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.rewards = dict(zip(self.possible_agents, self.episode.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        """Return what an agent observes, from its view alone."""
        return self.episode.observation(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Let the selected agent act."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.episode.act(int(action))
        self._select()
        self._accumulate_rewards()

    def render(self) -> None:
        """Draw nothing: for people, there are the terminal and the browser."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
