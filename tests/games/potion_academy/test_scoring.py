"""Combinations, points and the end (ACA-10, ACA-22 to ACA-25, ACA-38)."""

import pytest

from chaudron.games.potion_academy import GAME
from chaudron.games.potion_academy.model import DiscardOne, Ended, FollowUp, MayScore, Options, Refilled, Score, Scored, TakeTurn
from chaudron.kernel.model import Move, Outcome
from chaudron.testing import told
from tests.games.potion_academy.table import (
    ALIKE_FOUR,
    BOTH,
    DONE,
    FOUR_DIFFERENT,
    PLAIN,
    REFILL,
    SEATS,
    THREE_ALIKE,
    THREE_DIFFERENT,
    TO_SIX,
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
    laid,
    offers,
    phase,
    place,
    play,
    points,
    public,
    row,
    score,
    scores,
    table,
    take,
    use,
    walk,
)

DIFFERENT = "amber *left *salvage, azure *right *bury, crimson *right *smash"
ALIKE = "amber *left *salvage, amber *hand-3 *forage, amber *two-placed *snatch"


def each_of(combination: str, text: str) -> set[Move]:
    """Scoring a combination, keeping each of several cards."""
    named = {"3": THREE_DIFFERENT, "4": FOUR_DIFFERENT, "=": THREE_ALIKE}[combination]
    return {score(named, words) for words in text.split(",")}


# When.


def test_aca_10_a_combination_may_be_scored_before_the_choice() -> None:
    state = table("emerald smash", placed=[DIFFERENT])
    assert asked(state) == (0, TakeTurn())
    play(state, score(THREE_DIFFERENT, "azure bury"))
    assert asked(state) == (0, TakeTurn())
    assert hand(state, 0) == cards("emerald smash, azure bury")
    assert offers(state) == {place("emerald smash"), place("azure bury"), REFILL}


def test_aca_10_a_combination_may_be_scored_after_a_refill() -> None:
    state = table("emerald smash, emerald bury", placed=[DIFFERENT], pile="crimson bury, azure smash")
    play(state, REFILL)
    assert asked(state) == (0, DiscardOne())
    assert scores(state) == set()
    play(state, discard("crimson bury"))
    assert asked(state) == (0, MayScore())
    assert offers(state) == {DONE, *each_of("3", "amber salvage, azure bury, crimson smash")}
    play(state, score(THREE_DIFFERENT, "crimson smash"))
    assert len(hand(state, 0)) == 4
    play(state, discard("crimson smash"))
    assert asked(state) == (1, TakeTurn())
    assert points(state) == (1, 0, 0)


def test_aca_10_a_combination_may_be_scored_after_a_refill_that_discards_nothing() -> None:
    state = table("", placed=[DIFFERENT], pile="crimson bury, azure smash")
    state.pile = state.pile[-2:]
    play(state, REFILL)
    assert asked(state) == (0, MayScore())


def test_aca_10_a_combination_may_be_scored_after_placing_and_that_forgoes_the_action() -> None:
    state = table("emerald smash", placed=["amber left *salvage, azure right bury"], discarded="none left pickpocket")
    play(state, place("emerald smash"))
    assert asked(state) == (0, FollowUp(card=card("emerald smash")))
    assert scores(state) == each_of("3", "amber salvage, azure bury, emerald smash")
    assert actions(state)
    play(state, score(THREE_DIFFERENT, "emerald smash"))
    assert asked(state) == (1, TakeTurn())
    assert points(state) == (1, 0, 0)


def test_aca_10_a_combination_may_be_scored_after_the_action() -> None:
    state = table("emerald smash", "crimson bury, azure smash", placed=["amber left *salvage, azure right bury"])
    play(state, place("emerald smash"), aim("azure right bury", "emerald smash", 1), bury("azure smash"))
    assert asked(state) == (0, MayScore())
    assert offers(state) == {DONE, *each_of("3", "amber salvage, azure bury, emerald smash")}
    play(state, DONE)
    assert asked(state) == (1, TakeTurn())
    assert points(state) == (0, 0, 0)


def test_aca_10_a_combination_may_be_scored_after_an_action_with_cards_already_placed() -> None:
    state = table("", placed=["amber salvage, azure bury, crimson smash"], discarded="emerald bury")
    play(state, use("amber salvage"))
    assert asked(state) == (0, MayScore())
    play(state, score(THREE_DIFFERENT, "amber salvage"))
    assert hand(state, 0) == cards("amber salvage, emerald bury")


def test_aca_10_not_while_something_is_being_resolved() -> None:
    """While a card is to be chosen, only that can be done."""
    state = table(
        "emerald smash, emerald bury, emerald snatch",
        placed=["amber salvage, azure bury, crimson forage"],
        discarded="azure smash, azure snatch",
    )
    salvaging = GAME.copy(state)
    play(salvaging, use("amber salvage"))
    foraging = GAME.copy(state)
    play(foraging, use("crimson forage"))
    refilling = GAME.copy(state)
    play(refilling, REFILL)
    for waiting in (salvaging, foraging, refilling):
        assert scores(waiting) == set()
        assert asked(waiting)[0] == 0


def test_aca_10_a_combination_is_not_scored_in_the_turn_of_another() -> None:
    state = table("amber forage", placed=["", DIFFERENT, ""])
    assert scores(state) == set()
    assert GAME.moves(state, 1) == []


def test_aca_10_at_most_one_a_turn() -> None:
    """Three different have been scored; were there three different again before the turn ends, they would have to wait."""
    state = table("none left pickpocket", placed=[DIFFERENT])
    state.scored = True
    assert scores(state) == set()
    play(state, place("none left pickpocket"))
    assert phase(state) == "clear"


def test_aca_10_scoring_is_possible_again_in_the_next_turn() -> None:
    state = table("amber pickpocket, azure smash", "emerald smash", "emerald bury", placed=[DIFFERENT])
    play(state, score(THREE_DIFFERENT, "amber salvage"))
    assert public(state).scored
    play(state, place("amber pickpocket"))
    assert asked(state) == (1, TakeTurn())
    assert not public(state).scored


def test_aca_10_with_several_combinations_the_player_names_one() -> None:
    """Four different, hence three different as well; and three alike beside them."""
    state = table("emerald smash", placed=[DIFFERENT])
    play(state, place("emerald smash"))
    four = "amber salvage, azure bury, crimson smash, emerald smash"
    assert scores(state) == each_of("3", four) | each_of("4", four)


def test_aca_10_the_card_kept_may_be_any_that_can_be_part_of_the_combination() -> None:
    """Of two ambers either may have formed three different; a card without potion never did."""
    state = table("none left pickpocket", placed=["amber *left *salvage, azure *right *bury, crimson *right *smash"])
    play(state, place("none left pickpocket"))
    assert scores(state) == each_of("3", "amber salvage, azure bury, crimson smash")
    state = table("amber forage", placed=[DIFFERENT])
    play(state, place("amber forage"))
    assert scores(state) == each_of("3", "amber salvage, amber forage, azure bury, crimson smash")
    state = table("azure bury", placed=[ALIKE])
    play(state, place("azure bury"))
    assert scores(state) == each_of("=", "amber salvage, amber forage, amber snatch")


def test_aca_10_a_fourth_of_the_same_potion_may_be_the_one_kept() -> None:
    state = table("amber pickpocket", placed=[ALIKE])
    play(state, place("amber pickpocket"))
    assert scores(state) == each_of("=", "amber salvage, amber forage, amber snatch, amber pickpocket")
    play(state, score(THREE_ALIKE, "amber pickpocket"))
    assert hand(state, 0) == cards("amber pickpocket")


def test_aca_10_with_four_in_hand_a_refill_draws_none_and_discards_one() -> None:
    state = table("emerald smash, emerald bury, emerald snatch", placed=[DIFFERENT], pile="azure salvage")
    play(state, score(THREE_DIFFERENT, "azure bury"))
    news = play(state, REFILL)
    assert [event for event, _ in news] == [Refilled(0, 0, forced=False)]
    assert asked(state) == (0, DiscardOne())
    assert offers(state) == each(discard, "emerald smash, emerald bury, emerald snatch, azure bury")
    play(state, discard("emerald smash"))
    assert asked(state) == (1, TakeTurn())


def test_aca_10_a_card_that_was_kept_may_be_placed_and_used_in_the_same_turn() -> None:
    state = table("", placed=[DIFFERENT])
    play(state, score(THREE_DIFFERENT, "amber salvage"), place("amber salvage"), use("amber salvage"), take("azure bury"))
    assert laid(state, 0) == row("amber left *salvage")
    assert hand(state, 0) == cards("azure bury")


# How much.


@pytest.mark.parametrize(
    ("there", "fourth", "worth"),
    [
        (DIFFERENT, "", {THREE_DIFFERENT: 1}),
        (DIFFERENT, "emerald *smash", {THREE_DIFFERENT: 1, FOUR_DIFFERENT: 2}),
        (ALIKE, "", {THREE_ALIKE: 3}),
        (ALIKE, "azure *bury", {THREE_ALIKE: 3}),
        (DIFFERENT, "amber *forage", {THREE_DIFFERENT: 1}),
        ("amber salvage, azure bury", "", {}),
        ("amber salvage, azure bury, none left pickpocket", "", {}),
        ("none left pickpocket, none two-placed forage, none hand-3 bury", "", {}),
        ("none left pickpocket, none two-placed forage, none hand-3 bury, none salvage", "", {}),
        ("amber salvage, azure bury, amber forage, azure smash", "", {}),
        ("amber salvage, amber forage", "none left pickpocket", {}),
    ],
)
def test_aca_22_what_scores_and_how_much(there: str, fourth: str, worth: dict[object, int]) -> None:
    """Cards without potion never count."""
    row_of_cards = f"{there}, {fourth}" if fourth else there
    state = table("violet smash", placed=[row_of_cards], seats=4)
    assert {move.combination for move in scores(state) if isinstance(move, Score)} == set(worth)
    for move in scores(state):
        after = GAME.copy(state)
        news = play(after, move)
        (scored,) = told(news, Scored)
        assert (scored.seat, scored.points, scored.total) == (0, worth[scored.combination], worth[scored.combination])
        assert points(after) == (worth[scored.combination], 0, 0, 0)


@pytest.mark.parametrize(("options", "worth"), [(PLAIN, 3), (ALIKE_FOUR, 4), (TO_SIX, 3), (BOTH, 4)])
def test_aca_25_three_alike_may_be_worth_four(options: Options, worth: int) -> None:
    state = table("", placed=[ALIKE], options=options)
    play(state, score(THREE_ALIKE, "amber salvage"))
    assert points(state) == (worth, 0, 0)


@pytest.mark.parametrize("options", [ALIKE_FOUR, BOTH])
def test_aca_25_the_other_combinations_are_worth_the_same(options: Options) -> None:
    for combination, worth in ((THREE_DIFFERENT, 1), (FOUR_DIFFERENT, 2)):
        state = table("emerald smash", placed=[DIFFERENT], options=options)
        play(state, place("emerald smash"), score(combination, "emerald smash"))
        assert points(state) == (worth, 0, 0)


def test_aca_22_three_alike_and_three_different_need_not_be_all_that_lies_there() -> None:
    """A solo player, or anybody in a turn with a fourth card, may have both."""
    state = table("crimson smash", placed=["amber salvage, amber forage, azure bury"])
    play(state, place("crimson smash"))
    assert scores(state) == each_of("3", "amber salvage, amber forage, azure bury, crimson smash")


def test_aca_23_scoring_discards_all_placed_cards_but_the_one_kept() -> None:
    """Also those that did not serve."""
    state = table("none left pickpocket", placed=[ALIKE, "azure smash"], discarded="crimson bury")
    play(state, place("none left pickpocket"))
    news = play(state, score(THREE_ALIKE, "amber forage"))
    (scored,) = told(news, Scored)
    assert scored.kept == (card("amber forage"),)
    assert set(scored.discarded) == cards("amber salvage, amber snatch, none left pickpocket")
    assert laid(state, 0) == ()
    assert laid(state, 1) == row("azure smash")
    assert hand(state, 0) == cards("amber forage")
    assert discards(state) == cards("crimson bury, amber salvage, amber snatch, none left pickpocket")


# The end.


@pytest.mark.parametrize(
    ("options", "before", "after"), [(PLAIN, 4, 5), (PLAIN, 3, None), (TO_SIX, 4, None), (TO_SIX, 5, 6), (BOTH, 5, 6), (ALIKE_FOUR, 4, 5)]
)
def test_aca_24_reaching_the_goal_wins_at_once(options: Options, before: int, after: int | None) -> None:
    state = table("emerald smash", placed=[DIFFERENT], scores=[before, 4, 2], options=options)
    news = play(state, score(THREE_DIFFERENT, "amber salvage"))
    if after is None:
        assert GAME.outcome(state) is None
        assert asked(state) == (0, TakeTurn())
        return
    assert GAME.asks(state) == {}
    assert GAME.outcome(state) == Outcome((after, 4, 2), (0, 1, 2), (0,))
    assert told(news, Ended) == [Ended((0,), tied=False, cut=False)]


def test_aca_24_points_beyond_the_goal_count() -> None:
    state = table("", placed=["", ALIKE], scores=[1, 4, 1], turn=1)
    play(state, score(THREE_ALIKE, "amber salvage"))
    assert GAME.outcome(state) == Outcome((1, 7, 1), (1, 0, 1), (1,))


@pytest.mark.parametrize(
    ("options", "before", "after"), [(BOTH, 2, 6), (BOTH, 1, None), (ALIKE_FOUR, 1, 5), (TO_SIX, 2, None), (TO_SIX, 3, 6)]
)
def test_aca_25_both_options_together(options: Options, before: int, after: int | None) -> None:
    state = table("", placed=[ALIKE], scores=[before, 0, 0], options=options)
    play(state, score(THREE_ALIKE, "amber salvage"))
    assert GAME.outcome(state) == (None if after is None else Outcome((after, 0, 0), (0, 1, 1), (0,)))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_aca_24_a_game_ends_with_the_first_to_reach_the_goal(seats: int) -> None:
    *_, (state, news) = walk(seats, 5)
    outcome = GAME.outcome(state)
    assert outcome is not None
    (winner,) = outcome.winners
    assert outcome.scores[winner] >= 5
    assert all(other < 5 for seat, other in enumerate(outcome.scores) if seat != winner)
    assert told(news, Ended) == [Ended((winner,), tied=False, cut=False)]


# Cut short.


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("cut", [1, 2, 7])
def test_aca_38_a_simulation_can_be_cut_and_is_ranked_by_score(seats: int, cut: int) -> None:
    *_, (state, news) = walk(seats, 3, Options(cut=cut))
    outcome = GAME.outcome(state)
    assert outcome is not None
    view = public(state)
    assert view.turns == cut
    (ended,) = told(news, Ended)
    assert (ended.cut, ended.tied) == (True, False)
    if seats > 2:
        assert outcome.scores == view.scores
        assert outcome.ranks == tuple(sum(other > mine for other in view.scores) for mine in view.scores)
        assert outcome.winners == tuple(seat for seat in range(seats) if outcome.ranks[seat] == 0) == ended.winners


def test_aca_38_a_game_that_ends_earlier_is_not_cut() -> None:
    state = table("emerald smash", placed=[DIFFERENT], scores=[4, 0, 0], options=Options(cut=1))
    news = play(state, score(THREE_DIFFERENT, "amber salvage"))
    assert told(news, Ended) == [Ended((0,), tied=False, cut=False)]


def test_aca_38_a_tie_in_a_game_cut_short_is_shared() -> None:
    state = table("emerald smash", scores=[2, 3, 3], options=Options(cut=1))
    news = play(state, place("emerald smash"))
    assert GAME.outcome(state) == Outcome((2, 3, 3), (2, 0, 0), (1, 2))
    assert told(news, Ended) == [Ended((1, 2), tied=False, cut=True)]


def test_aca_38_alone_the_automaton_is_beaten_by_more_points_only() -> None:
    for mine, rank in ((2, 1), (3, 1), (4, 0)):
        state = table("emerald smash", placed=["", "amber salvage"], scores=[mine, 3], seats=1, options=Options(cut=1))
        play(state, place("emerald smash"))
        outcome = GAME.outcome(state)
        assert outcome == Outcome((mine,), (rank,), () if rank else (0,))


def test_aca_10_a_combination_may_be_broken_by_ones_own_action() -> None:
    """Whoever smashes a card of their own has no combination left."""
    state = table("", placed=["azure smash, emerald anyone smash, amber left *salvage"])
    assert scores(state)
    play(state, hit("azure smash", "emerald smash", 0, "amber salvage"))
    assert asked(state) == (1, TakeTurn())
