"""Scoring and the end of Poison, and the examples of the rulebook (POI-14 to POI-20, POI-22, POI-23)."""

from collections import Counter

import pytest

from chaudron.games.poison import GAME, BoiledOver, Dealt, GameEnded, Options, Poured, RoundEnded, Scored
from chaudron.games.poison.cards import pile_of
from chaudron.kernel.match import Match
from chaudron.kernel.model import News, Outcome
from chaudron.kernel.scene import Round
from chaudron.testing import rng, seed, told
from tests.games.poison.table import (
    BLUE,
    BLUE_1,
    BLUE_2,
    BLUE_4,
    BLUE_5,
    BLUE_7,
    BLUES,
    DECK,
    DRAW_PILE,
    PLAIN,
    POISON,
    POISONS,
    PURPLE,
    PURPLE_1,
    PURPLES,
    RED,
    RED_1,
    RED_2,
    RED_4,
    RED_5,
    RED_7,
    REDS,
    aside,
    brew,
    every_number_of_seats,
    play_on,
    play_out,
    points,
    pour,
    refusal,
    start,
    table,
    taken,
    zone,
)

# Scoring


def test_poi_14_cards_left_in_the_cauldrons_count_for_nothing() -> None:
    state = table([RED_1], [], [], cauldrons=[[RED_7], [BLUE_7, POISON], [POISON]])
    scores = told(pour(state, RED_1, 0), Scored)
    assert scores == [Scored(seat, 0, 0, 0, 0, spared=(), points=0, total=0) for seat in range(3)]


def test_poi_14_taken_cards_are_shown_to_all() -> None:
    news = pour(table([POISON], [], [], taken=[[RED_1, BLUE_2, BLUE_7], [RED_1, PURPLE_1, POISON]]), POISON, 0)
    ended = [event for event, only in news if isinstance(event, RoundEnded | Scored) and only is None]
    assert ended == [
        RoundEnded(1),
        Scored(0, red=1, blue=2, purple=0, poison=0, spared=(BLUE,), points=1, total=1),
        Scored(1, red=1, blue=0, purple=1, poison=1, spared=(PURPLE,), points=3, total=3),
        Scored(2, red=0, blue=0, purple=0, poison=0, spared=(), points=0, total=0),
    ]


def test_poi_14_the_last_taken_cards_lie_open_at_the_end() -> None:
    match = Match(GAME, 4, PLAIN, seed(0))
    play_out(match)
    view = match.view(None)
    assert any(view.taken)
    for seat, cards in enumerate(view.taken):
        assert [piece.face for piece in zone(view, f"taken:{seat}").pieces] == [f"card-{card.value}" for card in cards]


def test_poi_14_a_new_round_begins_with_nothing_taken() -> None:
    state = table([POISON], [], [], cauldrons=[[RED_7], [BLUE_7]], taken=[[RED_1], [POISON]])
    pour(state, POISON, 0)
    view = GAME.view(state, None)
    assert view.round == 1
    assert view.taken == ((), (), ())
    assert [(cauldron.colour, cauldron.cards) for cauldron in view.cauldrons] == [(None, ())] * 3


def test_poi_14_the_set_aside_hand_is_never_shown() -> None:
    """Two rounds that differ only in what was set aside look and sound the same to everybody, to the end."""
    state = start(3)
    other = GAME.copy(state)
    other.aside = pile_of([*POISONS, RED_1, RED_1, BLUE_1, BLUE_1])
    assert aside(other) != aside(state)
    for step in range(100):
        for seat in (0, 1, 2, None):
            views = GAME.view(state, seat), GAME.view(other, seat)
            assert views[0] == views[1]
            assert GAME.scene(views[0]) == GAME.scene(views[1])
        assert play_on(state, rng(step)) == play_on(other, rng(step))
        if state.round == 1:
            return
    pytest.fail("the round did not end")


def test_poi_15_a_potion_costs_1_and_a_poison_2() -> None:
    assert points([RED_1], [RED_7], []) == [1, 1, 0]
    assert points([POISON], [POISON], []) == [2, 2, 0]
    assert points([RED_1, RED_7, BLUE_4, POISON, POISON], [RED_5, RED_5, BLUE_5], []) == [7, 3, 0]


def test_poi_16_strictly_the_most_of_a_colour_costs_nothing() -> None:
    assert points(REDS[:3], REDS[3:5], REDS[5:6]) == [0, 2, 1]
    assert points(PURPLES[:1], [], []) == [0, 0, 0]
    assert points([*REDS[:2], *BLUES[:1]], [*REDS[2:3], *BLUES[1:3]], []) == [1, 1, 0]


def test_poi_16_if_several_tie_each_of_them_counts() -> None:
    assert points(BLUES[:3], BLUES[3:6], BLUES[6:8]) == [3, 3, 2]
    assert points(REDS[:2], REDS[2:4], REDS[4:6]) == [2, 2, 2]


def test_poi_17_poison_counts_even_with_the_most() -> None:
    assert points(POISONS[:5], POISONS[5:6], []) == [10, 2, 0]


def test_poi_18_the_rulebook_example() -> None:
    anne = [*BLUES[3:6], *REDS[:2], *POISONS[:1]]
    luc = [*REDS[2:8], *PURPLES[:2]]
    pierre = [*BLUES[6:8], *REDS[8:13], *PURPLES[2:8], *POISONS[1:3]]
    marc = [*BLUES[8:], *REDS[13:], *PURPLES[8:], *POISONS[3:7]]
    state = table([BLUE_1], [], [], [], cauldrons=[[BLUE_1, BLUE_1], [POISON]], taken=[anne, luc, pierre, marc])
    assert GAME.tally(state) == {card.value: number for card, number in DECK.items()}
    assert told(pour(state, BLUE_1, 0), Scored) == [
        Scored(0, red=2, blue=3, purple=0, poison=1, spared=(), points=7, total=7),
        Scored(1, red=6, blue=0, purple=2, poison=0, spared=(RED,), points=2, total=2),
        Scored(2, red=5, blue=2, purple=6, poison=2, spared=(), points=17, total=17),
        Scored(3, red=1, blue=6, purple=6, poison=4, spared=(BLUE,), points=15, total=15),
    ]
    assert GAME.view(state, None).sheet == ((7, 2, 17, 15),)


# End


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 4), (5, 5), (6, 6)])
@pytest.mark.parametrize("options", [PLAIN, DRAW_PILE])
def test_poi_19_everyone_deals_once_or_with_three_seats_twice(seats: int, rounds: int, options: Options) -> None:
    match = Match(GAME, seats, options, seed(0))
    news = play_out(match)
    dealt = told(news, Dealt)
    assert [(event.round, event.rounds) for event in dealt] == [(n, rounds) for n in range(1, rounds + 1)]
    assert Counter(event.dealer for event in dealt) == dict.fromkeys(range(seats), rounds // seats)
    assert isinstance(news[-1].event, GameEnded)
    assert match.questions() == {}


def test_poi_19_no_outcome_before_the_last_round_is_over() -> None:
    state = table([POISON, POISON], [], [], sheet=((0, 0, 0),) * 5)
    pour(state, POISON, 0)
    assert GAME.outcome(state) is None
    pour(state, POISON, 0)
    assert GAME.outcome(state) == Outcome((0, 0, 0), (0, 0, 0), (0, 1, 2))
    assert refusal(state, 0, POISON, 0) == ("not-your-turn", {})


def test_poi_20_fewest_points_over_all_rounds_win() -> None:
    state = table([POISON], [], [], [], taken=[[POISON], [], [], REDS[:1]], sheet=((5, 3, 20, 9), (1, 8, 0, 0), (0, 0, 0, 0)))
    news = pour(state, POISON, 0)
    assert [event.total for event in told(news, Scored)] == [8, 11, 20, 9]
    assert news[-1] == News(GameEnded(winners=(0,), total=8))
    assert GAME.outcome(state) == Outcome(scores=(8, 11, 20, 9), ranks=(0, 2, 3, 1), winners=(0,))


def test_poi_20_equal_lowest_totals_share_the_win() -> None:
    state = table([POISON], [], [], [], sheet=((5, 3, 3, 9), (0, 0, 0, 0), (0, 0, 0, 0)))
    assert pour(state, POISON, 0)[-1] == News(GameEnded(winners=(1, 2), total=3))
    assert GAME.outcome(state) == Outcome(scores=(5, 3, 3, 9), ranks=(2, 0, 0, 3), winners=(1, 2))


# Worked examples


def test_poi_22_example_1() -> None:
    """Pierre's 2 brings the cauldron to 13; Anne's 4 takes the three earlier cards and stays."""
    pierre, anne = 0, 1
    state = table([RED_2], [RED_4, BLUE_1], cauldrons=[[RED_7, RED_4]])
    assert pour(state, RED_2, 0) == [News(Poured(pierre, RED_2, 0, total=13, forced=False))]
    assert pour(state, RED_4, 0) == [
        News(Poured(anne, RED_4, 0, total=17, forced=False)),
        News(BoiledOver(anne, 0, (RED_2, RED_4, RED_7))),
    ]
    assert (taken(state, pierre), taken(state, anne)) == ((), (RED_2, RED_4, RED_7))
    assert brew(state, 0) == (RED_4,)


def test_poi_23_example_2() -> None:
    """Luc's Poison brings the cauldron to 11; Marc's 5 takes the earlier cards, the Poison among them, and stays."""
    luc, marc = 0, 1
    state = table([POISON], [BLUE_5, RED_1], cauldrons=[[BLUE_7]])
    assert pour(state, POISON, 0) == [News(Poured(luc, POISON, 0, total=11, forced=False))]
    assert pour(state, BLUE_5, 0) == [
        News(Poured(marc, BLUE_5, 0, total=16, forced=False)),
        News(BoiledOver(marc, 0, (BLUE_7, POISON))),
    ]
    assert (taken(state, luc), taken(state, marc)) == ((), (BLUE_7, POISON))
    assert brew(state, 0) == (BLUE_5,)


# The story


@every_number_of_seats
@pytest.mark.parametrize("options", [PLAIN, DRAW_PILE])
def test_it_comes_to_the_same_whether_anybody_listens(seats: int, options: Options) -> None:
    told_of, untold = start(seats, 0, options), start(seats, 0, options)
    for step in range(1000):
        if GAME.outcome(told_of):
            break
        move = rng(step).choice(GAME.moves(told_of, told_of.turn))
        GAME.apply(told_of, told_of.turn, move, rng(step), [])
        GAME.apply(untold, untold.turn, move, rng(step))
        assert GAME.view(told_of, 0) == GAME.view(untold, 0)
    assert GAME.outcome(told_of) == GAME.outcome(untold) is not None


def test_poi_20_whoever_has_the_fewest_points_leads() -> None:
    scene = GAME.scene(GAME.view(table(sheet=((3, 0, 7), (1, 4, 0))), None))
    assert scene.leaders == (0, 1)
    assert scene.round == Round(3, 6)
    assert GAME.scene(GAME.view(table(), None)).leaders == ()
