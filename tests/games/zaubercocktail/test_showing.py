"""Collections: what may be shown, and when it is seen (ZAU-14, ZAU-15)."""

from chaudron.games.zaubercocktail.model import ChooseFirst, ChooseSecond, Chose, Collection, Ingredient, Show, Shown, ShownNothing
from chaudron.testing import told
from tests.games.zaubercocktail.table import (
    ENOUGH,
    GAME,
    INGREDIENT,
    SEATS,
    STONE,
    act,
    cards,
    choose,
    hand,
    hands,
    known,
    offer,
    public,
    refused,
    score,
    show,
    shows,
    start,
    stop_all,
    table,
)


def test_zau_14_one_or_two_collections_of_at_least_two_cards() -> None:
    state = table("3 blue, 2 lead, gold", "2 white, 2 troll")
    stop_all(state)
    assert shows(state, 0) == {show("2 blue"), show("3 blue"), show("2 lead")}
    assert refused(state, 0, show("gold")) == "no-collection"
    assert refused(state, 0, show("blue")) == "no-collection"
    act(state, 0, show("3 blue"))
    assert shows(state, 0) == {show("2 lead")}
    act(state, 0, show("2 lead"))
    assert 0 not in GAME.asks(state)
    assert told(choose(state, 1, "2 white"), Chose) == [Chose(1)]


def test_zau_14_two_collections_are_of_different_ingredients() -> None:
    state = table("6 blue, 2 lead")
    stop_all(state)
    act(state, 0, show("3 blue"))
    assert shows(state, 0) == {show("2 lead")}
    assert refused(state, 0, show("2 blue")) == "no-collection"
    assert refused(state, 0, show("3 blue")) == "no-collection"


def test_zau_14_who_can_form_a_collection_must_show_one() -> None:
    for held in ("2 blue", "blue, black", "2 gold, lead"):
        state = table(held)
        stop_all(state)
        assert ENOUGH not in GAME.moves(state, 0)
        assert refused(state, 0, ENOUGH) == "must-show"
        act(state, 0, *list(shows(state, 0))[:1], ENOUGH)
        assert public(state).ready[0]


def test_zau_14_who_cannot_shows_the_hand_keeps_it_and_scores_nothing() -> None:
    state = table("blue, lead, gold", "2 faran", "2 white", "2 troll", pawns=[9, 34, 9, 9])
    stop_all(state)
    assert list(GAME.moves(state, 0)) == [ENOUGH]
    news = score(state, "", "2 faran", "2 white", "2 troll")
    assert told(news, ShownNothing) == [ShownNothing(0, cards("blue, lead, gold"))]
    assert hand(state, 0) == cards("blue, lead, gold")
    assert known(state, 0) == cards("blue, lead, gold")
    assert public(state).pawns[0] == 7


def test_zau_14_jokers_alone_are_no_collection() -> None:
    state = table("3 black", "2 faran", "2 white", "2 troll", pawns=[0, 34])
    stop_all(state)
    assert list(GAME.moves(state, 0)) == [ENOUGH]
    assert refused(state, 0, Show(Ingredient.BLACK_SOMETHING, 2)) == "no-collection"
    assert refused(state, 0, Show(Ingredient.BLACK_SOMETHING, 1, 1)) == "no-collection"
    news = score(state, "", "2 faran", "2 white", "2 troll")
    assert told(news, ShownNothing) == [ShownNothing(0, cards("3 black"))]


def test_zau_14_weaker_and_smaller_collections_may_be_shown() -> None:
    state = table("3 gold, 4 blue", "2 faran", "2 white", "2 troll", pawns=[0, 34])
    news = score(state, "2 blue", "2 faran", "2 white", "2 troll")
    assert told(news, Shown)[0] == Shown(0, INGREDIENT["blue"], 2, 0, 8)
    assert hand(state, 0) == cards("3 gold, 2 blue")


def test_zau_14_nothing_is_shown_that_is_not_held() -> None:
    state = table("3 gold, 4 blue")
    stop_all(state)
    for text in ("5 blue", "2 white", "2 blue, black", "2 gold, 2 black"):
        assert refused(state, 0, show(text)) == "no-collection"


def test_zau_14_one_collection_is_enough() -> None:
    state = table("3 gold, 4 blue", "2 faran", "2 white", "2 troll", pawns=[0, 34])
    news = score(state, "3 gold", "2 faran", "2 white", "2 troll")
    assert [event for event in told(news, Shown) if event.seat == 0] == [Shown(0, INGREDIENT["gold"], 3, 0, 96)]


def test_zau_14_the_second_question_is_always_asked() -> None:
    """Whether somebody answers once or twice would otherwise tell what they hold."""
    state = table("2 blue", "2 blue, 2 lead", "", "")
    stop_all(state)
    for seat in (0, 1):
        act(state, seat, show("2 blue"))
        assert GAME.asks(state)[seat] == ChooseSecond()
        assert not public(state).ready[seat]
    assert list(GAME.moves(state, 0)) == [ENOUGH]
    assert set(GAME.moves(state, 1)) == {show("2 lead"), ENOUGH}


def test_zau_14_everybody_answers_twice_whatever_they_hold() -> None:
    """Whoever can show nothing would otherwise be done a step earlier than anybody else."""
    for held in ("blue, lead, gold", "", "3 black", "2 blue", "2 blue, 2 lead"):
        state = table(held, "2 faran", "2 white", "2 troll")
        stop_all(state)
        before = [GAME.view(state, seat) for seat in (1, 2, 3, None)]
        assert act(state, 0, GAME.moves(state, 0)[0]) == []
        assert GAME.asks(state)[0] == ChooseSecond()
        assert [GAME.view(state, seat) for seat in (1, 2, 3, None)] == before
        assert told(act(state, 0, GAME.moves(state, 0)[0]), Chose) == [Chose(0)]
        assert public(state).ready[0]


def test_zau_14_nothing_shown_is_forgotten_when_the_round_is_over() -> None:
    state = table("blue", "2 faran", "2 white", "2 troll")
    score(state, "", "2 faran", "2 white", "2 troll")
    stop_all(state)
    assert set(GAME.asks(state).values()) == {ChooseFirst()}
    assert not GAME.view(state, 0).passed


def test_zau_14_all_choose_at_the_same_time_in_any_order() -> None:
    for seats in SEATS:
        state = start(seats)
        stop_all(state)
        assert dict(GAME.asks(state)) == dict.fromkeys(range(seats), ChooseFirst())
    state = table("2 blue", "2 lead", "2 white", "2 troll")
    stop_all(state)
    for seat, text in ((3, "2 troll"), (1, "2 lead"), (0, "2 blue")):
        assert told(choose(state, seat, text), Chose) == [Chose(seat)]
    assert public(state).ready == (True, True, False, True)
    assert refused(state, 3, ENOUGH) == "done-already"


def test_zau_14_all_are_revealed_at_the_same_time() -> None:
    held = ["2 blue, 2 gira", "2 lead", "2 white", "gold"]
    state = table(*held, pawns=[0, 0, 34])
    stop_all(state)
    before = hands(state)
    news = choose(state, 0, "2 gira + 2 blue") + choose(state, 1, "2 lead") + choose(state, 3)
    assert told(news, Shown) + told(news, ShownNothing) == []
    assert hands(state) == before
    news = choose(state, 2, "2 white")
    assert told(news, Shown) == [
        Shown(0, INGREDIENT["gira"], 2, 0, 18),
        Shown(0, INGREDIENT["blue"], 2, 0, 8),
        Shown(1, INGREDIENT["lead"], 2, 0, 16),
        Shown(2, INGREDIENT["white"], 2, 0, 42),
    ]
    assert told(news, ShownNothing) == [ShownNothing(3, cards("gold"))]
    assert [len(hand(state, seat)) for seat in range(4)] == [0, 0, 0, 1]


def test_zau_14_what_was_chosen_is_secret_until_then() -> None:
    state = table("2 blue, 3 lead", "2 lead", "2 white", "gold")
    stop_all(state)
    act(state, 0, show("3 lead"))
    assert GAME.view(state, 0).chosen == (Collection(INGREDIENT["lead"], 3, 0),)
    act(state, 0, show("2 blue"))
    assert len(GAME.view(state, 0).chosen) == 2
    for seat in (1, 2, 3, None):
        view = GAME.view(state, seat)
        assert view.chosen == ()
        assert view.known[0] == ()
        assert view.hands[0] == 5


def test_zau_14_nobody_can_tell_that_a_first_choice_was_made() -> None:
    state = table("2 blue, 3 lead", "2 lead", "2 white", "gold")
    stop_all(state)
    before = [GAME.view(state, seat) for seat in (1, 2, 3, None)]
    assert act(state, 0, show("3 lead")) == []
    assert [GAME.view(state, seat) for seat in (1, 2, 3, None)] == before


def test_zau_14_trading_is_over_while_all_choose() -> None:
    state = table("2 blue, 3 lead", "2 lead", "2 white", "gold")
    stop_all(state)
    for move in (offer("blue", "gold"), STONE):
        assert refused(state, 0, move) == "trading-over"


def test_zau_15_a_natural_card_and_a_joker_are_a_collection_of_two() -> None:
    state = table("gold, black", "2 faran", "2 white", "2 troll", pawns=[0, 34])
    stop_all(state)
    assert shows(state, 0) == {show("gold, black")}
    news = score(state, "gold, black", "2 faran", "2 white", "2 troll")
    assert told(news, Shown)[0] == Shown(0, INGREDIENT["gold"], 1, 1, 62)
    assert hand(state, 0) == ()


def test_zau_15_several_jokers_may_join_one_collection_within_the_largest() -> None:
    state = table("white, 4 black")
    stop_all(state)
    assert shows(state, 0) == {show("white, black"), show("white, 2 black"), show("white, 3 black")}
    assert refused(state, 0, show("white, 4 black")) == "no-collection"
    state = table("7 blue, black")
    stop_all(state)
    assert show("6 blue, black") in shows(state, 0)
    assert refused(state, 0, show("7 blue, black")) == "no-collection"


def test_zau_15_each_joker_joins_one_collection_only() -> None:
    state = table("2 gold, 2 faran, 2 black", "2 white", "2 troll", "2 lead", pawns=[0, 34])
    stop_all(state)
    act(state, 0, show("2 gold, black"))
    assert shows(state, 0) == {show("2 faran"), show("2 faran, black"), show("faran, black")}
    assert refused(state, 0, show("faran, 2 black")) == "no-collection"
    act(state, 0, show("2 faran, black"))
    news = choose(state, 1, "2 white") + choose(state, 2, "2 troll") + choose(state, 3, "2 lead")
    assert [event.worth for event in told(news, Shown) if event.seat == 0] == [96, 93]
    assert hand(state, 0) == ()


def test_zau_15_jokers_may_be_kept() -> None:
    state = table("2 gold, black", "2 white", "2 troll", "2 lead", pawns=[0, 34])
    score(state, "2 gold", "2 white", "2 troll", "2 lead")
    assert hand(state, 0) == cards("black")
