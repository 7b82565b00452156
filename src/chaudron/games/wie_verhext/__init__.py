"""Wie verhext!, by Andreas Pelikan: five roles each, claimed or stolen, and potions to brew before the ravens gather."""

from chaudron.games.wie_verhext.game import WieVerhext
from chaudron.games.wie_verhext.state import State

GAME = WieVerhext()

__all__ = ["GAME", "State", "WieVerhext"]
