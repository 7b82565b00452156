"""Our games as PettingZoo environments: `env`, in which one agent acts at a time, and `parallel_env`, in which all act at once."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from chaudron.adapters.actions import SILENCE
from chaudron.adapters.episode import Setup, begun, set_up

WAITING = {SILENCE: None}
"""The actions of a seat that is not asked, where all act at once."""


def env(game: str, seats: int | None = None, options: dict[str, Any] | None = None) -> "Table":
    """Return an environment of a game; an action that is not in the mask ends the match, as in PettingZoo's own games.

    It checks actions itself: PettingZoo's wrappers for that would take longer than the game."""
    return Table(set_up(game, seats, options))


def parallel_env(game: str, seats: int | None = None, options: dict[str, Any] | None = None) -> "Round":
    """Return an environment in which all agents act at once; an action that is not in its agent's mask ends the match.

    It fits where several are asked at once. Whoever is not asked can only wait."""
    return Round(set_up(game, seats, options))


def space(setup: Setup) -> spaces.Dict:
    """Return the space of what an agent observes."""
    seen, mask = spaces.Box(0, 255, (setup.length,), np.uint8), spaces.Box(0, 1, (setup.actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


class Seated:
    """What both kinds of environment have: an agent on each seat, its spaces, and a source of deals."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        about = setup.game.about
        self.metadata = {"name": f"{about.name.replace('-', '_')}_v{about.version}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self._setup = setup
        self._random = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: space(setup) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setup.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return what an agent observes: an array and a mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the actions of an agent."""
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """Deal a new match, from a seed or from the next of this environment."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode = begun(self._setup, int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]

    def render(self) -> None:
        """Draw nothing: for people, there are the terminal and the browser."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class Table(Seated, AECEnv):  # type: ignore[misc]
    """A table at which one agent acts at a time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match, from a seed or from the next of this environment."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.episode.look()
        self._select()

    def _select(self) -> None:
        """Select the agent that has the floor; nobody is rewarded before the end."""
        seat = self.episode.seat
        if seat is None:
            self._end(self.episode.payoffs())
        else:
            self.agent_selection = self.possible_agents[seat]

    def _end(self, payoffs: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, payoffs, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        """Return what an agent observes, from its view alone."""
        seat, episode = self._seat_of[agent], self.episode
        return episode.observation(seat, episode.choices if seat == episode.seat else ())

    def step(self, action: int | None) -> None:
        """Let the selected agent act."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        chosen = -1 if action is None else int(action)
        if chosen not in self.episode.choices:
            self._end([-1.0 if agent == self.agent_selection else 0.0 for agent in self.possible_agents])
            return
        self.episode.act(chosen)
        self._select()


class Round(Seated, ParallelEnv):  # type: ignore[misc]
    """A table at which all agents act at once."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new match, from a seed or from the next of this environment."""
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        self._choices = self.episode.asked()
        return {agent: self.episode.observation(seat, self._choices.get(seat, WAITING)) for agent, seat in self._seat_of.items()}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Let everybody act, in an order that turns with the number of moves; `infos` says whose move came too late."""
        agents, seats, choices = self.agents, self._seat_of, self._choices
        illegal = [agent for agent, seat in seats.items() if int(actions[agent]) not in choices.get(seat, WAITING)]
        late: set[int] = set()
        if not illegal:
            turn = self.episode.match.step
            order = sorted(choices, key=lambda seat: (seat - turn) % len(seats))
            late = self.episode.together({seat: choices[seat][int(actions[self.possible_agents[seat]])] for seat in order})
        payoffs = [0.0] * len(agents)
        if illegal:
            payoffs = [-1.0 if agent in illegal else 0.0 for agent in agents]
        elif self.episode.match.outcome is not None:
            payoffs = self.episode.payoffs()
        over = bool(illegal) or self.episode.match.outcome is not None
        if over:
            self.agents = []
        infos: dict[str, Any] = {agent: {"late": True} if seat in late else {} for agent, seat in seats.items()}
        rewards = dict(zip(agents, payoffs, strict=True))
        return self._observations(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos
