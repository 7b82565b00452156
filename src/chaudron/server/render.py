"""What a table looks like on the wire."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import Raw

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Ask, Move, Question, View, kebab
from chaudron.kernel.scene import Combination
from chaudron.server import wire
from chaudron.server.cards import shown_options, skin_of
from chaudron.server.guest import encode
from chaudron.texts.told import Told, describe, describe_values

if TYPE_CHECKING:
    from chaudron.server.table import Table


@lru_cache(maxsize=50_000)
def render_choice(move: Move, touches: tuple[str, ...]) -> Raw:
    """A legal move as bytes; the same few come again and again."""
    return Raw(encode(wire.Choice(cast(Any, move), touches, describe(move))))


@lru_cache(maxsize=1000)
def render_ask(ask: Ask) -> Raw:
    """How what is asked is said, as bytes."""
    return Raw(encode(describe(ask)))


def render_line(step: int, told: Told) -> Raw:
    """A line of the story, as bytes."""
    return Raw(encode(wire.Line(step, told)))


def render_question(game: AnyGame, view: View, question: Question, moves: Sequence[Move]) -> wire.Question:
    """What a seat is asked, and all that it may do: move by move, or as a combination."""
    number, ask = question
    told: Any = render_ask(ask)
    combination = game.combination(view, ask)
    if combination is not None:
        return wire.Question(number, ask.must, told, cast(Any, ask), (), render_combination(game, combination))
    choices: Any = tuple([render_choice(move, game.touches(view, move)) for move in moves])
    return wire.Question(number, ask.must, told, cast(Any, ask), choices)


def render_combination(game: AnyGame, combination: Combination) -> wire.Combination:
    """A combination, and how its values are said."""
    kind, field, count, of, touches = msgspec.structs.astuple(combination)
    (made,) = (made for made in game.about.moves if kebab(made.__name__) == kind)
    return wire.Combination(kind, field, count, of, touches, describe_values(made, field, [part.value for part in of]))


def render_room(table: Table) -> Raw:
    """The table itself, as bytes, the same for everyone."""
    kept, host = table.kept, table.host
    chairs = tuple(
        wire.Chair(
            seat=seat,
            who="person" if holder.visitor is not None else "bot" if holder.level is not None else "empty",
            name=holder.name,
            level=cast(Any, holder.level),
            present=table.present(seat),
            minded=seat in table.minded,
            host=holder.visitor is not None and holder.visitor == host,
        )
        for seat, holder in enumerate(kept.holders)
    )
    seated = {holder.visitor for holder in kept.holders}
    strangers = sum(guest.visitor is None for guest in table.guests)
    onlookers = strangers + len({guest.visitor for guest in table.guests if guest.visitor is not None} - seated)
    room = wire.Room(
        code=kept.code,
        game=kept.game,
        skin=skin_of(table.game),
        status=cast(Any, kept.status),
        chairs=chairs,
        options=shown_options(table.game, kept.options),
        public=kept.public,
        patience=kept.patience,
        pace=cast(Any, kept.pace),
        onlookers=onlookers,
    )
    return Raw(encode(room))
