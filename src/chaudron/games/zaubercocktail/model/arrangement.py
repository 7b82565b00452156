"""The form of beginnings of Zaubercocktail that were not dealt."""

from typing import Literal

from msgspec import Struct

from chaudron.games.zaubercocktail.model.things import Cards
from chaudron.games.zaubercocktail.model.view import Collection
from chaudron.kernel import model as kernel
from chaudron.kernel.model import Seat


class Proposed(Struct, frozen=True, forbid_unknown_fields=True):
    """Something said on the market: an offer, a call if it gives nothing, or a display if it wants nothing."""

    seat: Seat
    give: Cards = ()
    want: Cards = ()
    to: Seat | None = None


class Arrangement(kernel.Arrangement, frozen=True):
    """A moment of a round; cards that are not mentioned are shuffled into the pile."""

    hands: tuple[Cards, ...]
    pawns: tuple[int, ...] = ()
    """Where they stand; if not given, all at the start."""
    recipe: tuple[int, int, int, int] = (5, 3, 1, 2)
    """Spaces for the first, the second and the third, and how far the last goes back."""
    round: int = 0
    stones: tuple[Seat, ...] = ()
    offers: tuple[Proposed, ...] = ()
    """What stands on the market, numbered from 1."""
    phase: Literal["trade", "show"] = "trade"
    chosen: tuple[tuple[Collection, ...], ...] = ()
    """Collections already chosen; whoever has two is ready."""
