"""Games as the home page shows them: which settings exclude each other, as the game says it, and what a game for one is called."""

from typing import Literal

import pytest
from msgspec.structs import replace

from chaudron.kernel import model
from chaudron.kernel.model import BadSetup
from chaudron.server import wire
from chaudron.server.cards import clashes, game_card
from tests.laws import toy


class Options(model.Options, frozen=True):
    quick: bool = False
    ghosts: Literal["none", "few", "many"] = "none"


class Choosy(toy.Higher):
    """A game that is not quick with two, and in which what is quick has few ghosts at most."""

    def check_setup(self, seats: int, options: model.Options) -> None:
        super().check_setup(seats, options)
        assert isinstance(options, Options)
        if seats == 2 and options.quick:
            raise BadSetup("two", seats=seats)
        if options.quick and options.ghosts == "many":
            raise BadSetup("ghosts")


def test_an_option_that_excludes_a_number_of_seats_or_another_option_is_found() -> None:
    assert list(clashes(Choosy(replace(toy.GAME.about, options=Options)))) == [
        wire.Clash(2, {"quick": True}, "two", {"seats": 2}),
        wire.Clash(3, {"quick": True, "ghosts": "many"}, "ghosts", {}),
    ]


def test_the_card_of_a_game_says_what_the_game_refuses() -> None:
    found = {(clash.seats, *clash.options) for clash in game_card("potion-academy").clashes}
    assert found == {(1, "to-six"), (1, "alike-four"), *((seats, "easier") for seats in (2, 3, 4, 5))}


@pytest.mark.parametrize(("game", "named"), [("potion-academy", {"fr", "en", "de"}), ("poison", set())])
def test_a_game_for_one_has_a_name_if_the_game_has_one_for_it(game: str, named: set[str]) -> None:
    assert game_card(game).alone.keys() == named
