"""What an eye has seen of a match: the scene after each step, and the story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, cast

from msgspec import Raw
from msgspec.structs import replace

from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import News
from chaudron.kernel.record import decode_move
from chaudron.kernel.replay import reopen
from chaudron.kernel.scene import Scene, Zone
from chaudron.server import wire
from chaudron.server.guest import encode
from chaudron.server.render import render_incidents, render_line
from chaudron.store.chronicle import QUIET, Chronicle

AnyMatch = Match[Any, Any, Any]


def look(match: AnyMatch, eye: wire.Eye, chronicle: Chronicle = QUIET) -> wire.Look:
    """Return what an eye has seen of a match up to now, and what happened around it."""
    heads, zones = Pool(), Pool()
    frames: list[wire.Frame] = []
    lines: list[Raw] = []
    stops: list[int] = []
    opened: dict[str, None] = {}
    for step, (now, news) in enumerate(again(match)):
        minded = chronicle.minded.get(step)
        lines += [render_line(step, item.event, minded) for item in news if hears(item, eye)]
        lines += render_incidents(chronicle, step, last=step == match.step)
        if step > 0 and all(item.event.words for item in news):
            frames.append(frames[-1])  # what was only said is looked at together with the next deal
            continue
        stops.append(step)
        scene = all_open(now, opened) if eye == "open" else now.game.scene(now.view(None if eye == "onlooker" else eye))
        head = wire.Head(scene.turn, scene.scores, scene.facts, scene.round, scene.leaders)
        frames.append(wire.Frame(heads.put(head), [zones.put(zone) for zone in scene.zones]))
    return wire.Look(eye, heads.values(), zones.values(), frames, cast(Any, lines), stops, list(opened))


def again(match: AnyMatch) -> Iterator[tuple[AnyMatch, Sequence[News]]]:
    """Play a match again and yield it before its first move and after each, with the news."""
    record = match.record()
    now = reopen(match.game, record)
    yield now, now.opening
    for seat, data in record.moves:
        yield now, now.play(seat, decode_move(match.game, data))


class Pool:
    """Values by number, as bytes; equal ones have the same number."""

    def __init__(self) -> None:
        self.known: dict[bytes, int] = {}

    def put(self, value: object) -> int:
        """Return the number of a value."""
        return self.known.setdefault(encode(value), len(self.known))

    def values(self) -> Any:
        """Return all values in the order of their numbers."""
        return [Raw(value) for value in self.known]


# What an eye sees and hears.


def hears(news: News, eye: wire.Eye) -> bool:
    """Whether an event is told to an eye."""
    return eye == "open" or news.heard_by(None if eye == "onlooker" else eye)


def all_open(match: AnyMatch, opened: dict[str, None]) -> Scene:
    """Return the scene of an onlooker to whom all seats show what they see of their own; notes the ids of zones that then show more."""
    game: AnyGame = match.game
    scene = game.scene(match.view(None))
    zones = {zone.id: zone for zone in scene.zones}
    scores = {score.seat: score for score in scene.scores}
    for seat in range(match.seats):
        own = game.scene(match.view(seat))
        scores.update({score.seat: score for score in own.scores if score.seat == seat})
        for zone in own.zones:
            if zone.owner == seat and zone.id in zones:  # what only its owner has there, such as answers to press, is not on the table
                if zone.id not in opened and faces(zone) - faces(zones[zone.id]):
                    opened[zone.id] = None
                zones[zone.id] = zone
    return replace(scene, zones=tuple(zones.values()), scores=tuple(scores.values()))


def faces(zone: Zone) -> Counter[str | None]:
    """Return how many pieces in a zone show which face."""
    return Counter(piece.face for piece in zone.pieces if piece.face is not None)
