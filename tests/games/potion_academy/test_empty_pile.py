"""Potion Academy where there is nothing to draw (ACA-12)."""

import pytest

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import DiscardOne, Refilled, Reshuffled, TakeTurn
from chaudron.testing import told
from tests.games.potion_academy.table import (
    DONE,
    IN_PLAY,
    REFILL,
    SEATS,
    asked,
    cards,
    discard,
    discards,
    hand,
    offers,
    pile,
    place,
    play,
    public,
    table,
)

HELD = ("amber salvage", "amber pickpocket", "azure smash")
OTHER_HANDS = ("azure bury, azure salvage, crimson smash", "crimson salvage, crimson forage, emerald bury")
ROWS = (
    "none left pickpocket, none two-placed forage, emerald right pickpocket",
    "emerald smash, amber forage, crimson two-placed bury",
    "emerald snatch, azure snatch, amber snatch",
)


def everything_out() -> State:
    """Three players hold or have placed all 18 cards: nothing to draw, nothing discarded. Seat 0 has nothing to score."""
    return table(", ".join(HELD), *OTHER_HANDS, placed=ROWS)


# Nothing to draw.


def test_aca_12_an_empty_pile_is_made_anew_from_the_discards() -> None:
    state = table(
        "left salvage, right bury",
        "anyone smash",
        placed=["left pickpocket"],
        pile="azure snatch",
        rest="discarded",
    )
    away = discards(state)
    news = play(state, REFILL)
    assert told(news, Reshuffled) == [Reshuffled(len(away))]
    assert len(hand(state, 0)) == 4
    assert cards("azure snatch") < hand(state, 0)
    assert discards(state) == set()
    assert set(pile(state)) | hand(state, 0) == away | cards("left salvage, right bury, azure snatch")


def test_aca_12_the_new_pile_is_shuffled() -> None:
    orders = set()
    for number in range(30):
        state = table("left salvage, right bury, azure smash", "anyone smash", pile="", rest="discarded")
        play(state, REFILL, draws=number)
        orders.add(pile(state))
    assert len(orders) == 30


def test_aca_12_there_is_no_reshuffle_while_there_is_a_card() -> None:
    state = table("left salvage, right bury, azure smash", "anyone smash", pile="azure snatch", rest="discarded")
    news = play(state, REFILL)
    assert told(news, Reshuffled) == []
    assert pile(state) == ()
    assert discards(state)


def test_aca_12_all_eighteen_cards_can_be_in_play_with_three_players() -> None:
    state = everything_out()
    assert (pile(state), discards(state)) == ((), set())
    assert set(GAME.tally(state).values()) == {1}


def test_aca_12_a_refill_that_finds_nothing_is_legal_and_changes_nothing() -> None:
    state = everything_out()
    before = [hand(state, seat) for seat in range(3)], public(state).placed
    assert REFILL in offers(state)
    news = play(state, REFILL)
    assert [event for event, _ in news] == [Refilled(0, 0, forced=False)]
    assert ([hand(state, seat) for seat in range(3)], public(state).placed) == before
    assert asked(state) == (1, TakeTurn())


def nearly_everything_out(free: int) -> State:
    """As above, but the last `free` cards of seat 0's hand, "amber salvage, amber pickpocket, azure smash", are in the pile."""
    held, drawn = ", ".join(HELD[: 3 - free]), ", ".join(HELD[3 - free :])
    return table(held, *OTHER_HANDS, placed=ROWS, pile=drawn)


def test_aca_12_a_short_refill_draws_what_there_is() -> None:
    """Two cards to draw for a hand of one: three are not too many, none is discarded."""
    state = nearly_everything_out(2)
    news = play(state, REFILL)
    assert [event for event, only in news if only is None] == [Refilled(0, 2, forced=False)]
    assert hand(state, 0) == cards(", ".join(HELD))
    assert asked(state) == (1, TakeTurn())


def test_aca_12_a_short_refill_draws_from_the_pile_and_from_the_discards() -> None:
    state = table(HELD[0], *OTHER_HANDS, placed=ROWS, pile=HELD[1], discarded=HELD[2])
    news = play(state, REFILL)
    assert [event for event, only in news if only is None] == [Reshuffled(1), Refilled(0, 2, forced=False)]
    assert hand(state, 0) == cards(", ".join(HELD))
    assert (pile(state), discards(state)) == ((), set())


def test_aca_12_a_refill_that_finds_one_for_a_hand_of_three_discards_one() -> None:
    state = table(", ".join(HELD), "azure bury, azure salvage", OTHER_HANDS[1], placed=ROWS, pile="crimson smash")
    play(state, REFILL)
    assert asked(state) == (0, DiscardOne())
    assert len(hand(state, 0)) == 4
    play(state, discard("crimson smash"))
    assert discards(state) == cards("crimson smash")


@pytest.mark.parametrize("seats", SEATS)
def test_aca_12_every_card_can_be_held_with_three_four_or_five(seats: int) -> None:
    """Three in hand and three placed for each make all the cards there are; with two players, or one, never."""
    at_most = {1: 6, 2: 2 * 3 + 4 * 3}.get(seats, 6 * seats)
    assert (at_most == IN_PLAY[seats]) == (seats > 2)


def test_aca_12_a_forced_refill_that_falls_short_ends_the_turn() -> None:
    """Seat 1 has no card in hand and nothing to do, and three cards are left to draw: the next one to be asked is seat 2."""
    state = table(
        "amber salvage, amber pickpocket, azure smash",
        "",
        "crimson salvage, crimson forage, emerald bury",
        placed=[
            "none left pickpocket, none two-placed *forage",
            "emerald *smash, emerald *snatch, crimson *bury",
            "amber forage, azure snatch, amber snatch",
        ],
        discarded="azure bury, azure salvage, crimson smash, emerald pickpocket",
    )
    news = play(state, place("azure smash"), DONE)
    assert [event for event, only in news if only is None][1:] == [Reshuffled(4), Refilled(1, 4, forced=True)]
    state = table(
        "amber salvage, amber pickpocket, azure smash, emerald pickpocket",
        "",
        "crimson salvage, crimson forage, emerald bury",
        placed=[
            "none left pickpocket, none two-placed *forage",
            "emerald *smash, emerald *snatch, crimson *bury",
            "amber forage, azure snatch, amber snatch",
        ],
        discarded="azure bury, azure salvage, crimson smash",
    )
    news = play(state, place("azure smash"), DONE)
    assert [event for event, only in news if only is None][1:] == [Reshuffled(3), Refilled(1, 3, forced=True)]
    assert hand(state, 1) == cards("azure bury, azure salvage, crimson smash")
    assert asked(state) == (2, TakeTurn())
