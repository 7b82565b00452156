"""Games as the home page shows them."""

import logging
from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations
from typing import Any

import msgspec

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup
from chaudron.kernel.options import file_form, file_options, for_simulation
from chaudron.lessons import lessons
from chaudron.server import pages, wire
from chaudron.server.seating import chosen
from chaudron.texts import MissingText, in_each, texts

log = logging.getLogger("chaudron.server")


def game_cards() -> tuple[wire.GameCard, ...]:
    """Return all games that can be played here; logs why any other is not offered."""
    found: list[wire.GameCard] = []
    for name in games.names():
        try:
            found.append(game_card(name))
        except (BadSetup, MissingText, OSError, TypeError) as error:
            log.warning("%s is not offered: %s", name, error)
    return tuple(found)


def game_card(name: str) -> wire.GameCard:
    """Return a game as the home page shows it."""
    game = games.load(name)
    return wire.GameCard(
        name=name,
        titles=in_each("game-name", game),
        taglines=in_each("game-tagline", game),
        author=texts("en", game).say("game-author"),
        seats=game.about.seats,
        usual=game.about.usual,
        options=tuple(option_cards(game)),
        skin=skin_of(game),
        lessons=tuple(lesson.name for lesson in lessons(game)),
        clashes=tuple(clashes(game)),
        slow=not game.about.market,
        alone=in_each("game-alone", game) if 1 in game.about.seats and texts("en", game).has("game-alone") else {},
    )


def skin_of(game: AnyGame) -> str:
    """Return the name of the game whose skin draws this game in the browser."""
    return game.about.skin or game.about.name


def option_cards(game: AnyGame) -> list[wire.OptionCard]:
    """Return the options that a table may choose; their types decide how: yes or no, a choice, a number in a range, or a file."""
    found: list[wire.OptionCard] = []
    for field in msgspec.structs.fields(game.about.options):
        if for_simulation(field):
            continue
        kind = msgspec.inspect.type_info(field.type)
        match kind.type if isinstance(kind, msgspec.inspect.Metadata) else kind:
            case _ if file_form(field.type) is not None and field.default is None:
                shape: Any = ("file", ())
            case msgspec.inspect.BoolType():
                shape = ("yes-no", ())
            case msgspec.inspect.IntType(ge=low, le=high) if low is not None and high is not None:
                shape = ("number", (low, high))
            case msgspec.inspect.LiteralType(values=values):
                shape = ("choice", tuple(values))
            case msgspec.inspect.EnumType(cls=cls):
                shape = ("choice", tuple(member.value for member in cls))
            case _:
                raise TypeError(f"option {field.encode_name} has an unsupported type: {field.type}")
        example = pages.example(game, field.encode_name) is not None
        found.append(wire.OptionCard(field.encode_name, shape[0], msgspec.to_builtins(field.default), shape[1], example))
    return found


def clashes(game: AnyGame) -> Iterator[wire.Clash]:
    """Yield every option, and every two options, that the game refuses with a number of seats."""
    switches = [(card.name, value) for card in option_cards(game) for value in switched(card)]
    for seats in game.about.seats:
        fitting = []
        for switch in switches:
            if (why := refusal(game, seats, dict([switch]))) is None:
                fitting.append(switch)
            else:
                yield wire.Clash(seats, dict([switch]), why.reason, why.facts)
        for pair in combinations(fitting, 2):
            if pair[0][0] != pair[1][0] and (why := refusal(game, seats, dict(pair))) is not None:
                yield wire.Clash(seats, dict(pair), why.reason, why.facts)


def switched(card: wire.OptionCard) -> list[Any]:
    """Return the values of an option, other than its default, that may exclude others: not those of a number or a file."""
    values = {"yes-no": (False, True), "choice": card.choices}.get(card.kind, ())
    return [value for value in values if value != card.default]


def refusal(game: AnyGame, seats: int, options: dict[str, Any]) -> BadSetup | None:
    """Return why a game cannot be set up like this, or None if it can."""
    try:
        chosen(game, seats, options)
    except BadSetup as refused:
        return refused
    return None


def shown_options(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a table as shown to everybody there, with a fingerprint instead of a file, which may be long."""
    files = {name: options[name] for name in file_options(game.about.options) if options.get(name) is not None}
    prints = {name: sha256(msgspec.json.encode(data, order="sorted")).hexdigest() for name, data in files.items()}
    return {**options, **prints}
