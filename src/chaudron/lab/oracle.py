"""A bot that sees everything, as an upper bound in the lab: `oracle:1000`, or `oracle` in a market.

The record is the game: from the seed and the moves of a match, the oracle rebuilds the true state. It searches from there or, in a market,
decides as the strongest level would if all hands lay open. A bot at a table gets neither seed nor state, and no table can have this bot:
the server imports nothing from the lab, and `chaudron.bots` does not know it.
"""

from collections.abc import Sequence
from typing import Any, Final

from chaudron import bots
from chaudron.bots import Ismcts
from chaudron.bots.following import Following
from chaudron.bots.levels import STRONGEST
from chaudron.kernel.bot import AnyBot, Bot, Guide
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, BadSetup, Seat
from chaudron.kernel.record import Record, decode_move, decode_options, decode_seed
from chaudron.kernel.rng import Rng

NAME: Final = "oracle"
GUESSES: Final = 8
"""How many times it guesses what others are about to choose at the same time as its own seat: not even an oracle can see that."""


def make(name: str, match: Match[Any, Any, Any]) -> AnyBot:
    """Return the oracle of that name for a match; raises BadSetup if it has no valid budget, or has one in a market."""
    game = match.game
    _, given, budget = name.partition(":")
    if game.about.market:
        if not given:
            return OpenHands(match)
        raise BadSetup("search", bot=name, game=game.about.name, known=", ".join(bots.known(game)))
    try:
        return Oracle(match, int(budget))
    except ValueError:
        raise BadSetup("budget", bot=name) from None


class Oracle(Bot[Any, Any]):
    """Searches from the true state of a match, for a number of simulations."""

    def __init__(self, match: Match[Any, Any, Any], simulations: int) -> None:
        self.match = match
        self.simulations = simulations
        Ismcts(match.game, simulations)  # refuses a bad budget now instead of at the first decision

    def choose(self, view: Any, ask: Ask, moves: Sequence[Any], rng: Rng) -> Any:
        game = self.match.game
        true = state_of(game, self.match.record())
        imagining = game.guide(view)
        imagining.imagine(view, rng)  # a guide may work out then what is the same in every simulation
        guide = SeeingGuide(imagining, [guessed(game, true, view.seat, rng) for _ in range(GUESSES)])
        return Ismcts(game, self.simulations, guide=lambda _: guide).choose(view, ask, moves, rng)


class OpenHands(Bot[Any, Any]):
    """Decides as the strongest level would if all hands lay open."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self.match = match
        self.bot = bots.make(STRONGEST, match.game)

    def choose(self, view: Any, ask: Ask, moves: Sequence[Any], rng: Rng) -> Any:
        game = self.match.game
        return self.bot.choose(game.open_view(state_of(game, self.match.record()), view.seat), ask, moves, rng)


def is_oracle(name: str) -> bool:
    """Whether a bot of that name sees everything."""
    return name.partition(":")[0] == NAME


class SeeingGuide(Following):
    """Advises like another guide, but knows the states to search from instead of imagining them."""

    def __init__(self, guide: Guide[Any, Any, Any], states: Sequence[Any]) -> None:
        super().__init__(guide)
        self.states = states

    def imagine(self, view: Any, rng: Rng) -> Any:
        return self.game.copy(rng.choice(self.states))


def state_of(game: AnyGame, record: Record) -> Any:
    """Return the state that a record leads to."""
    seed = decode_seed(record.seed)
    state = game.start(record.seats, decode_options(game, record.options), Rng(seed, 0))
    for number, (seat, move) in enumerate(record.moves):
        game.apply(state, seat, decode_move(game, move), Rng(seed, number + 1))
    return state


def guessed(game: AnyGame, state: Any, me: Seat, rng: Rng) -> Any:
    """Return a copy of a state in which everybody else who is asked at the same time has made a sensible choice."""
    found = game.copy(state)
    for seat in [seat for seat in game.asks(found) if seat != me]:
        other = game.heuristic() or bots.make("random", game)
        move = other.choose(game.view(found, seat), game.asks(found)[seat], game.moves(found, seat), rng)
        game.apply(found, seat, move, rng)
    return found
