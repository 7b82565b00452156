"""The solo game: turns of the player and of the automaton, its hand and its scoring (ACA-31 to ACA-33, ACA-36)."""

import pytest

from chaudron.games.potion_academy import GAME
from chaudron.games.potion_academy.model import (
    Buried,
    ChooseBuried,
    Dropped,
    Ended,
    Fizzled,
    Options,
    Picked,
    Placed,
    Refilled,
    Reshuffled,
    Salvaged,
    Scored,
    Snatched,
    TakeTurn,
    Triggered,
    Turned,
    TurnedBlank,
    TurnedNew,
)
from chaudron.kernel.model import Outcome
from chaudron.testing import told
from tests.games.potion_academy.solo import HAND, ORDER, SLEEVE, dealt, solo
from tests.games.potion_academy.table import (
    AUTOMATON,
    EASIER,
    FOUR_DIFFERENT,
    PLAIN,
    THREE_ALIKE,
    THREE_DIFFERENT,
    asked,
    automaton_plays,
    card,
    cards,
    discards,
    hand,
    kinds,
    laid,
    line,
    phase,
    place,
    play,
    points,
    public,
    row,
    sleeve,
    table,
    walk,
)

# The player's turn.


def test_aca_31_the_player_starts_then_they_take_turns() -> None:
    state, _ = dealt(ORDER)
    play(state, GAME.moves(state, 0)[0])
    assert (asked(state), public(state).turns) == ((0, TakeTurn()), 0)
    news = play(state, GAME.moves(state, 0)[0])
    assert kinds(news)[:2] == [Placed, Turned]
    assert public(state).turns == 2 or asked(state)[1] == ChooseBuried(actor=1)


def test_aca_31_new_cards_are_placed_on_the_right() -> None:
    state = table("crimson smash", placed=["azure *smash, amber forage", ""], sleeve="emerald bury", pile="none left pickpocket", seats=1)
    play(state, place("crimson smash"))
    if phase(state) == "placed":
        play(state, GAME.moves(state, 0)[-1])
    assert laid(state, 0) == row("azure *smash, amber forage, crimson smash")


def test_aca_31_the_limits_hold_for_the_player() -> None:
    for state, _ in walk(1, 3):
        if phase(state) == "turn" and not public(state).scored:
            assert len(hand(state, 0)) <= 3
            assert len(laid(state, 0)) <= 3


# The automaton's turn.


def test_aca_32_a_card_without_potion_is_discarded() -> None:
    state = solo("none left pickpocket", there="amber forage, azure snatch")
    news = automaton_plays(state)
    blank = card("none left pickpocket")
    assert [event for event, _ in news] == [Turned(AUTOMATON, blank), TurnedBlank(AUTOMATON, blank)]
    assert laid(state, AUTOMATON) == row("amber forage, azure snatch")
    assert discards(state) == cards("none left pickpocket")
    assert hand(state, 0) == cards(HAND)
    assert asked(state) == (0, TakeTurn())


def test_aca_32_a_new_potion_is_added_on_the_right_and_nothing_happens() -> None:
    state = solo("emerald pickpocket", there="amber forage, azure snatch")
    news = automaton_plays(state)
    new = card("emerald pickpocket")
    assert [event for event, _ in news] == [Turned(AUTOMATON, new), TurnedNew(AUTOMATON, new)]
    assert laid(state, AUTOMATON) == row("amber forage, azure snatch, emerald pickpocket")
    assert hand(state, 0) == cards(HAND)
    assert sleeve(state) == line(SLEEVE)
    assert asked(state) == (0, TakeTurn())


def test_aca_32_a_potion_that_is_there_already_triggers_that_cards_effect() -> None:
    """That of the card turned up, not of the one that was there."""
    state = solo("amber pickpocket", there="amber forage, azure snatch")
    news = automaton_plays(state)
    assert kinds(news) == [Turned, Triggered, Picked, Dropped]
    assert laid(state, AUTOMATON) == row("amber forage, azure snatch, amber pickpocket")
    assert len(hand(state, 0)) == 2
    assert asked(state) == (0, TakeTurn())


def test_aca_32_the_printed_target_is_ignored() -> None:
    """Hand-3 would not reach a player with one card, two-placed would not reach one with one placed card."""
    state = solo("emerald hand-3 snatch", mine="azure smash", placed="azure bury", there="emerald smash")
    news = automaton_plays(state)
    assert told(news, Snatched) == [Snatched(AUTOMATON, 0, card("azure bury"))]
    state = solo("crimson two-placed bury", mine="azure smash", there="crimson forage", sleeve="")
    assert told(automaton_plays(state), Buried) == [Buried(0)]


@pytest.mark.parametrize(
    ("turned", "there", "mine", "placed"),
    [
        ("amber pickpocket", "amber forage", "", "azure *smash, azure *bury"),
        ("emerald bury", "emerald smash", "", "azure *smash, azure *bury"),
        ("emerald smash", "emerald bury", HAND, ""),
        ("amber snatch", "amber forage", HAND, ""),
        ("amber salvage", "amber forage", HAND, ""),
    ],
)
def test_aca_32_an_effect_that_cannot_work_does_nothing(turned: str, there: str, mine: str, placed: str) -> None:
    state = solo(turned, mine=mine, placed=placed, there=there, sleeve="crimson smash")
    news = automaton_plays(state)
    assert kinds(news)[:3] == [Turned, Triggered, Fizzled]
    assert sleeve(state) == line("crimson smash")
    assert laid(state, AUTOMATON) == row(f"{there}, {turned}")
    assert laid(state, 0) == row(placed)
    assert asked(state)[0] == 0


def test_aca_32_turning_up_counts_as_drawing() -> None:
    state = solo("", there="amber forage", rest="discarded")
    away = discards(state)
    news = automaton_plays(state)
    assert told(news, Reshuffled) == [Reshuffled(len(away))]
    assert kinds(news)[:2] == [Reshuffled, Turned]
    assert told(news, Turned)[0].card in away


def test_aca_32_a_player_with_nothing_left_to_do_refills_at_once() -> None:
    state = solo("amber pickpocket", mine="azure smash", there="amber forage", sleeve="")
    news = automaton_plays(state)
    assert told(news, Refilled) == [Refilled(0, 4, forced=True)]
    assert phase(state) == "refilled"


# Its hand, its cards.


def test_aca_33_cards_join_its_hand_on_the_left() -> None:
    state = solo("emerald snatch", placed="azure *smash", there="emerald smash", mine="azure bury", sleeve="crimson smash, crimson bury")
    news = automaton_plays(state)
    assert sleeve(state) == line("azure smash, crimson smash, crimson bury")
    assert told(news, Dropped) == []


def test_aca_33_beyond_three_the_rightmost_is_discarded() -> None:
    state = solo("emerald snatch", placed="azure *smash", there="emerald smash", mine="azure bury", sleeve=SLEEVE)
    news = automaton_plays(state)
    assert sleeve(state) == line("azure smash, crimson smash, crimson bury")
    assert told(news, Dropped) == [Dropped(AUTOMATON, card("emerald bury"))]
    assert discards(state) == cards("emerald bury")


def test_aca_33_there_is_no_limit_on_its_placed_cards() -> None:
    there = "amber forage, amber salvage, azure snatch, azure salvage"
    state = solo("crimson smash", there=there, mine="azure bury", sleeve="")
    automaton_plays(state)
    assert laid(state, AUTOMATON) == row(there + ", crimson smash")
    state = solo("crimson bury", there=there + ", crimson smash", mine="", placed="emerald *bury", sleeve="")
    automaton_plays(state)
    assert len(laid(state, AUTOMATON)) == 6


@pytest.mark.parametrize("number", range(4))
def test_aca_33_it_uses_no_tokens_and_holds_three_cards_at_most(number: int) -> None:
    for state, _ in walk(1, number):
        assert not any(one.target_used or one.effect_used for one in laid(state, AUTOMATON))
        assert len(sleeve(state)) <= 3


# Its scoring.


def test_aca_36_three_with_the_same_potion_are_three_points() -> None:
    """Those three are discarded, and the card's effect is still carried out: here it takes one of them back."""
    state = solo("amber salvage", there="azure snatch, amber forage, amber snatch", sleeve="")
    news = automaton_plays(state)
    assert kinds(news) == [Turned, Scored, Triggered, Salvaged]
    assert [(event.combination, event.points, event.total, event.kept) for event in told(news, Scored)] == [(THREE_ALIKE, 3, 3, ())]
    assert set(told(news, Scored)[0].discarded) == cards("amber forage, amber snatch, amber salvage")
    assert points(state) == (0, 3)
    assert laid(state, AUTOMATON) == row("azure snatch")
    assert discards(state) | set(sleeve(state)) == cards("amber forage, amber snatch, amber salvage")


def test_aca_36_four_different_are_two_points_and_the_rightmost_are_discarded() -> None:
    there = "amber salvage, azure snatch, crimson smash, amber forage, azure salvage"
    state = solo("emerald bury", there=there, mine="azure smash", sleeve="")
    news = automaton_plays(state)
    assert kinds(news) == [Turned, Scored, TurnedNew]
    assert [(event.combination, event.points) for event in told(news, Scored)] == [(FOUR_DIFFERENT, 2)]
    assert laid(state, AUTOMATON) == row("amber salvage, azure snatch")
    assert discards(state) == cards("crimson smash, amber forage, azure salvage, emerald bury")
    assert points(state) == (0, 2)


@pytest.mark.parametrize("before", [0, 5, 8])
def test_aca_36_three_different_do_not_score(before: int) -> None:
    state = solo("crimson smash", there="amber salvage, azure snatch", sleeve="", scores=(0, before))
    news = automaton_plays(state)
    assert told(news, Scored) == []
    assert len(laid(state, AUTOMATON)) == 3
    assert points(state) == (0, before)


def test_aca_36_three_different_score_if_that_wins() -> None:
    state = solo("crimson smash", there="amber salvage, azure snatch", sleeve="", scores=(9, 9))
    news = automaton_plays(state)
    assert [(event.combination, event.points, event.total) for event in told(news, Scored)] == [(THREE_DIFFERENT, 1, 10)]
    assert GAME.outcome(state) == Outcome((9,), (1,), ())
    assert told(news, Ended) == [Ended((AUTOMATON,), tied=False, cut=False)]
    assert GAME.asks(state) == {}


def test_aca_36_what_remains_may_score_the_last_point() -> None:
    """Seven points, and six cards of three potions: the fourth potion brings two points, the three that stay the last one."""
    there = "amber salvage, azure snatch, crimson smash, amber forage, azure salvage, crimson forage"
    state = solo("emerald bury", mine="azure smash", there=there, sleeve="", scores=(0, 7))
    news = automaton_plays(state)
    assert [event.points for event in told(news, Scored)] == [2, 1]
    assert points(state) == (0, 10)
    assert GAME.outcome(state) == Outcome((0,), (1,), ())


def test_aca_36_with_two_points_missing_what_remains_does_not_score() -> None:
    there = "amber salvage, azure snatch, crimson smash, amber forage, azure salvage, crimson forage"
    state = solo("emerald bury", mine="azure smash", there=there, sleeve="", scores=(0, 6))
    news = automaton_plays(state)
    assert [event.points for event in told(news, Scored)] == [2]
    assert len(laid(state, AUTOMATON)) == 3


@pytest.mark.parametrize("before", [7, 8, 9])
def test_aca_36_a_game_that_is_won_has_no_effect_any_more(before: int) -> None:
    state = solo("amber pickpocket", there="amber forage, amber snatch", scores=(9, before))
    news = automaton_plays(state)
    assert kinds(news) == [Turned, Scored, Ended]
    assert points(state) == (9, before + 3)
    assert hand(state, 0) == cards(HAND)
    assert GAME.outcome(state) == Outcome((9,), (1,), ())


def test_aca_36_the_effect_of_a_card_that_scored_strikes_the_player() -> None:
    state = solo("amber pickpocket", there="amber forage, amber snatch", sleeve="")
    news = automaton_plays(state)
    assert kinds(news) == [Turned, Scored, Triggered, Picked]
    assert len(hand(state, 0)) == 2


def test_aca_36_with_bury_the_player_chooses_after_the_score() -> None:
    state = solo("crimson bury", there="crimson forage, crimson salvage", sleeve="")
    news = automaton_plays(state)
    assert kinds(news) == [Turned, Scored, Triggered]
    assert asked(state) == (0, ChooseBuried(actor=AUTOMATON))
    assert points(state) == (0, 3)


@pytest.mark.parametrize("options", [PLAIN, EASIER])
def test_aca_36_it_never_keeps_what_it_could_score(options: Options) -> None:
    """At every step of random matches."""
    ends = set()
    for number in range(25):
        for state, _ in walk(1, number, options):
            there = [one.card.potion.value for one in laid(state, AUTOMATON)]
            assert "none" not in there
            assert all(there.count(potion) < 3 for potion in there)
            assert len(set(there)) < 4
        outcome = GAME.outcome(state)
        assert outcome is not None
        ends.add(outcome.winners)
        assert max(points(state)) >= 10 > min(points(state))
        assert outcome.winners == ((0,) if points(state)[0] >= 10 else ())
    assert () in ends
