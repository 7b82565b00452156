"""Offers, calls, answers and deals (ZAU-8 to ZAU-10)."""

from chaudron.games.zaubercocktail.model import (
    Answered,
    BidMade,
    Called,
    Displayed,
    Lapsed,
    Offer,
    Offered,
    Traded,
    Withdrawn,
)
from chaudron.kernel.match import Match
from chaudron.testing import seed, told
from tests.games.zaubercocktail.table import (
    GAME,
    PLAIN,
    STONE,
    accept,
    act,
    answer,
    bid,
    call,
    cards,
    display,
    hand,
    offer,
    offers,
    public,
    refused,
    score,
    standing,
    table,
    withdraw,
)

# Kinds of call (ZAU-8).


def test_zau_08_three_blue_wanted_and_a_faran_leaf_given() -> None:
    """The first kind: both sides are named."""
    state = table("faran, lead", "gold", "4 blue", "white")
    news = act(state, 0, offer("faran", "3 blue"))
    assert told(news, Offered) == [Offered(0, 1, cards("faran"), cards("3 blue"), None)]
    news = act(state, 2, accept(1))
    assert told(news, Traded) == [Traded(2, 0, 1, cards("3 blue"), cards("faran"))]
    assert [hand(state, seat) for seat in range(4)] == [cards("lead, 3 blue"), cards("gold"), cards("blue, faran"), cards("white")]


def test_zau_08_a_whiteberry_to_whoever_gives_silver_grass() -> None:
    """The second kind: whoever holds what is wanted may agree, nobody else."""
    state = table("white", "silver", "2 blue", "silver")
    act(state, 0, offer("white", "silver"))
    assert [accept(1) in GAME.moves(state, seat) for seat in range(4)] == [False, True, False, True]
    act(state, 3, accept(1))
    assert (hand(state, 0), hand(state, 3)) == (cards("silver"), cards("white"))


def test_zau_08_anything_for_a_gold_rose_is_answered_by_what_others_want() -> None:
    """The third kind: others name their price, and one of them gets the deal."""
    state = table("5 blue, 2 faran", "gold", "gold", "white")
    assert told(act(state, 0, call("gold")), Called) == [Called(0, 1, cards("gold"))]
    assert accept(1) not in GAME.moves(state, 1)
    assert refused(state, 1, accept(1)) == "answer-calls"
    assert refused(state, 3, answer(1, "faran")) == "not-held"
    news = act(state, 1, answer(1, "2 faran")) + act(state, 2, answer(1, "faran, 3 blue"))
    assert told(news, Answered) == [
        Answered(1, 2, 0, cards("gold"), cards("2 faran")),
        Answered(2, 3, 0, cards("gold"), cards("faran, 3 blue")),
    ]
    assert refused(state, 3, accept(2)) == "not-for-you"
    act(state, 0, accept(3))
    assert hand(state, 0) == cards("2 blue, faran, gold")
    assert hand(state, 1) == cards("gold")
    assert hand(state, 2) == cards("3 blue, faran")


def test_zau_08_a_call_that_was_met_is_done_and_other_answers_with_it() -> None:
    state = table("5 blue", "gold", "gold", "white")
    act(state, 0, call("gold"), offer("blue", "white"))
    act(state, 1, answer(1, "2 blue"))
    act(state, 2, answer(1, "blue"))
    news = act(state, 0, accept(4))
    assert offers(state) == [2]
    assert told(news, Lapsed) == [Lapsed(1, 3)]
    assert refused(state, 1, answer(1, "lead")) == "offer-gone"


def test_zau_08_what_is_displayed_is_answered_by_what_others_give() -> None:
    """A kind of our own: “I have these, what will you give?” One of those who answer gets the deal."""
    state = table("3 blue, gold", "2 white", "faran, lead", "white")
    assert told(act(state, 0, display("3 blue")), Displayed) == [Displayed(0, 1, cards("3 blue"))]
    assert accept(1) not in GAME.moves(state, 1)
    news = act(state, 1, bid(1, "2 white")) + act(state, 2, bid(1, "faran, lead")) + act(state, 3, bid(1, "white"))
    assert told(news, BidMade) == [
        BidMade(1, 2, 0, cards("2 white"), cards("3 blue")),
        BidMade(2, 3, 0, cards("faran, lead"), cards("3 blue")),
        BidMade(3, 4, 0, cards("white"), cards("3 blue")),
    ]
    assert refused(state, 1, accept(3)) == "not-for-you"
    news = act(state, 0, accept(3))
    assert told(news, Traded) == [Traded(0, 2, 3, cards("3 blue"), cards("faran, lead"))]
    assert told(news, Lapsed) == [Lapsed(1, 2), Lapsed(3, 4)]
    assert [hand(state, seat) for seat in range(4)] == [cards("gold, faran, lead"), cards("2 white"), cards("3 blue"), cards("white")]
    assert offers(state) == []


def test_zau_08_calls_and_displays_are_words_and_bind_nobody() -> None:
    state = table("3 blue, gold", "white")
    act(state, 0, display("3 blue"), call("white"), display("gold"))
    act(state, 1, bid(1, "white"))
    act(state, 0, withdraw(1))
    assert offers(state) == [2, 3]
    assert hand(state, 0) == cards("3 blue, gold")


def test_zau_09_a_display_lapses_with_its_cards_and_takes_its_bids_along() -> None:
    state = table("3 blue, gold", "white, lead", "green")
    act(state, 0, display("3 blue"), display("blue"), offer("blue", "green"))
    act(state, 1, bid(1, "white"), bid(2, "lead"))
    news = act(state, 2, accept(3))
    assert told(news, Lapsed) == [Lapsed(0, 1), Lapsed(1, 4)]
    assert offers(state) == [2, 5]


def test_zau_08_one_may_answer_a_call_in_several_ways() -> None:
    state = table("5 blue", "2 gold, lead", "gold", "white")
    act(state, 0, call("gold"))
    act(state, 1, answer(1, "2 blue"), answer(1, "faran"))
    assert offers(state) == [1, 2, 3]
    assert refused(state, 1, answer(1, "faran")) == "said-already"


def test_zau_08_an_answer_may_want_what_the_caller_does_not_hold_and_then_it_cannot_agree() -> None:
    """Nobody knows what others hold; whoever calls simply cannot take it up."""
    state = table("blue", "gold")
    act(state, 0, call("gold"))
    act(state, 1, answer(1, "faran"))
    assert refused(state, 0, accept(2)) == "not-held"


def test_zau_08_an_offer_may_want_what_nobody_holds() -> None:
    state = table("blue", "gold")
    act(state, 0, offer("blue", "3 faran"))
    assert all(accept(1) not in GAME.moves(state, seat) for seat in range(4))


def test_zau_08_any_number_for_any_number_but_at_least_one_on_each_side() -> None:
    state = table("7 blue, 2 lead, gold", "5 green, 3 gira", "faran")
    act(state, 0, offer("7 blue, 2 lead", "5 green, 3 gira"))
    act(state, 1, accept(1))
    assert (hand(state, 0), hand(state, 1)) == (cards("5 green, 3 gira, gold"), cards("7 blue, 2 lead"))
    assert refused(state, 0, offer("", "blue")) == "no-cards"
    assert refused(state, 0, offer("gold", "")) == "no-cards"
    assert refused(state, 0, call("")) == "no-cards"


def test_zau_08_jokers_trade_like_any_card_under_their_own_name() -> None:
    state = table("black", "2 white", "black")
    act(state, 0, offer("black", "2 white"))
    act(state, 1, accept(1))
    assert (hand(state, 0), hand(state, 1)) == (cards("2 white"), cards("black"))
    act(state, 1, call("black"))
    act(state, 0, offer("white", "black"))
    act(state, 2, accept(3))
    assert hand(state, 0) == cards("white, black")


def test_zau_08_a_joker_does_not_stand_for_another_card_in_a_trade() -> None:
    state = table("gold", "white, black")
    act(state, 0, offer("gold", "2 white"))
    assert refused(state, 1, accept(1)) == "not-held"
    assert refused(state, 1, offer("2 white", "gold")) == "not-held"


def test_zau_08_offers_trades_and_hand_sizes_are_public() -> None:
    state = table("3 blue", "gold", "lead", "white")
    news = act(state, 0, offer("2 blue", "gold", to=1))
    for seat in (*range(4), None):
        view = GAME.view(state, seat)
        (standing,) = view.offers
        assert (standing.seat, standing.give, standing.want, standing.to) == (0, cards("2 blue"), cards("gold"), 1)
    news += act(state, 1, accept(1))
    assert all(only is None for _, only in news)
    assert all(GAME.view(state, seat).hands == (2, 2, 1, 1) for seat in (*range(4), None))


def test_zau_08_an_offer_may_be_for_one_seat_alone() -> None:
    state = table("3 blue", "gold", "gold")
    act(state, 0, offer("2 blue", "gold", to=1))
    assert refused(state, 2, accept(1)) == "not-for-you"
    assert [accept(1) in GAME.moves(state, seat) for seat in range(4)] == [False, True, False, False]
    act(state, 1, accept(1))
    assert hand(state, 1) == cards("2 blue")


def test_zau_08_a_seat_without_cards_cannot_trade() -> None:
    state = table("", "gold", "gold")
    assert refused(state, 0, call("gold")) == "empty-hand"
    assert refused(state, 0, offer("blue", "gold")) == "empty-hand"
    act(state, 1, call("lead"))
    assert refused(state, 0, answer(1, "gold")) == "empty-hand"
    assert list(GAME.moves(state, 0)) == [STONE]


def test_zau_08_who_gives_the_last_cards_has_others_for_them_and_trades_on() -> None:
    state = table("2 gold", "white, lead", "troll")
    act(state, 0, call("troll"), offer("2 gold", "white"))
    news = act(state, 1, accept(2))
    assert hand(state, 0) == cards("white")
    assert (offers(state), told(news, Lapsed)) == ([1], [])
    act(state, 2, answer(1, "white"))
    act(state, 0, accept(3))
    assert (hand(state, 0), hand(state, 2)) == (cards("troll"), cards("white"))


# Honesty (ZAU-9).


def test_zau_09_nobody_offers_what_they_do_not_hold() -> None:
    state = table("2 blue, lead", "gold")
    assert refused(state, 0, offer("3 blue", "gold")) == "not-held"
    assert refused(state, 0, offer("blue, faran", "gold")) == "not-held"
    assert refused(state, 0, offer("gold", "blue")) == "not-held"
    act(state, 0, offer("2 blue", "gold"))


def test_zau_09_nobody_answers_with_what_they_do_not_hold() -> None:
    state = table("2 blue, lead", "gold")
    act(state, 0, call("2 gold"))
    assert refused(state, 1, answer(1, "blue")) == "not-held"


def test_zau_09_nobody_agrees_to_give_what_they_do_not_hold() -> None:
    state = table("2 blue, lead", "gold, white")
    act(state, 0, offer("blue", "2 gold"), offer("blue", "gold, faran"))
    assert refused(state, 1, accept(1)) == "not-held"
    assert refused(state, 1, accept(2)) == "not-held"
    assert (hand(state, 0), hand(state, 1)) == (cards("2 blue, lead"), cards("white, gold"))


def test_zau_09_the_same_cards_may_be_offered_twice_and_are_given_once() -> None:
    """Each offer can be kept; when the cards are gone, the other vanishes."""
    state = table("gold", "2 white", "3 troll")
    act(state, 0, offer("gold", "2 white"), offer("gold", "3 troll"))
    news = act(state, 1, accept(1))
    assert offers(state) == []
    assert told(news, Lapsed) == [Lapsed(0, 2)]
    assert refused(state, 2, accept(2)) == "offer-gone"
    assert [hand(state, seat) for seat in range(3)] == [cards("2 white"), cards("gold"), cards("3 troll")]


def test_zau_09_an_offer_vanishes_when_some_of_its_cards_are_gone() -> None:
    state = table("3 blue, gold", "white", "white")
    act(state, 0, offer("2 blue", "white"), offer("2 blue, gold", "white"), offer("blue", "white"), offer("gold", "troll"))
    news = act(state, 1, accept(1))
    assert offers(state) == [3, 4]
    assert told(news, Lapsed) == [Lapsed(0, 2)]


def test_zau_09_offers_of_who_agrees_vanish_too() -> None:
    state = table("blue", "gold, lead", "troll")
    act(state, 1, offer("gold", "troll"), offer("lead", "troll"))
    act(state, 0, offer("blue", "gold"))
    news = act(state, 1, accept(3))
    assert offers(state) == [2]
    assert told(news, Lapsed) == [Lapsed(1, 1)]


def test_zau_09_answers_vanish_when_their_cards_are_gone_and_the_call_stays() -> None:
    state = table("3 blue", "gold", "white")
    act(state, 0, call("gold"))
    act(state, 1, answer(1, "blue"), offer("gold", "white"))
    news = act(state, 2, accept(3))
    assert offers(state) == [1]
    assert told(news, Lapsed) == [Lapsed(1, 2)]


def test_zau_09_an_offer_that_can_still_be_kept_stands() -> None:
    state = table("2 gold", "white", "white")
    act(state, 0, offer("gold", "white"), offer("gold", "white", to=2))
    news = act(state, 1, accept(1))
    assert offers(state) == [2]
    assert told(news, Lapsed) == []
    act(state, 2, accept(2))
    assert hand(state, 0) == cards("2 white")


def test_zau_09_an_offer_is_gone_for_good_even_if_its_cards_come_back() -> None:
    state = table("gold", "white", "troll")
    act(state, 0, offer("gold", "white"), offer("gold", "troll"))
    act(state, 1, accept(1))
    act(state, 1, offer("gold", "white"))
    act(state, 0, accept(3))
    assert hand(state, 0) == cards("gold")
    assert offers(state) == []
    assert refused(state, 2, accept(2)) == "offer-gone"


def test_zau_09_both_sides_change_hands_at_once_or_not_at_all() -> None:
    state = table("2 gold, blue", "3 troll, lead")
    act(state, 0, offer("2 gold", "3 troll"))
    act(state, 1, accept(1))
    assert (hand(state, 0), hand(state, 1)) == (cards("blue, 3 troll"), cards("lead, 2 gold"))


def test_zau_09_what_was_said_can_be_taken_back_by_its_maker_alone() -> None:
    state = table("gold", "white")
    act(state, 0, offer("gold", "white"))
    assert refused(state, 1, withdraw(1)) == "not-yours"
    assert withdraw(1) not in GAME.moves(state, 1)
    assert told(act(state, 0, withdraw(1)), Withdrawn) == [Withdrawn(0, 1)]
    assert offers(state) == []
    assert refused(state, 1, accept(1)) == "offer-gone"
    assert refused(state, 0, withdraw(1)) == "offer-gone"


def test_zau_09_a_call_taken_back_takes_its_answers_with_it() -> None:
    state = table("blue", "gold", "gold")
    act(state, 0, call("gold"))
    act(state, 1, answer(1, "blue"), offer("gold", "faran"))
    act(state, 2, answer(1, "blue"))
    news = act(state, 0, withdraw(1))
    assert offers(state) == [3]
    assert told(news, Lapsed) == [Lapsed(1, 2), Lapsed(2, 4)]


def test_zau_09_an_answer_taken_back_leaves_the_call() -> None:
    state = table("blue", "gold", "gold")
    act(state, 0, call("gold"))
    act(state, 1, answer(1, "blue"))
    act(state, 1, withdraw(2))
    assert offers(state) == [1]


def test_zau_09_a_seat_that_takes_up_its_own_offer_is_refused() -> None:
    state = table("gold, white")
    act(state, 0, offer("gold", "white"))
    assert refused(state, 0, accept(1)) == "own-offer"
    assert accept(1) not in GAME.moves(state, 0)


# Who agrees first (ZAU-10).


def test_zau_10_of_two_who_agree_one_gets_the_deal_and_the_other_is_told_it_is_gone() -> None:
    state = table("2 gold", "white", "white")
    act(state, 0, offer("gold", "white"))
    assert accept(1) in GAME.moves(state, 1)
    assert accept(1) in GAME.moves(state, 2)
    act(state, 2, accept(1))
    assert refused(state, 1, accept(1)) == "offer-gone"
    assert hand(state, 1) == cards("white")
    assert hand(state, 0) == cards("white, gold")


def test_zau_10_the_question_stands_while_others_trade_so_that_no_answer_is_stale() -> None:
    match = Match(GAME, 4, PLAIN, seed(5))
    asked = {seat: question.number for seat, question in match.questions().items()}
    held = match.view(0).hand[0]
    match.play(0, Offer((held,), (next(kind for kind in cards("gold, faran") if kind != held),)), asked[0])
    for seat in (1, 2, 3):
        assert match.questions()[seat].number == asked[seat]


def test_zau_10_an_accepted_offer_never_stands_again() -> None:
    state = table("2 gold", "2 white", "2 white")
    act(state, 0, offer("gold", "white"))
    act(state, 1, accept(1))
    act(state, 0, offer("gold", "white"))
    assert offers(state) == [2]
    assert refused(state, 2, accept(1)) == "offer-gone"


# Numbers and names.


def test_offers_are_numbered_through_the_game() -> None:
    state = table("2 gold", "2 white", "2 troll", "2 lead")
    act(state, 0, offer("gold", "white"))
    act(state, 1, call("gold"))
    assert standing(state, 1).seat == 0
    score(state, "2 gold", "2 white", "2 troll", "2 lead")
    assert public(state).next_offer == 3


def test_cards_named_in_another_order_are_the_same_offer() -> None:
    state = table("2 gold, blue", "2 white")
    act(state, 0, offer("gold, blue", "2 white"))
    assert refused(state, 0, offer("blue, gold", "2 white")) == "said-already"
