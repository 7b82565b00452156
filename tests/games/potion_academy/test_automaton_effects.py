"""What the player and the automaton do to each other (ACA-34, ACA-35)."""

import pytest

from chaudron.games.potion_academy.model import (
    Buried,
    ChooseBuried,
    Foraged,
    Looked,
    PickCard,
    PickedCard,
    Rejected,
    Reshuffled,
    Salvaged,
    Smashed,
    Snatched,
    TakeTurn,
    Triggered,
    Turned,
)
from chaudron.testing import told
from tests.games.potion_academy.solo import HAND, SLEEVE, solo
from tests.games.potion_academy.table import (
    AUTOMATON,
    actions,
    aim,
    asked,
    automaton_plays,
    bury,
    card,
    cards,
    discards,
    each,
    hand,
    hit,
    kinds,
    laid,
    line,
    offers,
    pile,
    play,
    row,
    sleeve,
    table,
    take,
)

# What the player does to it.


def test_aca_34_bury_takes_its_rightmost_card() -> None:
    state = table(
        "azure snatch",
        placed=["azure bury, amber left *salvage", ""],
        sleeve=SLEEVE,
        pile="emerald smash, none left pickpocket, azure salvage",
        seats=1,
    )
    news = play(state, aim("azure bury", "amber salvage", AUTOMATON))
    assert told(news, Buried) == [Buried(AUTOMATON)]
    assert sleeve(state) == line("crimson smash, crimson bury")
    assert pile(state)[-1] == card("emerald bury")
    assert hand(state, 0) == cards("azure snatch, emerald smash")


@pytest.mark.parametrize("through", ["neighbours salvage", "amber left salvage", "azure right bury", "azure anyone salvage"])
def test_aca_34_the_automaton_is_neighbour_left_and_right_at_once(through: str) -> None:
    state = table("", placed=[f"none left pickpocket, {through}", ""], sleeve="crimson smash", seats=1)
    assert aim("none left pickpocket", through, AUTOMATON) in actions(state)


@pytest.mark.parametrize(
    ("there", "reached"),
    [
        ("", False),
        ("amber forage", False),
        ("amber forage, azure smash", True),
        ("amber forage, azure smash, crimson bury", True),
        ("amber forage, azure smash, crimson bury, amber salvage, azure bury", True),
    ],
)
def test_aca_34_two_placed_reaches_it_with_two_or_more(there: str, *, reached: bool) -> None:
    state = table("", placed=["none left pickpocket, amber two-placed *snatch", there], sleeve="crimson smash", seats=1)
    assert (aim("none left pickpocket", "amber two-placed snatch", AUTOMATON) in actions(state)) == reached


@pytest.mark.parametrize(
    ("held", "through"),
    [
        ("", set()),
        ("crimson smash", set()),
        ("crimson smash, crimson bury", {"azure smash"}),
        (SLEEVE, {"azure smash", "amber forage"}),
    ],
)
def test_aca_34_hand_targets_look_at_its_hand(held: str, through: set[str]) -> None:
    state = table(
        "emerald smash, emerald snatch, azure bury", placed=["none left pickpocket, azure *smash, amber *forage", ""], sleeve=held, seats=1
    )
    assert actions(state) == {aim("none left pickpocket", each, AUTOMATON) for each in through}


def test_aca_34_with_pickpocket_the_player_sees_its_whole_hand_and_the_rest_keeps_its_order() -> None:
    state = table("", placed=["none left pickpocket, azure right bury", ""], sleeve=SLEEVE, pile="none two-placed forage", seats=1)
    news = play(state, aim("none left pickpocket", "azure right bury", AUTOMATON))
    assert told(news, Looked) == [Looked(0, AUTOMATON, line(SLEEVE))]
    assert asked(state) == (0, PickCard(on=AUTOMATON))
    assert offers(state) == each(take, SLEEVE)
    news = play(state, take("crimson bury"))
    assert sleeve(state) == line("crimson smash, emerald bury")
    assert hand(state, 0) == cards("crimson bury")
    assert [item.only for item in news if isinstance(item.event, PickedCard)] == [0]


def test_aca_34_its_placed_cards_can_be_smashed_and_snatched() -> None:
    there = "amber forage, azure snatch, amber salvage, azure salvage"
    for by in ("emerald smash", "emerald snatch"):
        state = table("", placed=[f"{by}, none left *pickpocket", there], pile="none two-placed forage", seats=1)
        assert actions(state) == {hit(by, "none left pickpocket", AUTOMATON, words) for words in there.split(",")}
        play(state, hit(by, "none left pickpocket", AUTOMATON, "azure snatch"))
        assert laid(state, AUTOMATON) == row("amber forage, amber salvage, azure salvage")
        assert (cards("azure snatch") < discards(state)) == ("smash" in by)
        assert (cards("azure snatch") <= hand(state, 0)) == ("snatch" in by)


def test_aca_34_anyone_reaches_oneself_and_the_automaton() -> None:
    state = table("crimson forage", placed=["none left pickpocket, azure anyone *salvage", ""], sleeve="crimson smash", seats=1)
    assert actions(state) == {aim("none left pickpocket", "azure salvage", player) for player in (0, AUTOMATON)}


# What it does to the player.


def test_aca_35_pickpocket_takes_any_card_of_the_hand() -> None:
    """By chance; the player knows which, and it goes to the left of its hand."""
    found = set()
    for number in range(30):
        state = solo("amber pickpocket", there="amber forage", sleeve="crimson smash")
        news = automaton_plays(state, draws=number)
        (taken,) = cards(HAND) - hand(state, 0)
        assert sleeve(state) == (taken, card("crimson smash"))
        assert [(item.only, item.event) for item in news if isinstance(item.event, PickedCard)] == [(0, PickedCard(AUTOMATON, 0, taken))]
        found.add(taken)
    assert found == cards(HAND)


def test_aca_35_bury_lets_the_player_choose_and_the_automaton_draws() -> None:
    state = solo("crimson bury, amber forage, amber snatch", there="crimson salvage", sleeve="crimson smash")
    news = automaton_plays(state)
    assert kinds(news) == [Turned, Triggered]
    assert asked(state) == (0, ChooseBuried(actor=AUTOMATON))
    assert offers(state) == each(bury, HAND)
    play(state, bury("azure bury"))
    assert hand(state, 0) == cards("azure smash, azure salvage")
    assert sleeve(state) == line("amber forage, crimson smash")
    assert pile(state)[0] == card("amber snatch")
    assert pile(state)[-1] == card("azure bury")
    assert asked(state) == (0, TakeTurn())


def test_aca_35_bury_on_a_single_card_is_not_asked() -> None:
    state = solo("crimson bury, amber forage", mine="azure smash", placed="amber *salvage", there="crimson salvage", sleeve="crimson smash")
    automaton_plays(state)
    assert sleeve(state) == line("amber forage, crimson smash")
    assert asked(state)[0] == 0


def test_aca_35_bury_with_an_empty_pile_gives_it_the_very_card() -> None:
    state = solo("crimson bury", mine="azure smash, azure bury", there="crimson salvage", sleeve="crimson smash", rest="discarded")
    automaton_plays(state)
    assert pile(state) == ()
    play(state, bury("azure bury"))
    assert sleeve(state) == line("azure bury, crimson smash")


@pytest.mark.parametrize(
    ("placed", "chosen"),
    [
        ("azure smash, azure bury, azure salvage", "azure salvage"),
        ("azure smash, azure *right bury, azure *anyone salvage", "azure smash"),
        ("azure hand-2-3 *smash, azure right bury, azure *anyone *salvage", "azure bury"),
        ("azure *hand-2-3 *smash, azure *right bury, azure anyone *salvage", "azure salvage"),
        ("azure *hand-2-3 *smash, azure *right *bury", "azure bury"),
        ("azure *hand-2-3 smash, azure *right *bury", "azure smash"),
    ],
)
def test_aca_35_smash_and_snatch_choose_the_fewest_tokens_then_the_rightmost(placed: str, chosen: str) -> None:
    for turned in ("emerald smash", "emerald snatch"):
        state = solo(turned, mine="azure snatch", placed=placed, there="emerald bury", sleeve="")
        news = automaton_plays(state)
        taken = [event.card for event, _ in news if isinstance(event, Smashed | Snatched)]
        assert taken == [card(chosen)]
        assert len(laid(state, 0)) == placed.count(",")
        assert (discards(state), set(sleeve(state))) == ((cards(chosen), set()) if "smash" in turned else (set(), cards(chosen)))


def test_aca_35_salvage_takes_any_discarded_card() -> None:
    away, found = "amber snatch, emerald smash, none left pickpocket", set()
    for number in range(30):
        state = solo("amber salvage", there="amber forage", sleeve="crimson smash", discarded=away)
        news = automaton_plays(state, draws=number)
        (taken,) = cards(away) - discards(state)
        assert sleeve(state) == (taken, card("crimson smash"))
        assert told(news, Salvaged) == [Salvaged(AUTOMATON, taken)]
        found.add(taken)
    assert found == cards(away)


def test_aca_35_forage_keeps_either_of_two() -> None:
    found = set()
    for number in range(20):
        state = solo("amber forage, emerald smash, emerald snatch", there="amber salvage", sleeve="crimson smash")
        news = automaton_plays(state, draws=number)
        kept, other = sleeve(state)
        assert other == card("crimson smash")
        assert told(news, Foraged) == [Foraged(AUTOMATON, 2)]
        assert discards(state) == cards("emerald smash, emerald snatch") - {kept}
        assert [event.card for event in told(news, Rejected)] == list(discards(state))
        found.add(kept)
    assert found == cards("emerald smash, emerald snatch")


def test_aca_35_forage_with_a_full_hand_drops_the_rightmost() -> None:
    state = solo("amber forage, emerald smash, emerald snatch", there="amber salvage", sleeve=SLEEVE)
    automaton_plays(state)
    assert sleeve(state)[1:] == line("crimson smash, crimson bury")
    assert cards("emerald bury") < discards(state)
    assert len(discards(state)) == 2


def test_aca_35_forage_with_one_card_left_in_the_pile_shuffles_the_discards() -> None:
    state = solo("amber forage, emerald smash", there="amber salvage", sleeve="", rest="discarded")
    news = automaton_plays(state)
    assert len(told(news, Reshuffled)) == 1
    assert told(news, Foraged) == [Foraged(AUTOMATON, 2)]
