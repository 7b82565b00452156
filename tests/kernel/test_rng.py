from collections import Counter
from hashlib import sha256

import pytest

from chaudron.kernel.rng import SEED_BYTES, FastRng, Rng, new_seed

SEED = bytes(range(32))
DECK = [1, 5, 0, 4, 7, 6, 9, 2, 8, 3]
FAST = [430, 194, 561, 775, 933, 311]


def words(seed: bytes, step: int, count: int) -> list[int]:
    """The documented stream, written a second time."""
    blocks = (sha256(seed + step.to_bytes(8, "big") + i.to_bytes(8, "big")).digest() for i in range(count))
    return [int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4)][:count]


def test_the_stream_is_the_documented_one() -> None:
    rng = Rng(SEED, 7)
    assert [rng.word() for _ in range(20)] == words(SEED, 7, 20)


def test_a_draw_is_the_high_half_of_the_product() -> None:
    rng = Rng(SEED, 3)
    assert [rng.below(50) for _ in range(8)] == [word * 50 >> 32 for word in words(SEED, 3, 8)]


def test_a_draw_passes_over_words_that_would_favour_some_results() -> None:
    bound = 3 << 29  # a quarter of all words is passed over
    taken = [word * bound >> 32 for word in words(SEED, 0, 64) if word * bound % 2**32 >= 2**32 % bound]
    rng = Rng(SEED)
    assert [rng.below(bound) for _ in range(20)] == taken[:20]


def test_a_draw_passes_over_nothing_where_all_results_are_equally_likely() -> None:
    rng = Rng(SEED)
    assert [rng.below(1 << 31) for _ in range(20)] == [word >> 1 for word in words(SEED, 0, 20)]


def test_draws_never_change() -> None:
    """Golden draws: a record made today must deal the same cards for ever."""
    deck = list(range(10))
    Rng(SEED, 1).shuffle(deck)
    assert deck == DECK
    fast = FastRng(2026)
    assert [fast.below(1000) for _ in range(6)] == FAST


def test_steps_and_seeds_give_streams_of_their_own() -> None:
    streams = {tuple(Rng(seed, step).word() for _ in range(4)) for seed in (SEED, bytes(32)) for step in range(50)}
    assert len(streams) == 100


@pytest.mark.parametrize("rng", [Rng(SEED), FastRng(1)], ids=["hashed", "fast"])
def test_draws_are_even(rng: Rng) -> None:
    count = Counter(rng.below(6) for _ in range(12_000))
    assert sorted(count) == list(range(6))
    assert all(1850 < number < 2150 for number in count.values())


@pytest.mark.parametrize("rng", [Rng(SEED), FastRng(1)], ids=["hashed", "fast"])
def test_shuffles_are_even(rng: Rng) -> None:
    count: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        count[tuple(items)] += 1
    assert len(count) == 6
    assert all(880 < number < 1120 for number in count.values())


@pytest.mark.parametrize("bound", [0, -1, 2**31 + 1, 2**32, 2**32 + 1])
def test_a_draw_outside_its_bounds_is_an_error(bound: int) -> None:
    rng = Rng(SEED)
    with pytest.raises(ValueError, match="no draw below"):
        [rng.below(bound) for _ in range(100)]


def test_choice_takes_from_all() -> None:
    rng = Rng(SEED)
    assert {rng.choice("abc") for _ in range(50)} == set("abc")


def test_a_new_seed_has_256_bits_and_differs() -> None:
    assert len(new_seed()) == SEED_BYTES == 32
    assert new_seed() != new_seed()
