"""Who knows what in Potion Academy: a view holds what an attentive person saw (ACA-37)."""

import pytest

from chaudron.games.potion_academy import GAME
from chaudron.testing import rng
from tests.games.potion_academy.sight import THIEVES, dreamt, may_lie, observers
from tests.games.potion_academy.table import (
    AUTOMATON,
    DONE,
    ORANGE,
    SEATS,
    THREE_DIFFERENT,
    aim,
    asked,
    automaton_plays,
    card,
    cards,
    discards,
    hand,
    hit,
    line,
    place,
    play,
    public,
    score,
    sleeve,
    start,
    table,
    take,
    use,
    walk,
    zone,
)

# What lies open.


@pytest.mark.parametrize("seats", SEATS)
def test_aca_37_public_is_the_same_for_all(seats: int) -> None:
    for state, _ in walk(seats, 7):
        views = [GAME.view(state, observer) for observer in observers(seats)]
        assert len({(view.placed, view.scores, view.discarded, view.hands, view.pile, view.turn, view.phase) for view in views}) == 1


def test_aca_37_others_hands_and_the_pile_are_hidden() -> None:
    """Two tables that differ only in what is hidden look the same to whoever cannot see it."""
    one = table("amber salvage", "azure bury, azure salvage", "crimson smash", placed=["none left pickpocket"])
    other = table("amber salvage", "emerald bury, crimson forage", "azure bury", placed=["none left pickpocket"], pile="azure salvage")
    for observer in (0, None):
        assert GAME.view(one, observer) == GAME.view(other, observer)
        assert GAME.scene(GAME.view(one, observer)) == GAME.scene(GAME.view(other, observer))
    assert GAME.view(one, 1) != GAME.view(other, 1)
    assert GAME.view(one, None).hand == ()


def test_aca_37_the_scene_shows_the_own_hand_only() -> None:
    state = table("amber salvage", "azure bury, azure salvage", "crimson smash")
    view = GAME.view(state, 1)
    assert [len(zone(view, f"hand:{seat}").pieces) for seat in range(3)] == [0, 2, 0]
    assert [zone(view, f"hand:{seat}").size for seat in (0, 2)] == [1, 1]
    assert zone(view, "pile").pieces == ()


def test_aca_37_the_first_discards_are_hidden_until_all_have_chosen() -> None:
    state = start(3, 1)
    chosen = hand(state, 1)
    for number in range(4):
        after = GAME.copy(state)
        GAME.apply(after, 1, GAME.moves(after, 1)[number], rng())
        for observer in (0, 2, None):
            view = GAME.view(after, observer)
            assert (view.ready, view.aside) == ((False, True, False), None)
            assert chosen <= set(view.held[1])
        assert GAME.view(after, 1).aside in chosen


# Hands that were looked at.


def test_aca_37_a_picked_hand_is_known_to_the_taker_only() -> None:
    state = table("", "azure bury, azure salvage, amber forage", placed=[THIEVES])
    play(state, aim("none left pickpocket", "emerald smash", 1), take("azure salvage"))
    assert set(GAME.view(state, 0).held[1]) == cards("azure bury, amber forage")
    assert may_lie(state, 0, "azure bury") == {"hand 1"}
    assert may_lie(state, 2, "azure bury") == {"hand 0", "hand 1", "stock"}
    assert may_lie(state, None, "azure bury") == {"hand 0", "hand 1", "hand 2", "stock"}


def test_aca_37_while_the_taker_chooses_only_they_see_the_hand() -> None:
    state = table("", "azure bury, azure salvage", placed=[THIEVES])
    play(state, aim("none left pickpocket", "emerald smash", 1))
    shown = zone(GAME.view(state, 0), "seen")
    assert len(shown.pieces) == 2
    for observer in (1, 2, None):
        assert "seen" not in [each.id for each in GAME.scene(GAME.view(state, observer)).zones]
    assert may_lie(state, 2, "azure bury") == {"hand 1", "stock"}


def test_aca_37_the_card_taken_is_known_to_the_two() -> None:
    """The victim knows what was taken; the others do not."""
    state = table("", "azure bury, azure salvage, amber forage", placed=[THIEVES])
    play(state, aim("none left pickpocket", "emerald smash", 1), take("azure salvage"))
    assert hand(state, 0) == cards("azure salvage")
    assert set(GAME.view(state, 1).held[0]) == cards("azure salvage")
    assert may_lie(state, 1, "azure salvage") == {"hand 0"}
    assert may_lie(state, 2, "azure salvage") == {"hand 0", "hand 1", "stock"}


def test_aca_37_a_hand_that_a_third_player_robs_is_known_to_lie_in_two() -> None:
    """Seat 0 has looked at seat 1's hand; then seat 2 takes one of its cards unseen."""
    state = table(
        "crimson smash",
        "azure bury, azure salvage, amber forage",
        "crimson bury",
        placed=[THIEVES, "", "emerald right pickpocket, azure neighbours snatch"],
    )
    play(state, aim("none left pickpocket", "emerald smash", 1), take("azure salvage"))
    play(state, place("amber forage"), DONE)
    assert asked(state)[0] == 2
    assert may_lie(state, 0, "azure bury") == {"hand 1"}
    play(state, aim("emerald pickpocket", "azure snatch", 1))
    assert may_lie(state, 0, "azure bury") == {"hand 2"}, "it was the only one, and the hand is seen to be empty"
    state = table(
        "crimson smash",
        "azure bury, azure salvage, amber forage, emerald bury",
        "crimson bury",
        placed=[THIEVES, "", "emerald right pickpocket, azure neighbours snatch"],
    )
    play(state, aim("none left pickpocket", "emerald smash", 1), take("azure salvage"), place("emerald bury"))
    play(state, aim("emerald pickpocket", "azure snatch", 1), take("azure bury"))
    assert may_lie(state, 0, "azure bury") == may_lie(state, 0, "amber forage") == {"hand 1", "hand 2"}
    assert may_lie(state, 1, "azure bury") == {"hand 2"}
    assert hand(state, 2) == cards("crimson bury, azure bury")
    found = dreamt(state, 0, 100)
    assert all(found["hand 1", card(words)] + found["hand 2", card(words)] == 100 for words in ("azure bury", "amber forage"))
    assert found["hand 1", card("azure bury")] > 20 < found["hand 2", card("azure bury")]


def test_aca_37_what_a_robber_with_an_empty_hand_holds_is_one_of_the_cards_that_were_there() -> None:
    state = table(
        "crimson smash",
        "azure bury, azure salvage, amber forage, emerald bury",
        "",
        placed=[THIEVES, "", "emerald right pickpocket, azure neighbours snatch"],
    )
    play(state, aim("none left pickpocket", "emerald smash", 1), take("azure salvage"), place("emerald bury"))
    play(state, aim("emerald pickpocket", "azure snatch", 1), take("azure bury"))
    view = GAME.view(state, 0)
    assert set(view.held[1]) == set(view.held[2]) == cards("azure bury, amber forage")


# Cards that everybody saw.


def test_aca_37_a_snatched_card_is_known_to_all() -> None:
    state = table("", "crimson smash", placed=["azure snatch, amber left salvage", "emerald snatch"])
    play(state, hit("azure snatch", "amber salvage", 1, "emerald snatch"))
    for observer in (1, 2, None):
        assert may_lie(state, observer, "emerald snatch") == {"hand 0"}


def test_aca_37_a_salvaged_card_is_known_to_all() -> None:
    state = table("crimson bury", placed=["amber salvage"], discarded="emerald snatch, azure smash")
    play(state, use("amber salvage"), take("emerald snatch"))
    for observer in (1, 2, None):
        assert may_lie(state, observer, "emerald snatch") == {"hand 0"}


def test_aca_37_a_card_kept_after_scoring_is_known_to_all() -> None:
    state = table("crimson bury", placed=["amber *salvage, azure *bury, crimson *smash"])
    play(state, score(THREE_DIFFERENT, "azure bury"))
    for observer in (1, 2, None):
        assert may_lie(state, observer, "azure bury") == {"hand 0"}
        assert may_lie(state, observer, "crimson bury") >= {"hand 0", "stock"}


def test_aca_37_a_card_that_is_placed_again_is_known_no_more_than_any() -> None:
    state = table("crimson bury", placed=["amber *salvage, azure *bury, crimson *smash"])
    play(state, score(THREE_DIFFERENT, "azure bury"), place("azure bury"))
    assert may_lie(state, 1, "azure bury") == set()


# The onlooker, two players, the solo game.


def test_aca_37_the_onlooker_sees_no_hand_and_learns_what_all_learn() -> None:
    state = table("", "azure bury, azure salvage", placed=[THIEVES, "amber snatch"])
    play(state, aim("none left pickpocket", "emerald smash", 1), take("azure salvage"))
    view = GAME.view(state, None)
    assert (view.seat, view.hand, view.drawn, view.aside) == (None, (), (), None)
    assert view.hands == (1, 1, 1)
    assert set(view.held[0]) == set(view.held[1]) | set(view.held[0])


def test_aca_37_with_two_players_a_hand_is_one_for_both_colours() -> None:
    orange = "none left pickpocket, azure anyone salvage"
    state = table("amber salvage", "violet smash, violet forage", placed=["", "", orange], seats=2, turn=ORANGE)
    play(state, aim("none left pickpocket", "azure salvage", 1), take("violet forage"))
    assert set(GAME.view(state, 0).held[1]) == cards("violet smash")
    assert may_lie(state, 1, "violet forage") == {"hand 0"}


SLEEVE = "crimson smash, crimson bury, emerald bury"


def test_aca_37_the_automatons_hand_is_hidden_at_first() -> None:
    state = table("amber salvage", sleeve=SLEEVE, seats=1)
    for observer in (0, None):
        assert all(len(may) >= 17 for may in GAME.view(state, observer).sleeve)
    assert zone(public(state), "hand:1").size == 3


def test_aca_37_a_look_at_the_automatons_hand_is_remembered_in_its_order() -> None:
    state = table("", placed=["none left pickpocket, azure right bury"], sleeve=SLEEVE, pile="none two-placed forage", seats=1)
    play(state, aim("none left pickpocket", "azure bury", AUTOMATON), take("crimson bury"))
    assert GAME.view(state, 0).sleeve == (line("crimson smash"), line("emerald bury"))
    assert all(len(may) > 2 for may in GAME.view(state, None).sleeve), "an onlooker has seen nothing"
    dream = GAME.imagine(GAME.view(state, 0), rng(1))
    assert sleeve(dream) == line("crimson smash, emerald bury")


def test_aca_37_cards_that_the_automaton_takes_are_known_on_the_left() -> None:
    mine = "azure smash, azure bury"
    state = table(mine, placed=["", "amber forage"], sleeve="crimson smash, crimson bury", pile="amber pickpocket", seats=1)
    automaton_plays(state)
    (taken,) = cards(mine) - hand(state, 0)
    assert GAME.view(state, 0).sleeve[0] == (taken,)
    assert len(GAME.view(state, None).sleeve[0]) > 1
    assert len(GAME.view(state, 0).sleeve[1]) > 1


@pytest.mark.parametrize(
    ("turned", "there", "placed", "away"),
    [("emerald snatch", "emerald smash", "azure *smash", ""), ("amber salvage", "amber forage", "", "azure smash")],
)
def test_aca_37_what_the_automaton_snatches_or_salvages_is_known_to_all(turned: str, there: str, placed: str, away: str) -> None:
    state = table("azure bury", placed=[placed, there], sleeve="crimson smash", pile=turned, discarded=away, seats=1)
    automaton_plays(state)
    for observer in (0, None):
        assert GAME.view(state, observer).sleeve[0] == line("azure smash")


def test_aca_37_what_the_automaton_forages_is_not_known() -> None:
    state = table("azure bury", placed=["", "amber salvage"], sleeve="", pile="amber forage, emerald smash, emerald snatch", seats=1)
    automaton_plays(state)
    assert len(GAME.view(state, 0).sleeve[0]) > 2


def test_aca_37_the_automatons_buried_card_is_known_if_its_hand_was() -> None:
    """Its rightmost card, which the player has seen, goes under the pile."""
    state = table("", placed=["none left pickpocket, azure right bury"], sleeve=SLEEVE, pile="none two-placed forage", seats=1)
    play(state, aim("none left pickpocket", "azure bury", AUTOMATON), take("crimson smash"))
    assert GAME.view(state, 0).sleeve == (line("crimson bury"), line("emerald bury"))
    play(state, aim("azure bury", "none left pickpocket", AUTOMATON))
    assert GAME.view(state, 0).sleeve == (line("crimson bury"),)
    assert GAME.view(state, 0).buried == (line("emerald bury"),)
    assert len(GAME.view(state, None).buried[0]) > 2


def test_aca_37_what_the_automaton_drops_was_not_known_before() -> None:
    state = table("azure smash, azure bury", placed=["", "amber forage"], sleeve=SLEEVE, pile="amber pickpocket", seats=1)
    automaton_plays(state)
    assert discards(state) == cards("emerald bury")
    for observer in (0, None):
        assert may_lie(state, observer, "emerald bury") == set()
        assert len(GAME.view(state, observer).sleeve) == 3


def test_aca_37_an_onlooker_does_not_know_which_card_the_player_picked() -> None:
    """All saw the automaton snatch the leftmost of its three cards; then the player takes one of them."""
    state = table(
        "crimson forage",
        placed=["none left pickpocket, azure right bury, crimson smash", "emerald smash"],
        sleeve="crimson bury, azure snatch",
        pile="emerald snatch, none two-placed forage",
        seats=1,
    )
    automaton_plays(state)
    assert public(state).sleeve[0] == GAME.view(state, 0).sleeve[0] == line("crimson smash")
    play(state, aim("none left pickpocket", "azure bury", AUTOMATON), take("azure snatch"))
    assert may_lie(state, None, "crimson smash") == {"sleeve 0", "hand 0"}, "the others are still in their order"
    assert {"sleeve 0", "sleeve 1", "hand 0"} <= may_lie(state, None, "crimson bury")
    assert GAME.view(state, 0).sleeve == (line("crimson smash"), line("crimson bury"))
