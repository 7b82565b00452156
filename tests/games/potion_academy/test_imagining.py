"""Imagining in Potion Academy covers exactly what is possible (ACA-37)."""

from collections import Counter

import pytest

from chaudron.games.potion_academy import GAME
from chaudron.games.potion_academy.knowledge import arrange
from chaudron.games.potion_academy.model import Card, Options, View
from chaudron.kernel.model import Move
from chaudron.testing import Decider, anything, rng
from tests.games.potion_academy.sight import dreamt, observers, places, truth
from tests.games.potion_academy.table import CARDS, IN_PLAY, PLAIN, SEATS, busily, pile, table, walk

BUSY = Options(cut=60)
every_match = pytest.mark.parametrize(("options", "decide"), [(PLAIN, anything), (BUSY, busily)], ids=["plain", "busy"])


def opened(view: View) -> set[Card]:
    """Everything an observer sees."""
    return {*view.hand, *view.discarded, *view.drawn, *(one.card for there in view.placed for one in there)}


# At every step.


@pytest.mark.parametrize("seats", SEATS)
@every_match
@pytest.mark.parametrize("number", range(3))
def test_aca_37_the_truth_lies_within_what_everybody_holds_possible(
    seats: int, options: Options, decide: Decider[Move], number: int
) -> None:
    for state, _ in walk(seats, number, options, decide):
        for observer in observers(seats):
            view = GAME.view(state, observer)
            possible, lies = places(view), truth(state, view)
            assert possible.keys() == lies.keys()
            for name, there in lies.items():
                assert set(there) <= possible[name], name
                assert there or not possible[name], f"{name} is empty and everybody sees it"
                assert not possible[name] & opened(view), f"{name}: what is seen elsewhere is not there"
            assert set().union(*possible.values()) == set(CARDS[: IN_PLAY[seats]]) - opened(view)


@pytest.mark.parametrize("seats", SEATS)
@every_match
def test_aca_37_what_is_imagined_could_be(seats: int, options: Options, decide: Decider[Move]) -> None:
    draws = rng(9)
    for step, (state, _) in enumerate(walk(seats, 5, options, decide)):
        if step % 3:
            continue
        for observer in observers(seats):
            view = GAME.view(state, observer)
            dream = GAME.imagine(view, draws)
            assert GAME.view(dream, observer) == view
            assert GAME.asks(dream) == GAME.asks(state)
            assert GAME.tally(dream) == GAME.tally(state)
            possible, lies, dreamt = places(view), truth(state, view), truth(dream, view)
            for name, there in dreamt.items():
                assert len(there) == len(lies[name])
                assert set(there) <= possible[name]
            if observer is not None:
                assert GAME.moves(dream, observer) == GAME.moves(state, observer)


@pytest.mark.parametrize("seats", SEATS)
def test_aca_37_what_is_imagined_can_be_played_to_the_end(seats: int) -> None:
    draws = rng(1)
    for step, (state, _) in enumerate(walk(seats, 2)):
        if step in (1, seats, 20, 50):
            dream = GAME.imagine(GAME.view(state, step % seats), draws)
            for _ in range(60):
                if not GAME.asks(dream):
                    break
                seat = min(GAME.asks(dream))
                GAME.apply(dream, seat, draws.choice(GAME.moves(dream, seat)), draws)
            assert set(GAME.tally(dream).values()) == {1}


def test_aca_37_all_that_could_be_is_imagined() -> None:
    state = table("amber salvage, azure smash", "azure bury, azure salvage", "crimson smash", placed=["none left pickpocket"])
    view = GAME.view(state, 0)
    assert set(dreamt(state, 0)) == {(name, each) for name, may in places(view).items() for each in may}


def test_aca_37_about_as_often_as_there_is_room() -> None:
    state = table("amber salvage, azure smash", "azure bury, azure salvage", "crimson smash", placed=["none left pickpocket"])
    found = dreamt(state, 0, 1500)
    hidden = 18 - 3
    for each in places(GAME.view(state, 0))["stock"]:
        assert 0.6 < found["hand 1", each] / (1500 * 2 / hidden) < 1.5
        assert 0.5 < found["hand 2", each] / (1500 * 1 / hidden) < 1.7


def test_aca_37_no_arrangement_is_favoured_where_cards_are_bound_to_places() -> None:
    """Cards 0 to 3; the first place has room for any one, the second for 0 or 1, the third for two of 1, 2 and 3: four ways."""
    draws, found = rng(6), Counter[tuple[int, ...]]()
    for _ in range(4000):
        order = [0, 1, 2, 3]
        draws.shuffle(order)
        lies = dict(zip(order, arrange(order, [1, 1, 2], [0b1111, 0b0011, 0b1110], draws), strict=True))
        found[lies[0], lies[1], lies[2], lies[3]] += 1
    assert set(found) == {(0, 1, 2, 2), (1, 0, 2, 2), (1, 2, 0, 2), (1, 2, 2, 0)}
    assert all(880 < times < 1120 for times in found.values())


def test_aca_37_the_order_of_the_pile_is_imagined_anew() -> None:
    state = table("amber salvage", "azure bury", "crimson smash")
    draws, view = rng(2), GAME.view(state, 0)
    tops = {pile(GAME.imagine(view, draws))[0] for _ in range(200)}
    assert tops == set(view.stock)
