"""A turn of Potion Academy: one of three choices, tokens, too many cards, nothing to draw (ACA-5 to ACA-9, ACA-11, ACA-12)."""

import pytest

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import (
    Cleared,
    ClearOne,
    Discard,
    Discarded,
    DiscardOne,
    Drew,
    FollowUp,
    Options,
    Place,
    Placed,
    Refilled,
    Reshuffled,
    TakeTurn,
    Use,
)
from chaudron.testing import told
from tests.games.potion_academy.table import (
    AUTOMATON,
    BLUE,
    DONE,
    IN_PLAY,
    ORANGE,
    RED,
    REFILL,
    SEATS,
    THREE_DIFFERENT,
    actions,
    aim,
    asked,
    bury,
    busily,
    card,
    cards,
    discard,
    discards,
    each,
    hand,
    hit,
    kinds,
    laid,
    line,
    offers,
    pile,
    place,
    play,
    public,
    row,
    score,
    table,
    take,
    tokens_left,
    use,
    walk,
)

HELD = ("amber salvage", "amber pickpocket", "azure smash")
OTHER_HANDS = ("azure bury, azure salvage, crimson smash", "crimson salvage, crimson forage, emerald bury")
ROWS = (
    "none left pickpocket, none two-placed forage, emerald right pickpocket",
    "emerald smash, amber forage, crimson two-placed bury",
    "emerald snatch, azure snatch, amber snatch",
)


def everything_out() -> State:
    """Three players hold and have placed all 18 cards: nothing to draw, nothing discarded. Seat 0 has nothing to score."""
    return table(", ".join(HELD), *OTHER_HANDS, placed=ROWS)


# Refilling.


@pytest.mark.parametrize("held", ["", "left salvage", "left salvage, right bury", "left salvage, right bury, anyone smash"])
def test_aca_05_refilling_draws_up_to_four_then_one_is_discarded(held: str) -> None:
    top = "hand-3 forage, right smash, left forage, neighbours bury"
    state = table(held, "anyone salvage", placed=["left pickpocket, two-placed forage"], discarded="azure smash", pile=top)
    mine, number = cards(held), 4 - len(cards(held))
    news = play(state, REFILL)
    drawn = set(line(top)[:number])
    assert told(news, Refilled) == [Refilled(0, number, False)]
    assert [(set(item.event.cards), item.only) for item in news if isinstance(item.event, Drew)] == [(drawn, 0)]
    assert hand(state, 0) == mine | drawn
    assert asked(state) == (0, DiscardOne())
    assert offers(state) == {Discard(card) for card in mine | drawn}
    assert pile(state)[0] == line(top)[number:][0] if number < 4 else True
    play(state, discard("hand-3 forage"))
    assert hand(state, 0) == (mine | drawn) - cards("hand-3 forage")
    assert discards(state) == cards("azure smash, hand-3 forage")
    assert asked(state) == (1, TakeTurn())


def test_aca_05_refilling_takes_from_the_top_of_the_pile() -> None:
    state = table("left salvage, right bury, anyone smash", pile="hand-3 forage, right smash")
    play(state, REFILL, discard("left salvage"))
    assert hand(state, 0) == cards("right bury, anyone smash, hand-3 forage")
    assert pile(state)[0] == card("right smash")


def test_aca_05_after_refilling_there_is_no_action_and_no_placing() -> None:
    state = table("left salvage", "anyone salvage", placed=["left pickpocket, two-placed forage"])
    play(state, REFILL)
    assert all(isinstance(move, Discard) for move in offers(state))
    play(state, discard("left salvage"))
    assert asked(state) == (1, TakeTurn())


def test_aca_05_whoever_can_only_refill_does_so_and_it_is_told() -> None:
    """An empty hand and no action: there is nothing to ask."""
    state = table("left pickpocket", "", pile="hand-3 forage, right smash, left forage, neighbours bury")
    news = play(state, place("left pickpocket"))
    assert told(news, Refilled) == [Refilled(1, 4, True)]
    assert hand(state, 1) == cards("hand-3 forage, right smash, left forage, neighbours bury")
    assert asked(state) == (1, DiscardOne())


def test_aca_05_whoever_has_no_cards_in_hand_but_an_action_is_asked() -> None:
    state = table("left pickpocket", "", placed=["", "left salvage"], discarded="hand-3 forage")
    play(state, place("left pickpocket"))
    assert asked(state) == (1, TakeTurn())
    assert offers(state) == {REFILL, use("left salvage")}


def test_aca_05_whoever_has_no_cards_in_hand_but_a_combination_is_asked() -> None:
    state = table("left pickpocket", "", placed=["", "amber *hand-3 *forage, azure *neighbours *snatch, crimson *right *smash"])
    play(state, place("left pickpocket"))
    assert asked(state) == (1, TakeTurn())
    assert offers(state) == {REFILL, *(score(THREE_DIFFERENT, kept) for kept in ("amber forage", "azure snatch", "crimson smash"))}


# Placing.


def test_aca_06_a_card_is_placed_to_the_right_of_the_others() -> None:
    state = table("left salvage, right bury", placed=["left *pickpocket, two-placed forage"])
    news = play(state, place("right bury"))
    assert told(news, Placed) == [Placed(0, card("right bury"))]
    assert laid(state, 0) == row("left *pickpocket, two-placed forage, right bury")
    assert hand(state, 0) == cards("left salvage")


def test_aca_06_every_card_in_hand_may_be_placed() -> None:
    state = table("left salvage, right bury, anyone smash")
    assert {move for move in offers(state) if isinstance(move, Place)} == each(place, "left salvage, right bury, anyone smash")


def test_aca_06_an_action_after_placing_must_use_the_card_just_placed() -> None:
    """As target or as effect; an effect without target only if it is that card's own."""
    state = table(
        "right bury, hand-2-3 smash",
        "left salvage, hand-3 forage, neighbours bury",
        "amber snatch, amber pickpocket",
        placed=["left pickpocket, two-placed forage", "right smash, left forage"],
        discarded="azure salvage",
    )
    assert use("two-placed forage") in offers(state)
    play(state, place("right bury"))
    assert asked(state) == (0, FollowUp(card=card("right bury")))
    assert actions(state) == {
        aim("right bury", "left pickpocket", 1),
        aim("right bury", "two-placed forage", 1),
        aim("left pickpocket", "right bury", 2),
    }
    assert DONE in offers(state)


def test_aca_06_the_card_just_placed_may_use_its_own_effect_without_target() -> None:
    state = table("left salvage", placed=["left pickpocket, two-placed forage"], discarded="amber forage")
    play(state, place("left salvage"))
    assert {move for move in offers(state) if isinstance(move, Use)} == {use("left salvage")}


def test_aca_06_the_action_may_be_left() -> None:
    state = table("left salvage, right bury", placed=["left pickpocket"], discarded="amber forage")
    play(state, place("left salvage"), DONE)
    assert laid(state, 0) == row("left pickpocket, left salvage")
    assert asked(state) == (1, TakeTurn())


def test_aca_06_where_nothing_can_follow_nobody_is_asked() -> None:
    state = table("left pickpocket, right bury", "left salvage")
    news = play(state, place("left pickpocket"))
    assert kinds(news) == [Placed]
    assert asked(state) == (1, TakeTurn())


def test_aca_06_one_action_a_turn_only() -> None:
    state = table(
        "right bury",
        "left salvage, azure smash",
        "amber forage",
        placed=["left pickpocket, two-placed forage"],
        discarded="amber pickpocket",
    )
    play(state, place("right bury"), aim("right bury", "left pickpocket", 1), bury("azure smash"))
    assert asked(state) == (1, TakeTurn())


# Triggering.


def test_aca_07_an_action_with_cards_already_placed_is_a_whole_turn() -> None:
    state = table("right bury", placed=["left pickpocket, two-placed forage"], pile="azure snatch, azure smash")
    play(state, use("two-placed forage"), take("azure snatch"))
    assert asked(state) == (1, TakeTurn())
    assert laid(state, 0) == row("left pickpocket, two-placed *forage")


def test_aca_07_any_two_of_the_placed_cards_may_be_joined() -> None:
    state = table(
        "",
        "left salvage, azure smash",
        "amber forage",
        placed=["left pickpocket, anyone smash, two-placed bury", "azure bury, azure snatch", "crimson smash"],
    )
    assert actions(state) == {
        aim("left pickpocket", "anyone smash", 1),
        aim("left pickpocket", "anyone smash", 2),
        aim("left pickpocket", "two-placed bury", 1),
        aim("two-placed bury", "left pickpocket", 1),
        aim("two-placed bury", "anyone smash", 1),
        aim("two-placed bury", "anyone smash", 2),
        hit("anyone smash", "left pickpocket", 1, "azure bury"),
        hit("anyone smash", "left pickpocket", 1, "azure snatch"),
        hit("anyone smash", "two-placed bury", 1, "azure bury"),
        hit("anyone smash", "two-placed bury", 1, "azure snatch"),
    }


def test_aca_08_target_and_effect_are_of_two_cards() -> None:
    state = table("left salvage", "right bury", placed=["left pickpocket"])
    assert actions(state) == set()
    state = table("right bury", "left salvage", "azure smash")
    play(state, place("right bury"))
    assert asked(state) == (1, TakeTurn())


def test_aca_08_effects_that_need_no_target_are_used_alone() -> None:
    state = table("", "right bury", placed=["left salvage, hand-3 forage, anyone salvage"], discarded="amber pickpocket")
    assert actions(state) == each(use, "left salvage, hand-3 forage, anyone salvage")


# Tokens.


def test_aca_09_a_token_goes_on_the_target_and_on_the_effect_used() -> None:
    state = table("", "left salvage", placed=["left pickpocket, anyone smash"])
    play(state, aim("left pickpocket", "anyone smash", 1))
    assert laid(state, 0) == row("left *pickpocket, *anyone smash")
    assert tokens_left(state, 0) == 5


def test_aca_09_an_effect_without_target_takes_one_token() -> None:
    state = table("", placed=["left salvage, anyone smash"], discarded="hand-3 forage")
    play(state, use("left salvage"))
    assert laid(state, 0) == row("left *salvage, anyone smash")
    assert tokens_left(state, 0) == 6


def test_aca_09_each_can_be_used_once_and_the_others_stay_usable() -> None:
    mine = "left *pickpocket, *anyone smash, hand-3 snatch"
    state = table("", "left salvage, right bury, azure smash", placed=[mine, "azure snatch"], turn=0)
    assert actions(state) == {
        hit("anyone smash", "left pickpocket", 1, "azure snatch"),
        hit("anyone smash", "hand-3 snatch", 1, "azure snatch"),
        hit("hand-3 snatch", "left pickpocket", 1, "azure snatch"),
    }


def test_aca_09_a_used_target_does_not_bar_the_effect_without_target() -> None:
    state = table("", placed=["*left salvage, anyone *salvage"], discarded="hand-3 forage")
    assert actions(state) == {use("left salvage")}


def test_aca_09_tokens_on_a_smashed_card_return() -> None:
    state = table("", "", placed=["right smash, left pickpocket", "anyone *salvage, *hand-3 *snatch"])
    assert tokens_left(state, 1) == 4
    play(state, hit("right smash", "left pickpocket", 1, "hand-3 snatch"))
    assert laid(state, 1) == row("anyone *salvage")
    assert [tokens_left(state, seat) for seat in range(3)] == [5, 6, 7]


def test_aca_09_tokens_on_a_snatched_card_return_to_whom_it_was_taken_from() -> None:
    state = table("", "", placed=["hand-3 snatch, left pickpocket", "anyone *salvage, *right *smash"])
    play(state, hit("hand-3 snatch", "left pickpocket", 1, "right smash"))
    assert laid(state, 1) == row("anyone *salvage")
    assert hand(state, 0) == cards("right smash")
    assert [tokens_left(state, seat) for seat in range(3)] == [5, 6, 7]


def test_aca_09_a_card_that_is_placed_again_bears_no_token() -> None:
    state = table("", "azure smash", "azure bury", placed=["hand-3 snatch, left pickpocket", "*right *smash"])
    play(state, hit("hand-3 snatch", "left pickpocket", 1, "right smash"), place("azure smash"), place("azure bury"))
    play(state, place("right smash"))
    assert laid(state, 0) == row("hand-3 *snatch, *left pickpocket, right smash")


def test_aca_09_tokens_return_when_a_combination_is_scored() -> None:
    state = table("", placed=["amber *left *salvage, azure *right bury, crimson *left *forage"])
    assert tokens_left(state, 0) == 2
    play(state, score(THREE_DIFFERENT, "amber salvage"))
    assert tokens_left(state, 0) == 7


def test_aca_09_tokens_return_when_there_are_too_many_placed_cards() -> None:
    state = table("none left pickpocket", placed=["amber *left *salvage, amber *hand-3 forage, azure *right *bury"])
    play(state, place("none left pickpocket"))
    assert asked(state) == (0, ClearOne())
    play(state, discard("amber salvage"))
    assert laid(state, 0) == row("amber *hand-3 forage, azure *right *bury, none left pickpocket")
    assert tokens_left(state, 0) == 4


def test_aca_09_tokens_stay_through_the_turns() -> None:
    mine = "left *pickpocket, *anyone smash"
    state = table("left salvage", "right bury", "azure salvage", placed=[mine])
    for _ in range(3):
        play(state, REFILL)
        play(state, discard(words_of(state)))
    assert asked(state) == (0, TakeTurn())
    assert laid(state, 0) == row(mine)


def words_of(state: State) -> str:
    """Some card that the seat that is asked holds."""
    seat, _ = asked(state)
    held = min(hand(state, seat), key=lambda card: card.target.value + card.effect.value)
    return f"{held.potion.value} {held.target.value} {held.effect.value}"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", range(2))
def test_aca_09_seven_tokens_always_suffice(seats: int, number: int) -> None:
    """Whoever acts whenever they can and never scores, for hundreds of turns."""
    most = 0
    for state, _ in walk(seats, number, Options(cut=250), busily):
        used = [sum(one.target_used + one.effect_used for one in there) for there in public(state).placed]
        assert max(used) <= 7
        assert seats > 1 or used[AUTOMATON] == 0
        most = max(most, *used)
    assert most >= 3


def test_aca_09_seven_tokens_may_be_needed() -> None:
    """Three cards with both used, and a fourth whose own effect needs no target."""
    mine = "*left *pickpocket, *anyone *smash, *right *bury"
    state = table("hand-3 forage", placed=[mine], pile="left salvage, azure smash")
    play(state, place("hand-3 forage"), use("hand-3 forage"))
    assert tokens_left(state, 0) == 0


# The end of a turn.


def test_aca_11_four_in_hand_become_three_of_the_players_choice() -> None:
    held = "left salvage, right bury, anyone smash"
    state = table(held, placed=["two-placed snatch, left pickpocket", "azure snatch"])
    play(state, hit("two-placed snatch", "left pickpocket", 1, "azure snatch"))
    assert asked(state) == (0, DiscardOne())
    assert offers(state) == each(discard, held + ", azure snatch")
    news = play(state, discard("right bury"))
    assert kinds(news) == [Discarded]
    assert hand(state, 0) == cards("left salvage, anyone smash, azure snatch")
    assert discards(state) == cards("right bury")
    assert asked(state) == (1, TakeTurn())


def test_aca_11_five_in_hand_become_three() -> None:
    """A card snatched makes four, a card that is kept makes five."""
    mine = "emerald snatch, azure salvage, crimson forage"
    state = table("anyone smash, hand-3 forage, none left pickpocket", placed=[mine, "azure snatch"])
    play(state, hit("emerald snatch", "crimson forage", 1, "azure snatch"), score(THREE_DIFFERENT, "emerald snatch"))
    assert hand(state, 0) == cards("anyone smash, hand-3 forage, none left pickpocket, azure snatch, emerald snatch")
    assert asked(state) == (0, DiscardOne())
    play(state, discard("emerald snatch"))
    assert asked(state) == (0, DiscardOne())
    assert offers(state) == each(discard, "anyone smash, hand-3 forage, none left pickpocket, azure snatch")
    play(state, discard("anyone smash"))
    assert asked(state) == (1, TakeTurn())


def test_aca_11_cards_in_hand_go_before_placed_ones() -> None:
    mine = "amber pickpocket, amber forage, azure smash"
    state = table("left salvage, right bury, anyone smash, hand-3 snatch", placed=[mine], discarded="crimson smash")
    state.scored = True  # The fourth card in hand came back by scoring.
    play(state, place("left salvage"), use("left salvage"))
    assert asked(state) == (0, DiscardOne())
    play(state, discard("hand-3 snatch"))
    assert asked(state) == (0, ClearOne())
    assert offers(state) == each(discard, mine + ", left salvage")
    news = play(state, discard("amber forage"))
    assert kinds(news) == [Cleared]
    assert laid(state, 0) == row("amber pickpocket, azure smash, left *salvage")
    assert discards(state) == cards("hand-3 snatch, amber forage")
    assert asked(state) == (1, TakeTurn())


def test_aca_11_four_placed_cards_may_stay_until_the_end_of_the_turn() -> None:
    """The fourth may be used in an action, and counts for a combination, before one is discarded."""
    state = table("left pickpocket", "azure bury", placed=["amber salvage, azure salvage, crimson salvage"])
    play(state, place("left pickpocket"))
    assert asked(state) == (0, FollowUp(card=card("left pickpocket")))
    play(state, DONE)
    assert asked(state) == (0, ClearOne())
    play(state, discard("left pickpocket"))
    assert asked(state) == (1, TakeTurn())


def test_aca_11_three_and_three_are_not_too_many() -> None:
    state = table("left salvage, right bury, anyone smash, hand-3 snatch", "", "", placed=["left pickpocket, amber pickpocket"])
    state.scored = True  # The fourth card in hand came back by scoring.
    play(state, place("right bury"))
    assert (len(hand(state, 0)), len(laid(state, 0))) == (3, 3)
    assert asked(state)[0] == 1


def test_aca_11_others_are_not_trimmed_in_ones_turn() -> None:
    state = table("left salvage", "right bury, anyone smash, hand-3 snatch", placed=["", "azure snatch, crimson smash, left pickpocket"])
    play(state, REFILL)
    play(state, discard("left salvage"))
    assert asked(state) == (1, TakeTurn())
    assert (len(hand(state, 1)), len(laid(state, 1))) == (3, 3)


def test_aca_11_in_the_game_for_two_each_colour_may_have_three_placed_cards() -> None:
    state = table(
        "none left pickpocket",
        "violet forage",
        placed=["amber salvage, amber forage, azure bury", "", "azure smash, azure salvage, amber pickpocket"],
        seats=2,
        turn=RED,
    )
    play(state, place("none left pickpocket"))
    play(state, DONE)
    assert asked(state) == (0, ClearOne())
    assert offers(state) == each(discard, "amber salvage, amber forage, azure bury, none left pickpocket")
    play(state, discard("amber salvage"))
    assert len(laid(state, ORANGE)) == 3
    assert public(state).turn == BLUE


# Nothing to draw.


def test_aca_12_an_empty_pile_is_made_anew_from_the_discards() -> None:
    state = table(
        "left salvage, right bury",
        "anyone smash",
        placed=["left pickpocket"],
        pile="azure snatch",
        rest="discarded",
    )
    away = discards(state)
    news = play(state, REFILL)
    assert told(news, Reshuffled) == [Reshuffled(len(away))]
    assert len(hand(state, 0)) == 4
    assert cards("azure snatch") < hand(state, 0)
    assert discards(state) == set()
    assert set(pile(state)) | hand(state, 0) == away | cards("left salvage, right bury, azure snatch")


def test_aca_12_the_new_pile_is_shuffled() -> None:
    orders = set()
    for number in range(30):
        state = table("left salvage, right bury, azure smash", "anyone smash", pile="", rest="discarded")
        play(state, REFILL, draws=number)
        orders.add(pile(state))
    assert len(orders) == 30


def test_aca_12_there_is_no_reshuffle_while_there_is_a_card() -> None:
    state = table("left salvage, right bury, azure smash", "anyone smash", pile="azure snatch", rest="discarded")
    news = play(state, REFILL)
    assert told(news, Reshuffled) == []
    assert pile(state) == ()
    assert discards(state)


def test_aca_12_all_eighteen_cards_can_be_in_play_with_three_players() -> None:
    state = everything_out()
    assert (pile(state), discards(state)) == ((), set())
    assert set(GAME.tally(state).values()) == {1}


def test_aca_12_a_refill_that_finds_nothing_is_legal_and_changes_nothing() -> None:
    state = everything_out()
    before = [hand(state, seat) for seat in range(3)], public(state).placed
    assert REFILL in offers(state)
    news = play(state, REFILL)
    assert [event for event, _ in news] == [Refilled(0, 0, False)]
    assert ([hand(state, seat) for seat in range(3)], public(state).placed) == before
    assert asked(state) == (1, TakeTurn())


def nearly_everything_out(free: int) -> State:
    """As above, but the last so many cards of seat 0's hand, which is "amber salvage, amber pickpocket, azure smash", lie in the pile."""
    held, drawn = ", ".join(HELD[: 3 - free]), ", ".join(HELD[3 - free :])
    return table(held, *OTHER_HANDS, placed=ROWS, pile=drawn)


def test_aca_12_a_short_refill_draws_what_there_is() -> None:
    """Two cards to draw for a hand of one: three are not too many, none is discarded."""
    state = nearly_everything_out(2)
    news = play(state, REFILL)
    assert [event for event, only in news if only is None] == [Refilled(0, 2, False)]
    assert hand(state, 0) == cards(", ".join(HELD))
    assert asked(state) == (1, TakeTurn())


def test_aca_12_a_short_refill_draws_from_the_pile_and_from_the_discards() -> None:
    state = table(HELD[0], *OTHER_HANDS, placed=ROWS, pile=HELD[1], discarded=HELD[2])
    news = play(state, REFILL)
    assert [event for event, only in news if only is None] == [Reshuffled(1), Refilled(0, 2, False)]
    assert hand(state, 0) == cards(", ".join(HELD))
    assert (pile(state), discards(state)) == ((), set())


def test_aca_12_a_refill_that_finds_one_for_a_hand_of_three_discards_one() -> None:
    state = table(", ".join(HELD), "azure bury, azure salvage", OTHER_HANDS[1], placed=ROWS, pile="crimson smash")
    play(state, REFILL)
    assert asked(state) == (0, DiscardOne())
    assert len(hand(state, 0)) == 4
    play(state, discard("crimson smash"))
    assert discards(state) == cards("crimson smash")


@pytest.mark.parametrize("seats", SEATS)
def test_aca_12_every_card_can_be_held_with_three_four_or_five(seats: int) -> None:
    """Three in hand and three placed for each make all the cards there are; with two players, or one, never."""
    at_most = {1: 6, 2: 2 * 3 + 4 * 3}.get(seats, 6 * seats)
    assert (at_most == IN_PLAY[seats]) == (seats > 2)


def test_aca_12_a_forced_refill_that_falls_short_ends_the_turn() -> None:
    """Seat 1 has no card in hand and nothing to do, and three cards are left to draw: the next one to be asked is seat 2."""
    state = table(
        "amber salvage, amber pickpocket, azure smash",
        "",
        "crimson salvage, crimson forage, emerald bury",
        placed=[
            "none left pickpocket, none two-placed *forage",
            "emerald *smash, emerald *snatch, crimson *bury",
            "amber forage, azure snatch, amber snatch",
        ],
        discarded="azure bury, azure salvage, crimson smash, emerald pickpocket",
    )
    news = play(state, place("azure smash"), DONE)
    assert [event for event, only in news if only is None][1:] == [Reshuffled(4), Refilled(1, 4, True)]
    state = table(
        "amber salvage, amber pickpocket, azure smash, emerald pickpocket",
        "",
        "crimson salvage, crimson forage, emerald bury",
        placed=[
            "none left pickpocket, none two-placed *forage",
            "emerald *smash, emerald *snatch, crimson *bury",
            "amber forage, azure snatch, amber snatch",
        ],
        discarded="azure bury, azure salvage, crimson smash",
    )
    news = play(state, place("azure smash"), DONE)
    assert [event for event, only in news if only is None][1:] == [Reshuffled(3), Refilled(1, 3, True)]
    assert hand(state, 1) == cards("azure bury, azure salvage, crimson smash")
    assert asked(state) == (2, TakeTurn())
