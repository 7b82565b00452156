"""How a game deals, described as data: with it and the seed, anyone can deal again without knowing the rules.

A description depends on the set-up alone, never on a seed. `Dealer` carries it out; the browser does the same with code of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Scene, Zone


class Thing(Struct, frozen=True, omit_defaults=True):
    """Equal things in a pile, side by side: the face and facts of their pieces. Without a face, a thing is the facts of its place."""

    face: str | None = None
    facts: dict[str, Any] = {}
    copies: int = 1


class Place(Struct, frozen=True, omit_defaults=True):
    """The zone with this id or, with a seat, the one with the seat after a colon; an empty zone is out of sight."""

    zone: str
    seat: Seat | None = None


class Draw(Struct, frozen=True, omit_defaults=True, tag="draw"):
    """Draw a number below a bound and remember it by its name; a fact of the scene may tell it."""

    name: str
    below: int
    fact: str | None = None


class Shuffle(Struct, frozen=True, omit_defaults=True, tag="shuffle"):
    """Shuffle these things into a new pile or, if `last` is not 0, together with the last ones of a pile, and put them back there."""

    pile: str
    things: tuple[Thing, ...]
    last: int = 0


class Deal(Struct, frozen=True, omit_defaults=True, tag="deal"):
    """Deal things one by one to places in turn, after the first few of a pile; seats are counted from a drawn one. The pile stays whole."""

    pile: str
    to: tuple[Place, ...]
    number: int
    skip: int = 0
    from_end: bool = False
    after: str | None = None


DealStep: TypeAlias = Draw | Shuffle | Deal
Dealing: TypeAlias = tuple[DealStep, ...]


class Dealt(NamedTuple):
    """What has been dealt: facts by name, and things by the id of their zone."""

    facts: dict[str, int]
    zones: dict[str, list[Thing]]


class Dealer:
    """Deals the rounds of a match as a game describes them; piles and drawn numbers stay from round to round."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._drawn: dict[str, int] = {}
        self._piles: dict[str, list[Thing]] = {}

    def deal(self, dealing: Dealing, rng: Rng) -> Dealt:
        """Carry out a description, with the draws of its step."""
        dealt = Dealt({}, {})
        for step in dealing:
            match step:
                case Draw():
                    self._drawn[step.name] = drawn = int(rng.below(step.below))
                    if step.fact is not None:
                        dealt.facts[step.fact] = drawn
                case Shuffle():
                    before = self._piles[step.pile] if step.last else []
                    kept = len(before) - step.last
                    shuffled = before[kept:] + list(one_by_one(step.things))
                    rng.shuffle(shuffled)
                    self._piles[step.pile] = before[:kept] + shuffled
                case Deal():
                    pile = self._piles[step.pile]
                    top = pile[::-1] if step.from_end else pile
                    turned = 0 if step.after is None else self._drawn[step.after]
                    for nth, thing in enumerate(top[step.skip : step.skip + step.number]):
                        dealt.zones.setdefault(self._id(step.to[nth % len(step.to)], turned), []).append(thing)
        dealt.zones.pop("", None)
        return dealt

    def _id(self, place: Place, turned: int) -> str:
        return place.zone if place.seat is None else f"{place.zone}:{(place.seat + turned) % self._seats}"


def one_by_one(things: Sequence[Thing]) -> Iterator[Thing]:
    """Yield each thing as often as there are copies of it."""
    for thing in things:
        for _ in range(thing.copies):
            yield Thing(thing.face, thing.facts)


def digest(dealing: Dealing) -> str:
    """Return the SHA-256 of a description as JSON with sorted keys, by which it can be published before the deal."""
    return sha256(msgspec.json.encode(dealing, order="sorted")).hexdigest()


def differing(dealt: Dealt, scene: Scene) -> list[str]:
    """Return the facts and zones of a scene that are not as they were dealt; of what is hidden, only the number can differ."""
    zones = {zone.id: zone for zone in scene.zones}
    facts = [name for name, drawn in dealt.facts.items() if scene.facts.get(name) != drawn]
    return facts + [place for place, things in dealt.zones.items() if place not in zones or not lies(things, zones[place])]


def lies(things: Sequence[Thing], zone: Zone) -> bool:
    """Whether a zone looks as if these things lay there, in any order."""
    if any(thing.face is None for thing in things):
        return all(zone.facts.get(name) == value for thing in things for name, value in thing.facts.items())
    if zone.size is not None or any(piece.face is None for piece in zone.pieces):
        return zone.count == len(things)
    return Counter(map(key, things)) == Counter(map(key, zone.pieces))


def key(thing: Any) -> bytes:
    """Return what tells things apart: the face and its facts."""
    return msgspec.json.encode([thing.face, thing.facts], order="sorted")
