"""Liar's Dice: a bid that may be doubted, dice that only their owner sees, and seats that drop out."""

from liars_dice.game import ABOUT, LiarsDice, State
from liars_dice.model import Bid, Doubt, Options, View

GAME = LiarsDice(ABOUT)

__all__ = ["GAME", "Bid", "Doubt", "LiarsDice", "Options", "State", "View"]
