"""Tokens of Potion Academy (ACA-9)."""

import pytest

from chaudron.games.potion_academy import State
from chaudron.games.potion_academy.model import ClearOne, Options, TakeTurn
from tests.games.potion_academy.table import (
    AUTOMATON,
    REFILL,
    SEATS,
    THREE_DIFFERENT,
    actions,
    aim,
    asked,
    busily,
    cards,
    discard,
    hand,
    hit,
    laid,
    place,
    play,
    public,
    row,
    score,
    table,
    tokens_left,
    use,
    walk,
)

# Tokens.


def test_aca_09_a_token_goes_on_the_target_and_on_the_effect_used() -> None:
    state = table("", "left salvage", placed=["left pickpocket, anyone smash"])
    play(state, aim("left pickpocket", "anyone smash", 1))
    assert laid(state, 0) == row("left *pickpocket, *anyone smash")
    assert tokens_left(state, 0) == 5


def test_aca_09_an_effect_without_target_takes_one_token() -> None:
    state = table("", placed=["left salvage, anyone smash"], discarded="hand-3 forage")
    play(state, use("left salvage"))
    assert laid(state, 0) == row("left *salvage, anyone smash")
    assert tokens_left(state, 0) == 6


def test_aca_09_each_can_be_used_once_and_the_others_stay_usable() -> None:
    mine = "left *pickpocket, *anyone smash, hand-3 snatch"
    state = table("", "left salvage, right bury, azure smash", placed=[mine, "azure snatch"], turn=0)
    assert actions(state) == {
        hit("anyone smash", "left pickpocket", 1, "azure snatch"),
        hit("anyone smash", "hand-3 snatch", 1, "azure snatch"),
        hit("hand-3 snatch", "left pickpocket", 1, "azure snatch"),
    }


def test_aca_09_a_used_target_does_not_bar_the_effect_without_target() -> None:
    state = table("", placed=["*left salvage, anyone *salvage"], discarded="hand-3 forage")
    assert actions(state) == {use("left salvage")}


def test_aca_09_tokens_on_a_smashed_card_return() -> None:
    state = table("", "", placed=["right smash, left pickpocket", "anyone *salvage, *hand-3 *snatch"])
    assert tokens_left(state, 1) == 4
    play(state, hit("right smash", "left pickpocket", 1, "hand-3 snatch"))
    assert laid(state, 1) == row("anyone *salvage")
    assert [tokens_left(state, seat) for seat in range(3)] == [5, 6, 7]


def test_aca_09_tokens_on_a_snatched_card_return_to_whom_it_was_taken_from() -> None:
    state = table("", "", placed=["hand-3 snatch, left pickpocket", "anyone *salvage, *right *smash"])
    play(state, hit("hand-3 snatch", "left pickpocket", 1, "right smash"))
    assert laid(state, 1) == row("anyone *salvage")
    assert hand(state, 0) == cards("right smash")
    assert [tokens_left(state, seat) for seat in range(3)] == [5, 6, 7]


def test_aca_09_a_card_that_is_placed_again_bears_no_token() -> None:
    state = table("", "azure smash", "azure bury", placed=["hand-3 snatch, left pickpocket", "*right *smash"])
    play(state, hit("hand-3 snatch", "left pickpocket", 1, "right smash"), place("azure smash"), place("azure bury"))
    play(state, place("right smash"))
    assert laid(state, 0) == row("hand-3 *snatch, *left pickpocket, right smash")


def test_aca_09_tokens_return_when_a_combination_is_scored() -> None:
    state = table("", placed=["amber *left *salvage, azure *right bury, crimson *left *forage"])
    assert tokens_left(state, 0) == 2
    play(state, score(THREE_DIFFERENT, "amber salvage"))
    assert tokens_left(state, 0) == 7


def test_aca_09_tokens_return_when_there_are_too_many_placed_cards() -> None:
    state = table("none left pickpocket", placed=["amber *left *salvage, amber *hand-3 forage, azure *right *bury"])
    play(state, place("none left pickpocket"))
    assert asked(state) == (0, ClearOne())
    play(state, discard("amber salvage"))
    assert laid(state, 0) == row("amber *hand-3 forage, azure *right *bury, none left pickpocket")
    assert tokens_left(state, 0) == 4


def test_aca_09_tokens_stay_through_the_turns() -> None:
    mine = "left *pickpocket, *anyone smash"
    state = table("left salvage", "right bury", "azure salvage", placed=[mine])
    for _ in range(3):
        play(state, REFILL)
        play(state, discard(words_of(state)))
    assert asked(state) == (0, TakeTurn())
    assert laid(state, 0) == row(mine)


def words_of(state: State) -> str:
    """The name of a card that the asked seat holds."""
    seat, _ = asked(state)
    held = min(hand(state, seat), key=lambda card: card.target.value + card.effect.value)
    return f"{held.potion.value} {held.target.value} {held.effect.value}"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", range(2))
def test_aca_09_seven_tokens_always_suffice(seats: int, number: int) -> None:
    """Whoever acts whenever they can and never scores, for hundreds of turns."""
    most = 0
    for state, _ in walk(seats, number, Options(cut=250), busily):
        used = [sum(one.target_used + one.effect_used for one in there) for there in public(state).placed]
        assert max(used) <= 7
        assert seats > 1 or used[AUTOMATON] == 0
        most = max(most, *used)
    assert most >= 3


def test_aca_09_seven_tokens_may_be_needed() -> None:
    """Three cards with both used, and a fourth whose own effect needs no target."""
    mine = "*left *pickpocket, *anyone *smash, *right *bury"
    state = table("hand-3 forage", placed=[mine], pile="left salvage, azure smash")
    play(state, place("hand-3 forage"), use("hand-3 forage"))
    assert tokens_left(state, 0) == 0
