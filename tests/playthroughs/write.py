"""Writes the golden playthroughs anew: `python3 go.py golden`. Read the difference before you commit it."""

from pathlib import Path
from typing import Any

from chaudron import bots, games
from chaudron.bots.table import play
from chaudron.kernel.match import Match
from chaudron.lab.arena import derived
from chaudron.lab.playthrough import playthrough
from chaudron.texts import texts

FOLDER = Path(__file__).parent


def goldens() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    return [(name, seats) for name in games.names() for seats in games.load(name).about.seats]


def path(name: str, seats: int) -> Path:
    return FOLDER / f"{name}-{seats}.txt"


def written(name: str, seats: int) -> str:
    """A whole game between bots, in words; none that searches, for another machine's logarithms may differ in the last digit."""
    game = games.load(name)
    match: Match[Any, Any, Any] = Match(game, seats, seed=derived("golden", name, seats))
    kinds = ["heuristic", "random"] if game.heuristic() is not None else ["random"]
    play(match, {seat: bots.make(kinds[seat % len(kinds)], game) for seat in range(seats)}, derived("golden bots", name, seats))
    return playthrough(match, texts("en", game))


if __name__ == "__main__":
    for golden in goldens():
        path(*golden).write_text(written(*golden), "utf-8")
