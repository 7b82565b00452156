"""Our games as OpenSpiel's: importing this module registers each as `chaudron_` and its name, for `pyspiel.load_game`.

Chance comes first: one of `deals` deals, all equally likely. Whatever is drawn later in the match follows from the deal as well, as in our
records. Seats that are asked at once decide one after another, without seeing what the others did. What a seat knows is its view.
"""

from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from chaudron import games
from chaudron.adapters.episode import Episode, Setup, begun, set_up
from chaudron.adapters.observation import observed
from chaudron.kernel.floor import Floor
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Seat
from chaudron.kernel.notation import write_move

DEALS: Final = 1000
"""The default number of deals."""
LONGEST: Final = 100_000
"""More decisions than there are in any match."""


class Luck:
    """An episode as OpenSpiel copies and pickles it; None before the deal. One that was resampled cannot be pickled."""

    def __init__(self, episode: Episode | None) -> None:
        self.episode = episode

    def __deepcopy__(self, memory: dict[int, Any]) -> "Luck":
        return Luck(None if self.episode is None else twin(self.episode))

    def __reduce__(self) -> tuple[Any, ...]:
        if self.episode is None:
            return Luck, (None,)
        episode, floor = self.episode, self.episode.floor
        parts = (episode.setup, episode.match, floor.seed, floor.turn, floor.waiting, floor.silent, episode.seat)
        return revived, parts


def revived(setup: Setup, match: Any, seed: bytes, turn: int, waiting: list[Seat], silent: dict[Seat, int], seat: Seat | None) -> Luck:
    """Return an episode that was pickled."""
    floor = Floor(seed, turn)
    floor.waiting, floor.silent = waiting, silent
    return Luck(resumed(setup, match, floor, seat))


def twin(episode: Episode, match: Match[Any, Any, Any] | None = None) -> Episode:
    """Return an equal episode that goes its own way, with its match or another one."""
    floor = Floor(episode.floor.seed, episode.floor.turn)
    floor.waiting, floor.silent = episode.floor.waiting.copy(), episode.floor.silent.copy()
    return resumed(episode.setup, episode.match.copy() if match is None else match, floor, episode.seat)


def resumed(setup: Setup, match: Match[Any, Any, Any], floor: Floor, seat: Seat | None) -> Episode:
    """Return an episode in which a seat already has the floor."""
    found = Episode(setup, match, floor)
    found.seat = seat
    return found


class State(pyspiel.State):  # type: ignore[misc]
    """A match, as a state of OpenSpiel."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.luck = Luck(None)

    @property
    def episode(self) -> Episode:
        """The match, after the deal."""
        assert self.luck.episode is not None, "nothing is dealt yet"
        return self.luck.episode

    def current_player(self) -> int:
        """Return who decides: chance at first."""
        if self.luck.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.episode.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals and how likely each is."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.choices)

    def _apply_action(self, action: int) -> None:
        if self.luck.episode is None:
            self.luck.episode = begun(self.get_game().setup, action)
            self.episode.look()
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.luck.episode is None:
            return f"deal {action}"
        move = self.episode.choices.get(action) if player == self.episode.seat else None
        return f"action {action}" if move is None else write_move(move)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.luck.episode is not None and self.episode.seat is None

    def returns(self) -> list[float]:
        """Return what the outcome is worth to each seat."""
        return self.episode.payoffs() if self.is_terminal() else [0.0] * self.get_game().num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """Return a state that this player cannot tell from this one, drawn by a function that returns numbers from 0 to 1."""
        found: State = self.clone()
        seed = bytes(int(256 * sampler()) % 256 for _ in range(32))
        found.luck = Luck(twin(self.episode, self.episode.match.imagine(player, seed)))
        return found

    def __str__(self) -> str:
        if self.luck.episode is None:
            return "nothing is dealt"
        return "\n".join(f"{seat}: {write_move(move)}" for seat, move in self.episode.match.history) or "dealt"


class Observer:
    """What a player knows: its view, as JSON and as an array."""

    def __init__(self, setup: Setup) -> None:
        self.game: AnyGame = setup.game
        self.tensor = np.zeros(setup.length, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what a player knows into the array; nothing, before the deal."""
        luck = state.luck
        self.tensor[:] = 0 if luck.episode is None else observed(self.game, luck.episode.match.view(player))

    def string_from(self, state: State, player: int) -> str:
        """Return what a player knows."""
        return "" if state.luck.episode is None else msgspec.json.encode(state.episode.match.view(player)).decode()


def register(name: str) -> None:
    """Register a game of ours, if it is not."""
    game = games.load(name)
    seats = game.about.seats
    kind = pyspiel.GameType(
        short_name=f"chaudron_{name.replace('-', '_')}",
        long_name=f"Chaudron: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if seats[0] == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.about.usual, "deals": DEALS, "options": ""},
    )

    class Play(pyspiel.Game):  # type: ignore[misc]
        """One of our games, set up."""

        def __init__(self, given: dict[str, Any] | None = None) -> None:
            chosen = {"players": game.about.usual, "deals": DEALS, "options": "", **(given or {})}
            self.deals: int = chosen["deals"]
            self.setup = set_up(name, chosen["players"], msgspec.json.decode(chosen["options"] or "{}"))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.setup.actions,
                max_chance_outcomes=self.deals,
                num_players=self.setup.seats,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=LONGEST,
                **({} if seats[0] == 1 else {"utility_sum": 0.0}),
            )
            super().__init__(kind, info, chosen)

        def new_initial_state(self) -> State:
            """Return the state before the deal."""
            return State(self)

        def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
            """Return what players know."""
            return Observer(self.setup)

        def max_chance_nodes_in_history(self) -> int:
            """Return how often chance decides: once."""
            return 1

    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, Play)


for each in games.names():
    register(each)
