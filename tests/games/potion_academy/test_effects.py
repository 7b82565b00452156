"""What the effects do (ACA-15 to ACA-20)."""

import pytest

from chaudron.games.potion_academy import State
from chaudron.games.potion_academy.model import (
    Aimed,
    Buried,
    BuriedCard,
    ChooseBuried,
    ChooseSalvage,
    Drew,
    DrewOne,
    Foraged,
    KeepOne,
    Kept,
    Looked,
    PickCard,
    Picked,
    PickedCard,
    Rejected,
    Reshuffled,
    Salvaged,
    Smashed,
    Snatched,
    Take,
    TakeTurn,
    Used,
)
from chaudron.testing import told
from tests.games.potion_academy.table import (
    actions,
    aim,
    asked,
    bury,
    card,
    cards,
    discards,
    each,
    hand,
    hit,
    kinds,
    laid,
    offers,
    pile,
    place,
    play,
    row,
    table,
    take,
    use,
)

THIEVES = "none left pickpocket, emerald anyone smash"
BURIERS = "azure right bury, amber left *salvage"


# Pickpocket.


def test_aca_15_pickpocket_looks_at_a_hand_and_takes_one_card() -> None:
    state = table("crimson bury", "amber salvage, amber forage, azure smash", placed=[THIEVES])
    news = play(state, aim("none left pickpocket", "emerald anyone smash", 1))
    (looked,) = [item for item in news if isinstance(item.event, Looked)]
    assert looked.only == 0
    assert told(news, Looked)[0].on == 1
    assert set(told(news, Looked)[0].cards) == cards("amber salvage, amber forage, azure smash")
    assert asked(state) == (0, PickCard(on=1))
    assert offers(state) == each(take, "amber salvage, amber forage, azure smash")
    news = play(state, take("amber forage"))
    assert hand(state, 0) == cards("crimson bury, amber forage")
    assert hand(state, 1) == cards("amber salvage, azure smash")
    assert [(item.only, item.event) for item in news] == [
        (None, Picked(0, 1)),
        (0, PickedCard(0, 1, card("amber forage"))),
        (1, PickedCard(0, 1, card("amber forage"))),
    ]
    assert asked(state) == (1, TakeTurn())


def test_aca_15_a_single_card_is_taken_without_asking() -> None:
    state = table("crimson bury", "amber salvage", placed=[THIEVES, "azure smash"])
    news = play(state, aim("none left pickpocket", "emerald anyone smash", 1))
    assert kinds(news)[:2] == [Aimed, Picked]
    assert told(news, Looked) == [Looked(0, 1, (card("amber salvage"),))]
    assert hand(state, 0) == cards("crimson bury, amber salvage")


def test_aca_15_not_against_an_empty_hand() -> None:
    state = table("", "", "amber salvage", placed=["none left pickpocket, emerald anyone *smash"])
    assert actions(state) == {aim("none left pickpocket", "emerald anyone smash", 2)}


# Bury.


def test_aca_16_the_target_buries_a_card_of_their_choice_then_one_is_drawn() -> None:
    state = table("crimson bury", "amber forage, azure smash", placed=[BURIERS], pile="crimson smash, emerald bury")
    news = play(state, aim("azure right bury", "amber left salvage", 1))
    assert kinds(news) == [Aimed]
    assert asked(state) == (1, ChooseBuried(actor=0))
    assert offers(state) == each(bury, "amber forage, azure smash")
    news = play(state, bury("amber forage"))
    assert [(item.only, item.event) for item in news] == [
        (None, Buried(1)),
        (1, BuriedCard(1, card("amber forage"))),
        (None, DrewOne(0)),
        (0, Drew(0, (card("crimson smash"),))),
    ]
    assert hand(state, 0) == cards("crimson bury, crimson smash")
    assert hand(state, 1) == cards("azure smash")
    assert pile(state)[0] == card("emerald bury")
    assert pile(state)[-1] == card("amber forage")
    assert asked(state) == (1, TakeTurn())


def test_aca_16_a_single_card_is_buried_without_asking() -> None:
    state = table("crimson bury", "amber forage", placed=[BURIERS, "emerald smash"], pile="crimson smash")
    news = play(state, aim("azure right bury", "amber left salvage", 1))
    assert kinds(news)[:3] == [Aimed, Buried, DrewOne]
    assert hand(state, 0) == cards("crimson bury, crimson smash")
    assert pile(state)[-1] == card("amber forage")


def test_aca_16_the_turn_stays_with_whoever_acted() -> None:
    """A card drawn makes four: the actor discards, not the target."""
    state = table("crimson bury, crimson smash, crimson forage", "amber forage, azure smash", placed=[BURIERS])
    play(state, aim("azure right bury", "amber left salvage", 1), bury("azure smash"))
    assert asked(state)[0] == 0
    assert len(hand(state, 0)) == 4


def test_aca_16_not_against_an_empty_hand() -> None:
    state = table("", "", placed=[BURIERS])
    assert actions(state) == set()


def test_aca_16_if_the_pile_was_empty_the_buried_card_is_drawn() -> None:
    """Literally so: no reshuffle, though there are discards."""
    state = table("crimson bury", "amber forage, azure smash", placed=[BURIERS], rest="discarded")
    away = discards(state)
    assert pile(state) == ()
    news = play(state, aim("azure right bury", "amber left salvage", 1), bury("azure smash"))
    assert told(news, Reshuffled) == []
    assert hand(state, 0) == cards("crimson bury, azure smash")
    assert (pile(state), discards(state)) == ((), away)


def test_aca_16_buried_cards_lie_under_each_other() -> None:
    state = table(
        "azure smash, crimson bury",
        "amber forage",
        "emerald smash, emerald snatch",
        placed=[BURIERS, "emerald neighbours bury, none left pickpocket"],
        pile="crimson smash, crimson salvage, crimson forage",
        rest="discarded",
    )
    play(state, aim("azure right bury", "amber left salvage", 1))
    assert pile(state) == (card("crimson salvage"), card("crimson forage"), card("amber forage"))
    play(state, aim("emerald neighbours bury", "none left pickpocket", 2), bury("emerald snatch"))
    assert pile(state) == (card("crimson forage"), card("amber forage"), card("emerald snatch"))


# Smash and snatch.


def test_aca_17_smash_discards_a_placed_card_of_the_actors_choice() -> None:
    state = table("", placed=["crimson right smash, amber left salvage", "azure *right bury, emerald snatch, amber forage"])
    assert actions(state) == {hit("crimson smash", "amber salvage", 1, what) for what in ("azure bury", "emerald snatch", "amber forage")}
    news = play(state, hit("crimson smash", "amber salvage", 1, "emerald snatch"))
    assert [event for event, _ in news] == [
        Aimed(0, card("crimson smash"), card("amber salvage"), 1),
        Smashed(0, 1, card("emerald snatch")),
    ]
    assert laid(state, 1) == row("azure *right bury, amber forage")
    assert discards(state) == cards("emerald snatch")


def test_aca_17_smash_does_not_work_where_nothing_is_placed() -> None:
    state = table("", placed=["crimson right smash, amber left salvage", "", "azure bury"])
    assert actions(state) == set()


def test_aca_18_snatch_takes_a_placed_card_into_hand() -> None:
    state = table("amber pickpocket", placed=["emerald snatch, amber left salvage", "azure *right bury, amber forage"])
    assert actions(state) == {hit("emerald snatch", "amber salvage", 1, what) for what in ("azure bury", "amber forage")}
    news = play(state, hit("emerald snatch", "amber salvage", 1, "azure bury"))
    assert [event for event, _ in news] == [
        Aimed(0, card("emerald snatch"), card("amber salvage"), 1),
        Snatched(0, 1, card("azure bury")),
    ]
    assert hand(state, 0) == cards("amber pickpocket, azure bury")
    assert laid(state, 1) == row("amber forage")
    assert discards(state) == set()


def test_aca_18_snatch_does_not_work_where_nothing_is_placed() -> None:
    state = table("", placed=["emerald snatch, amber left salvage", "", "azure bury"])
    assert actions(state) == set()


# Salvage.


def test_aca_19_salvage_takes_any_discarded_card() -> None:
    state = table("amber pickpocket", placed=["amber left salvage"], discarded="azure bury, crimson smash, emerald snatch")
    news = play(state, use("amber salvage"))
    assert kinds(news) == [Used]
    assert asked(state) == (0, ChooseSalvage())
    assert offers(state) == each(take, "azure bury, crimson smash, emerald snatch")
    news = play(state, take("crimson smash"))
    assert [event for event, _ in news] == [Salvaged(0, card("crimson smash"))]
    assert hand(state, 0) == cards("amber pickpocket, crimson smash")
    assert discards(state) == cards("azure bury, emerald snatch")


def test_aca_19_a_single_card_is_salvaged_without_asking() -> None:
    state = table("amber pickpocket", placed=["amber left salvage"], discarded="azure bury")
    news = play(state, use("amber salvage"))
    assert [event for event, _ in news] == [Used(0, card("amber salvage")), Salvaged(0, card("azure bury"))]
    assert asked(state) == (1, TakeTurn())


def test_aca_19_not_if_nothing_is_discarded() -> None:
    state = table("amber pickpocket", placed=["amber left salvage"])
    assert actions(state) == set()


# Forage.


def crowded(stock: str, away: str) -> State:
    """Three seats hold or have placed all cards except these, at most two of "amber pickpocket, azure smash"."""
    free = [each for each in ("amber pickpocket", "azure smash") if each not in stock and each not in away]
    return table(
        ", ".join(["amber salvage", *free]),
        "azure bury, azure salvage, crimson smash",
        "crimson salvage, crimson forage, emerald bury",
        placed=[
            "none *left pickpocket, none two-placed forage, emerald *right pickpocket",
            "emerald smash, amber forage, crimson two-placed bury",
            "emerald snatch, azure snatch, amber snatch",
        ],
        pile=stock,
        discarded=away,
    )


def test_aca_20_forage_draws_two_keeps_one_and_discards_the_other() -> None:
    state = table("amber pickpocket", placed=["crimson left forage"], pile="azure bury, crimson smash, emerald snatch")
    news = play(state, use("crimson forage"))
    assert [(item.only, item.event) for item in news] == [
        (None, Used(0, card("crimson forage"))),
        (None, Foraged(0, 2)),
        (0, Drew(0, (card("azure bury"), card("crimson smash")))),
    ]
    assert asked(state) == (0, KeepOne())
    assert offers(state) == each(take, "azure bury, crimson smash")
    news = play(state, take("crimson smash"))
    assert [(item.only, item.event) for item in news] == [(0, Kept(0, card("crimson smash"))), (None, Rejected(0, card("azure bury")))]
    assert hand(state, 0) == cards("amber pickpocket, crimson smash")
    assert discards(state) == cards("azure bury")
    assert pile(state)[0] == card("emerald snatch")


def test_aca_20_a_short_pile_is_drawn_then_the_discards_are_shuffled() -> None:
    for number in range(10):
        state = table("amber pickpocket", placed=["crimson left forage"], pile="azure bury", rest="discarded")
        away = discards(state)
        news = play(state, use("crimson forage"), draws=number)
        assert told(news, Reshuffled) == [Reshuffled(len(away))]
        assert take("azure bury") in offers(state)
        assert len(offers(state)) == 2
        assert len(pile(state)) == len(away) - 1
        assert discards(state) == set()


def test_aca_20_an_empty_pile_is_shuffled_first() -> None:
    state = table("amber pickpocket", placed=["crimson left forage"], rest="discarded")
    away = discards(state)
    news = play(state, use("crimson forage"))
    assert told(news, Reshuffled) == [Reshuffled(len(away))]
    assert len(offers(state)) == 2
    assert {move.card for move in offers(state) if isinstance(move, Take)} < away
    assert len(pile(state)) == len(away) - 2


@pytest.mark.parametrize(("stock", "away"), [("azure smash", ""), ("", "azure smash")])
def test_aca_20_if_only_one_card_can_be_drawn_it_is_kept(stock: str, away: str) -> None:
    state = crowded(stock, away)
    assert use("none two-placed forage") in actions(state)
    news = play(state, use("none two-placed forage"))
    assert told(news, Foraged) == [Foraged(0, 1)]
    assert (told(news, Kept), told(news, Rejected)) == ([Kept(0, card("azure smash"))], [])
    assert hand(state, 0) == cards("amber salvage, amber pickpocket, azure smash")
    assert (pile(state), discards(state)) == ((), set())
    assert asked(state) == (1, TakeTurn())


@pytest.mark.parametrize(
    ("stock", "away"), [("azure smash, amber pickpocket", ""), ("azure smash", "amber pickpocket"), ("", "azure smash, amber pickpocket")]
)
def test_aca_20_the_last_two_cards_wherever_they_lie(stock: str, away: str) -> None:
    state = crowded(stock, away)
    play(state, use("none two-placed forage"))
    assert asked(state) == (0, KeepOne())
    assert offers(state) == each(take, "azure smash, amber pickpocket")
    play(state, take("azure smash"))
    assert hand(state, 0) == cards("amber salvage, azure smash")
    assert (pile(state), discards(state)) == ((), cards("amber pickpocket"))


def test_aca_20_not_usable_if_pile_and_discards_are_both_empty() -> None:
    state = crowded("", "")
    assert (pile(state), discards(state)) == ((), set())
    assert use("none two-placed forage") not in actions(state)


def test_aca_20_the_card_just_placed_may_forage() -> None:
    state = table("crimson left forage", pile="azure bury, crimson smash")
    play(state, place("crimson forage"), use("crimson forage"), take("azure bury"))
    assert hand(state, 0) == cards("azure bury")
    assert laid(state, 0) == row("crimson left *forage")
