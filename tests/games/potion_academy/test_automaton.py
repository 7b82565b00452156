"""The solo game: the player against the automaton (ACA-29 to ACA-36)."""

from collections.abc import Sequence
from typing import TypeVar

import pytest

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import (
    Began,
    Buried,
    ChooseBuried,
    Dealt,
    DiscardFirst,
    Dropped,
    Ended,
    Fizzled,
    Foraged,
    Looked,
    Opened,
    Options,
    PickCard,
    Picked,
    PickedCard,
    Placed,
    Refilled,
    Rejected,
    Replaced,
    Reshuffled,
    Salvaged,
    Scored,
    Smashed,
    Snatched,
    TakeTurn,
    Triggered,
    Turned,
    TurnedBlank,
    TurnedNew,
)
from chaudron.kernel.model import News, Outcome
from chaudron.kernel.rng import Rng
from chaudron.testing import seed, told
from tests.games.potion_academy.table import (
    AUTOMATON,
    CARDS,
    EASIER,
    FOUR_DIFFERENT,
    PLAIN,
    THREE_ALIKE,
    THREE_DIFFERENT,
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
    phase,
    pile,
    place,
    play,
    points,
    public,
    row,
    score,
    sleeve,
    start,
    table,
    take,
    walk,
)

T = TypeVar("T")
HAND = "azure smash, azure bury, azure salvage"
SLEEVE = "crimson smash, crimson bury, emerald bury"


class Stacked(Rng):
    """Draws by which the first shuffle leaves these cards on top of the pile, the topmost first."""

    def __init__(self, top: str) -> None:
        super().__init__(seed(0))
        self.top = line(top)

    def shuffle(self, items: list[T]) -> None:
        wanted: Sequence[object] = [CARDS.index(card) for card in self.top]
        items.sort(key=lambda item: -wanted.index(item) if item in wanted else -len(CARDS))


def dealt(top: str, options: Options = PLAIN) -> tuple[State, list[News]]:
    news: list[News] = []
    return GAME.start(1, options, Stacked(top), news), news


def solo(
    turned: str,
    mine: str = HAND,
    placed: str = "",
    there: str = "",
    sleeve: str = SLEEVE,
    discarded: str = "",
    scores: tuple[int, int] = (0, 0),
    rest: str = "pile",
) -> State:
    """The player is about to end a turn, and the automaton will turn up these cards."""
    return table(mine, placed=[placed, there], pile=turned, sleeve=sleeve, discarded=discarded, scores=scores, seats=1, rest=rest)


# Before the start.

ORDER = (
    "azure smash, amber salvage, amber snatch, azure bury, emerald bury, azure snatch,"
    "crimson bury, emerald snatch, crimson smash, amber forage"
)
"""The cards of a deal, from the top: player, hidden, face up, three times; player."""


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
    assert told(news, Ended) == [Ended((0,), False, False)]


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
    assert told(news, Refilled) == [Refilled(0, 4, True)]
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
def test_aca_34_two_placed_reaches_it_with_two_or_more(there: str, reached: bool) -> None:
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
    assert told(news, Ended) == [Ended((AUTOMATON,), False, False)]
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
