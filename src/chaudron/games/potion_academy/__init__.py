"""Potion Academy: place cards, combine the effect of one with the target of another, and bottle potions before the others do."""

from chaudron.games.potion_academy.game import PotionAcademy
from chaudron.games.potion_academy.state import State

GAME = PotionAcademy()

__all__ = ["GAME", "PotionAcademy", "State"]
