"""Our games as Gymnasium environments: one agent at a seat, and bots on all others."""

from typing import Any

from gymnasium import Env, spaces

from chaudron import bots
from chaudron.adapters.episode import Setup, begun, set_up
from chaudron.adapters.pettingzoo import space
from chaudron.kernel.bot import AnyBot, decide
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng


def env(game: str, seats: int | None = None, *, against: str = "random", seat: Seat = 0, options: dict[str, Any] | None = None) -> "Chair":
    """Return an environment in which an agent sits at a seat, against bots of this name."""
    return Chair(set_up(game, seats, options), against=against, seat=seat)


class Chair(Env[Any, Any]):
    """A seat at a table of bots; an action that is not in the mask loses the match at once."""

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(self, setup: Setup, *, against: str, seat: Seat) -> None:
        setup.check_seat(seat)
        self._setup = setup
        self._seat = seat
        self._bot: AnyBot = bots.make(against, setup.game)
        self.observation_space = space(setup)
        self.action_space = spaces.Discrete(setup.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new match, and let the bots act until the agent is asked."""
        super().reset(seed=seed)
        self.episode = begun(self._setup, int(self.np_random.integers(1 << 62)))
        self.episode.look()
        self._wait()
        return self._observation(), {}

    def _observation(self) -> Any:
        return self.episode.observation(self._seat, self.episode.choices)

    def _wait(self) -> None:
        """Let the bots act until the agent is asked or the match is over."""
        episode = self.episode
        while episode.seat is not None and episode.seat != self._seat:
            seat, match, floor = episode.seat, episode.match, episode.floor
            draws = Rng(floor.seed + b"bots", floor.turn)
            episode.make(decide(self._bot, match.view(seat), match.asks[seat], match.moves(seat), draws))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Let the agent act, and then the bots until it is asked again."""
        if int(action) not in self.episode.choices:
            return self._observation(), -1.0, True, False, {"illegal": True}
        self.episode.act(int(action))
        self._wait()
        over = self.episode.seat is None
        return self._observation(), self.episode.payoffs()[self._seat] if over else 0.0, over, False, {}
