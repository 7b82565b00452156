"""What speaks for or against a move, from what lies open and one's own cards."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.potion_academy.cards import NO_POTION, PER_POTION, TRIO
from chaudron.games.potion_academy.choices import BURY_EFFECT, NOTHING, SALVAGE_EFFECT, SMASH, with_actions
from chaudron.games.potion_academy.codes import book_of
from chaudron.games.potion_academy.knowledge import imagine
from chaudron.games.potion_academy.model import (
    Aim,
    Blank,
    Breaks,
    Buries,
    Bury,
    CanStop,
    Card,
    Combination,
    Completes,
    Discard,
    Done,
    Draws,
    Elsewhere,
    Finds,
    Forgoes,
    Hit,
    Matches,
    NoUse,
    OneShort,
    OwnCard,
    Picks,
    Place,
    Potion,
    Refill,
    Robs,
    Score,
    Scores,
    SetsBack,
    Take,
    Use,
    View,
    Wins,
)
from chaudron.games.potion_academy.scoring import COMBINATIONS, POTIONS_FOR, goal, points_for, points_of
from chaudron.games.potion_academy.state import DEALT, UNUSED_BITS, State, player_of, players
from chaudron.kernel.bits import without
from chaudron.kernel.model import Ask, Move, Reason, Seat
from chaudron.kernel.rng import Rng

NO_DRAWS: Final = bytes(32)
"""Only what is open is used, so it makes no difference how the rest is imagined."""
NONE: Final = -1
RARE: Final = PER_POTION - TRIO + 1
"""So many cards of a potion elsewhere leave too few for three of them."""
MOST: Final = 3
"""How many reasons are given at most."""


def reasons(view: View, ask: Ask, move: Move) -> tuple[Reason, ...]:
    """The most telling reasons for or against a move."""
    seat = view.seat
    assert seat is not None
    state = imagine(view, Rng(NO_DRAWS))
    found: list[Reason]
    if isinstance(move, Score):
        found = scoring(state, seat, move)
    elif isinstance(move, Place):
        found = placing(view, state, seat, move)
    elif isinstance(move, Hit):
        found = hitting(view, state, seat, move)
    elif isinstance(move, Aim):
        found = aiming(view, state, seat, move)
    elif isinstance(move, Use):
        found = using(view, state, move)
    elif isinstance(move, Refill):
        found = [Draws(max(0, min(DEALT - len(view.hand), view.pile + len(view.discarded))))]
    elif isinstance(move, Done):
        points = worth(state, best(state, open_potions(view, view.turn))) if not view.scored else 0
        found = [Forgoes(points)] if points else []
    else:
        assert isinstance(move, Take | Discard | Bury)
        found = holding(view, state, move.card)
    return tuple(found[:MOST])


# Combinations among potions.


def open_potions(view: View, colour: int) -> list[Potion]:
    """The potions of the placed cards of a colour."""
    return [laid.card.potion for laid in view.placed[colour]]


def tallied(potions: Sequence[Potion]) -> tuple[int, int]:
    """How many of the same potion there are at most, and how many different ones."""
    there = [potions.count(potion) for potion in Potion if potion is not Potion.NONE]
    return max(there), sum([1 for number in there if number])


def best(state: State, potions: Sequence[Potion], missing: int = 0) -> int:
    """The most valuable combination among these potions, or for which so many cards are missing; NONE if there is none."""
    alike, different = tallied(potions)
    found = NONE
    for combination, number in POTIONS_FOR.items():
        there = alike if combination is Combination.THREE_ALIKE else different
        if there >= number - missing and worth(state, combination.number) > worth(state, found):
            found = combination.number
    return found


def worth(state: State, combination: int) -> int:
    """What a combination is worth; nothing if there is none."""
    return 0 if combination == NONE else int(points_for(state, combination))


# Kinds of moves.


def scoring(state: State, seat: Seat, move: Score) -> list[Reason]:
    """What a combination brings, and whether that wins."""
    points = int(points_for(state, move.combination.number))
    total = state.scores[state.turn] + points
    found: list[Reason] = [Scores(points, total, int(goal(state)))]
    rivals = max([points_of(state, other) for other in range(players(state)) if other != seat])
    if total >= goal(state) and points_of(state, seat) + points >= rivals:
        found.append(Wins())
    return found


def placing(view: View, state: State, seat: Seat, move: Place) -> list[Reason]:
    """What the card adds to a combination, and whom an action with it can stop."""
    before = open_potions(view, view.turn)
    after = [*before, move.card.potion]
    found: list[Reason] = []
    ready, next_best = best(state, after), best(state, after, missing=1)
    if move.card.potion is Potion.NONE:
        found.append(Blank())
    elif worth(state, ready) > worth(state, best(state, before)) and not view.scored:
        found.append(Completes(COMBINATIONS[ready], worth(state, ready)))
    elif worth(state, next_best) > worth(state, best(state, before, missing=1)):
        found.append(OneShort(COMBINATIONS[next_best], worth(state, next_best)))
    return [*found, *stopping(view, state, seat, move.card)]


def stopping(view: View, state: State, seat: Seat, card: Card) -> list[Reason]:
    """The player whose combination an action with a placed card can break up at once, if there is one."""
    number = state.deck.number[card]
    state.placed[state.turn] = (*state.placed[state.turn], number << UNUSED_BITS)
    state.hands[seat] = without(state.hands[seat], number)
    state.fresh = number
    moves = [book_of(state.deck).move(code) for code in with_actions(state, NOTHING)]
    found = [(breaking(view, state, move), move.on) for move in moves if isinstance(move, Hit) and move.on != seat]
    most, on = max(found, default=(0, seat))
    return [CanStop(on, most)] if most else []


def breaking(view: View, state: State, move: Hit) -> int:
    """The points of the combination that an action breaks up."""
    colour = next(colour for colour, placed in enumerate(view.placed) if any(laid.card == move.card for laid in placed))
    before = open_potions(view, colour)
    after = before.copy()
    after.remove(move.card.potion)
    ready = worth(state, best(state, before))
    return ready if worth(state, best(state, after)) < ready else 0


def hitting(view: View, state: State, seat: Seat, move: Hit) -> list[Reason]:
    """What it means that a placed card is smashed or snatched."""
    if move.on == seat:
        return [OwnCard()]
    colour = next(colour for colour, placed in enumerate(view.placed) if any(laid.card == move.card for laid in placed))
    points = breaking(view, state, move)
    found: list[Reason] = [Breaks(move.on, points) if points else SetsBack(move.on, len(view.placed[colour]) - 1)]
    if state.deck.effect[state.deck.number[move.by]] != SMASH:
        found += holding(view, state, move.card)
    return found


def aiming(view: View, state: State, seat: Seat, move: Aim) -> list[Reason]:
    """What it means to aim at a hand."""
    if state.deck.effect[state.deck.number[move.by]] == BURY_EFFECT:
        return [Buries(move.on)]
    return [NoUse()] if move.on == seat else [Robs(move.on, view.hands[move.on])]


def using(view: View, state: State, move: Use) -> list[Reason]:
    """What it means to salvage or to forage."""
    if state.deck.effect[state.deck.number[move.by]] != SALVAGE_EFFECT:
        return [Picks()]
    placed = open_potions(view, view.turn)
    now = worth(state, best(state, placed))
    found = [(worth(state, best(state, [*placed, card.potion])), card.potion.number) for card in view.discarded]
    most, potion = max(found, default=(0, NO_POTION))
    return [Finds(list(Potion)[potion], most)] if most > now and potion != NO_POTION else []


def holding(view: View, state: State, card: Card) -> list[Reason]:
    """What a card in hand is good for, or why it is not missed."""
    if card.potion is Potion.NONE:
        return [Blank()]
    mine: list[Card] = list(view.hand)
    away: list[Card] = list(view.discarded)
    for colour, placed in enumerate(view.placed):
        there = [laid.card for laid in placed]
        if player_of(state, colour) != view.seat:
            away += there
        elif colour == view.turn:
            mine += there
    same = len([other for other in mine if other.potion is card.potion and other != card])
    gone = len([other for other in away if other.potion is card.potion and other != card])
    found: list[Reason] = [Matches(card.potion, same)] if same else []
    return [*found, Elsewhere(card.potion, gone)] if gone >= RARE else found
