"""Poison, by Reiner Knizia: three cauldrons, and nobody wants to be the one who makes them boil over."""

from chaudron.games.poison.game import Poison
from chaudron.games.poison.model import (
    Arrangement,
    BoiledOver,
    Brew,
    Card,
    Colour,
    Dealt,
    Drew,
    DrewCard,
    GameEnded,
    Options,
    Play,
    Pour,
    Poured,
    Received,
    RoundEnded,
    Scored,
    View,
)
from chaudron.games.poison.state import State

GAME = Poison()

__all__ = [
    "GAME",
    "Arrangement",
    "BoiledOver",
    "Brew",
    "Card",
    "Colour",
    "Dealt",
    "Drew",
    "DrewCard",
    "GameEnded",
    "Options",
    "Play",
    "Poison",
    "Pour",
    "Poured",
    "Received",
    "RoundEnded",
    "Scored",
    "State",
    "View",
]
