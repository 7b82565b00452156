"""The rules of Poison, each proved by playing; numbers are those of the rules page (POI-1 to POI-23)."""

from collections import Counter

import msgspec
import pytest

from chaudron.games.poison import (
    GAME,
    BoiledOver,
    Card,
    Dealt,
    Drew,
    DrewCard,
    GameEnded,
    Options,
    Play,
    Pour,
    Poured,
    Received,
    RoundEnded,
    Scored,
)
from chaudron.games.poison.cards import pile_of
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, IllegalMove, News, Outcome
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
    IDLE,
    MEMORY_AID,
    PLAIN,
    POISON,
    POISONS,
    PURPLE,
    PURPLE_1,
    PURPLE_2,
    PURPLE_5,
    PURPLE_7,
    PURPLES,
    RED,
    RED_1,
    RED_2,
    RED_4,
    RED_5,
    RED_7,
    REDS,
    SEATS,
    allowed,
    aside,
    brew,
    brew_colour,
    by_round,
    colour,
    deals,
    hand,
    play_on,
    play_out,
    points,
    pour,
    refusal,
    start,
    table,
    taken,
    value,
    whole_match,
    zone,
)

every_number_of_seats = pytest.mark.parametrize("seats", SEATS)


# Cards


def test_poi_01_the_deck() -> None:
    state = start(5)
    assert sum((Counter(hand(state, seat)) for seat in range(5)), Counter()) == DECK
    assert DECK.total() == 50


@pytest.mark.parametrize("card", Card)
def test_poi_01_what_a_card_is_worth(card: Card) -> None:
    state = table([card])
    assert told(pour(state, card, 1), Poured) == [Poured(0, card, 1, total=value(card), forced=False)]
    assert brew_colour(state, 1) is colour(card)


# Deal


@every_number_of_seats
def test_poi_02_the_deal_passes_to_the_left(seats: int) -> None:
    dealers = [event.dealer for event in told(whole_match(seats), Dealt)]
    assert dealers == [(dealers[0] + n) % seats for n in range(len(dealers))]


@every_number_of_seats
def test_poi_02_the_first_dealer_is_random(seats: int) -> None:
    dealers = Counter(GAME.view(start(seats, number), None).dealer for number in range(50 * seats))
    assert set(dealers) == set(range(seats))
    assert all(25 < times < 75 for times in dealers.values())


@pytest.mark.parametrize(("seats", "sizes"), [(4, (13, 13, 12, 12)), (5, (10, 10, 10, 10, 10)), (6, (9, 9, 8, 8, 8, 8))])
def test_poi_03_left_of_the_dealer_come_the_extra_cards(seats: int, sizes: tuple[int, ...]) -> None:
    dealers = set()
    for dealt, received in deals(seats):
        assert tuple(len(received[(dealt.dealer + 1 + n) % seats].cards) for n in range(seats)) == sizes
        dealers.add(dealt.dealer)
    assert dealers == set(range(seats))


@every_number_of_seats
def test_poi_03_every_seat_hears_its_own_cards_only(seats: int) -> None:
    match = Match(GAME, seats, PLAIN, seed(0))
    hands = [News(Received(seat, match.view(seat).hand), only=seat) for seat in range(seats)]
    assert match.opening[1:] == hands


def test_poi_03_every_round_is_shuffled_anew() -> None:
    starters = {received[dealt.starter].cards for dealt, received in deals(6)}
    assert len(starters) == 6


def test_poi_03_any_card_may_come_to_any_seat() -> None:
    """Places count from the dealer here, for a random dealer alone would spread an unshuffled deck."""
    met: list[Counter[Card]] = [Counter() for _ in range(4)]
    for number in range(200):
        state = start(4, number)
        for place in range(4):
            met[place].update(hand(state, (GAME.view(state, None).dealer + place) % 4))
    assert all(set(cards) == set(Card) for cards in met)


def test_poi_04_three_seats_deal_as_if_there_were_four() -> None:
    dealers = set()
    for number in range(40):
        state = start(3, number)
        view = GAME.view(state, None)
        assert [view.hands[(view.dealer + n) % 3] for n in (1, 2, 3)] == [13, 13, 12]
        assert view.aside == len(aside(state)) == 12
        assert sum((Counter(hand(state, seat)) for seat in range(3)), Counter(aside(state))) == DECK
        dealers.add(view.dealer)
    assert dealers == {0, 1, 2}


def test_poi_04_every_round_sets_twelve_cards_aside() -> None:
    for dealt, received in deals(3):
        assert [len(received[(dealt.dealer + n) % 3].cards) for n in (1, 2, 3)] == [13, 13, 12]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_poi_04_more_seats_set_nothing_aside(seats: int) -> None:
    assert aside(start(seats)) == ()


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_poison_is_for_three_to_six(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match(GAME, seats, PLAIN, seed(0))


# Play


@every_number_of_seats
def test_poi_05_left_of_the_dealer_starts(seats: int) -> None:
    for number in range(20):
        match = Match(GAME, seats, PLAIN, seed(number))
        (dealt,) = told(match.opening, Dealt)
        assert dealt.starter == (dealt.dealer + 1) % seats
        assert list(match.questions()) == [dealt.starter]


@every_number_of_seats
def test_poi_05_then_clockwise(seats: int) -> None:
    news = whole_match(seats)
    for dealt, poured in zip(told(news, Dealt), by_round(news, Poured), strict=True):
        assert [event.seat for event in poured] == [(dealt.starter + n) % seats for n in range(len(poured))]


def test_poi_05_a_turn_is_one_card_and_there_is_no_passing() -> None:
    state = table([RED_1, RED_5, BLUE_2])
    assert GAME.asks(state) == {0: Play(must=True)}
    assert {move.card for move in GAME.moves(state, 0)} == {RED_1, RED_5, BLUE_2}
    pour(state, RED_5, 0)
    assert hand(state, 0) == (RED_1, BLUE_2)
    assert brew(state, 0) == (RED_5,)
    assert list(GAME.asks(state)) == [1]


def test_poi_05_only_in_turn() -> None:
    state = table([RED_1], [RED_2, RED_2])
    assert refusal(state, 1, RED_2, 0) == ("not-your-turn", {})
    assert GAME.moves(state, 1) == ()


def test_poi_05_only_cards_from_the_hand() -> None:
    state = table([RED_1], [RED_2])
    assert refusal(state, 0, RED_2, 0) == ("card-not-held", {"card": "card-red-2"})
    assert refusal(state, 0, POISON, 0) == ("card-not-held", {"card": "card-poison"})


def test_poi_05_a_refused_card_stays_in_the_hand() -> None:
    match = Match(GAME, 4, PLAIN, seed(0))
    (seat,) = match.questions()
    before = match.view(seat)
    card = next(card for card in Card if card not in before.hand)
    with pytest.raises(IllegalMove):
        match.play(seat, Pour(card, 0))
    assert match.view(seat) == before


def test_poi_06_any_potion_may_start_any_of_three_cauldrons() -> None:
    state = table([RED_1, BLUE_2, PURPLE_7])
    assert allowed(state, RED_1) == allowed(state, BLUE_2) == allowed(state, PURPLE_7) == [0, 1, 2]


def test_poi_06_the_first_potion_fixes_the_colour() -> None:
    state = table([BLUE_5], [RED_1, BLUE_1])
    pour(state, BLUE_5, 1)
    assert brew_colour(state, 1) is BLUE
    assert allowed(state, RED_1) == [0, 2]
    assert refusal(state, 1, RED_1, 1) == ("other-colour", {"card": "card-red-1", "place": 1})


def test_poi_06_the_third_colour_has_one_cauldron_left() -> None:
    state = table([PURPLE_1], cauldrons=[[RED_1], [], [BLUE_1]])
    assert allowed(state, PURPLE_1) == [1]
    assert refusal(state, 0, PURPLE_1, 2) == ("other-colour", {"card": "card-purple-1", "place": 2})


def test_poi_07_a_colour_is_never_in_two_cauldrons() -> None:
    state = table([RED_1], cauldrons=[[BLUE_1], [RED_2], []])
    assert allowed(state, RED_1) == [1]
    assert refusal(state, 0, RED_1, 2) == ("colour-elsewhere", {"card": "card-red-1", "place": 1})
    assert refusal(state, 0, RED_1, 0) == ("colour-elsewhere", {"card": "card-red-1", "place": 1})


@pytest.mark.parametrize("cauldrons", [[[], [], []], [[RED_1], [BLUE_1], [PURPLE_1]], [[POISON], [], [RED_7, POISON]]])
def test_poi_08_poison_goes_anywhere(cauldrons: list[list[Card]]) -> None:
    assert allowed(table([POISON], cauldrons=cauldrons), POISON) == [0, 1, 2]


@pytest.mark.parametrize("cauldron", [-1, 3, 7])
@pytest.mark.parametrize("card", [RED_1, POISON])
def test_poi_06_there_are_three_cauldrons(card: Card, cauldron: int) -> None:
    assert refusal(table([RED_1, POISON]), 0, card, cauldron) == ("no-such-cauldron", {"place": cauldron})


def test_poi_08_poison_leaves_the_colour_as_it_is() -> None:
    state = table([POISON], [POISON], cauldrons=[[RED_1], []])
    pour(state, POISON, 0)
    pour(state, POISON, 1)
    assert [brew_colour(state, cauldron) for cauldron in range(3)] == [RED, None, None]


def test_poi_09_a_potion_gives_a_poison_cauldron_its_colour() -> None:
    state = table([BLUE_2], [RED_1, PURPLE_1], cauldrons=[[POISON, POISON], [RED_7], []])
    assert allowed(state, BLUE_2) == [0, 2]
    pour(state, BLUE_2, 0)
    assert brew_colour(state, 0) is BLUE
    assert brew(state, 0) == (BLUE_2, POISON, POISON)
    assert allowed(state, PURPLE_1) == [2]


def test_poi_09_but_not_the_colour_of_another_cauldron() -> None:
    state = table([RED_1], cauldrons=[[POISON], [RED_7], []])
    assert refusal(state, 0, RED_1, 0) == ("colour-elsewhere", {"card": "card-red-1", "place": 1})


def test_poi_10_exactly_13_is_safe() -> None:
    state = table([RED_1], cauldrons=[[RED_7, RED_5]])
    assert pour(state, RED_1, 0) == [News(Poured(0, RED_1, 0, total=13, forced=False))]
    assert brew(state, 0) == (RED_1, RED_5, RED_7)
    assert taken(state, 0) == ()


def test_poi_10_more_than_13_boils_over() -> None:
    state = table([RED_2], cauldrons=[[RED_7, RED_5], [BLUE_7], [POISON]], taken=[[PURPLE_1], [POISON]])
    assert pour(state, RED_2, 0) == [
        News(Poured(0, RED_2, 0, total=14, forced=False)),
        News(BoiledOver(0, 0, (RED_5, RED_7))),
    ]
    assert [brew(state, cauldron) for cauldron in range(3)] == [(RED_2,), (BLUE_7,), (POISON,)]
    assert [taken(state, seat) for seat in range(3)] == [(RED_5, RED_7, PURPLE_1), (POISON,), ()]
    assert hand(state, 0) == ()


def test_poi_10_poison_counts_four_towards_the_total() -> None:
    state = table([POISON], [POISON], cauldrons=[[BLUE_7, BLUE_2], [BLUE_7, BLUE_1, BLUE_2]])
    assert told(pour(state, POISON, 0), Poured)[0].total == 13
    assert told(pour(state, POISON, 1), BoiledOver) == [BoiledOver(1, 1, (BLUE_1, BLUE_2, BLUE_7))]


def test_poi_11_a_potion_keeps_the_colour() -> None:
    state = table([RED_7], [RED_1, BLUE_1], cauldrons=[[RED_7, POISON]])
    pour(state, RED_7, 0)
    assert (brew(state, 0), brew_colour(state, 0)) == ((RED_7,), RED)
    assert allowed(state, RED_1) == [0]


def test_poi_11_a_potion_gives_a_poison_cauldron_its_colour_as_it_boils_over() -> None:
    state = table([RED_2], cauldrons=[[POISON, POISON, POISON]])
    pour(state, RED_2, 0)
    assert (brew(state, 0), brew_colour(state, 0)) == ((RED_2,), RED)
    assert taken(state, 0) == (POISON, POISON, POISON)


def test_poi_11_poison_leaves_no_colour() -> None:
    state = table([POISON], [RED_1, BLUE_1], cauldrons=[[RED_7, RED_5], [BLUE_1], []])
    pour(state, POISON, 0)
    assert (brew(state, 0), brew_colour(state, 0)) == ((POISON,), None)
    assert taken(state, 0) == (RED_5, RED_7)


@pytest.mark.parametrize("home", [0, 2])
def test_poi_11_the_old_colour_may_start_in_any_colourless_cauldron(home: int) -> None:
    state = table([POISON], [RED_1, RED_1], [PURPLE_1, RED_2], cauldrons=[[RED_7, RED_5], [BLUE_1], []])
    pour(state, POISON, 0)
    assert allowed(state, RED_1) == [0, 2]
    pour(state, RED_1, home)
    assert allowed(state, RED_2) == [home]
    assert allowed(state, PURPLE_1) == [2 - home]


def test_poi_11_another_colour_may_take_the_cauldron() -> None:
    state = table([POISON], [PURPLE_5, PURPLE_1], cauldrons=[[RED_7, RED_5], [BLUE_1], [POISON]])
    pour(state, POISON, 0)
    pour(state, PURPLE_5, 0)
    assert (brew(state, 0), brew_colour(state, 0)) == ((PURPLE_5, POISON), PURPLE)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_poi_12_taken_cards_are_hidden_even_from_their_owner(viewer: int | None) -> None:
    scenes = [GAME.scene(GAME.view(table(taken=[some]), viewer)) for some in ([RED_1, RED_2], [BLUE_7, POISON])]
    assert scenes[0] == scenes[1]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_poi_12_the_table_shows_how_many_were_taken(viewer: int | None) -> None:
    view = GAME.view(table(taken=[[RED_1, RED_1, POISON], [BLUE_2]]), viewer)
    assert [zone(view, f"taken:{seat}").size for seat in range(3)] == [3, 1, 0]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_poi_12_the_memory_aid_shows_which(viewer: int | None) -> None:
    view = GAME.view(table(taken=[[RED_1, RED_1, POISON], [BLUE_2]], options=MEMORY_AID), viewer)
    faces = [[piece.face for piece in zone(view, f"taken:{seat}").pieces] for seat in range(3)]
    assert faces == [["card-red-1", "card-red-1", "card-poison"], ["card-blue-2"], []]


def test_poi_12_the_memory_aid_changes_the_scene_only() -> None:
    plain, aided = Match(GAME, 3, PLAIN, seed(0)), Match(GAME, 3, MEMORY_AID, seed(0))
    assert play_out(plain) == play_out(aided)
    for seat in (0, 1, 2, None):
        assert msgspec.structs.replace(aided.view(seat), options=PLAIN) == plain.view(seat)


def test_poi_13_an_empty_hand_is_skipped() -> None:
    state = table([RED_1], [], IDLE)
    pour(state, RED_1, 0)
    assert list(GAME.asks(state)) == [2]
    pour(state, POISON, 1)
    assert list(GAME.asks(state)) == [2]


@pytest.mark.parametrize(("seats", "in_play"), [(3, 38), (4, 50), (5, 50), (6, 50)])
def test_poi_13_a_round_ends_when_all_cards_have_been_played(seats: int, in_play: int) -> None:
    news = whole_match(seats)
    assert {len(poured) for poured in by_round(news, Poured)} == {in_play}
    assert [event.round for event in told(news, RoundEnded)] == [event.round for event in told(news, Dealt)]


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


# Variant: draw pile


@every_number_of_seats
def test_poi_21_five_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    view = GAME.view(start(seats, options=DRAW_PILE), None)
    assert view.hands == (5,) * seats
    assert (view.stock, view.aside) == (50 - 5 * seats, 0)


def test_poi_21_a_card_is_drawn_after_the_overflow_and_only_the_drawer_sees_it() -> None:
    state = table([RED_7, PURPLE_2], cauldrons=[[RED_7, RED_5]], stock=[BLUE_2, PURPLE_1], options=DRAW_PILE)
    assert pour(state, RED_7, 0) == [
        News(Poured(0, RED_7, 0, total=19, forced=False)),
        News(BoiledOver(0, 0, (RED_5, RED_7))),
        News(Drew(0, left=1)),
        News(DrewCard(0, BLUE_2), only=0),
    ]
    assert hand(state, 0) == (BLUE_2, PURPLE_2)


def test_poi_21_nobody_draws_from_an_empty_pile() -> None:
    state = table([RED_1, RED_2], [RED_1, RED_2], stock=[BLUE_2], options=DRAW_PILE)
    assert told(pour(state, RED_1, 0), Drew) == [Drew(0, left=0)]
    assert told(pour(state, RED_1, 0), Drew) == []
    assert hand(state, 1) == (RED_2,)


@every_number_of_seats
def test_poi_21_the_round_ends_when_pile_and_hands_are_empty(seats: int) -> None:
    news = whole_match(seats, DRAW_PILE)
    assert {len(poured) for poured in by_round(news, Poured)} == {50}
    for drawn in by_round(news, Drew):
        assert [event.left for event in drawn] == list(reversed(range(50 - 5 * seats)))


@every_number_of_seats
def test_poi_21_hands_stay_at_five_while_the_pile_lasts(seats: int) -> None:
    state = start(seats, options=DRAW_PILE)
    while GAME.view(state, None).stock:
        assert GAME.view(state, None).hands == (5,) * seats
        play_on(state, rng())


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
