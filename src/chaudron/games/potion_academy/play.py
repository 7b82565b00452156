"""The course of the game: the deal, turns, actions and the end (ACA-3 to ACA-12, ACA-24, ACA-38)."""

from typing import Final

from mypy_extensions import i64

from chaudron.games.potion_academy import automaton
from chaudron.games.potion_academy.choices import NOTHING, PICKPOCKET, SALVAGE_EFFECT, SMASH, follow_ups, single, with_actions
from chaudron.games.potion_academy.codes import (
    TO_AIM,
    TO_BURY,
    TO_DISCARD,
    TO_HIT,
    TO_PLACE,
    TO_REFILL,
    TO_SCORE,
    TO_TAKE,
    TO_USE,
    card_of,
    kind_of,
    player_in,
    second_of,
    third_of,
)
from chaudron.games.potion_academy.effects import (
    bury,
    can_draw,
    discard_from_hand,
    draw_after_burial,
    draw_to_hand,
    forage,
    join_openly,
    keep,
    leave,
    lift,
    look,
    pick,
    salvage,
    smash,
    snatch,
    spend,
)
from chaudron.games.potion_academy.model import (
    Aimed,
    Cleared,
    Colour,
    Discarded,
    Drew,
    Ended,
    FirstDiscard,
    Kept,
    Placed,
    Refilled,
    Rejected,
    Scored,
    SetAside,
    SetCardAside,
    TurnBegan,
    Used,
)
from chaudron.games.potion_academy.scoring import COMBINATIONS, goal, has_combination, points_for, points_of, winners
from chaudron.games.potion_academy.state import (
    AUTOMATON,
    BURY,
    CLEAR,
    DEALT,
    DISCARD,
    FIRST,
    HAND,
    KEEP,
    OVER,
    PICK,
    PLACED,
    PLACES,
    REFILLED,
    SALVAGE,
    SCORE,
    SOLO,
    TURN,
    UNUSED_BITS,
    State,
    has_seat,
    player_of,
)
from chaudron.kernel.bits import count, members, one, without
from chaudron.kernel.model import News
from chaudron.kernel.rng import Rng

COLOURS: Final[list[Colour]] = list(Colour)


# The deal.


def deal(state: State, rng: Rng) -> None:
    """Deal four cards each, and choose a random seat to start (ACA-3, ACA-4, ACA-26)."""
    for seat in range(state.seats):
        hand: i64 = 0
        for _ in range(DEALT):
            hand |= one(state.pile.pop())
        state.hands[seat] = hand
        state.memory.strike(seat, hand)
    state.first = rng.below(state.seats)
    state.turn = 0 if state.seats == 2 else state.first


def set_aside(state: State, seat: i64, card: i64, rng: Rng, news: list[News] | None) -> None:
    """Choose the first discard; when all have chosen, the cards are turned up together, in seat order (ACA-4, ACA-37)."""
    state.aside[seat] = int(card)
    if news is not None and state.seats != SOLO:
        news.append(News(SetAside(seat)))
        news.append(News(SetCardAside(seat, state.deck.cards[card]), seat))
    for other in state.aside:
        if other < 0:
            return
    for other in range(state.seats):
        chosen = state.aside[other]
        discard_from_hand(state, other, chosen)
        if news is not None:
            news.append(News(FirstDiscard(other, state.deck.cards[chosen])))
    state.aside = [-1] * len(state.aside)
    begin_turn(state, rng, news)


# A turn.


def begin_turn(state: State, rng: Rng, news: list[News] | None) -> None:
    """Let the colour whose turn it is choose; if it can only refill, it does (ACA-5)."""
    state.phase = TURN
    state.scored = False
    state.fresh = -1
    state.follow_ups = NOTHING
    state.victim = -1
    seat = player_of(state, state.turn)
    if news is not None and state.seats == 2:
        news.append(News(TurnBegan(seat, COLOURS[state.turn])))
    if state.hands[seat] == 0 and not has_combination(state, state.turn) and len(with_actions(state, NOTHING)) == 0:
        refill(state, seat, rng, news, forced=True)


def refill(state: State, seat: i64, rng: Rng, news: list[News] | None, *, forced: bool) -> None:
    """Draw until there are four cards, then discard one; if there are too few to draw, discard down to three (ACA-5, ACA-12)."""
    drawn: i64 = 0
    size = count(state.hands[seat])
    while size < DEALT and can_draw(state):
        drawn |= one(draw_to_hand(state, seat, rng, news))
        size += 1
    if news is not None:
        news.append(News(Refilled(seat, count(drawn), forced)))
        if drawn:
            news.append(News(Drew(seat, state.deck.cards_in(drawn)), seat))
    if size > HAND:
        state.phase = REFILLED
    else:
        after_choice(state, rng, news)


def place(state: State, seat: i64, card: i64, rng: Rng, news: list[News] | None) -> None:
    """Place a card, to the right of the earlier ones; then an action may follow (ACA-6, ACA-31)."""
    leave(state, seat, card)
    state.memory.open(card)
    state.placed[state.turn] = (*state.placed[state.turn], int(card) << UNUSED_BITS)
    state.fresh = card
    if news is not None:
        news.append(News(Placed(seat, state.deck.cards[card])))
    state.phase = PLACED
    state.follow_ups = follow_ups(state)
    if len(state.follow_ups) == 1:
        after_choice(state, rng, news)


def after_choice(state: State, rng: Rng, news: list[News] | None) -> None:
    """The choice is made: a combination may be scored, then the turn ends (ACA-10)."""
    if not state.scored and has_combination(state, state.turn):
        state.phase = SCORE
    else:
        end_turn(state, rng, news)


def end_turn(state: State, rng: Rng, news: list[News] | None) -> None:
    """Discard cards beyond the limits one by one, then go on to the next turn (ACA-11)."""
    if count(state.hands[player_of(state, state.turn)]) > HAND:
        state.phase = DISCARD
    elif len(state.placed[state.turn]) > PLACES:
        state.phase = CLEAR
    else:
        next_turn(state, rng, news)


def next_turn(state: State, rng: Rng, news: list[News] | None) -> None:
    """Start the turn of the next colour, clockwise; the automaton plays at once (ACA-4, ACA-26, ACA-31)."""
    state.turns += 1
    if state.turns == state.options.cut:
        finish(state, news)
        return
    state.turn = (state.turn + 1) % state.colours
    if state.seats == SOLO and state.turn == AUTOMATON:
        if automaton.take_turn(state, rng, news):
            after_automaton(state, rng, news)
    else:
        begin_turn(state, rng, news)


def after_automaton(state: State, rng: Rng, news: list[News] | None) -> None:
    """End the automaton's turn, and the game if it is over."""
    if state.phase == OVER:
        finish(state, news)
    else:
        next_turn(state, rng, news)


def score(state: State, seat: i64, combination: i64, kept: i64, rng: Rng, news: list[News] | None) -> None:
    """Score a combination: all placed cards are discarded, but one returns to hand (ACA-10, ACA-23, ACA-24)."""
    gone: i64 = 0
    for laid in state.placed[state.turn]:
        gone |= one(laid >> UNUSED_BITS)
    gone = without(gone, kept)
    state.placed[state.turn] = ()
    state.discarded |= gone
    join_openly(state, seat, kept, news)
    points = points_for(state, combination)
    state.scores[state.turn] += points
    state.scored = True
    if news is not None:
        cards = state.deck.cards_in(gone)
        total = state.scores[state.turn]
        news.append(News(Scored(seat, COMBINATIONS[combination], points, total, (state.deck.cards[kept],), cards)))
    if state.scores[state.turn] >= goal(state):
        state.ended_by = seat
        finish(state, news)
    elif state.phase != TURN:
        end_turn(state, rng, news)


def finish(state: State, news: list[News] | None) -> None:
    """End the game (ACA-24, ACA-28, ACA-38)."""
    state.phase = OVER
    if news is not None:
        best = winners(state)
        most = points_of(state, best[0])
        rivals = [seat for seat in range(state.seats) if points_of(state, seat) == most]
        news.append(News(Ended(best, state.ended_by >= 0 and len(rivals) > 1, state.ended_by < 0)))


# Actions.


def use(state: State, seat: i64, by: i64, rng: Rng, news: list[News] | None) -> None:
    """Trigger an effect that needs no target (ACA-8, ACA-19, ACA-20)."""
    spend(state, by, -1)
    if news is not None:
        news.append(News(Used(seat, state.deck.cards[by])))
    if state.deck.effect[by] == SALVAGE_EFFECT:
        if not single(state.discarded):
            state.phase = SALVAGE
            return
        salvage(state, seat, members(state.discarded)[0], news)
    else:
        forage(state, seat, rng, news)
        if len(state.drawn) > 1:
            state.phase = KEEP
            return
        take_kept(state, seat, state.drawn[0], news)
    after_choice(state, rng, news)


def take_kept(state: State, seat: i64, card: i64, news: list[News] | None) -> None:
    """Keep a card that was drawn, and discard the other if there is one (ACA-20)."""
    rest = keep(state, seat, card, news)
    if news is not None:
        news.append(News(Kept(seat, state.deck.cards[card]), seat))
        if rest >= 0:
            news.append(News(Rejected(seat, state.deck.cards[rest])))


def aim(state: State, seat: i64, by: i64, through: i64, victim: i64, rng: Rng, news: list[News] | None) -> None:
    """Trigger an effect against a hand; a single option is not asked about (ACA-15, ACA-16)."""
    spend(state, by, through)
    if news is not None:
        news.append(News(Aimed(seat, state.deck.cards[by], state.deck.cards[through], victim)))
    cards = members(state.hands[victim]) if has_seat(state, victim) else state.sleeve
    if state.deck.effect[by] == PICKPOCKET:
        if victim != seat:
            look(state, seat, victim, news)
            if len(cards) > 1:
                state.phase = PICK
                state.victim = victim
                return
            pick(state, seat, victim, cards[0], news)
    else:
        if len(cards) > 1 and has_seat(state, victim):
            state.phase = BURY
            state.victim = victim
            return
        bury(state, victim, cards[-1], news)
        draw_after_burial(state, seat, rng, news)
    after_choice(state, rng, news)


def hit(state: State, seat: i64, by: i64, through: i64, victim: i64, card: i64, rng: Rng, news: list[News] | None) -> None:
    """Trigger an effect against a placed card (ACA-17, ACA-18)."""
    spend(state, by, through)
    if news is not None:
        news.append(News(Aimed(seat, state.deck.cards[by], state.deck.cards[through], victim)))
    if state.deck.effect[by] == SMASH:
        smash(state, seat, card, news)
    else:
        snatch(state, seat, card, news)
    after_choice(state, rng, news)


# Moves.


def carry_out(state: State, seat: i64, code: i64, rng: Rng, news: list[News] | None) -> None:
    """Do what a move says, and everything that follows from it."""
    kind = kind_of(code)
    card = card_of(code)
    if kind == TO_PLACE:
        place(state, seat, card, rng, news)
    elif kind == TO_DISCARD:
        discard(state, seat, card, rng, news)
    elif kind == TO_TAKE:
        take(state, seat, card, rng, news)
    elif kind == TO_USE:
        use(state, seat, card, rng, news)
    elif kind == TO_AIM:
        aim(state, seat, card, second_of(code), player_in(code), rng, news)
    elif kind == TO_HIT:
        hit(state, seat, card, second_of(code), player_in(code), third_of(code), rng, news)
    elif kind == TO_SCORE:
        score(state, seat, second_of(code), card, rng, news)
    elif kind == TO_BURY:
        bury_own(state, seat, card, rng, news)
    elif kind == TO_REFILL:
        refill(state, seat, rng, news, forced=False)
    else:
        end_turn(state, rng, news)


def discard(state: State, seat: i64, card: i64, rng: Rng, news: list[News] | None) -> None:
    """Discard a card, whatever the reason."""
    if state.phase == FIRST:
        set_aside(state, seat, card, rng, news)
        return
    if state.phase == CLEAR:
        lift(state, card)
        state.discarded |= one(card)
        if news is not None:
            news.append(News(Cleared(seat, state.deck.cards[card])))
        end_turn(state, rng, news)
        return
    discard_from_hand(state, seat, card)
    if news is not None:
        news.append(News(Discarded(seat, state.deck.cards[card])))
    if state.phase == REFILLED:
        after_choice(state, rng, news)
    else:
        end_turn(state, rng, news)


def take(state: State, seat: i64, card: i64, rng: Rng, news: list[News] | None) -> None:
    """Take a card into hand, from wherever the effect allows."""
    if state.phase == PICK:
        pick(state, seat, state.victim, card, news)
    elif state.phase == SALVAGE:
        salvage(state, seat, card, news)
    else:
        take_kept(state, seat, card, news)
    after_choice(state, rng, news)


def bury_own(state: State, seat: i64, card: i64, rng: Rng, news: list[News] | None) -> None:
    """Bury a card of one's own; whoever triggered the effect draws one (ACA-16)."""
    bury(state, seat, card, news)
    actor = player_of(state, state.turn)
    draw_after_burial(state, actor, rng, news)
    if has_seat(state, actor):
        after_choice(state, rng, news)
    else:
        after_automaton(state, rng, news)
