"""Whom an action reaches (ACA-13, ACA-14), and the rulebook's example (ACA-21)."""

import pytest

from chaudron.games.potion_academy import State
from chaudron.games.potion_academy.model import Aim, FollowUp, Hit, PickCard, Picked, Smashed, TakeTurn
from chaudron.testing import told
from tests.games.potion_academy.table import (
    DONE,
    actions,
    aim,
    asked,
    bury,
    card,
    cards,
    discards,
    hand,
    hit,
    laid,
    offers,
    pile,
    place,
    play,
    row,
    table,
    take,
    tokens_left,
    use,
)


def reached(state: State, through: str) -> set[int]:
    """The players that the seat in turn can act on through a card's target."""
    return {move.on for move in actions(state) if isinstance(move, Aim | Hit) and move.through == card(through)}


AROUND: list[tuple[str, int, set[int]]] = [
    ("neighbours", 3, {1, 2}),
    ("neighbours", 4, {1, 3}),
    ("neighbours", 5, {1, 4}),
    ("left", 3, {1}),
    ("left", 4, {1, 2}),
    ("left", 5, {1, 2}),
    ("right", 3, {2}),
    ("right", 4, {3, 2}),
    ("right", 5, {4, 3}),
    ("anyone", 3, {0, 1, 2}),
    ("anyone", 4, {0, 1, 2, 3}),
    ("anyone", 5, {0, 1, 2, 3, 4}),
]
THROUGH = {"neighbours": "neighbours salvage", "left": "left salvage", "right": "right bury", "anyone": "anyone salvage"}


@pytest.mark.parametrize(("target", "seats", "steps"), AROUND)
def test_aca_13_targets_by_position(target: str, seats: int, steps: set[int]) -> None:
    """Left is the next in turn order. From every seat, with the same result turned round the table."""
    through = THROUGH[target]
    for seat in range(seats):
        hands = ["amber pickpocket", "azure snatch", "emerald bury", "crimson bury", "emerald snatch"][:seats]
        rows = [f"{through}, none left pickpocket" if other == seat else "" for other in range(seats)]
        state = table(*hands, placed=rows, seats=seats, turn=seat)
        assert reached(state, through) == {(seat + step) % seats for step in steps}


def crowd(through: str) -> State:
    """Seat 0 may pickpocket through a target; the other seats hold 1, 2, 3 and no cards, and have placed 0, 1, 2 and 3."""
    return table(
        "violet smash, violet forage",
        "amber salvage",
        "amber pickpocket, azure salvage",
        "azure snatch, crimson salvage, emerald bury",
        "",
        placed=[
            f"none left pickpocket, {through}",
            "",
            "violet snatch",
            "ivory salvage, ivory bury",
            "emerald snatch, ivory pickpocket, ivory forage",
        ],
        seats=5,
    )


def test_aca_13_two_placed_reaches_opponents_with_two_or_three_placed_cards() -> None:
    state = crowd("two-placed smash")
    assert reached(state, "two-placed smash") == {3}, "seat 4 has an empty hand, and oneself is not an opponent"
    three = "emerald snatch, ivory pickpocket, ivory forage"
    rows = ["azure smash, amber two-placed snatch", "", "violet snatch", "ivory bury, ivory salvage", three]
    assert reached(table("amber salvage", placed=rows, seats=5), "amber two-placed snatch") == {3, 4}


def test_aca_13_hand_2_3_reaches_opponents_with_two_or_three_cards() -> None:
    assert reached(crowd("hand-2-3 smash"), "hand-2-3 smash") == {2, 3}


def test_aca_13_hand_3_reaches_opponents_with_three_cards() -> None:
    assert reached(crowd("amber hand-3 forage"), "amber hand-3 forage") == {3}


def test_aca_13_a_target_by_number_does_not_reach_oneself() -> None:
    state = table("violet smash, violet forage, violet snatch", "", "", "", placed=["azure hand-2-3 smash, none left pickpocket"], seats=4)
    assert actions(state) == set()


def test_aca_13_one_opponent_is_chosen() -> None:
    """An action names one of those reached, and touches no other."""
    state = table("", "amber salvage", "azure smash", placed=["none left pickpocket, azure neighbours snatch"])
    assert actions(state) == {
        aim("none left pickpocket", "azure neighbours snatch", 1),
        aim("none left pickpocket", "azure neighbours snatch", 2),
    }
    play(state, aim("none left pickpocket", "azure neighbours snatch", 2))
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == (cards("azure smash"), cards("amber salvage"), set())


# On oneself.


def test_aca_13_pickpocket_on_oneself_changes_nothing_but_tokens() -> None:
    state = table("amber salvage, azure smash", "", "", placed=["none left pickpocket, emerald anyone smash"])
    news = play(state, aim("none left pickpocket", "emerald anyone smash", 0))
    assert hand(state, 0) == cards("amber salvage, azure smash")
    assert laid(state, 0) == row("none left *pickpocket, emerald *anyone smash")
    assert told(news, Picked) == []
    assert asked(state)[0] == 1


def test_aca_13_pickpocket_on_oneself_needs_a_card_in_hand() -> None:
    state = table("", "amber salvage", "", placed=["none left pickpocket, emerald anyone smash"])
    assert actions(state) == {aim("none left pickpocket", "emerald anyone smash", 1)}


def test_aca_13_bury_on_oneself_puts_an_own_card_under_the_pile_then_draws() -> None:
    state = table("amber salvage, azure smash", placed=["azure bury, emerald anyone smash"], pile="crimson smash, crimson bury")
    play(state, aim("azure bury", "emerald anyone smash", 0))
    assert asked(state)[0] == 0
    assert offers(state) == {bury("amber salvage"), bury("azure smash")}
    play(state, bury("azure smash"))
    assert hand(state, 0) == cards("amber salvage, crimson smash")
    assert pile(state)[0] == card("crimson bury")
    assert pile(state)[-1] == card("azure smash")
    assert asked(state) == (1, TakeTurn())


def test_aca_13_bury_on_oneself_with_one_card_is_not_asked() -> None:
    state = table("amber salvage", placed=["azure bury, emerald anyone smash"], pile="crimson smash")
    play(state, aim("azure bury", "emerald anyone smash", 0))
    assert hand(state, 0) == cards("crimson smash")
    assert asked(state) == (1, TakeTurn())


@pytest.mark.parametrize(
    ("gone", "rest", "tokens"),
    [
        ("azure smash", "azure *anyone salvage, amber *left *salvage", 4),
        ("azure salvage", "azure hand-2-3 *smash, amber *left *salvage", 4),
        ("amber salvage", "azure hand-2-3 *smash, azure *anyone salvage", 5),
    ],
)
def test_aca_13_smash_on_oneself_takes_any_own_placed_card(gone: str, rest: str, tokens: int) -> None:
    """Even one that is used in this action; it then carries no token."""
    state = table("", placed=["azure smash, azure anyone salvage, amber *left *salvage"])
    play(state, hit("azure smash", "azure anyone salvage", 0, gone))
    assert laid(state, 0) == row(rest)
    assert discards(state) == cards(gone)
    assert tokens_left(state, 0) == tokens


@pytest.mark.parametrize("gone", ["azure neighbours snatch", "azure anyone salvage"])
def test_aca_13_snatch_on_oneself_takes_any_own_placed_card(gone: str) -> None:
    state = table("", placed=["azure neighbours snatch, azure anyone salvage"])
    play(state, hit("azure snatch", "azure salvage", 0, gone))
    rest = "azure *anyone salvage" if "snatch" in gone else "azure neighbours *snatch"
    assert laid(state, 0) == row(rest)
    assert hand(state, 0) == cards(gone)
    assert tokens_left(state, 0) == 6


def test_aca_13_on_oneself_and_others_through_anyone() -> None:
    state = table("", placed=["right smash, anyone salvage", "azure bury", "amber forage"], discarded="none left pickpocket")
    assert actions(state) == {
        use("anyone salvage"),
        *(hit("right smash", "anyone salvage", 0, mine) for mine in ("right smash", "anyone salvage")),
        hit("right smash", "anyone salvage", 1, "azure bury"),
        hit("right smash", "anyone salvage", 2, "amber forage"),
    }


# Nobody to act on.


def test_aca_14_without_an_unused_target_there_is_no_action() -> None:
    state = table("", "amber salvage", placed=["none *left pickpocket, emerald *anyone smash"])
    assert actions(state) == set()


def test_aca_14_without_anybody_reached_there_is_no_action() -> None:
    """Nobody has two placed cards."""
    state = table("", "amber salvage", placed=["none left pickpocket, crimson *two-placed *bury", "azure smash"])
    assert actions(state) == set()
    state = table("", "amber salvage", placed=["none *left pickpocket, crimson two-placed *bury", "azure smash"])
    assert actions(state) == set()
    state = table("", "amber salvage", placed=["none *left pickpocket, crimson two-placed *bury", "azure smash, azure bury"])
    assert actions(state) == {aim("none left pickpocket", "crimson two-placed bury", 1)}


def test_aca_14_an_effect_must_be_able_to_work_on_whom_the_target_reaches() -> None:
    """Seat 1 is on the left, and has no card in hand; seat 2 has none placed."""
    mine = "crimson left *forage, azure right *bury, none *left pickpocket"
    state = table("", "", "amber salvage", placed=[mine, "azure smash"])
    assert actions(state) == {aim("none left pickpocket", "azure right bury", 2)}
    mine = "crimson left *forage, azure right *bury, emerald *anyone smash"
    state = table("", "", "amber salvage", placed=[mine, "azure smash"])
    assert actions(state) == {hit("emerald smash", "crimson forage", 1, "azure smash")}


# The rulebook's example: seat 0 plays, A is seat 1, B is seat 2, C is seat 3.


def example() -> State:
    state = table(
        "violet neighbours smash",
        "amber salvage, amber forage",
        "azure smash",
        "azure bury, azure salvage, azure snatch",
        placed=["none two-placed *forage, none left pickpocket", "crimson smash", "crimson salvage, crimson forage", ""],
        discarded="emerald bury",
        seats=4,
    )
    play(state, place("violet neighbours smash"))
    return state


def test_aca_21_the_four_player_example_has_exactly_these_actions() -> None:
    state = example()
    assert asked(state) == (0, FollowUp(card=card("violet neighbours smash")))
    assert offers(state) == {
        DONE,
        hit("violet smash", "two-placed forage", 2, "crimson salvage"),
        hit("violet smash", "two-placed forage", 2, "crimson forage"),
        hit("violet smash", "left pickpocket", 1, "crimson smash"),
        hit("violet smash", "left pickpocket", 2, "crimson salvage"),
        hit("violet smash", "left pickpocket", 2, "crimson forage"),
        aim("left pickpocket", "violet smash", 1),
        aim("left pickpocket", "violet smash", 3),
    }


def test_aca_21_first_action_of_the_example() -> None:
    """Smash with the left card's target: B discards one of two placed cards."""
    state = example()
    play(state, hit("violet smash", "two-placed forage", 2, "crimson forage"))
    assert laid(state, 0) == row("none *two-placed *forage, none left pickpocket, violet neighbours *smash")
    assert laid(state, 2) == row("crimson salvage")
    assert tokens_left(state, 0) == 4


def test_aca_21_second_action_of_the_example() -> None:
    """Smash with the middle card's target: A discards their placed card."""
    state = example()
    news = play(state, hit("violet smash", "left pickpocket", 1, "crimson smash"))
    assert told(news, Smashed) == [Smashed(0, 1, card("crimson smash"))]
    assert laid(state, 0) == row("none two-placed *forage, none *left pickpocket, violet neighbours *smash")
    assert laid(state, 1) == ()
    assert discards(state) == cards("emerald bury, crimson smash")


def test_aca_21_third_action_of_the_example() -> None:
    """Pickpocket with the right card's target: C's hand is looked at, one card kept, two given back."""
    state = example()
    play(state, aim("left pickpocket", "violet smash", 3))
    assert asked(state) == (0, PickCard(on=3))
    assert offers(state) == {take("azure bury"), take("azure salvage"), take("azure snatch")}
    play(state, take("azure salvage"))
    assert laid(state, 0) == row("none two-placed *forage, none left *pickpocket, violet *neighbours smash")
    assert hand(state, 0) == cards("azure salvage")
    assert hand(state, 3) == cards("azure bury, azure snatch")
    assert asked(state) == (1, TakeTurn())


def test_aca_21_in_a_later_turn_two_older_cards_may_be_joined() -> None:
    """What the example bars only because it joins two older cards: pickpocket and two-placed reach B."""
    state = example()
    play(state, DONE)
    state.turn, state.fresh = 0, -1
    assert aim("left pickpocket", "two-placed forage", 2) in offers(state)
    assert not any(isinstance(move, Hit | Aim) and move.by == move.through for move in offers(state))
