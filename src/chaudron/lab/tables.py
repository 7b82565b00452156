"""The tables of a ladder as Markdown, for the document of a game."""

from collections.abc import Sequence

from chaudron.lab.ladder import Duel, Rung


def markdown(rungs: Sequence[Rung], duels: Sequence[Duel]) -> str:
    """Return the ratings, strongest first, and how often the bot of a row finishes ahead of the bot of a column, in % of their games."""
    met = {(duel.bot, duel.other): duel for duel in duels}
    ratings = [
        [f"`{rung.bot}`", rung.games, within(rung.rating, rung.low, rung.high, 1), within(rung.win_share, rung.win_low, rung.win_high, 3)]
        for rung in rungs
    ]
    crossed = [[f"`{rung.bot}`", *[percent(met.get((rung.bot, other.bot))) for other in rungs]] for rung in rungs]
    first = table(["bot", "games", "rating", "win share"], ratings)
    return f"{first}\n{table(['ahead of', *[f'`{rung.bot}`' for rung in rungs]], crossed)}"


def within(found: float, low: float | None, high: float | None, places: int) -> str:
    """Return a figure with its interval."""
    return f"{found:.{places}f}" if low is None or high is None else f"{found:.{places}f} ({low:.{places}f} – {high:.{places}f})"


def percent(duel: Duel | None) -> str:
    """Return how often a bot finished ahead of another, or nothing if they have not met."""
    return "" if duel is None else within(100 * duel.share, 100 * duel.low, 100 * duel.high, 0)


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a table."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)
