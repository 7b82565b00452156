"""Decks from files: the cards of a game's own file, and those of a file that a table brings as an option."""

import tomllib
from collections.abc import Callable
from typing import Final, Generic, TypeVar

import msgspec

C = TypeVar("C")
D = TypeVar("D")

MOST_KEPT: Final = 32
"""The number of decks from tables' own files that are cached."""


class Decks(Generic[C, D]):
    """The decks of a game: each file of cards, of type C, is turned into a deck, of type D, once."""

    def __init__(self, form: type[C], make: Callable[[C], D], text: str) -> None:
        self.own: C = msgspec.convert(tomllib.loads(text), form)
        """The cards of the game's own file, whose TOML is `text`."""
        self.usual: D = make(self.own)
        self._make = make
        self._kept: dict[C, D] = {}

    def of(self, cards: C | None) -> D:
        """Return the deck of a file of cards; None is the game's own."""
        if cards is None:
            return self.usual
        found = self._kept.get(cards)
        if found is None:
            if len(self._kept) == MOST_KEPT:
                self._kept.clear()
            found = self._kept[cards] = self._make(cards)
        return found
