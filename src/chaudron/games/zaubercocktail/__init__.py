"""Zaubercocktail, by Arnd Beenen: everybody trades with everybody at once, and the best two collections move the pawns."""

from chaudron.games.zaubercocktail.game import Zaubercocktail
from chaudron.games.zaubercocktail.state import State

GAME = Zaubercocktail()

__all__ = ["GAME", "State", "Zaubercocktail"]
