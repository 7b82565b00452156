"""The loop that plays any game, with turns, simultaneous choices or an open market: bots at a table."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, TypeAlias

from chaudron import bots
from chaudron.kernel.bot import AnyBot, decide
from chaudron.kernel.floor import Floor
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, BadSetup, News, Outcome, Seat
from chaudron.kernel.rng import Rng

Player: TypeAlias = AnyBot | str
"""A bot, or the name of one."""
Players: TypeAlias = Player | Sequence[Player] | Mapping[Seat, Player]
"""One for all seats, or one for each."""


def play(
    match: Match[Any, Any, Any],
    players: Players,
    seed: bytes | None = None,
    until: Callable[[], bool] | None = None,
    news: list[News] | None = None,
) -> Outcome | None:
    """Let bots play a match to its end, or until a condition holds after a move, and return its outcome.

    The luck of the bots is drawn from `seed`, which by default follows from that of the match. What happens is appended to `news`, if it
    is given."""
    seated = at_table(match.game, match.seats, players)
    if seed is None:
        seed = sha256(b"bots" + match.seed).digest()

    def choose(seat: Seat, ask: Ask, draws: Rng) -> Any:
        return decide(seated[seat], match.view(seat), ask, match.moves(seat), draws)

    floor = Floor(seed, match.step)
    while match.outcome is None:
        for seat, move in floor.next(match, choose):
            told = match.play(seat, move)
            if news is not None:
                news += told
            if until is not None and until():
                return match.outcome
    return match.outcome


def at_table(game: AnyGame, seats: int, players: Players) -> dict[Seat, AnyBot]:
    """Return the bot of each seat; raises BadSetup if there is not one for each."""
    if isinstance(players, Mapping):
        given: dict[Seat, Player] = dict(players)
    elif isinstance(players, str) or not isinstance(players, Sequence):
        given = dict.fromkeys(range(seats), players)
    else:
        given = dict(enumerate(players))
    if set(given) != set(range(seats)):
        raise BadSetup("bots", bots=len(given), seats=seats)
    return {seat: bots.make(one, game) if isinstance(one, str) else one for seat, one in given.items()}
