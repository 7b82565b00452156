"""Reasons for and against pouring a card: each situation is named after what is said of it, and only what is true is said."""

from chaudron.games.poison import GAME, Card, Play, Pour, State, effects
from chaudron.games.poison.cards import tally
from chaudron.games.poison.model import Costs, Leaves, Sheds, Spares, SpendsLow, SpendsPoison, Spikes, Takes, TakesNothing
from chaudron.games.poison.play import pass_turn
from chaudron.games.poison.scoring import penalties
from chaudron.games.poison.state import twin_of
from chaudron.kernel.model import Reason
from tests.games.poison.table import (
    BLUE,
    BLUE_1,
    BLUE_2,
    BLUE_4,
    BLUE_5,
    BLUE_7,
    POISON,
    PURPLE_7,
    RED,
    RED_1,
    RED_2,
    RED_4,
    RED_5,
    RED_7,
    REFEREE,
    brew,
    colour,
    hand,
    pour,
    table,
    taken,
    value,
)

HAND = (RED_1, RED_5, RED_7, BLUE_2, POISON, POISON)


def said(state: State, card: Card, cauldron: int) -> tuple[Reason, ...]:
    return GAME.reasons(GAME.view(state, 0), Play(), Pour(card, cauldron))


def test_a_card_that_fits_takes_nothing() -> None:
    assert said(table(HAND, cauldrons=[[RED_4]]), RED_5, 0) == (TakesNothing(room=4), Sheds(RED_5))


def test_a_full_cauldron_is_left_to_the_next_seat() -> None:
    assert said(table(HAND, cauldrons=[[RED_4, RED_4]]), RED_5, 0) == (Leaves(on=1, total=13), Sheds(RED_5))


def test_a_full_cauldron_is_left_to_nobody_if_only_this_seat_has_cards() -> None:
    assert said(table((RED_5, POISON), (), (), cauldrons=[[RED_4, RED_4]]), RED_5, 0) == (TakesNothing(room=0), Sheds(RED_5))


def test_the_next_seat_is_one_that_still_holds_cards() -> None:
    assert said(table((RED_5, POISON), (), (POISON,), cauldrons=[[RED_4, RED_4]]), RED_5, 0)[0] == Leaves(on=2, total=13)


def test_a_low_card_is_missed_later() -> None:
    assert said(table(HAND, cauldrons=[[RED_4]]), RED_1, 0) == (TakesNothing(room=8), SpendsLow(RED_1))


def test_a_poison_costs_its_taker_and_is_missed_later() -> None:
    assert said(table(HAND, cauldrons=[[RED_4]]), POISON, 0) == (TakesNothing(room=5), Spikes(points=2), SpendsPoison(left=1))


def test_a_cauldron_that_boils_over_costs_what_lies_in_it() -> None:
    state = table((RED_7, RED_5), cauldrons=[[RED_5, RED_4, POISON]], taken=[[], [RED_1, RED_2, RED_2], [RED_1]])
    assert said(state, RED_7, 0) == (Takes(cards=3, points=4, saved=0),)
    pour(state, RED_7, 0)
    assert len(taken(state, 0)) == 3


def test_taken_cards_may_cost_nothing_and_take_the_lead_from_another() -> None:
    state = table((BLUE_7, RED_5), cauldrons=[[BLUE_5, BLUE_4, BLUE_4]], taken=[[], [BLUE_1, BLUE_2], []])
    assert said(state, BLUE_7, 0) == (Takes(cards=3, points=0, saved=0), Spares(BLUE, cards=3), Costs(on=1, colour=BLUE, points=2))


def test_taken_cards_may_save_points() -> None:
    state = table((RED_7, PURPLE_7), cauldrons=[[RED_5, RED_5]], taken=[[RED_1, RED_1], [RED_2, RED_2, RED_2], []])
    assert said(state, RED_7, 0) == (Takes(cards=2, points=0, saved=2), Spares(RED, cards=4), Costs(on=1, colour=RED, points=3))


def test_a_tie_takes_the_lead_from_another_and_spares_nobody() -> None:
    state = table((RED_7, PURPLE_7), cauldrons=[[RED_5, RED_4]], taken=[[], [RED_2, RED_2], []])
    assert said(state, RED_7, 0) == (Takes(cards=2, points=2, saved=0), Costs(on=1, colour=RED, points=2))


def points(state: State) -> list[int]:
    return penalties([tally(pile) for pile in state.taken])


def test_what_is_said_comes_true() -> None:
    """Every reason for every move of whole matches is compared with what the move does; every kind occurs."""
    seen: set[type[Reason]] = set()
    for state, _ in REFEREE.walk(4, 0):
        for move in GAME.moves(state, state.turn):
            seat, after = int(state.turn), twin_of(state)
            boiled = effects.pour(after, seat, move.card.number, move.cauldron)
            before, then = points(state), points(after)
            for reason in GAME.reasons(GAME.view(state, seat), Play(), move):
                seen.add(type(reason))
                match reason:
                    case Takes():
                        assert boiled and (len(taken(after, seat)) - len(taken(state, seat)), then[seat] - before[seat]) == (
                            reason.cards,
                            reason.points - reason.saved,
                        )
                    case Spares(of, cards):
                        assert boiled and sum(colour(card) is of for card in taken(after, seat)) == cards
                        fewer = [sum(colour(card) is of for card in taken(after, other)) for other in range(4) if other != seat]
                        assert max(fewer) < cards
                    case Costs(on, _, cost):
                        assert boiled and then[on] - before[on] >= cost > 0
                    case TakesNothing(room):
                        assert not boiled and sum(map(value, brew(after, move.cauldron))) == 13 - room
                    case Leaves(on, total):
                        assert not boiled and sum(map(value, brew(after, move.cauldron))) == total
                        assert pass_turn(after) and after.turn == on != seat
                    case Sheds(card) | SpendsLow(card):
                        assert card is move.card and (value(card) >= 5) == isinstance(reason, Sheds)
                    case SpendsPoison(left):
                        assert move.card is POISON and hand(after, seat).count(POISON) == left
                    case Spikes():
                        assert move.card is POISON and POISON in brew(after, move.cauldron)
    assert seen == set(GAME.about.reasons)
