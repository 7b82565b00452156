"""A turn of Potion Academy: one of three choices, too many cards (ACA-5 to ACA-8, ACA-11)."""

import pytest

from chaudron.games.potion_academy.model import (
    Cleared,
    ClearOne,
    Discard,
    Discarded,
    DiscardOne,
    Drew,
    FollowUp,
    Place,
    Placed,
    Refilled,
    TakeTurn,
    Use,
)
from chaudron.testing import told
from tests.games.potion_academy.table import (
    BLUE,
    DONE,
    ORANGE,
    RED,
    REFILL,
    THREE_DIFFERENT,
    actions,
    aim,
    asked,
    bury,
    card,
    cards,
    discard,
    discards,
    each,
    hand,
    hit,
    kinds,
    laid,
    line,
    offers,
    pile,
    place,
    play,
    public,
    row,
    score,
    table,
    take,
    use,
)

# Refilling.


@pytest.mark.parametrize("held", ["", "left salvage", "left salvage, right bury", "left salvage, right bury, anyone smash"])
def test_aca_05_refilling_draws_up_to_four_then_one_is_discarded(held: str) -> None:
    top = "hand-3 forage, right smash, left forage, neighbours bury"
    state = table(held, "anyone salvage", placed=["left pickpocket, two-placed forage"], discarded="azure smash", pile=top)
    mine, number = cards(held), 4 - len(cards(held))
    news = play(state, REFILL)
    drawn = set(line(top)[:number])
    assert told(news, Refilled) == [Refilled(0, number, forced=False)]
    assert [(set(item.event.cards), item.only) for item in news if isinstance(item.event, Drew)] == [(drawn, 0)]
    assert hand(state, 0) == mine | drawn
    assert asked(state) == (0, DiscardOne())
    assert offers(state) == {Discard(card) for card in mine | drawn}
    assert pile(state)[0] == line(top)[number:][0] if number < 4 else True
    play(state, discard("hand-3 forage"))
    assert hand(state, 0) == (mine | drawn) - cards("hand-3 forage")
    assert discards(state) == cards("azure smash, hand-3 forage")
    assert asked(state) == (1, TakeTurn())


def test_aca_05_refilling_takes_from_the_top_of_the_pile() -> None:
    state = table("left salvage, right bury, anyone smash", pile="hand-3 forage, right smash")
    play(state, REFILL, discard("left salvage"))
    assert hand(state, 0) == cards("right bury, anyone smash, hand-3 forage")
    assert pile(state)[0] == card("right smash")


def test_aca_05_after_refilling_there_is_no_action_and_no_placing() -> None:
    state = table("left salvage", "anyone salvage", placed=["left pickpocket, two-placed forage"])
    play(state, REFILL)
    assert all(isinstance(move, Discard) for move in offers(state))
    play(state, discard("left salvage"))
    assert asked(state) == (1, TakeTurn())


def test_aca_05_whoever_can_only_refill_does_so_and_it_is_told() -> None:
    """An empty hand and no action: there is nothing to ask."""
    state = table("left pickpocket", "", pile="hand-3 forage, right smash, left forage, neighbours bury")
    news = play(state, place("left pickpocket"))
    assert told(news, Refilled) == [Refilled(1, 4, forced=True)]
    assert hand(state, 1) == cards("hand-3 forage, right smash, left forage, neighbours bury")
    assert asked(state) == (1, DiscardOne())


def test_aca_05_whoever_has_no_cards_in_hand_but_an_action_is_asked() -> None:
    state = table("left pickpocket", "", placed=["", "left salvage"], discarded="hand-3 forage")
    play(state, place("left pickpocket"))
    assert asked(state) == (1, TakeTurn())
    assert offers(state) == {REFILL, use("left salvage")}


def test_aca_05_whoever_has_no_cards_in_hand_but_a_combination_is_asked() -> None:
    state = table("left pickpocket", "", placed=["", "amber *hand-3 *forage, azure *neighbours *snatch, crimson *right *smash"])
    play(state, place("left pickpocket"))
    assert asked(state) == (1, TakeTurn())
    assert offers(state) == {REFILL, *(score(THREE_DIFFERENT, kept) for kept in ("amber forage", "azure snatch", "crimson smash"))}


# Placing.


def test_aca_06_a_card_is_placed_to_the_right_of_the_others() -> None:
    state = table("left salvage, right bury", placed=["left *pickpocket, two-placed forage"])
    news = play(state, place("right bury"))
    assert told(news, Placed) == [Placed(0, card("right bury"))]
    assert laid(state, 0) == row("left *pickpocket, two-placed forage, right bury")
    assert hand(state, 0) == cards("left salvage")


def test_aca_06_every_card_in_hand_may_be_placed() -> None:
    state = table("left salvage, right bury, anyone smash")
    assert {move for move in offers(state) if isinstance(move, Place)} == each(place, "left salvage, right bury, anyone smash")


def test_aca_06_an_action_after_placing_must_use_the_card_just_placed() -> None:
    """As target or as effect; an effect without target only if it is that card's own."""
    state = table(
        "right bury, hand-2-3 smash",
        "left salvage, hand-3 forage, neighbours bury",
        "amber snatch, amber pickpocket",
        placed=["left pickpocket, two-placed forage", "right smash, left forage"],
        discarded="azure salvage",
    )
    assert use("two-placed forage") in offers(state)
    play(state, place("right bury"))
    assert asked(state) == (0, FollowUp(card=card("right bury")))
    assert actions(state) == {
        aim("right bury", "left pickpocket", 1),
        aim("right bury", "two-placed forage", 1),
        aim("left pickpocket", "right bury", 2),
    }
    assert DONE in offers(state)


def test_aca_06_the_card_just_placed_may_use_its_own_effect_without_target() -> None:
    state = table("left salvage", placed=["left pickpocket, two-placed forage"], discarded="amber forage")
    play(state, place("left salvage"))
    assert {move for move in offers(state) if isinstance(move, Use)} == {use("left salvage")}


def test_aca_06_the_action_may_be_left() -> None:
    state = table("left salvage, right bury", placed=["left pickpocket"], discarded="amber forage")
    play(state, place("left salvage"), DONE)
    assert laid(state, 0) == row("left pickpocket, left salvage")
    assert asked(state) == (1, TakeTurn())


def test_aca_06_where_nothing_can_follow_nobody_is_asked() -> None:
    state = table("left pickpocket, right bury", "left salvage")
    news = play(state, place("left pickpocket"))
    assert kinds(news) == [Placed]
    assert asked(state) == (1, TakeTurn())


def test_aca_06_one_action_a_turn_only() -> None:
    state = table(
        "right bury",
        "left salvage, azure smash",
        "amber forage",
        placed=["left pickpocket, two-placed forage"],
        discarded="amber pickpocket",
    )
    play(state, place("right bury"), aim("right bury", "left pickpocket", 1), bury("azure smash"))
    assert asked(state) == (1, TakeTurn())


# Triggering.


def test_aca_07_an_action_with_cards_already_placed_is_a_whole_turn() -> None:
    state = table("right bury", placed=["left pickpocket, two-placed forage"], pile="azure snatch, azure smash")
    play(state, use("two-placed forage"), take("azure snatch"))
    assert asked(state) == (1, TakeTurn())
    assert laid(state, 0) == row("left pickpocket, two-placed *forage")


def test_aca_07_any_two_of_the_placed_cards_may_be_joined() -> None:
    state = table(
        "",
        "left salvage, azure smash",
        "amber forage",
        placed=["left pickpocket, anyone smash, two-placed bury", "azure bury, azure snatch", "crimson smash"],
    )
    assert actions(state) == {
        aim("left pickpocket", "anyone smash", 1),
        aim("left pickpocket", "anyone smash", 2),
        aim("left pickpocket", "two-placed bury", 1),
        aim("two-placed bury", "left pickpocket", 1),
        aim("two-placed bury", "anyone smash", 1),
        aim("two-placed bury", "anyone smash", 2),
        hit("anyone smash", "left pickpocket", 1, "azure bury"),
        hit("anyone smash", "left pickpocket", 1, "azure snatch"),
        hit("anyone smash", "two-placed bury", 1, "azure bury"),
        hit("anyone smash", "two-placed bury", 1, "azure snatch"),
    }


def test_aca_08_target_and_effect_are_of_two_cards() -> None:
    state = table("left salvage", "right bury", placed=["left pickpocket"])
    assert actions(state) == set()
    state = table("right bury", "left salvage", "azure smash")
    play(state, place("right bury"))
    assert asked(state) == (1, TakeTurn())


def test_aca_08_effects_that_need_no_target_are_used_alone() -> None:
    state = table("", "right bury", placed=["left salvage, hand-3 forage, anyone salvage"], discarded="amber pickpocket")
    assert actions(state) == each(use, "left salvage, hand-3 forage, anyone salvage")


# The end of a turn.


def test_aca_11_four_in_hand_become_three_of_the_players_choice() -> None:
    held = "left salvage, right bury, anyone smash"
    state = table(held, placed=["two-placed snatch, left pickpocket", "azure snatch"])
    play(state, hit("two-placed snatch", "left pickpocket", 1, "azure snatch"))
    assert asked(state) == (0, DiscardOne())
    assert offers(state) == each(discard, held + ", azure snatch")
    news = play(state, discard("right bury"))
    assert kinds(news) == [Discarded]
    assert hand(state, 0) == cards("left salvage, anyone smash, azure snatch")
    assert discards(state) == cards("right bury")
    assert asked(state) == (1, TakeTurn())


def test_aca_11_five_in_hand_become_three() -> None:
    """A card snatched makes four, a card that is kept makes five."""
    mine = "emerald snatch, azure salvage, crimson forage"
    state = table("anyone smash, hand-3 forage, none left pickpocket", placed=[mine, "azure snatch"])
    play(state, hit("emerald snatch", "crimson forage", 1, "azure snatch"), score(THREE_DIFFERENT, "emerald snatch"))
    assert hand(state, 0) == cards("anyone smash, hand-3 forage, none left pickpocket, azure snatch, emerald snatch")
    assert asked(state) == (0, DiscardOne())
    play(state, discard("emerald snatch"))
    assert asked(state) == (0, DiscardOne())
    assert offers(state) == each(discard, "anyone smash, hand-3 forage, none left pickpocket, azure snatch")
    play(state, discard("anyone smash"))
    assert asked(state) == (1, TakeTurn())


def test_aca_11_cards_in_hand_go_before_placed_ones() -> None:
    mine = "amber pickpocket, amber forage, azure smash"
    state = table("left salvage, right bury, anyone smash, hand-3 snatch", placed=[mine], discarded="crimson smash")
    state.scored = True  # The fourth card in hand came back by scoring.
    play(state, place("left salvage"), use("left salvage"))
    assert asked(state) == (0, DiscardOne())
    play(state, discard("hand-3 snatch"))
    assert asked(state) == (0, ClearOne())
    assert offers(state) == each(discard, mine + ", left salvage")
    news = play(state, discard("amber forage"))
    assert kinds(news) == [Cleared]
    assert laid(state, 0) == row("amber pickpocket, azure smash, left *salvage")
    assert discards(state) == cards("hand-3 snatch, amber forage")
    assert asked(state) == (1, TakeTurn())


def test_aca_11_four_placed_cards_may_stay_until_the_end_of_the_turn() -> None:
    """The fourth may be used in an action, and counts for a combination, before one is discarded."""
    state = table("left pickpocket", "azure bury", placed=["amber salvage, azure salvage, crimson salvage"])
    play(state, place("left pickpocket"))
    assert asked(state) == (0, FollowUp(card=card("left pickpocket")))
    play(state, DONE)
    assert asked(state) == (0, ClearOne())
    play(state, discard("left pickpocket"))
    assert asked(state) == (1, TakeTurn())


def test_aca_11_three_and_three_are_not_too_many() -> None:
    state = table("left salvage, right bury, anyone smash, hand-3 snatch", "", "", placed=["left pickpocket, amber pickpocket"])
    state.scored = True  # The fourth card in hand came back by scoring.
    play(state, place("right bury"))
    assert (len(hand(state, 0)), len(laid(state, 0))) == (3, 3)
    assert asked(state)[0] == 1


def test_aca_11_others_are_not_trimmed_in_ones_turn() -> None:
    state = table("left salvage", "right bury, anyone smash, hand-3 snatch", placed=["", "azure snatch, crimson smash, left pickpocket"])
    play(state, REFILL)
    play(state, discard("left salvage"))
    assert asked(state) == (1, TakeTurn())
    assert (len(hand(state, 1)), len(laid(state, 1))) == (3, 3)


def test_aca_11_in_the_game_for_two_each_colour_may_have_three_placed_cards() -> None:
    state = table(
        "none left pickpocket",
        "violet forage",
        placed=["amber salvage, amber forage, azure bury", "", "azure smash, azure salvage, amber pickpocket"],
        seats=2,
        turn=RED,
    )
    play(state, place("none left pickpocket"))
    play(state, DONE)
    assert asked(state) == (0, ClearOne())
    assert offers(state) == each(discard, "amber salvage, amber forage, azure bury, none left pickpocket")
    play(state, discard("amber salvage"))
    assert len(laid(state, ORANGE)) == 3
    assert public(state).turn == BLUE
