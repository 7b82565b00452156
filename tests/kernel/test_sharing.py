"""What games share: sets of bits, ranks, decks from files, and how a game is put together."""

import msgspec
import pytest

from chaudron import games
from chaudron.kernel.bits import below, bits_of, count, has, members, one, without
from chaudron.kernel.bot import Guide, chances
from chaudron.kernel.decks import MOST_KEPT, Decks
from chaudron.kernel.parts import Assembled
from chaudron.kernel.ranking import first, outcome, ranks
from chaudron.kernel.rng import Rng

SETS = [set(), {0}, {30}, {0, 1, 5}, {3, 29, 30}, set(range(31))]


@pytest.mark.parametrize("numbers", SETS, ids=str)
def test_bits_are_a_set(numbers: set[int]) -> None:
    bits = bits_of(numbers)
    assert members(bits) == sorted(numbers)
    assert count(bits) == len(numbers)
    assert [number for number in range(31) if has(bits, number)] == sorted(numbers)
    for number in range(31):
        assert members(bits | one(number)) == sorted(numbers | {number})
        assert members(without(bits, number)) == sorted(numbers - {number})
        assert members(bits & below(number)) == sorted(numbers & set(range(number)))


def test_ranks_count_who_stands_higher() -> None:
    assert ranks([5, 7, 5, 2]) == [1, 0, 1, 3]
    assert ranks([(5, 1), (5, 2), (4, 9)]) == [1, 0, 2]
    assert first([1, 0, 2, 0]) == (1, 3)
    assert outcome([5, 7, 7], [2, 0, 0]).winners == (1, 2)
    assert outcome([3], [1]).winners == ()


def test_chances_are_shares_of_the_others() -> None:
    even, ahead = chances([4.0, 4.0, 4.0], 1.0), chances([9.0, 4.0, 4.0], 1.0)
    assert even == [0.5, 0.5, 0.5]
    assert ahead[0] > 0.99 and ahead[1] == ahead[2] < 0.5
    assert sum(ahead) == pytest.approx(1.5)
    assert chances([1e9, 0.0], 1.0) == pytest.approx([1.0, 0.0])


class Box(msgspec.Struct, frozen=True):
    cards: tuple[str, ...]


def test_a_deck_is_made_once_for_each_file() -> None:
    made: list[Box] = []

    def make(box: Box) -> list[str]:
        made.append(box)
        return list(box.cards)

    decks = Decks(Box, make, 'cards = ["red", "blue"]')
    assert decks.own == Box(("red", "blue"))
    assert decks.of(None) is decks.usual and decks.usual == ["red", "blue"]
    mine = decks.of(Box(("green",)))
    assert decks.of(Box(("green",))) is mine and mine == ["green"]
    assert len(made) == 2
    for number in range(MOST_KEPT):
        decks.of(Box((str(number),)))
    assert decks.of(Box(("green",))) == ["green"]
    assert made.count(Box(("green",))) == 2, "no more decks are kept than that"


@pytest.mark.parametrize("name", games.names())
def test_a_game_does_what_its_parts_do(name: str) -> None:
    game = games.load(name)
    assert isinstance(game, Assembled)
    state = game.start(game.about.usual, game.about.options(), Rng(bytes(32)))
    view = game.parts.view(state, 0)
    assert game.view(state, 0) == view != game.view(state, None)
    assert game.scene(view) == game.parts.scene(view)
    assert type(game.heuristic()) is game.parts.heuristic
    assert type(game.guide(view)) is (game.parts.guide or Guide)
