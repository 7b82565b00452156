"""What a study wants to know of a game besides its result."""

from collections.abc import Sequence
from typing import Any, Final

from chaudron.analysis import analyse
from chaudron.kernel.match import Match
from chaudron.kernel.model import News

WALKS: Final = 48
"""How many times a state is played on to estimate a chance to win: a study adds up many matches, so each may be rough."""


def findings(match: Match[Any, Any, Any], news: Sequence[News]) -> dict[str, dict[str, list[float]]]:
    """Return what a match says on the topics of its game: for each thing a number of each seat, or how often it happened and the sum."""
    kinds = {topic.name: topic.kind for topic in match.game.about.topics}
    found: dict[str, dict[str, list[float]]] = {topic: {} for topic in kinds}
    for topic, thing, seat, amount in match.game.findings(match.seats, [item.event for item in news]):
        match kinds[topic]:
            case "dealt" | "chosen" | "place":
                found[topic].setdefault(thing, [0.0] * match.seats)[seat] += amount
            case "each" | "often":
                counted = found[topic].setdefault(thing, [0.0, 0.0])
                counted[0] += 1.0
                counted[1] += amount
            case "once":
                found[topic][thing] = [amount]
    return found


def luck(match: Match[Any, Any, Any]) -> dict[str, dict[str, list[float]]]:
    """Return for each seat what the cards and what all moves were worth in a finished match, in chance to win; no decision is judged."""
    accounts = analyse(match, seats=[], walks=WALKS).accounts
    return {"luck": {"cards": [account.cards for account in accounts], "play": [account.play for account in accounts]}}
