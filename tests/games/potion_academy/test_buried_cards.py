"""What is known in Potion Academy of cards that were buried, shuffled or foraged (ACA-37)."""

from chaudron.games.potion_academy import GAME
from chaudron.testing import rng
from tests.games.potion_academy.sight import THIEVES, may_lie
from tests.games.potion_academy.table import (
    REFILL,
    aim,
    asked,
    bury,
    cards,
    discard,
    discards,
    hand,
    line,
    pile,
    place,
    play,
    table,
    take,
    use,
)

BURIERS = "azure right bury, amber left *salvage"


# Buried cards.


def test_aca_37_a_buried_card_is_known_to_its_owner_at_its_place_in_the_pile() -> None:
    state = table("crimson bury", "azure smash, azure snatch", placed=[BURIERS], pile="crimson smash, emerald bury", rest="discarded")
    play(state, aim("azure right bury", "amber salvage", 1), bury("azure snatch"))
    assert pile(state) == line("emerald bury, azure snatch")
    assert may_lie(state, 1, "azure snatch") == {"buried 0"}
    assert GAME.view(state, 1).buried == (line("azure snatch"),)
    for observer in (0, 2, None):
        assert "buried 0" in may_lie(state, observer, "azure smash") | may_lie(state, observer, "azure snatch")
        assert len(GAME.view(state, observer).buried[0]) > 1


def test_aca_37_whoever_draws_a_buried_card_is_known_to_hold_it() -> None:
    """Seat 1 buried it at the bottom; seat 2 draws the whole pile."""
    state = table(
        "crimson bury",
        "azure smash, azure snatch, emerald smash",
        "amber pickpocket, amber forage",
        placed=[BURIERS],
        pile="crimson smash, emerald bury",
        rest="discarded",
    )
    play(state, aim("azure right bury", "amber salvage", 1), bury("azure snatch"), place("azure smash"))
    assert asked(state)[0] == 2
    play(state, REFILL)
    assert hand(state, 2) == cards("amber pickpocket, amber forage, emerald bury, azure snatch")
    assert may_lie(state, 1, "azure snatch") == {"hand 2"}
    assert may_lie(state, 0, "azure snatch") == {"hand 1", "hand 2"}, "seat 1's hand, or what it buried"
    play(state, discard("emerald bury"))
    assert may_lie(state, 1, "azure snatch") == {"hand 2"}


def test_aca_37_buried_cards_come_in_the_order_in_which_they_were_buried() -> None:
    state = table(
        "crimson bury, crimson forage",
        "azure smash, azure snatch",
        "emerald smash, emerald snatch",
        placed=["azure right bury, amber left *salvage", "emerald neighbours bury, none left pickpocket"],
        pile="crimson smash, emerald pickpocket, amber forage",
        rest="discarded",
    )
    play(state, aim("azure bury", "amber salvage", 1), bury("azure snatch"))
    play(state, aim("emerald bury", "none left pickpocket", 2), bury("emerald snatch"))
    assert pile(state) == line("amber forage, azure snatch, emerald snatch")
    assert may_lie(state, 1, "azure snatch") == {"buried 0"}
    assert may_lie(state, 2, "emerald snatch") == {"buried 1"}
    assert GAME.view(state, 2).buried[1] == line("emerald snatch")
    play(state, REFILL)
    assert hand(state, 2) >= cards("emerald smash, amber forage, azure snatch, emerald snatch")
    assert GAME.view(state, 1).buried == ()


def test_aca_37_a_card_buried_and_drawn_with_an_empty_pile_is_known_to_both() -> None:
    state = table("crimson bury", "azure smash, azure snatch", placed=[BURIERS], rest="discarded")
    play(state, aim("azure right bury", "amber salvage", 1), bury("azure snatch"))
    assert may_lie(state, 1, "azure snatch") == {"hand 0"}
    assert may_lie(state, 2, "azure snatch") == {"hand 0", "hand 1"}
    assert may_lie(state, None, "azure snatch") == {"hand 0", "hand 1", "hand 2"}


def test_aca_37_what_is_buried_out_of_a_known_hand_may_be_any_of_its_cards() -> None:
    """Seat 0 has looked at seat 1's hand; then seat 2 has a card of it buried."""
    state = table(
        "crimson smash",
        "azure bury, azure salvage, amber forage",
        "crimson bury",
        placed=[THIEVES, "", "emerald neighbours bury, azure neighbours snatch"],
        pile="amber pickpocket, crimson forage",
    )
    play(state, aim("none left pickpocket", "emerald smash", 1), take("azure salvage"), REFILL, discard("crimson forage"))
    assert may_lie(state, 0, "azure bury") == may_lie(state, 0, "amber forage") == {"hand 1"}
    play(state, aim("emerald bury", "azure snatch", 1), bury("amber forage"))
    assert may_lie(state, 0, "azure bury") == may_lie(state, 0, "amber forage") == {"hand 1", "buried 0"}
    assert may_lie(state, 1, "amber forage") == {"buried 0"}
    assert {"hand 1", "buried 0"} < may_lie(state, 2, "amber forage")


# Shuffles.


def test_aca_37_a_shuffle_forgets_the_order_and_keeps_what_is_known_of_hands() -> None:
    state = table(
        "crimson smash, crimson bury",
        "azure bury, azure salvage, amber forage",
        placed=[THIEVES],
        pile="emerald bury",
        rest="discarded",
    )
    play(state, aim("none left pickpocket", "emerald smash", 1), take("azure salvage"))
    away = discards(state)
    assert asked(state)[0] == 1
    play(state, REFILL)
    assert discards(state) == set()
    stock = GAME.view(state, 0).stock
    assert set(stock) == away
    assert may_lie(state, 0, "azure bury") == {"hand 1"}
    assert may_lie(state, 0, "amber forage") == {"hand 1"}
    assert may_lie(state, 0, "emerald bury") == {"hand 1", "hand 2"}, "it was in the old pile, or in seat 2's hand"
    assert all(may_lie(state, 0, f"{each.potion.value} {each.target.value} {each.effect.value}") == {"hand 1", "stock"} for each in away)
    draws, view = rng(3), GAME.view(state, 0)
    assert len({pile(GAME.imagine(view, draws)) for _ in range(20)}) == 20


def test_aca_37_a_shuffled_buried_card_has_no_place_of_its_own() -> None:
    """Whatever was buried is drawn before the discards are shuffled."""
    state = table("crimson bury", "azure smash, azure snatch", "amber forage", placed=[BURIERS], pile="crimson smash", rest="discarded")
    play(state, aim("azure right bury", "amber salvage", 1), bury("azure snatch"), REFILL)
    assert asked(state)[0] == 1
    assert cards("azure snatch") <= hand(state, 1)
    assert GAME.view(state, None).buried == ()
    assert set(GAME.view(state, 0).stock)


# Forage.


def test_aca_37_forages_kept_card_is_known_to_its_owner_only() -> None:
    state = table("", placed=["crimson left forage"], pile="azure bury, crimson smash")
    play(state, use("crimson forage"))
    assert GAME.view(state, 0).drawn == line("azure bury, crimson smash")
    for observer in (1, 2, None):
        view = GAME.view(state, observer)
        assert view.drawn == ()
        assert len(view.offered) == 2
        assert may_lie(state, observer, "azure bury") >= {"drawn 0", "drawn 1", "stock"}
    play(state, take("crimson smash"))
    for observer in (1, 2, None):
        assert may_lie(state, observer, "crimson smash") >= {"hand 0", "stock"}
        assert may_lie(state, observer, "azure bury") == set()
    assert may_lie(state, 0, "crimson smash") == set(), "it is in the own hand"
    assert hand(state, 0) == cards("crimson smash")


def test_aca_37_a_buried_card_that_is_foraged_is_known_to_who_buried_it() -> None:
    """If the other one is discarded, it was kept."""
    state = table(
        "crimson bury",
        "azure smash, azure snatch, emerald smash",
        "amber pickpocket",
        placed=[BURIERS, "", "crimson forage"],
        pile="crimson smash, emerald bury",
        rest="discarded",
    )
    play(state, aim("azure right bury", "amber salvage", 1), bury("azure snatch"), place("azure smash"), use("crimson forage"))
    assert GAME.view(state, 1).offered[1] == line("azure snatch")
    play(state, take("azure snatch"))
    assert may_lie(state, 1, "azure snatch") == {"hand 2"}
    assert may_lie(state, 0, "azure snatch") == {"hand 1", "hand 2"}


def test_aca_37_of_an_old_and_a_shuffled_card_the_one_that_is_discarded_tells_which_was_kept() -> None:
    """One card is left in the pile; the second that is foraged comes out of the shuffled discards, and all saw those."""
    state = table("", "azure bury", placed=["crimson left forage"], pile="azure smash", rest="discarded")
    away = discards(state)
    play(state, use("crimson forage"), take("azure smash"))
    assert discards(state) < away
    for observer in (1, 2, None):
        assert not set(GAME.view(state, observer).held[0]) & away
        assert "hand 0" in may_lie(state, observer, "azure smash")
    state = table("", "azure bury", placed=["crimson left forage"], pile="azure smash", rest="discarded")
    play(state, use("crimson forage"))
    kept = state.deck.cards[state.drawn[1]]
    play(state, take(" ".join((kept.potion.value, kept.target.value, kept.effect.value))))
    for observer in (1, 2, None):
        assert set(GAME.view(state, observer).held[0]) == away
