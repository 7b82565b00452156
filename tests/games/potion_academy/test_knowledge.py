"""Who knows what in Potion Academy: a view holds what an attentive person saw, and imagining draws only what could be (ACA-37)."""

from collections import Counter

import pytest

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.knowledge import arrange
from chaudron.games.potion_academy.model import Card, Options, View
from chaudron.kernel.model import Move, Seat
from chaudron.testing import Decider, anything, rng
from tests.games.potion_academy.table import (
    AUTOMATON,
    CARDS,
    DONE,
    IN_PLAY,
    ORANGE,
    PLAIN,
    REFILL,
    SEATS,
    THREE_DIFFERENT,
    aim,
    asked,
    automaton_plays,
    bury,
    busily,
    card,
    cards,
    discard,
    discards,
    hand,
    hit,
    line,
    pile,
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

THIEVES = "none left pickpocket, emerald anyone smash"
BURIERS = "azure right bury, amber left *salvage"
BUSY = Options(cut=60)
every_match = pytest.mark.parametrize(("options", "decide"), [(PLAIN, anything), (BUSY, busily)], ids=["plain", "busy"])


def observers(seats: int) -> tuple[Seat | None, ...]:
    return (*range(seats), None)


# Reading what somebody knows.


def places(view: View) -> dict[str, set[Card]]:
    """What may lie in every hidden place, by a name for the place."""
    found = {f"hand {seat}": set(may) for seat, may in enumerate(view.held) if seat != view.seat}
    found["stock"] = set(view.stock)
    found |= {f"buried {nth}": set(may) for nth, may in enumerate(view.buried)}
    found |= {f"sleeve {nth}": set(may) for nth, may in enumerate(view.sleeve)}
    return found | {f"drawn {nth}": set(may) for nth, may in enumerate(view.offered)}


def truth(state: State, view: View) -> dict[str, list[Card]]:
    """What truly lies there."""
    found = {f"hand {seat}": list(GAME.view(state, seat).hand) for seat in range(state.seats) if seat != view.seat}
    lying, buried = list(pile(state)), len(view.buried)
    found["stock"] = lying[: len(lying) - buried]
    found |= {f"buried {nth}": [each] for nth, each in enumerate(lying[len(lying) - buried :])}
    found |= {f"sleeve {nth}": [each] for nth, each in enumerate(sleeve(state))}
    return found | {f"drawn {nth}": [state.deck.cards[state.drawn[nth]]] for nth in range(len(view.offered))}


def may_lie(state: State, observer: Seat | None, words: str) -> set[str]:
    """The places where a card may lie, for all that an observer knows."""
    return {name for name, may in places(GAME.view(state, observer)).items() if card(words) in may}


def opened(view: View) -> set[Card]:
    """All that an observer sees."""
    return {*view.hand, *view.discarded, *view.drawn, *(one.card for there in view.placed for one in there)}


# At every step.


@pytest.mark.parametrize("seats", SEATS)
@every_match
@pytest.mark.parametrize("number", range(3))
def test_aca_37_the_truth_lies_within_what_everybody_holds_possible(
    seats: int, options: Options, decide: Decider[Move], number: int
) -> None:
    for state, _ in walk(seats, number, options, decide):
        for observer in observers(seats):
            view = GAME.view(state, observer)
            possible, lies = places(view), truth(state, view)
            assert possible.keys() == lies.keys()
            for name, there in lies.items():
                assert set(there) <= possible[name], name
                assert there or not possible[name], f"{name} is empty and everybody sees it"
                assert not possible[name] & opened(view), f"{name}: what is seen elsewhere is not there"
            assert set().union(*possible.values()) == set(CARDS[: IN_PLAY[seats]]) - opened(view)


@pytest.mark.parametrize("seats", SEATS)
@every_match
def test_aca_37_what_is_imagined_could_be(seats: int, options: Options, decide: Decider[Move]) -> None:
    draws = rng(9)
    for step, (state, _) in enumerate(walk(seats, 5, options, decide)):
        if step % 3:
            continue
        for observer in observers(seats):
            view = GAME.view(state, observer)
            dream = GAME.imagine(view, draws)
            assert GAME.view(dream, observer) == view
            assert GAME.asks(dream) == GAME.asks(state)
            assert GAME.tally(dream) == GAME.tally(state)
            possible, lies, dreamt = places(view), truth(state, view), truth(dream, view)
            for name, there in dreamt.items():
                assert len(there) == len(lies[name])
                assert set(there) <= possible[name]
            if observer is not None:
                assert GAME.moves(dream, observer) == GAME.moves(state, observer)


@pytest.mark.parametrize("seats", SEATS)
def test_aca_37_what_is_imagined_can_be_played_to_the_end(seats: int) -> None:
    draws = rng(1)
    for step, (state, _) in enumerate(walk(seats, 2)):
        if step in (1, seats, 20, 50):
            dream = GAME.imagine(GAME.view(state, step % seats), draws)
            for _ in range(60):
                if not GAME.asks(dream):
                    break
                seat = min(GAME.asks(dream))
                GAME.apply(dream, seat, draws.choice(GAME.moves(dream, seat)), draws)
            assert set(GAME.tally(dream).values()) == {1}


def dreamt(state: State, observer: Seat | None, times: int = 200) -> Counter[tuple[str, Card]]:
    """How often each card was imagined in each place."""
    draws, view, found = rng(4), GAME.view(state, observer), Counter[tuple[str, Card]]()
    for _ in range(times):
        for name, there in truth(GAME.imagine(view, draws), view).items():
            found.update((name, each) for each in there)
    return found


def test_aca_37_all_that_could_be_is_imagined() -> None:
    state = table("amber salvage, azure smash", "azure bury, azure salvage", "crimson smash", placed=["none left pickpocket"])
    view = GAME.view(state, 0)
    assert set(dreamt(state, 0)) == {(name, each) for name, may in places(view).items() for each in may}


def test_aca_37_about_as_often_as_there_is_room() -> None:
    state = table("amber salvage, azure smash", "azure bury, azure salvage", "crimson smash", placed=["none left pickpocket"])
    found = dreamt(state, 0, 1500)
    hidden = 18 - 3
    for each in places(GAME.view(state, 0))["stock"]:
        assert 0.6 < found["hand 1", each] / (1500 * 2 / hidden) < 1.5
        assert 0.5 < found["hand 2", each] / (1500 * 1 / hidden) < 1.7


def test_aca_37_no_arrangement_is_favoured_where_cards_are_bound_to_places() -> None:
    """Cards 0 to 3; the first place has room for any one, the second for 0 or 1, the third for two of 1, 2 and 3: four ways."""
    draws, found = rng(6), Counter[tuple[int, ...]]()
    for _ in range(4000):
        order = [0, 1, 2, 3]
        draws.shuffle(order)
        lies = dict(zip(order, arrange(order, [1, 1, 2], [0b1111, 0b0011, 0b1110], draws), strict=True))
        found[lies[0], lies[1], lies[2], lies[3]] += 1
    assert set(found) == {(0, 1, 2, 2), (1, 0, 2, 2), (1, 2, 0, 2), (1, 2, 2, 0)}
    assert all(880 < times < 1120 for times in found.values())


def test_aca_37_the_order_of_the_pile_is_imagined_anew() -> None:
    state = table("amber salvage", "azure bury", "crimson smash")
    draws, view = rng(2), GAME.view(state, 0)
    tops = {pile(GAME.imagine(view, draws))[0] for _ in range(200)}
    assert tops == set(view.stock)


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
