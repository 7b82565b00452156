"""What the laws are tried on: every number of seats, every option, random play from many seeds."""

from collections.abc import Iterator
from enum import Enum
from hashlib import sha256
from itertools import product
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup, Move, Options, Seat
from chaudron.kernel.options import for_simulation
from chaudron.kernel.rng import Rng

LONGEST = 20_000
"""Moves after which a random game is taken to have no end."""


class Broken(AssertionError):
    """A game breaks a law."""

    def __init__(self, law: str, what: str) -> None:
        super().__init__(f"{law}: {what}")
        self.law = law


class Setting(NamedTuple):
    """One game, one number of seats, one choice of options, and how many seeds to try them with."""

    game: AnyGame
    seats: int
    options: Options
    seeds: int

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in msgspec.to_builtins(self.options).items()]
        return "-".join([self.game.about.name, f"{self.seats}-seats", *chosen])

    def rng(self, seed: int, *purpose: object) -> Rng:
        """A stream of its own for every purpose."""
        return Rng(sha256(repr((str(self), seed, purpose)).encode()).digest())

    def onlookers(self) -> tuple[Seat | None, ...]:
        """Every seat, and one who only watches."""
        return (*range(self.seats), None)

    def walks(self, every: int = 1) -> "Iterator[tuple[int, int, Any]]":
        """Random games: (seed, step, state) at every so many steps and at the end. The state may be read, not changed."""
        for seed in range(self.seeds):
            draws = self.rng(seed, "walk")
            state = self.game.start(self.seats, self.options, draws)
            step = 0
            while chosen := random_move(self.game, state, draws):
                if (step + seed) % every == 0:  # another seed sees other steps, so that every seat's turn is met
                    yield seed, step, state
                if step == LONGEST:
                    raise Broken("end", f"{self} does not end within {LONGEST} random moves")
                self.game.apply(state, *chosen, draws)
                step += 1
            yield seed, step, state


def random_move(game: AnyGame, state: Any, rng: Rng) -> tuple[Seat, Move] | None:
    """Anyone who is asked does anything that is listed; None if nobody is asked."""
    asks = game.asks(state)
    if not asks:
        return None
    seat = rng.choice(sorted(asks))
    moves = game.moves(state, seat)
    if not moves:
        raise Broken("end", f"seat {seat} is asked {asks[seat]} and has no legal move")
    return seat, rng.choice(moves)


def choices(kind: Any, default: Any) -> list[Any]:
    """The values of an option to try: all where they can be listed, else the default and the limits; of a file the default."""
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return list(kind)
    inspected = msgspec.inspect.type_info(kind)
    if isinstance(inspected, msgspec.inspect.Metadata):
        inspected = inspected.type
    limits = [getattr(inspected, name, None) for name in ("ge", "le")]
    return list(dict.fromkeys([default, *(limit for limit in limits if limit is not None)]))


def option_sets(game: AnyGame) -> list[Options]:
    """Every combination of a game's options; those for simulation only stay as they are at a table."""
    fields = msgspec.structs.fields(game.about.options)
    values = [[field.default] if for_simulation(field) else choices(field.type, field.default) for field in fields]
    return [game.about.options(**dict(zip((f.name for f in fields), chosen, strict=True))) for chosen in product(*values)]


def can_be_set_up(game: AnyGame, seats: int, options: Options) -> bool:
    """Whether the game takes this number of seats with these options."""
    try:
        game.check_setup(seats, options)
    except BadSetup:
        return False
    return True


def settings(game: AnyGame, seeds: int = 5) -> list[Setting]:
    """Every number of seats with every combination of options that the game can be set up with."""
    every = [Setting(game, seats, options, seeds) for seats in game.about.seats for options in option_sets(game)]
    return [setting for setting in every if can_be_set_up(game, setting.seats, setting.options)]
