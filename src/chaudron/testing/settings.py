"""What the laws run on: every number of seats, every option, random play from many seeds."""

from collections.abc import Iterator
from enum import Enum
from hashlib import sha256
from itertools import product
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup, Move, Options, Seat
from chaudron.kernel.options import purpose
from chaudron.kernel.rng import Rng

LONGEST = 20_000
"""The number of moves after which a random game is considered endless."""


EXPIRY = 12
"""In random play, time is up for a seat one time in this many."""
INVENTIONS = 3
"""The number of unlisted moves tried for a seat."""


class Broken(AssertionError):
    """A game breaks a law."""

    def __init__(self, law: str, what: str) -> None:
        super().__init__(f"{law}: {what}")
        self.law = law


class Setting(NamedTuple):
    """A game, a number of seats, a choice of options, and how many seeds to try them with."""

    game: AnyGame
    seats: int
    options: Options
    seeds: int

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in msgspec.to_builtins(self.options).items()]
        return "-".join([self.game.about.name, f"{self.seats}-seats", *chosen])

    def rng(self, seed: int, *purpose: object) -> Rng:
        """Return an independent stream for each purpose."""
        return Rng(sha256(repr((str(self), seed, purpose)).encode()).digest())

    def onlookers(self) -> tuple[Seat | None, ...]:
        """Return every seat, and None for an onlooker."""
        return (*range(self.seats), None)

    def walks(self, every: int = 1) -> "Iterator[tuple[int, int, Any]]":
        """Play random games and yield (seed, step, state) every few steps and at the end; do not change the state."""
        for seed in range(self.seeds):
            draws = self.rng(seed, "walk")
            state = self.game.start(self.seats, self.options, draws)
            step = 0
            while chosen := random_move(self.game, state, draws):
                if (step + seed) % every == 0:  # each seed yields different steps, so that every seat's turn comes up
                    yield seed, step, state
                if step == LONGEST:
                    raise Broken("end", f"{self} does not end within {LONGEST} random moves")
                self.game.apply(state, *chosen, draws)
                step += 1
            yield seed, step, state


def random_move(game: AnyGame, state: Any, rng: Rng) -> tuple[Seat, Move] | None:
    """Return a random answer of a random seat that is asked, or None if nobody is asked; in a market, the other seats keep silent."""
    asks = game.asks(state)
    if not asks:
        return None
    first = rng.choice(sorted(asks))
    for seat in [first, *(seat for seat in sorted(asks) if seat != first)]:
        move = random_answer(game, state, seat, rng)
        if move is not None:
            return seat, move
        if asks[seat].must:
            raise Broken("end", f"seat {seat} is asked {asks[seat]} but has no legal move")
    raise Broken("end", "nobody who is asked has a legal move, and nothing ends the question")


def random_answer(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Move | None:
    """Return a random move of a seat, listed or invented, or occasionally that of the house, so that every market ends."""
    expired: Move | None = None if game.time_limit(state) is None else game.expire(state, seat)
    if expired is not None and rng.below(EXPIRY) == 0:
        return expired
    moves = game.moves(state, seat)
    if game.about.unlisted and (not moves or rng.below(2) == 0):
        invented: Move | None = game.invent(game.view(state, seat), rng)
        if invented is not None:
            return invented
    return rng.choice(moves) if moves else expired


def unlisted_answers(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> list[Move]:
    """Return some unlisted moves of a seat, and the move of the house for it."""
    found: list[Move | None] = []
    if game.about.unlisted:
        view = game.view(state, seat)
        found += [game.invent(view, rng) for _ in range(INVENTIONS)]
    if game.time_limit(state) is not None and seat in game.asks(state):
        found.append(game.expire(state, seat))
    return [move for move in found if move is not None]


def choices(kind: Any, default: Any) -> list[Any]:
    """Return the values of an option to try: all if they can be listed, otherwise the default and the limits; for a file, the default."""
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
    """Return every combination of a game's options; those for simulations or for the clock keep their defaults."""
    fields = msgspec.structs.fields(game.about.options)
    values = [[field.default] if purpose(field) else choices(field.type, field.default) for field in fields]
    return [game.about.options(**dict(zip((f.name for f in fields), chosen, strict=True))) for chosen in product(*values)]


def can_be_set_up(game: AnyGame, seats: int, options: Options) -> bool:
    """Whether the game accepts this number of seats with these options."""
    try:
        game.check_setup(seats, options)
    except BadSetup:
        return False
    return True


def settings(game: AnyGame, seeds: int = 5) -> list[Setting]:
    """Return every number of seats with every combination of options that the game accepts."""
    every = [Setting(game, seats, options, seeds) for seats in game.about.seats for options in option_sets(game)]
    return [setting for setting in every if can_be_set_up(game, setting.seats, setting.options)]
