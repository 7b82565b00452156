"""Before the solo game: the deal, and what the automaton must not start with (ACA-29, ACA-30)."""

import pytest

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import Began, Dealt, DiscardFirst, Ended, Opened, Options, Replaced, Scored, TakeTurn
from chaudron.kernel.model import News, Outcome
from chaudron.testing import told
from tests.games.potion_academy.solo import ORDER, dealt
from tests.games.potion_academy.table import (
    AUTOMATON,
    EASIER,
    PLAIN,
    THREE_ALIKE,
    THREE_DIFFERENT,
    asked,
    card,
    cards,
    discards,
    hand,
    laid,
    line,
    pile,
    play,
    points,
    public,
    row,
    score,
    sleeve,
    start,
    table,
)


def test_aca_29_three_times_one_to_each_place_and_a_fourth_to_the_player() -> None:
    state, _ = dealt(ORDER)
    assert hand(state, 0) == cards("azure smash, azure bury, crimson bury, amber forage")
    assert sleeve(state) == line("amber salvage, emerald bury, emerald snatch")
    assert laid(state, AUTOMATON) == row("amber snatch, azure snatch, crimson smash")
    assert (public(state).hands, public(state).pile, public(state).scores) == ((4, 3), 8, (0, 0))
    assert GAME.asks(state) == {0: DiscardFirst()}


def test_aca_29_the_player_discards_one_of_four_and_starts() -> None:
    state, _ = dealt(ORDER)
    play(state, GAME.moves(state, 0)[0])
    assert asked(state) == (0, TakeTurn())
    assert public(state).hands == (3, 3)
    assert len(discards(state)) == 1


def test_aca_29_in_the_easier_game_the_automaton_starts_with_two_and_two() -> None:
    """The third time only the player receives a card."""
    easy = "azure smash, amber salvage, amber snatch, azure bury, emerald bury, azure snatch, crimson bury, amber forage, crimson salvage"
    state, _ = dealt(easy, EASIER)
    assert hand(state, 0) == cards("azure smash, azure bury, crimson bury, amber forage")
    assert sleeve(state) == line("amber salvage, emerald bury")
    assert laid(state, AUTOMATON) == row("amber snatch, azure snatch")
    assert (public(state).pile, pile(state)[0]) == (10, card("crimson salvage"))


def test_aca_29_ten_points_win() -> None:
    mine = "amber *left *salvage, azure *right *bury, crimson *right *smash"
    for before, ends in ((8, False), (9, True)):
        state = table("azure smash", placed=[mine], sleeve="emerald bury", scores=[before, 9], seats=1)
        news = play(state, score(THREE_DIFFERENT, "azure bury"))
        assert (GAME.outcome(state) is not None) == ends
    assert GAME.outcome(state) == Outcome((10,), (0,), (0,))
    assert told(news, Ended) == [Ended((0,), tied=False, cut=False)]


def test_aca_29_both_may_go_past_the_end_of_the_track() -> None:
    """The rulebook's example: 4 points, then 3 more, are 7."""
    alike = "emerald *right *pickpocket, emerald *hand-3 *snatch, emerald *anyone *smash"
    state = table("azure smash", placed=[alike], sleeve="emerald bury", scores=[4, 7], seats=1)
    news = play(state, score(THREE_ALIKE, "emerald smash"))
    assert [(event.points, event.total) for event in told(news, Scored)] == [(3, 7)]
    assert points(state) == (7, 7)
    assert GAME.outcome(state) is None


def test_aca_29_the_points_are_shown_as_those_of_the_track_with_ten() -> None:
    assert GAME.scene(public(start(1))).facts["goal"] == 10


# What it must not start with. The face-up cards are the 3rd, 6th and 9th; replacements come from the 11th on.


def face_up(three: str, then: str) -> tuple[State, list[News]]:
    one, two, other = three.split(",")
    hidden = iter(("azure smash", "azure bury", "azure snatch", "crimson bury", "emerald bury", "crimson salvage", "emerald pickpocket"))
    order = [next(hidden), next(hidden), one, next(hidden), next(hidden), two, next(hidden), next(hidden), other, next(hidden), then]
    return dealt(", ".join(order))


def test_aca_30_a_card_without_potion_is_replaced_in_its_place() -> None:
    state, news = face_up("none left pickpocket, amber forage, emerald smash", "crimson smash")
    assert laid(state, AUTOMATON) == row("crimson smash, amber forage, emerald smash")
    assert discards(state) == cards("none left pickpocket")
    assert told(news, Replaced) == [Replaced(AUTOMATON, card("none left pickpocket"), card("crimson smash"))]
    assert [type(item.event) for item in news] == [Began, Dealt, Opened, Replaced], "it is told once the cards are dealt"


def test_aca_30_until_all_have_one() -> None:
    state, news = face_up("amber forage, none left pickpocket, emerald smash", "none two-placed forage, crimson smash")
    assert laid(state, AUTOMATON) == row("amber forage, crimson smash, emerald smash")
    assert discards(state) == cards("none left pickpocket, none two-placed forage")
    assert [event.by for event in told(news, Replaced)] == list(line("none two-placed forage, crimson smash"))


def test_aca_30_two_cards_without_potion_are_replaced_one_by_one() -> None:
    state, _ = face_up("none left pickpocket, amber forage, none two-placed forage", "crimson smash, emerald smash")
    assert {one.card for one in laid(state, AUTOMATON)} == cards("crimson smash, amber forage, emerald smash")
    assert laid(state, AUTOMATON)[1] == row("amber forage")[0]
    assert discards(state) == cards("none left pickpocket, none two-placed forage")


def test_aca_30_of_three_with_the_same_potion_the_rightmost_is_replaced() -> None:
    state, _ = face_up("amber forage, amber salvage, amber snatch", "emerald smash")
    assert laid(state, AUTOMATON) == row("amber forage, amber salvage, emerald smash")
    assert discards(state) == cards("amber snatch")


def test_aca_30_until_they_are_not_all_the_same() -> None:
    state, _ = face_up("amber forage, amber salvage, amber snatch", "amber pickpocket, emerald smash")
    assert laid(state, AUTOMATON) == row("amber forage, amber salvage, emerald smash")
    assert discards(state) == cards("amber snatch, amber pickpocket")


def test_aca_30_both_checks_repeat() -> None:
    """A card without potion becomes the third of the same potion, which is replaced by one without potion, which is replaced."""
    state, _ = face_up("amber forage, none left pickpocket, amber snatch", "amber pickpocket, none two-placed forage, emerald smash")
    assert laid(state, AUTOMATON) == row("amber forage, amber pickpocket, emerald smash")
    assert discards(state) == cards("none left pickpocket, amber snatch, none two-placed forage")


def test_aca_30_three_that_are_fit_stay() -> None:
    for three in ("amber forage, emerald smash, amber snatch", "amber forage, crimson smash, emerald smash"):
        state, news = face_up(three, "azure salvage")
        assert laid(state, AUTOMATON) == row(three)
        assert (discards(state), told(news, Replaced)) == (set(), [])


@pytest.mark.parametrize(
    ("first", "there"),
    [("amber snatch", "amber snatch, amber forage"), ("none left pickpocket", "amber salvage, amber forage")],
)
def test_aca_30_in_the_easier_game_two_with_the_same_potion_stay(first: str, there: str) -> None:
    rest = "azure bury, emerald bury, amber forage, crimson bury, azure snatch, amber salvage"
    state, _ = dealt(f"azure smash, crimson salvage, {first}, {rest}", EASIER)
    assert laid(state, AUTOMATON) == row(there)


@pytest.mark.parametrize("options", [PLAIN, EASIER])
def test_aca_30_the_automaton_always_starts_fit(options: Options) -> None:
    for number in range(200):
        there = [one.card.potion.value for one in laid(start(1, number, options), AUTOMATON)]
        assert len(there) == (2 if options.easier else 3)
        assert "none" not in there
        assert options.easier or len(set(there)) > 1
