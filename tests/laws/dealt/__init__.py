"""Dealt: Higher with a deck of the table's own, if it has one, and a number of cards in hand that only simulations choose.

It stands for a game whose cards nobody has printed: who owns the box brings a file.
"""

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from chaudron.kernel import model
from chaudron.kernel.model import BadSetup, News, Seat
from chaudron.kernel.rng import Rng
from tests.laws import toy
from tests.laws.toy import Began, Higher, State

SIZE = 12


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    rank: Annotated[int, Meta(ge=1, le=6)]
    copies: int = 1


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Kind, ...]


class Options(toy.Options, frozen=True):
    cards: Deck | None = None
    hand_size: Annotated[int, Meta(ge=1, le=4, extra={"for": "simulation"})] = 3


class View(toy.View, frozen=True, kw_only=True):
    options: Options


ABOUT = msgspec.structs.replace(
    toy.ABOUT, name="dealt", options=Options, view=View, folder=str(Path(__file__).parent), setups=("size", "twice")
)


def ranks(options: model.Options) -> list[int]:
    """All cards of a deck, the table's or the usual one."""
    assert isinstance(options, Options)
    return toy.DECK if options.cards is None else [kind.rank for kind in options.cards.cards for _ in range(kind.copies)]


class Dealt(Higher):
    def check_setup(self, seats: int, options: model.Options) -> None:
        super().check_setup(seats, options)
        assert isinstance(options, Options)
        kinds = () if options.cards is None else options.cards.cards
        for rank, times in Counter(kind.rank for kind in kinds).items():
            if times > 1:
                raise BadSetup("twice", rank=rank)
        if len(ranks(options)) != SIZE:
            raise BadSetup("size", found=len(ranks(options)), wanted=SIZE)

    def start(self, seats: int, options: model.Options, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        deck, size = list(ranks(options)), options.hand_size
        rng.shuffle(deck)
        hands = [sorted(deck[size * seat : size * (seat + 1)]) for seat in range(seats)]
        if news is not None:
            news.append(News(Began(0)))
        return State(options, hands, [[] for _ in range(seats)], deck[size * seats :], 0)

    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.convert(super().view(state, seat), View, from_attributes=True)

    def imagine(self, view: toy.View, rng: Rng) -> State:
        seen = Counter([*view.hand, *(rank for pile in view.laid for rank in pile)])
        unseen = list((Counter(ranks(view.options)) - seen).elements())
        rng.shuffle(unseen)
        hands = [
            list(view.hand) if seat == view.seat else sorted(unseen.pop() for _ in range(size)) for seat, size in enumerate(view.hands)
        ]
        return State(view.options, hands, [list(pile) for pile in view.laid], unseen, view.turn)


GAME = Dealt(ABOUT)
