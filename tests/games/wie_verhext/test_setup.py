"""The box and the set-up of Wie verhext! (WIE-1 to WIE-6)."""

from collections import Counter
from itertools import pairwise

import pytest

from chaudron.games.wie_verhext import GAME
from chaudron.games.wie_verhext.model import CallRole, Options, Parchment, Pile, Role, RoundBegan
from chaudron.kernel.model import BadSetup, News
from chaudron.testing import rng, told
from tests.games.wie_verhext.story import FIVE
from tests.games.wie_verhext.table import (
    ALCHEMIST,
    ASSISTANT,
    BANS,
    CARDS,
    COPPER,
    DRUID,
    FORTUNE_TELLER,
    GOLD_SHELF,
    INGREDIENT_SHELF,
    IRON,
    PLAIN,
    SILVER,
    WARLOCK,
    WITCH,
    WIZARD,
    WOLF_KEEPER,
    asked,
    brew,
    call,
    choose,
    every_number_of_seats,
    everyone_owns,
    owns,
    play,
    potions,
    public,
    rounds,
    start,
    step,
    table,
    trade,
    whole_match,
    zone,
)

# Components


@every_number_of_seats
def test_wie_01_the_box(seats: int) -> None:
    """Everyone's 12 roles; 31 potions; 8 parchments; and all stay there."""
    state, draws = start(seats), rng(1)
    box = {role.value: seats for role in Role}
    box |= {parchment.value: 1 for parchment in Parchment}
    box |= {f"{pile.value}-{place}": 1 for pile, cards in CARDS.items() for place in range(len(cards))}
    assert (len(Role), len(Parchment), sum(map(len, CARDS.values()))) == (12, 8, 31)
    while GAME.asks(state):
        assert GAME.tally(state) == box
        step(state, draws)
    assert GAME.tally(state) == box


def test_wie_01_the_least_valuable_potion_is_on_top() -> None:
    view = public(start(3))
    assert view.piles == (0, 0, 0, 0, 0)
    for pile, number in zip(Pile, (7, 7, 7, 5, 5), strict=True):
        points = [int(piece.facts["points"]) for piece in zone(view, f"pile:{pile.value}").pieces]
        assert len(points) == number
        assert all(above <= below for above, below in pairwise(points))


@pytest.mark.parametrize(
    ("role", "got", "plenty"), [(WOLF_KEEPER, "rrr", "r" * 20), (WARLOCK, "g" * 3, "g" * 20), (ALCHEMIST, "ooooo", "r" + "o" * 24)]
)
def test_wie_02_there_is_always_more_to_be_had(role: Role, got: str, plenty: str) -> None:
    state = table([role, ASSISTANT], owned=[plenty, "rwgo", "rwgo"])
    call(state, role)
    play(state, trade("r" if role is ALCHEMIST else "", got))
    assert Counter(owns(state, 0)) == Counter(plenty) + Counter(got) - Counter("r" if role is ALCHEMIST else "")


def test_wie_02_vials_never_run_out() -> None:
    state = table([FORTUNE_TELLER, WARLOCK], owned=["o" + "v" * 45])
    call(state, FORTUNE_TELLER)
    play(state, trade("o", "vv"))
    assert owns(state, 0) == "v" * 47


def test_wie_03_the_cards_are_those_of_the_table() -> None:
    """The check sums of the rules hold of the list that the tests go by, and the piles show that list."""
    for pile in (COPPER, IRON, SILVER):
        assert (sum(card.points for card in CARDS[pile]), sum(len(card.cost) for card in CARDS[pile])) == (25, 18)
    for pile in (GOLD_SHELF, INGREDIENT_SHELF):
        assert (sum(card.points for card in CARDS[pile]), sum(len(card.cost) for card in CARDS[pile])) == (16, 21)
    assert sum(card.points for cards in CARDS.values() for card in cards) == 107
    assert {sum(card.raven for card in cards) for cards in CARDS.values()} == {2}
    view = public(start(4))
    for pile, cards in CARDS.items():
        shown = [piece.facts for piece in zone(view, f"pile:{pile.value}").pieces]
        kinds = {"red": "r", "white": "w", "green": "g", "gold": "o", "drops": "?"}
        assert shown == [
            {"points": card.points, "raven": "yes" if card.raven else "no", **{kind: card.cost.count(kinds[kind]) for kind in kinds}}
            for card in cards
        ]


@pytest.mark.parametrize(("role", "pile"), [(WIZARD, COPPER), (WITCH, IRON), (DRUID, SILVER)])
def test_wie_03_each_cauldron_card_costs_and_brings_what_it_says(role: Role, pile: Pile) -> None:
    for place, card in enumerate(CARDS[pile]):
        state = table([role, WARLOCK], owned=[card.cost], gone={pile: place})
        call(state, role)
        play(state, brew(pile, card.cost))
        assert (owns(state, 0), potions(state, 0)) == ("", [(pile, place)])
        assert GAME.scene(GAME.view(state, 0)).scores[0].total == card.points
        assert GAME.scene(public(state)).facts["ravens"] == int(card.raven)


# Set-up


@every_number_of_seats
@pytest.mark.parametrize("options", [PLAIN, BANS])
def test_wie_04_everyone_has_a_drop_of_each_colour_and_two_gold(seats: int, options: Options) -> None:
    state = start(seats, options=options)
    assert everyone_owns(state) == ["rwgoo"] * seats
    assert [potions(state, seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_wie_04_drops_and_gold_are_visible_to_all(viewer: int | None) -> None:
    state = table(owned=["rrg", "wooo", "gggg"])
    view = GAME.view(state, viewer)
    seen = [zone(view, f"goods:{seat}") for seat in range(3)]
    assert [purse.facts for purse in seen] == [
        {"red": 2, "white": 0, "green": 1, "gold": 0},
        {"red": 0, "white": 1, "green": 0, "gold": 3},
        {"red": 0, "white": 0, "green": 4, "gold": 0},
    ]
    assert [piece.face for piece in seen[1].pieces] == ["good-white", *["good-gold"] * 3]


def test_wie_04_seats_are_three_to_five() -> None:
    assert GAME.about.seats == (3, 4, 5)
    for seats in (1, 2, 6):
        with pytest.raises(BadSetup) as refused:
            GAME.check_setup(seats, PLAIN)
        assert refused.value.reason == "seats"


def test_wie_05_the_parchments_are_shuffled() -> None:
    orders = [start(3, number).parchments for number in range(400)]
    for place in range(8):
        found = Counter(order[place] for order in orders)
        assert set(found) == set(range(8))
        assert all(20 < times < 85 for times in found.values())


def test_wie_05_the_top_parchment_is_active_and_the_others_are_unknown() -> None:
    state = start(4)
    active = public(state).parchments[0]
    assert told(whole_match(4), RoundBegan)[0].parchment is active
    for viewer in (0, 3, None):
        view = GAME.view(state, viewer)
        assert view.parchments == (active,)
        assert [piece.face for piece in zone(view, "parchment").pieces] == [f"parchment-{active.value}"]
        other = GAME.copy(state)
        other.parchments = (state.parchments[0], *reversed(state.parchments[1:]))
        assert GAME.view(other, viewer) == view


def test_wie_05_what_was_active_is_known() -> None:
    state = start(3)
    news = rounds(state, 4)
    assert len(public(state).parchments) == 5
    assert [event.parchment for event in told(news, RoundBegan)] == list(public(state).parchments[1:])
    assert [piece.face for piece in zone(public(state), "parchment").pieces] == [f"parchment-{public(state).parchments[4].value}"]


@every_number_of_seats
def test_wie_06_a_random_player_starts(seats: int) -> None:
    starters = Counter(public(start(seats, number)).starter for number in range(50 * seats))
    assert set(starters) == set(range(seats))
    assert all(25 < times < 75 for times in starters.values())


@every_number_of_seats
def test_wie_06_who_starts_is_told_and_calls_first(seats: int) -> None:
    for number in range(12):
        news: list[News] = []
        state = GAME.start(seats, PLAIN, rng(number), news)
        (began,) = told(news, RoundBegan)
        assert (began.round, began.starter) == (1, public(state).starter)
        for seat in range(seats):
            choose(state, seat, FIVE)
        assert asked(state) == (began.starter, CallRole())
