"""Beginnings of Potion Academy that were not dealt: the cards as given, and all others under the pile."""

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.potion_academy import automaton
from chaudron.games.potion_academy.cards import IN_PLAY, NO_POTION, Deck, deck_of
from chaudron.games.potion_academy.memory import Memory
from chaudron.games.potion_academy.model import Arrangement, Options
from chaudron.games.potion_academy.scene import slug
from chaudron.games.potion_academy.scoring import goal
from chaudron.games.potion_academy.state import (
    AUTOMATON,
    EFFECT_USED,
    HAND,
    PLACES,
    SOLO,
    TARGET_USED,
    TURN,
    UNUSED_BITS,
    State,
    cards_in_play,
)
from chaudron.kernel.arrangement import impossible, left_over
from chaudron.kernel.bits import bits_of, members
from chaudron.kernel.model import Arrangement as AnyArrangement
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.rng import Rng


def arrange(seats: int, options: AnyOptions, arrangement: AnyArrangement, rng: Rng) -> State:
    """Return the state that an arrangement describes; raises BadSetup if the rules do not allow it."""
    assert isinstance(options, Options) and isinstance(arrangement, Arrangement)
    deck = deck_of(options)
    shown = [*arrangement.hands, *arrangement.placed, arrangement.discarded, arrangement.pile, arrangement.sleeve]
    rest = left_over(list(numbers(deck))[: IN_PLAY[seats]], [name for names in shown for name in names], "hands")
    rng.shuffle(rest)
    if len(arrangement.hands) != seats:
        raise impossible("hands", len(arrangement.hands))
    state = placed(seats, options, arrangement, (*arrangement.pile, *rest))
    check(state, arrangement)
    return state


def check(state: State, arrangement: Arrangement) -> None:
    """Raise BadSetup for what no course of play leads to, apart from the number of cards."""
    solo = state.seats == SOLO
    if any(len(hand) > HAND for hand in arrangement.hands):  # ACA-11
        raise impossible("hands", arrangement.hands)
    for colour, names in enumerate(arrangement.placed):
        if colour >= state.colours or (len(names) > PLACES and not (solo and colour == AUTOMATON)):  # ACA-11, ACA-33
            raise impossible("placed", names)
    if solo:
        blank = [laid for laid in state.placed[AUTOMATON] if state.deck.potion[laid >> UNUSED_BITS] == NO_POTION]
        if blank or automaton.best(state) >= 0:  # ACA-32, ACA-36
            raise impossible("placed", arrangement.placed)
    if len(arrangement.sleeve) > (HAND if solo else 0):  # ACA-33
        raise impossible("sleeve", arrangement.sleeve)
    mine = arrangement.placed[:AUTOMATON] if solo else arrangement.placed
    left_over([f"{kind}:{name}" for names in mine for name in names for kind in ("target", "effect")], arrangement.used, "used")
    if len(arrangement.scores) > state.colours or not all(0 <= points < goal(state) for points in arrangement.scores):
        raise impossible("scores", arrangement.scores)
    if not 0 <= arrangement.turn < (SOLO if solo else state.colours):
        raise impossible("turn", arrangement.turn)
    if not 0 <= arrangement.first < state.seats:
        raise impossible("first", arrangement.first)


def numbers(deck: Deck) -> dict[str, int]:
    """The number of each card, by its name."""
    return {slug(card): number for number, card in enumerate(deck.cards)}


def placed(seats: int, options: Options, arrangement: Arrangement, pile: tuple[str, ...]) -> State:
    """Return a state with the given cards in their places and this pile, in which nobody knows more than what is visible."""
    deck = deck_of(options)
    number = numbers(deck)
    state = State(seats, options, deck, Memory(seats, cards_in_play(seats)))
    state.hands = vec[i64]([bits_of([number[name] for name in hand]) for hand in arrangement.hands])
    for colour, names in enumerate(arrangement.placed[: state.colours]):
        state.placed[colour] = tuple([number[name] << UNUSED_BITS | tokens(name, arrangement.used) for name in names])
    state.discarded = bits_of([number[name] for name in arrangement.discarded])
    state.pile = [number[name] for name in reversed(pile)]
    state.sleeve = [number[name] for name in arrangement.sleeve]
    state.scores = [*arrangement.scores, *state.scores][: state.colours]
    state.turn = arrangement.turn
    state.first = arrangement.first
    state.phase = TURN
    remember(state)
    return state


def tokens(name: str, used: tuple[str, ...]) -> int:
    """The tokens on a placed card."""
    return (TARGET_USED if f"target:{name}" in used else 0) | (EFFECT_USED if f"effect:{name}" in used else 0)


def remember(state: State) -> None:
    """Let everybody know what is visible, and no more."""
    memory = state.memory
    for row in state.placed:
        for laid in row:
            memory.open(laid >> UNUSED_BITS)
    for card in members(state.discarded):
        memory.open(card)
    for seat, hand in enumerate(state.hands):
        memory.strike(seat, hand)
        if not hand:
            memory.emptied(seat)
    memory.sleeve = [memory.one_in(memory.stock) for _ in state.sleeve]
    if not state.pile:
        memory.emptied(memory.stock)
