"""Who sits where is fair to everybody."""

from collections import Counter
from itertools import combinations, permutations
from math import comb

import pytest

from chaudron.kernel.model import BadSetup
from chaudron.kernel.rng import Rng
from chaudron.lab.seating import MOST, mixtures, seatings

TABLES = ["a", "ab", "abc", "aabb", "abcd", "abbb", "aaab", "abbbbbb", "aabbc", "abcde", "abcdef", "abcdefg", "aabbccd", "abcdefghi"]


def drawn(table: str, seed: int = 0) -> list[tuple[str, ...]]:
    return seatings(table, Rng(bytes([seed])))


@pytest.mark.parametrize("table", TABLES)
def test_everybody_has_every_seat_and_follows_everybody_equally_often(table: str) -> None:
    found = drawn(table)
    assert all(sorted(seating) == sorted(table) for seating in found)
    places = Counter((bot, seat) for seating in found for seat, bot in enumerate(seating))
    follows = Counter((seating[seat - 1], bot, seat) for seating in found for seat, bot in enumerate(seating))
    for bot in set(table):
        assert {places[bot, seat] for seat in range(len(table))} == {len(found) * table.count(bot) / len(table)}
    for one, other in permutations(sorted(set(table)), 2):
        expected = len(found) * table.count(one) * table.count(other) / len(table) / max(1, len(table) - 1)
        assert {follows[one, other, seat] for seat in range(len(table))} == {expected}


@pytest.mark.parametrize("table", TABLES)
def test_every_different_seating_is_played_once_unless_they_are_too_many(table: str) -> None:
    every = len(set(permutations(table))) if len(table) < 8 else 362880
    if every <= MOST:
        assert len(drawn(table)) == len(set(drawn(table))) == every
    else:
        assert len(drawn(table)) in (len(table) * (len(table) - 1), 2 * len(table) * (len(table) - 1))
        assert drawn(table, seed=1) != drawn(table), "another deal, another draw"


@pytest.mark.parametrize("table", TABLES)
def test_the_order_of_the_names_changes_nothing(table: str) -> None:
    assert drawn(table[::-1]) == drawn(table)


@pytest.mark.parametrize(("bots", "seats"), [("abcdefg", 4), ("abc", 3), ("abc", 7), ("abcde", 4), ("abcdef", 5), ("ab", 5), ("abcd", 2)])
def test_every_pair_of_bots_meets_equally_often(bots: str, seats: int) -> None:
    found = mixtures(bots, seats)
    assert len(found) == comb(len(bots), seats % len(bots)) and mixtures(bots[::-1], seats) == found
    assert all(len(table) == seats for table in found)
    met = Counter(pair for table in found for pair in combinations(bots, 2) for _ in range(table.count(pair[0]) * table.count(pair[1])))
    assert len(met) == comb(len(bots), 2) and len(set(met.values())) == 1
    assert len(set(Counter(bot for table in found for bot in table).values())) == 1


def test_a_part_of_the_tables_is_nearly_balanced() -> None:
    found = mixtures("abcdefgh", 4)
    for number in range(1, len(found)):
        sat = Counter(bot for table in found[:number] for bot in table)
        assert max(sat.values()) - min(sat[bot] for bot in "abcdefgh") <= 2


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        mixtures("abcdefghijklmn", 5)
    assert refused.value.reason == "mixtures"
