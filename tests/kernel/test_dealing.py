"""A deal described as data is carried out step by step, with the draws of the seed."""

import pytest

from chaudron.kernel.dealing import Deal, Dealer, Dealing, Dealt, Draw, Place, Shuffle, Thing, differing, digest
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Piece, Scene, Zone

SEED = bytes(range(32))
DECK = tuple(Thing(f"card-{number}") for number in range(10))
SHUFFLED = [1, 5, 0, 4, 7, 6, 9, 2, 8, 3]
"""As in test_rng: the golden shuffle of step 1."""


def dealt(*dealing: Deal | Draw | Shuffle, seats: int = 2) -> dict[str, list[str | None]]:
    found = Dealer(seats).deal(dealing, Rng(SEED, 1))
    return {place: [thing.face for thing in things] for place, things in found.zones.items()}


def cards(*numbers: int) -> list[str]:
    return [f"card-{number}" for number in numbers]


def test_cards_go_around_from_the_top_or_from_the_end() -> None:
    hands = (Place("hand", 0), Place("hand", 1))
    assert dealt(Shuffle("deck", DECK), Deal("deck", hands, 4)) == {"hand:0": cards(1, 0), "hand:1": cards(5, 4)}
    assert dealt(Shuffle("deck", DECK), Deal("deck", hands, 3, from_end=True)) == {"hand:0": cards(3, 2), "hand:1": cards(8)}
    assert dealt(Shuffle("deck", DECK), Deal("deck", (Place("stock"),), 2, skip=7)) == {"stock": cards(2, 8)}


def test_seats_are_counted_from_a_drawn_one() -> None:
    rng = Rng(SEED, 1)
    first, deck = rng.below(3), list(range(10))
    rng.shuffle(deck)
    found = dealt(Draw("first", 3), Shuffle("deck", DECK), Deal("deck", (Place("hand", 1),), 1, after="first"), seats=3)
    assert found == {f"hand:{(1 + first) % 3}": cards(deck[0])}


def test_the_last_things_are_shuffled_once_more_with_others() -> None:
    rng, deck = Rng(SEED, 1), list(range(10))
    rng.shuffle(deck)
    last = [*deck[-2:], 99]
    rng.shuffle(last)
    again = Shuffle("deck", (Thing("card-99"),), last=2)
    assert dealt(Shuffle("deck", DECK), again, Deal("deck", (Place("stock"),), 11)) == {"stock": cards(*deck[:-2], *last)}


def test_copies_lie_side_by_side_and_what_is_out_of_sight_is_left_out() -> None:
    rng, deck = Rng(SEED, 1), ["a", "a", "b"]
    rng.shuffle(deck)
    steps = (Shuffle("deck", (Thing("a", copies=2), Thing("b"))), Deal("deck", (Place(""), Place("row")), 3))
    assert dealt(*steps) == {"row": [deck[1]]}


@pytest.mark.parametrize(
    ("zone", "wrong"),
    [
        (Zone("hand:0", "hand", "hand", pieces=(Piece("1", "a"), Piece("2", "b", facts={"n": 1}))), []),
        (Zone("hand:0", "hand", "hand", pieces=(Piece("2", "b", facts={"n": 1}), Piece("1", "a"))), []),
        (Zone("hand:0", "hand", "hand", pieces=(Piece("1", "a"), Piece("2", "b", facts={"n": 2}))), ["hand:0"]),
        (Zone("hand:0", "hand", "hand", pieces=(Piece("1", "a"), Piece("2", "a"))), ["hand:0"]),
        (Zone("hand:0", "hand", "hand", pieces=(Piece("1", "a"),)), ["hand:0"]),
        (Zone("hand:0", "hand", "hand", pieces=(Piece("1"), Piece("2"))), []),
        (Zone("hand:0", "hand", "hand", size=2), []),
        (Zone("hand:0", "hand", "hand", size=3), ["hand:0"]),
        (Zone("hand:1", "hand", "hand", size=2), ["hand:0"]),
    ],
)
def test_a_scene_is_compared_as_far_as_it_can_be_seen(zone: Zone, wrong: list[str]) -> None:
    found = Dealt({}, {"hand:0": [Thing("a"), Thing("b", {"n": 1})]})
    assert differing(found, Scene(0, (), (zone,), ())) == wrong


def test_facts_are_compared_too() -> None:
    found = Dealt({"dealer": 1}, {"recipe": [Thing(facts={"first": 3})]})
    zone = Zone("recipe", "recipe", "bowl", facts={"first": 3, "last": 1})
    assert differing(found, Scene(0, (), (zone,), (), {"dealer": 1})) == []
    assert differing(found, Scene(0, (), (Zone("recipe", "recipe", "bowl", facts={"first": 2}),), (), {"dealer": 0})) == [
        "dealer",
        "recipe",
    ]


def test_a_digest_tells_descriptions_apart() -> None:
    plans: list[Dealing] = [(Draw("first", 3),), (Draw("first", 4),), (Draw("first", 3, fact="dealer"),), ()]
    assert len({digest(plan) for plan in plans}) == len(plans)
    # The same as in web/src/fair/record.test.ts.
    assert (
        digest((Shuffle("deck", (Thing("a", {"n": 1}, copies=2),)),)) == "85361a286134dcdc24f71dca1773a9318df36459a665067f612e4f9759fa1248"
    )
