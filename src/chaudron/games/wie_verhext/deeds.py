"""What roles do in Wie verhext!, as the table shows it: derived from the moves that they allow."""

from collections import Counter
from typing import Final

from chaudron.games.wie_verhext.cards import COLOUR_GATHERED
from chaudron.games.wie_verhext.choices import ALCHEMY, ASSISTANCE, FAVOUR_GOLD, FORTUNE, GATHER, WARLOCK_FAVOUR
from chaudron.games.wie_verhext.facts import Deed, Deeds, Some
from chaudron.games.wie_verhext.model import Good, Role, Trade
from chaudron.games.wie_verhext.state import DROP_SHARE, GOLD_SHARE, SPARED
from chaudron.kernel.model import Move


def some(ways: list[tuple[Good, ...]]) -> tuple[Some, ...]:
    """Goods that are the same in all ways, or else as many drops of any colour."""
    if any(way != ways[0] for way in ways):
        return (Some("any", len(ways[0])),)
    return tuple([Some(good.value, number) for good, number in Counter(ways[0]).items()])


def traded(moves: list[Move]) -> Deed:
    """What is given and received in a trade."""
    trades = [move for move in moves if isinstance(move, Trade)]
    return Deed(some([trade.give for trade in trades]), some([trade.get for trade in trades]))


def deed(role: Role, *, favour: bool) -> Deed:
    """What is given and received for the action or the favour of a role, besides the cost of a pile's top card."""
    which = 1 if favour else 0
    match role:
        case Role.WOLF_KEEPER | Role.SNAKE_HUNTER | Role.HERB_GATHERER:
            return traded(GATHER[which][COLOUR_GATHERED[role.number]])
        case Role.ALCHEMIST:
            return traded(ALCHEMY[which][-1])  # as for a seat with drops of every colour
        case Role.FORTUNE_TELLER:
            return traded(FORTUNE[which])
        case Role.ASSISTANT:
            return traded(ASSISTANCE[which])
        case Role.WIZARD | Role.WITCH | Role.DRUID:
            return Deed((Some("gold", FAVOUR_GOLD, "more"),)) if favour else Deed()
        case Role.CUTPURSE:
            return Deed((Some("gold", SPARED, "less") if favour else Some("gold", GOLD_SHARE, "one-in"),))
        case Role.BEGGING_MONK:
            return Deed((Some("any", SPARED, "less") if favour else Some("any", DROP_SHARE, "one-in"),))
    return traded(WARLOCK_FAVOUR) if favour else Deed()


DEEDS: Final = tuple([Deeds(role, deed(role, favour=False), deed(role, favour=True)) for role in Role])
