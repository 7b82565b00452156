"""Wrong touches: what people can touch in random matches that leads nowhere, and what they are told."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import IllegalMove, Seat, View
from chaudron.kernel.why import why_not
from chaudron.testing import Setting
from chaudron.texts import texts
from tests.texts import OURS

SHARED = {"nowhere", "not-asked"}
"""Reasons that are not a game's own."""
FIRST = 6
"""After this many things, touched first, every other thing is tried."""


def reasons_for_wrong_touches(game: AnyGame, seats: int, seeds: int, every: int = 1) -> set[str]:
    """All reasons that anybody is told in random matches for touching what leads nowhere; each has words in every language."""
    setting = Setting(game, seats, game.about.options(), seeds)
    found: dict[str, IllegalMove] = {}
    for _, _, state in setting.walks(every):
        for seat in range(seats):
            for refusal in refusals(game, state, seat):
                found.setdefault(refusal.reason, refusal)
    for language in OURS:
        book = texts(language, game)
        assert all(book.refuse(refusal) for refusal in found.values())
    return set(found) - SHARED


def refusals(game: AnyGame, state: Any, seat: Seat) -> Iterator[IllegalMove]:
    """What a seat is told for everything it can touch that leads nowhere."""
    view = game.view(state, seat)
    choices = [game.touches(view, move) for move in game.moves(state, seat)]
    everything = things(game, view)
    for touches in wrong(choices, everything):
        yield why_not(game, state, seat, game.meant(view, touches))


def things(game: AnyGame, view: View) -> list[str]:
    """Everything in the scene that can be touched."""
    zones = game.scene(view).zones
    found = [touch for zone in zones for touch in (zone.touch, *(piece.touch for piece in zone.pieces)) if touch is not None]
    return list(dict.fromkeys(found))


def wrong(choices: Sequence[tuple[str, ...]], everything: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Touches of which the last leads nowhere, as in the browser: alone, after one other, and after all but one of a whole choice."""
    listed = {touch for choice in choices for touch in choice}
    yield from ((touch,) for touch in everything if touch not in listed)
    begun: list[tuple[str, ...]] = [(touch,) for touch in islice((touch for touch in everything if touch in listed), FIRST)]
    begun += [choice[:-1] for choice in choices[:FIRST] if len(choice) > 2]
    for before in begun:
        open_choices = [choice for choice in choices if set(before) <= set(choice)]
        fitting = {touch for choice in open_choices for touch in choice}
        yield from ((*before, touch) for touch in everything if touch not in fitting and not instead(choices, before, touch))


def instead(choices: Sequence[tuple[str, ...]], before: Sequence[str], touch: str) -> bool:
    """Whether a touch replaces those that exclude it, because it is of the same kind."""
    lost = [other for other in before if not any(touch in choice and other in choice for choice in choices)]
    points = [{choice.index(one) for choice in choices if one in choice} for one in (touch, *lost)]
    kept = [other for other in before if other not in lost]
    fits = any(touch in choice and set(kept) <= set(choice) for choice in choices)
    return fits and all(points[0] & others for others in points[1:])
