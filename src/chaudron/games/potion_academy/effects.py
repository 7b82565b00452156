"""What happens to cards: they are drawn, discarded, taken, buried. A *player* is a seat or the automaton."""

from mypy_extensions import i64

from chaudron.games.potion_academy.memory import Thought
from chaudron.games.potion_academy.model import (
    Buried,
    BuriedCard,
    Drew,
    DrewOne,
    Dropped,
    Foraged,
    Looked,
    Picked,
    PickedCard,
    Reshuffled,
    Salvaged,
    Smashed,
    Snatched,
)
from chaudron.games.potion_academy.state import EFFECT_USED, HAND, TARGET_USED, UNUSED_BITS, State, has_seat, player_of
from chaudron.kernel.bits import members, one, without
from chaudron.kernel.model import News
from chaudron.kernel.rng import Rng

# The pile.


def can_draw(state: State) -> bool:
    """Whether there is anything to draw (ACA-12)."""
    return len(state.pile) > 0 or state.discarded != 0


def top(state: State, rng: Rng, news: list[News] | None) -> tuple[int, Thought]:
    """Take the top card off the pile, shuffling the discard pile into a new one if necessary (ACA-12)."""
    if not state.pile:
        cards = members(state.discarded)
        rng.shuffle(cards)
        state.pile = cards
        state.memory.shuffled(state.discarded)
        state.discarded = 0
        if news is not None:
            news.append(News(Reshuffled(len(cards))))
    slot = state.memory.from_top(len(state.pile))
    return state.pile.pop(), slot


def draw_to_hand(state: State, player: i64, rng: Rng, news: list[News] | None) -> i64:
    """Draw a card into a hand."""
    card, slot = top(state, rng, news)
    join(state, player, card, slot, news)
    return card


# Hands.


def join(state: State, player: i64, card: i64, slot: Thought, news: list[News] | None) -> None:
    """Add a card to a hand unseen: on the left of the automaton's, whose rightmost is discarded if there are too many (ACA-33)."""
    if has_seat(state, player):
        state.hands[player] |= one(card)
        state.memory.received(player, card, slot)
        return
    state.sleeve.insert(0, int(card))
    state.memory.sleeve.insert(0, slot)
    trim(state, news)


def join_openly(state: State, player: i64, card: i64, news: list[News] | None) -> None:
    """Add a card that everybody has seen to a hand."""
    if has_seat(state, player):
        state.hands[player] |= one(card)
        state.memory.known(player, card)
        return
    state.sleeve.insert(0, int(card))
    state.memory.into_sleeve(card)
    trim(state, news)


def trim(state: State, news: list[News] | None) -> None:
    """Discard the automaton's rightmost cards beyond three (ACA-33)."""
    while len(state.sleeve) > HAND:
        card = state.sleeve.pop()
        state.memory.sleeve.pop()
        discard(state, card)
        if news is not None:
            news.append(News(Dropped(state.seats, state.deck.cards[card])))


def leave(state: State, seat: i64, card: i64) -> None:
    """Remove a card from a seat's hand."""
    state.hands[seat] = without(state.hands[seat], card)
    if state.hands[seat] == 0:
        state.memory.emptied(seat)


def discard(state: State, card: i64) -> None:
    """Put a hidden card face up on the discard pile."""
    state.discarded |= one(card)
    state.memory.open(card)


def discard_from_hand(state: State, seat: i64, card: i64) -> None:
    """Discard a card from a seat's hand."""
    leave(state, seat, card)
    discard(state, card)


# Placed cards.


def mark(state: State, colour: i64, card: i64, token: i64) -> None:
    """Put a token on the target or the effect of a placed card (ACA-9)."""
    state.placed[colour] = tuple([laid | int(token) if laid >> UNUSED_BITS == card else laid for laid in state.placed[colour]])


def spend(state: State, by: i64, through: i64) -> None:
    """Put tokens on what an action uses: an effect, and a target if it needs one (-1: none)."""
    mark(state, state.turn, by, EFFECT_USED)
    if through >= 0:
        mark(state, state.turn, through, TARGET_USED)


def lift(state: State, card: i64) -> i64:
    """Remove a placed card, with its tokens back to their owner; return the player it belonged to (ACA-9)."""
    for colour in range(state.colours):
        for laid in state.placed[colour]:
            if laid >> UNUSED_BITS == card:
                state.placed[colour] = tuple([other for other in state.placed[colour] if other != laid])
                return player_of(state, colour)
    raise AssertionError("that card is not placed")


# Effects.


def look(state: State, player: i64, victim: i64, news: list[News] | None) -> None:
    """Look at a whole hand (ACA-15)."""
    if has_seat(state, victim):
        hand = state.hands[victim]
        state.memory.looked(player, victim, hand)
        cards = state.deck.cards_in(hand)
    else:
        state.memory.saw_sleeve(player, state.sleeve)
        cards = tuple([state.deck.cards[card] for card in state.sleeve])
    if news is not None:
        news.append(News(Looked(player, victim, cards), player))


def pick(state: State, player: i64, victim: i64, card: i64, news: list[News] | None) -> None:
    """Take a card out of a hand (ACA-15)."""
    memory = state.memory
    if news is not None:
        named = PickedCard(player, victim, state.deck.cards[card])
        news.append(News(Picked(player, victim)))
        news += [News(named, seat) for seat in (player, victim) if has_seat(state, seat)]
    if not has_seat(state, victim):
        slot = memory.from_sleeve(player, state.sleeve.index(int(card)))
        state.sleeve.remove(int(card))
        join(state, player, card, slot, news)
    elif not has_seat(state, player):
        slot = memory.from_hand(victim, card)
        leave(state, victim, card)
        join(state, player, card, slot, news)
    else:
        memory.given(victim, player, card)
        leave(state, victim, card)
        state.hands[player] |= one(card)


def bury(state: State, player: i64, card: i64, news: list[News] | None) -> None:
    """Put a card from a player's hand under the pile; the automaton buries its rightmost (ACA-16, ACA-34)."""
    memory = state.memory
    if has_seat(state, player):
        slot = memory.from_hand(player, card)
        memory.buried.append(slot)
        leave(state, player, card)
    else:
        memory.buried.append(memory.sleeve.pop())
        state.sleeve.pop()
    state.pile.insert(0, int(card))
    if news is not None:
        news.append(News(Buried(player)))
        if has_seat(state, player):
            news.append(News(BuriedCard(player, state.deck.cards[card]), player))


def draw_after_burial(state: State, player: i64, rng: Rng, news: list[News] | None) -> None:
    """The player whose card was buried draws one; if the pile was empty, it is that same card (ACA-16)."""
    if news is not None:
        news.append(News(DrewOne(player)))
    card = draw_to_hand(state, player, rng, news)
    if news is not None and has_seat(state, player):
        news.append(News(Drew(player, (state.deck.cards[card],)), player))


def smash(state: State, player: i64, card: i64, news: list[News] | None) -> None:
    """Discard a placed card (ACA-17)."""
    victim = lift(state, card)
    state.discarded |= one(card)
    if news is not None:
        news.append(News(Smashed(player, victim, state.deck.cards[card])))


def snatch(state: State, player: i64, card: i64, news: list[News] | None) -> None:
    """Take a placed card into a hand (ACA-18)."""
    victim = lift(state, card)
    if news is not None:
        news.append(News(Snatched(player, victim, state.deck.cards[card])))
    join_openly(state, player, card, news)


def salvage(state: State, player: i64, card: i64, news: list[News] | None) -> None:
    """Take a card from the discard pile into a hand (ACA-19)."""
    state.discarded = without(state.discarded, card)
    if news is not None:
        news.append(News(Salvaged(player, state.deck.cards[card])))
    join_openly(state, player, card, news)


def forage(state: State, player: i64, rng: Rng, news: list[News] | None) -> None:
    """Draw two cards, or as many as there are, to keep one (ACA-20)."""
    while len(state.drawn) < 2 and can_draw(state):
        card, slot = top(state, rng, news)
        state.drawn.append(card)
        state.memory.drawn.append(slot)
        if has_seat(state, player):
            state.memory.strike(player, one(card))
    if news is not None:
        news.append(News(Foraged(player, len(state.drawn))))
        if has_seat(state, player):
            news.append(News(Drew(player, tuple([state.deck.cards[card] for card in state.drawn])), player))


def keep(state: State, player: i64, card: i64, news: list[News] | None) -> i64:
    """Keep one of the cards drawn, discard the other and return it (-1: there was none)."""
    rest: i64 = -1
    for other in state.drawn:
        if other != card:
            rest = other
    slot = state.memory.kept(rest)
    state.drawn = []
    state.memory.drawn = []
    join(state, player, card, slot, news)
    if rest >= 0:
        discard(state, rest)
    return rest
