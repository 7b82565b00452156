"""Playing cards in Poison: cauldrons, colours, boiling over, taken cards (POI-5 to POI-13)."""

import msgspec
import pytest

from chaudron.games.poison import GAME, BoiledOver, Card, Dealt, Play, Pour, Poured, RoundEnded
from chaudron.kernel.match import Match
from chaudron.kernel.model import IllegalMove, News
from chaudron.testing import seed, told
from chaudron.texts import texts
from tests.games.poison.table import (
    BLUE,
    BLUE_1,
    BLUE_2,
    BLUE_5,
    BLUE_7,
    IDLE,
    MEMORY_AID,
    PLAIN,
    POISON,
    PURPLE,
    PURPLE_1,
    PURPLE_5,
    PURPLE_7,
    RED,
    RED_1,
    RED_2,
    RED_4,
    RED_5,
    RED_7,
    allowed,
    brew,
    brew_colour,
    by_round,
    every_number_of_seats,
    hand,
    play_out,
    pour,
    refusal,
    table,
    taken,
    whole_match,
    zone,
)

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


def test_poi_12_the_log_lists_taken_cards_only_with_the_memory_aid() -> None:
    for options, said in ((PLAIN, "Anna takes 2 cards."), (MEMORY_AID, "Anna takes 2 cards: red 5 and red 7.")):
        state = table([RED_4, RED_1], cauldrons=[[RED_5, RED_7]], options=options)
        (event,) = told(pour(state, RED_4, 0), BoiledOver)
        assert texts("en", GAME).tell(event, ["Anna", "Ben", "Cleo"]).endswith(said)


def test_poi_12_the_memory_aid_changes_the_scene_and_the_log_only() -> None:
    plain, aided = Match(GAME, 3, PLAIN, seed(0)), Match(GAME, 3, MEMORY_AID, seed(0))
    listed = [
        News(msgspec.structs.replace(event, listed=False), only) if isinstance(event, BoiledOver) else News(event, only)
        for event, only in play_out(aided)
    ]
    assert play_out(plain) == listed
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
