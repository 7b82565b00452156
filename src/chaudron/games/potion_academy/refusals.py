"""Why an illegal move is refused."""

from typing import NoReturn

from chaudron.games.potion_academy.choices import can_use, needs_target
from chaudron.games.potion_academy.model import Aim, Bury, Card, Discard, Hit, Place, Score, Take, Use
from chaudron.games.potion_academy.scoring import has_combination
from chaudron.games.potion_academy.state import (
    BURY,
    CLEAR,
    DISCARD,
    EFFECT_USED,
    FIRST,
    KEEP,
    PICK,
    PLACED,
    REFILLED,
    SALVAGE,
    SCORE,
    TARGET_USED,
    TURN,
    UNUSED_BITS,
    State,
)
from chaudron.kernel.model import IllegalMove, Move, Seat


def refuse(state: State, seat: Seat, move: Move) -> NoReturn:
    """Refuse an illegal move of a seat that is asked, with the reason."""
    phase = state.phase
    if phase in (FIRST, REFILLED, DISCARD, CLEAR) and not isinstance(move, Discard):
        raise IllegalMove("choose-discard")
    if isinstance(move, Discard) and phase in (FIRST, REFILLED, DISCARD, CLEAR):
        refuse_card("card-not-there" if phase == CLEAR else "card-not-held", move.card)
    if isinstance(move, Bury) and phase == BURY:
        refuse_card("card-not-held", move.card)
    if isinstance(move, Take) and phase in (PICK, SALVAGE, KEEP):
        refuse_card("card-not-there", move.card)
    if isinstance(move, Place) and phase == TURN:
        refuse_card("card-not-held", move.card)
    if isinstance(move, Score) and phase in (TURN, PLACED, SCORE):
        if state.scored:
            raise IllegalMove("already-scored")
        if not has_combination(state, state.turn) or move.keep in mine(state):
            raise IllegalMove("no-combination")
        refuse_card("card-not-there", move.keep)
    if isinstance(move, Use | Aim | Hit) and phase in (TURN, PLACED):
        refuse_action(state, move)
    raise IllegalMove("not-now")


def refuse_card(reason: str, card: Card) -> NoReturn:
    """Refuse a move because of a card, and name the card."""
    potion, target, effect = f"potion-{card.potion.value}", f"target-{card.target.value}", f"effect-{card.effect.value}"
    raise IllegalMove(reason, potion=potion, target=target, effect=effect)


def mine(state: State) -> list[Card]:
    """The placed cards of the colour whose turn it is."""
    return [state.deck.cards[laid >> UNUSED_BITS] for laid in state.placed[state.turn]]


def used(state: State, card: Card, token: int) -> bool:
    """Whether the target or the effect of one of these cards has a token."""
    return any(laid & token and state.deck.cards[laid >> UNUSED_BITS] == card for laid in state.placed[state.turn])


def refuse_action(state: State, move: Use | Aim | Hit) -> NoReturn:
    """Refuse an action that cannot be triggered, with the reason (ACA-6 to ACA-20)."""
    named = [move.by] if isinstance(move, Use) else [move.by, move.through]
    for card in named:
        if card not in mine(state):
            refuse_card("not-yours", card)
    if used(state, move.by, EFFECT_USED):
        raise IllegalMove("used")
    if state.fresh >= 0 and state.deck.cards[state.fresh] not in named:
        raise IllegalMove("needs-new-card")
    effect = move.by.effect.number
    if isinstance(move, Use):
        if needs_target(effect):
            raise IllegalMove("needs-target")
        assert not can_use(state, effect)
        raise IllegalMove("cannot-work")
    if used(state, move.through, TARGET_USED):
        raise IllegalMove("used")
    if move.by == move.through:
        raise IllegalMove("same-card")
    raise IllegalMove("not-reached")
