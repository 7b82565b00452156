"""Results, ties, pawns and the end (ZAU-16 to ZAU-19, ZAU-21, ZAU-22)."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

from chaudron.games.zaubercocktail.model import (
    Dealt,
    Ended,
    Lightning,
    Options,
    PawnMoved,
    Ranked,
    RecipeTurned,
    RingMoved,
    Shown,
    Tie,
    TieDrawn,
    TieLot,
)
from chaudron.games.zaubercocktail.state import State
from chaudron.kernel.model import News, Seat
from chaudron.testing import told
from tests.games.zaubercocktail.table import (
    GAME,
    GENEROUS,
    INGREDIENT,
    MEAGRE,
    MIDDLING,
    NAMES,
    SEATS,
    hand,
    over,
    pawns,
    pile,
    public,
    ranking,
    score,
    start,
    stop_all,
    table,
    walk,
)

LADDER = ["3 gold", "3 faran", "3 white", "3 silver", "3 yellow", "3 troll", "3 gira"]
"""What the seats show to be ranked in seat order."""


def ranked(*held: str, pile: Sequence[str] = (), draws: int = 0, short: bool = False) -> list[News]:
    """Let all seats show what they hold, and rank them."""
    return score(table(*held, pile=pile, short=short), *held, draws=draws)


def ties(news: list[News]) -> list[Tie | None]:
    """Return why each seat ranks above the next, from the best to the last."""
    return [event.tie for event in told(news, Ranked)]


def drawn(news: list[News]) -> list[tuple[Seat, str]]:
    names = {ingredient: name for name, ingredient in INGREDIENT.items()}
    return [(event.seat, names[event.card]) for event in told(news, TieDrawn)]


# The ranking (ZAU-16).


def test_zau_16_the_higher_result_is_better() -> None:
    news = ranked("2 blue", "2 gold", "3 faran", "2 troll")
    assert ranking(news) == [2, 1, 3, 0]
    assert [event.worth for event in told(news, Ranked)] == [93, 62, 26, 8]


def test_zau_16_a_result_is_the_sum_of_both_collections() -> None:
    held = ["3 blue, 2 lead", "2 gira", "2 troll", "2 green"]
    news = score(table(*held), "3 blue + 2 lead", "2 gira", "2 troll", "2 green")
    assert [(event.seat, event.worth, event.cards) for event in told(news, Ranked)] == [(0, 31, 5), (2, 26, 2), (1, 18, 2), (3, 10, 2)]


@pytest.mark.parametrize("greens", ["7 green", "6 green, black", "4 green, 3 black"])
def test_zau_16_of_equal_results_more_cards_are_better_and_jokers_count(greens: str) -> None:
    held = ["4 gira, 2 white", f"{greens}, 2 lead", "2 blue", "2 gold"]
    news = score(table(*held), "4 gira + 2 white", f"{greens} + 2 lead", "2 blue", "2 gold")
    assert ranking(news) == [1, 0, 3, 2]
    assert [(event.worth, event.cards) for event in told(news, Ranked)][:2] == [(86, 9), (86, 6)]
    assert drawn(news) == []


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(NAMES[:10])))
def test_zau_16_then_each_draws_a_card_and_the_higher_value_wins(lower: str, higher: str) -> None:
    for top in ([lower, higher], [higher, lower]):
        news = ranked("2 troll", "2 lead", "2 troll", "2 blue", pile=top)
        found = drawn(news)
        assert {seat for seat, _ in found} == {0, 2}
        assert [name for _, name in found] == top
        (best,) = [seat for seat, name in found if name == higher]
        assert ranking(news) == [best, 2 - best, 1, 3]


@pytest.mark.parametrize("other", NAMES[:10])
def test_zau_16_a_drawn_joker_is_lowest(other: str) -> None:
    for top in (["black", other], [other, "black"]):
        news = ranked("2 troll", "2 lead", "2 troll", "2 blue", pile=top)
        (best,) = [seat for seat, name in drawn(news) if name == other]
        assert ranking(news)[0] == best


@pytest.mark.parametrize("twice", ["blue", "gold", "black"])
def test_zau_16_who_is_still_equal_draws_again(twice: str) -> None:
    news = ranked("2 troll", "2 lead", "2 troll", "2 white", pile=[twice, twice, twice, twice, "green", "lead"])
    found = drawn(news)
    assert [name for _, name in found] == [twice] * 4 + ["green", "lead"]
    assert Counter(seat for seat, _ in found) == {0: 3, 2: 3}
    assert ranking(news) == [3, found[-1][0], found[-2][0], 1]


def test_zau_16_only_those_still_equal_draw_again() -> None:
    """Of three, one drew best; the two others draw again, however well they draw then."""
    news = ranked("2 troll", "2 troll", "2 troll", "2 blue", pile=["lead", "white", "lead", "gold", "faran"])
    found = drawn(news)
    best = found[1][0]
    assert Counter(seat for seat, _ in found) == {best: 1, **{seat: 2 for seat in range(3) if seat != best}}
    assert ranking(news) == [best, found[3][0], found[4][0], 3]


def test_zau_16_of_four_two_and_two_may_draw_again() -> None:
    news = ranked("2 troll", "2 troll", "2 troll", "2 troll", pile=["blue", "gold", "blue", "gold", "green", "lead", "lead", "green"])
    found = drawn(news)
    assert len(found) == 8
    high, low = {seat for seat, name in found[:4] if name == "gold"}, {seat for seat, name in found[:4] if name == "blue"}
    order = ranking(news)
    assert (set(order[:2]), set(order[2:])) == (high, low)
    second = dict(found[4:])
    for better, worse in (order[:2], order[2:]):
        assert (second[better], second[worse]) == ("lead", "green")


def test_zau_16_every_tie_is_broken_also_at_the_last_place_and_among_those_with_nothing() -> None:
    held = ["3 gold", "blue", "lead", "2 white", "gira"]
    state = table(*held, pawns=[10] * 5, pile=["troll", "yellow", "silver"])
    news = score(state, "3 gold", "", "", "2 white", "")
    found = sorted(drawn(news), key=lambda pair: NAMES.index(pair[1]), reverse=True)
    assert {seat for seat, _ in found} == {1, 2, 4}
    assert ranking(news) == [0, 3, *[seat for seat, _ in found]]
    assert [pawns(state)[seat] for seat, _ in found] == [11, 10, 8]


def test_zau_16_two_ties_are_broken_apart() -> None:
    news = ranked("2 troll", "2 troll", "2 lead", "2 lead", pile=["blue", "green", "gold", "faran"])
    found = drawn(news)
    assert [{seat for seat, _ in pair} for pair in (found[:2], found[2:])] == [{0, 1}, {2, 3}]
    assert set(ranking(news)[:2]) == {0, 1}


def test_zau_16_equal_results_of_the_same_number_of_cards_are_equal_however_made() -> None:
    """Natural cards and jokers count alike."""
    news = ranked("2 troll", "troll, black", "2 gold", "2 blue", pile=["green", "lead"])
    assert {seat for seat, _ in drawn(news)} == {0, 1}


def test_zau_16_drawn_cards_are_public_and_go_under_the_pile_with_the_revealed_ones() -> None:
    state = table("2 troll", "2 lead", "2 troll", "2 blue", pile=["gold", "white"], pawns=[0, 0, 34])
    news = score(state, "2 troll", "2 lead", "2 troll", "2 blue")
    assert all(only is None for event, only in news if isinstance(event, TieDrawn))
    assert Counter(pile(state)[-10:]) == Counter({"troll": 4, "lead": 2, "blue": 2, "gold": 1, "white": 1})
    assert all(hand(state, seat) == () for seat in range(4))


def test_zau_16_with_an_empty_pile_the_order_is_random() -> None:
    orders: Counter[tuple[Seat, ...]] = Counter()
    for draws in range(40):
        state = table("2 troll", "2 troll", "2 troll", "2 blue", short=True, pawns=[9] * 4)
        news = score(state, "2 troll", "2 troll", "2 troll", "2 blue", draws=draws)
        assert drawn(news) == []
        (lot,) = told(news, TieLot)
        assert ranking(news) == [*lot.seats, 3]
        assert [pawns(state)[seat] for seat in ranking(news)] == [14, 12, 10, 7]
        orders[lot.seats] += 1
    assert len(orders) == 6


def test_zau_16_a_pile_with_too_few_cards_for_all_who_are_equal_is_as_good_as_empty() -> None:
    state = table("2 troll", "2 troll", "2 troll", "2 blue", pile=["gold", "white"], short=True, pawns=[34] * 4)
    news = score(state, "2 troll", "2 troll", "2 troll", "2 blue")
    assert drawn(news) == []
    assert ranking(news) == [*told(news, TieLot)[0].seats, 3]


def test_zau_16_with_no_tie_nobody_draws() -> None:
    news = ranked(*LADDER)
    assert (drawn(news), told(news, TieLot)) == ([], [])
    assert ties(news) == [None] * len(LADDER)


def test_zau_16_it_is_told_what_broke_each_tie() -> None:
    held = ["2 troll", "2 troll", "2 troll", "2 troll"]
    assert ties(ranked(*held, pile=["gold", "green", "blue", "lead"])) == ["draw", "draw", "draw", None]
    assert ties(ranked(*held, pile=[], short=True)) == ["lot", "lot", "lot", None]
    assert ties(ranked(*held, pile=["gold", "blue", "gold", "blue"], short=True)) == ["lot", "draw", "lot", None]
    assert ties(example()[1]) == [None, None, "cards", None, None]


# Pawns (ZAU-17, ZAU-18).


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("recipe", [GENEROUS, MIDDLING, MEAGRE])
def test_zau_17_the_best_three_advance_and_the_last_goes_back(seats: int, recipe: tuple[int, int, int, int]) -> None:
    held = LADDER[:seats]
    state = table(*held, pawns=[10] * seats, recipe=recipe)
    news = score(state, *held)
    first, second, third, last = recipe
    spaces = [first, second, third, *[0] * (seats - 4), -last]
    assert [event.spaces for event in told(news, Ranked)] == spaces
    assert pawns(state) == tuple(10 + each for each in spaces)
    moved = {(event.seat, event.before, event.space) for event in told(news, PawnMoved)}
    assert moved == {(seat, 10, 10 + each) for seat, each in enumerate(spaces) if each}


def test_zau_17_nobody_goes_back_beyond_the_start() -> None:
    for at in (0, 1, 2, 3, 4):
        state = table(*LADDER[:4], pawns=[0, 0, 0, at], recipe=GENEROUS)
        score(state, *LADDER[:4])
        assert pawns(state)[3] == max(0, at - 3)


@pytest.mark.parametrize("seats", SEATS)
def test_zau_18_the_ring_brings_two_among_the_best_and_costs_two_else(seats: int) -> None:
    """Among the best 3 with 4 or 5 players, among the best 4 with 6 or 7."""
    held = LADDER[:seats]
    plain = [5, 3, 1, *[0] * (seats - 4), -2]
    for ring in range(seats):
        others = tuple(seat for seat in range(seats) if seat != ring)[:1]
        state = table(*held, pawns=[10] * seats, stones=(ring, *others))
        news = score(state, *held)
        bonus = 2 if ring < {4: 3, 5: 3, 6: 4, 7: 4}[seats] else -2
        assert told(news, RingMoved) == [RingMoved(ring, bonus)]
        assert pawns(state) == tuple(10 + each + (bonus if seat == ring else 0) for seat, each in enumerate(plain))


def test_zau_18_stones_on_the_chalice_bring_and_cost_nothing() -> None:
    state = table(*LADDER[:6], pawns=[10] * 6, stones=(3, 0, 5))
    stop_all(state)
    score(state, *LADDER[:6])
    assert pawns(state) == (15, 13, 11, 12, 10, 8)


def test_zau_18_the_ring_counts_by_the_order_in_which_ties_are_broken() -> None:
    """Third and fourth are equal; who draws the lower card is fourth of five, and loses two."""
    held = ["3 gold", "3 faran", "2 troll", "2 troll", "2 blue"]
    for top in (["gold", "blue"], ["blue", "gold"]):
        state = table(*held, pawns=[10] * 5, stones=(2,), pile=top)
        news = score(state, *held)
        third = ranking(news)[2]
        assert told(news, RingMoved) == [RingMoved(2, 2 if third == 2 else -2)]


def test_zau_18_no_pawn_goes_beyond_the_last_space_or_behind_the_start() -> None:
    state = table(*LADDER[:4], pawns=[33, 0, 0, 0], stones=(0,))
    score(state, *LADDER[:4])
    assert pawns(state)[0] == 35
    state = table(*LADDER[:4], pawns=[0, 0, 0, 1], stones=(3,))
    score(state, *LADDER[:4])
    assert pawns(state)[3] == 0


def test_zau_18_all_pawns_move_before_the_end_is_checked() -> None:
    """The first reaches the last space; the second, who has the ring, reaches it with the two more."""
    state = table(*LADDER[:4], pawns=[30, 30, 30, 30], stones=(1,))
    news = score(state, *LADDER[:4])
    assert pawns(state) == (35, 35, 31, 28)
    assert told(news, Ended) == [Ended((0, 1), 35)]


def test_zau_18_only_pawns_that_moved_are_told() -> None:
    state = table(*LADDER[:4])
    news = score(state, *LADDER[:4])
    assert told(news, PawnMoved) == [PawnMoved(0, 5, before=0), PawnMoved(1, 3, before=0), PawnMoved(2, 1, before=0)]


# The rulebook's example (ZAU-19).

ARNE, BABS, CHRIS, DORO, ERNI = range(5)
EXAMPLE = ["4 gira + 2 white", "3 faran", "7 green + 2 lead", "3 troll + 3 yellow", "2 white, black"]


def example(**others: str) -> tuple[State, list[News]]:
    """The round of the example, in the middle of the track, with Doro's stone on the ring."""
    shown = [others.get(name, text) for name, text in zip(("arne", "babs", "chris", "doro", "erni"), EXAMPLE, strict=True)]
    state = table(*[text.replace(" + ", ", ") for text in shown], pawns=[10] * 5, stones=(DORO,), recipe=(5, 3, 1, 2))
    return state, score(state, *shown)


def test_zau_19_the_example_of_the_rulebook_comes_out_exactly() -> None:
    state, news = example()
    assert [event.worth for event in told(news, Shown)] == [44, 42, 93, 70, 16, 42, 45, 66]
    assert told(news, Ranked) == [
        Ranked(BABS, 1, 93, 3, 5, None),
        Ranked(DORO, 2, 87, 6, 3, None),
        Ranked(CHRIS, 3, 86, 9, 1, "cards"),
        Ranked(ARNE, 4, 86, 6, 0, None),
        Ranked(ERNI, 5, 66, 3, -2, None),
    ]
    assert told(news, RingMoved) == [RingMoved(DORO, 2)]
    assert pawns(state) == (10, 15, 11, 15, 8)


def test_zau_19_had_doro_been_last_with_the_ring_it_had_been_four_back() -> None:
    state, news = example(doro="2 blue")
    assert ranking(news) == [BABS, CHRIS, ARNE, ERNI, DORO]
    assert told(news, RingMoved) == [RingMoved(DORO, -2)]
    assert pawns(state)[DORO] == 6


# The end (ZAU-21, ZAU-22).


def test_zau_21_the_lightning_ends_the_game_at_once() -> None:
    state = table(*LADDER[:4], pawns=[1, 2, 3, 4], lightning_next=True, round=6)
    news = score(state, *LADDER[:4])
    assert told(news, Lightning) == [Lightning()]
    assert told(news, RecipeTurned) == []
    assert over(state)
    assert dict(GAME.asks(state)) == {}
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ranks) == ((6, 5, 4, 2), (0,), (0, 1, 2, 3))
    assert told(news, Ended) == [Ended((0,), 6)]
    assert all(list(GAME.moves(state, seat)) == [] for seat in range(4))


def test_zau_21_a_pawn_on_the_last_space_ends_the_game_when_the_scoring_is_done() -> None:
    state = table(*LADDER[:4], pawns=[30, 0, 0, 9])
    news = score(state, *LADDER[:4])
    assert told(news, Ended) == [Ended((0,), 35)]
    assert told(news, Lightning) + told(news, RecipeTurned) + told(news, Dealt) == []
    assert pawns(state) == (35, 3, 1, 7)
    assert over(state)


def test_zau_21_one_space_short_the_game_goes_on() -> None:
    state = table(*LADDER[:4], pawns=[29, 0, 0, 9])
    news = score(state, *LADDER[:4])
    assert pawns(state)[0] == 34
    assert told(news, Ended) == []
    assert len(told(news, RecipeTurned)) == 1
    assert GAME.outcome(state) is None


@pytest.mark.parametrize("number", range(4))
def test_zau_21_six_to_nine_rounds_are_played_unless_the_track_ends_the_game(number: int) -> None:
    rounds, struck = 0, False
    for _, news in walk(4 + number, number, Options(track=60)):
        rounds += len(told(news, RecipeTurned))
        struck = struck or bool(told(news, Lightning))
    assert struck
    assert 6 <= rounds <= 9


def test_zau_22_the_pawn_furthest_along_wins() -> None:
    state = table(*LADDER[:5], pawns=[0, 0, 0, 20, 30], lightning_next=True)
    score(state, *LADDER[:5])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((5, 3, 1, 20, 28), (4,))
    assert outcome.ranks == (2, 3, 4, 1, 0)


def test_zau_22_equal_pawns_share_the_win() -> None:
    state = table(*LADDER[:5], pawns=[10, 12, 14, 3, 17], lightning_next=True)
    score(state, *LADDER[:5])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (15, 15, 15, 3, 15)
    assert outcome.winners == (0, 1, 2, 4)
    assert outcome.ranks == (0, 0, 0, 4, 0)


def test_when_the_game_is_over_nothing_lies_chosen_any_more() -> None:
    """What was shown lies under the pile: nobody has it before them."""
    for state in (table(*LADDER[:4], pawns=[34]), table(*LADDER[:4], lightning_next=True)):
        score(state, *LADDER[:4])
        assert all(GAME.view(state, seat).chosen == () for seat in range(4))
        assert all(zone.name != "chosen" for seat in range(4) for zone in GAME.scene(GAME.view(state, seat)).zones)


def test_a_game_begins_on_the_start_space() -> None:
    assert all(pawns(start(seats)) == (0,) * seats for seats in SEATS)
    assert public(start(4)).round == 0
