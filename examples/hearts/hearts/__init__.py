"""Hearts, with the rules and options of OpenSpiel's `hearts`, so that the two can vouch for each other."""

from hearts.game import Hearts
from hearts.model import Card, Direction, Options, Pass, Play, Suit, View

GAME = Hearts()

__all__ = ["GAME", "Card", "Direction", "Hearts", "Options", "Pass", "Play", "Suit", "View"]
