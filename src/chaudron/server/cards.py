"""Games as the home page shows them."""

import logging
from typing import Any

import msgspec

from chaudron import games
from chaudron.kernel.model import BadSetup
from chaudron.server import wire
from chaudron.texts import LANGUAGES, MissingText, texts

log = logging.getLogger("chaudron.server")


def game_cards() -> tuple[wire.GameCard, ...]:
    """All games that can be played here; one that cannot is not offered, and it is written down why."""
    found: list[wire.GameCard] = []
    for name in games.names():
        try:
            found.append(game_card(name))
        except (BadSetup, MissingText, TypeError) as error:
            log.warning("%s is not offered: %s", name, error)
    return tuple(found)


def game_card(name: str) -> wire.GameCard:
    """A game as the home page shows it."""
    game = games.load(name)
    words = {language: texts(language, game) for language in LANGUAGES}
    return wire.GameCard(
        name=name,
        titles={language: said.say("game-name") for language, said in words.items()},
        taglines={language: said.say("game-tagline") for language, said in words.items()},
        author=words["en"].say("game-author"),
        seats=game.about.seats,
        usual=game.about.usual,
        options=tuple(option_cards(game.about.options)),
    )


def option_cards(options: type) -> list[wire.OptionCard]:
    """The options of a game, from their types: yes or no, one of several, or a number between two."""
    found: list[wire.OptionCard] = []
    for field in msgspec.structs.fields(options):
        kind = msgspec.inspect.type_info(field.type)
        match kind:
            case msgspec.inspect.BoolType():
                shape: Any = ("yes-no", ())
            case msgspec.inspect.IntType(ge=low, le=high) if low is not None and high is not None:
                shape = ("number", (low, high))
            case msgspec.inspect.LiteralType(values=values):
                shape = ("choice", tuple(values))
            case msgspec.inspect.EnumType(cls=cls):
                shape = ("choice", tuple(member.value for member in cls))
            case _:
                raise TypeError(f"no way to choose {field.encode_name}: {field.type}")
        found.append(wire.OptionCard(field.encode_name, shape[0], msgspec.to_builtins(field.default), shape[1]))
    return found
