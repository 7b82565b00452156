"""Beginnings that were not dealt: reading an arrangement, and checking that it leaves no card out and adds none."""

from collections.abc import Hashable, Iterable
from typing import Any, TypeVar

import msgspec

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Arrangement, BadSetup, Options
from chaudron.kernel.rng import SEED_BYTES, Rng

T = TypeVar("T", bound=Hashable)


def decode_arrangement(game: AnyGame, data: object) -> Arrangement:
    """Decode an arrangement from plain data; raises BadSetup if it does not have the form of this game's arrangements."""
    form = game.about.arrangement
    if form is None:
        raise BadSetup("arrangement-none", game=game.about.name)
    try:
        found: Arrangement = msgspec.convert(data, type=form)
        return found
    except msgspec.ValidationError as error:
        raise BadSetup("arrangement-form", game=game.about.name, detail=str(error)) from None


def arranged(game: AnyGame, seats: int, options: Options, arrangement: Arrangement, rng: Rng) -> Any:
    """Return the state of an arrangement; raises BadSetup unless it has exactly the cards and tokens of a match that is dealt."""
    state = game.arrange(seats, options, arrangement, rng)
    dealt = game.tally(game.start(seats, options, Rng(bytes(SEED_BYTES), 0)))
    found = game.tally(state)
    for name in {**dealt, **found}:
        if found.get(name, 0) != dealt.get(name, 0):
            raise BadSetup("arrangement-tally", name=name, found=found.get(name, 0), wanted=dealt.get(name, 0))
    if not game.asks(state) and game.outcome(state) is None:
        raise BadSetup("arrangement-nobody", game=game.about.name)
    return state


def left_over(everything: Iterable[T], placed: Iterable[T], name: str) -> list[T]:
    """Return what is left of everything when some of it has its place; raises BadSetup for the field `name` if there is not enough."""
    left = list(everything)
    for item in placed:
        if item not in left:
            raise impossible(name, item)
        left.remove(item)
    return left


def impossible(field: str, found: object) -> BadSetup:
    """Return the refusal of an arrangement because of what a field contains."""
    return BadSetup("arrangement-field", field=field, found=msgspec.json.encode(found).decode())
