"""The state of a match of Potion Academy, and simple queries on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.potion_academy.cards import IN_PLAY, Deck
from chaudron.games.potion_academy.memory import Memory
from chaudron.games.potion_academy.model import Options
from chaudron.kernel.bits import below, count

# What the table is waiting for.
FIRST: Final = 0
TURN: Final = 1
PLACED: Final = 2
SCORE: Final = 3
REFILLED: Final = 4
DISCARD: Final = 5
CLEAR: Final = 6
PICK: Final = 7
BURY: Final = 8
SALVAGE: Final = 9
KEEP: Final = 10
OVER: Final = 11

DEALT: Final = 4  # ACA-3
HAND: Final = 3  # ACA-11
PLACES: Final = 3  # ACA-11
TOKENS: Final = 7  # ACA-3
SOLO: Final = 1
COLOURS_FOR: Final = [0, 2, 4, 3, 4, 5]
"""How many colours there are, by the number of seats (ACA-26, ACA-29)."""
AUTOMATON: Final = 1
"""The automaton's number, as a player and as a colour."""

# A placed card is its number and two bits for its tokens (ACA-9).
TARGET_USED: Final = 1
EFFECT_USED: Final = 2
UNUSED_BITS: Final = 2


class State:
    """The true state of a match. A hand is a set of cards as bits; placed cards are in their order, each with its tokens."""

    def __init__(self, seats: i64, options: Options, deck: Deck, memory: Memory) -> None:
        self.seats = seats
        self.options = options
        self.deck = deck
        self.memory = memory
        self.colours: i64 = COLOURS_FOR[seats]
        self.to_six: bool = options.to_six
        self.alike_four: bool = options.alike_four
        self.hands: vec[i64] = vec[i64]([0] * seats)
        self.sleeve: list[int] = []
        """Solo: the automaton's hand, from left to right (ACA-33)."""
        self.placed: list[tuple[int, ...]] = [()] * self.colours
        """The placed cards of each colour, from left to right: 4 × number + tokens."""
        self.scores: list[int] = [0] * self.colours
        self.pile: list[int] = []
        """The top card is the last."""
        self.discarded: i64 = 0
        self.phase: i64 = FIRST
        self.turns: i64 = 0
        """How many turns have been played."""
        self.turn: i64 = 0
        """The colour whose turn it is."""
        self.first: i64 = 0
        """Who started; in the game for two, who has red and orange (ACA-26)."""
        self.aside: list[int] = [-1] * seats
        """The first discard of each seat that has chosen one; it is still in the hand until all have (ACA-4)."""
        self.scored: bool = False
        """Whether a combination was scored in this turn (ACA-10)."""
        self.fresh: i64 = -1
        """The card placed in this turn."""
        self.follow_ups: vec[i64] = vec[i64]()
        """What may follow it, worked out when it was placed."""
        self.victim: i64 = -1
        """The player whose hand an action works on."""
        self.drawn: list[int] = []
        """Two cards drawn, one of them to keep (ACA-20)."""
        self.ended_by: i64 = -1
        """The player who reached the goal (ACA-24, ACA-28)."""


def twin_of(state: State) -> State:
    """A copy of a state that shares nothing mutable with it."""
    twin = State(state.seats, state.options, state.deck, state.memory.twin())
    twin.hands = state.hands[:]
    twin.sleeve = state.sleeve.copy()
    twin.placed = state.placed.copy()
    twin.scores = state.scores.copy()
    twin.pile = state.pile.copy()
    twin.discarded = state.discarded
    twin.phase = state.phase
    twin.turns = state.turns
    twin.turn = state.turn
    twin.first = state.first
    twin.aside = state.aside.copy()
    twin.scored = state.scored
    twin.fresh = state.fresh
    twin.follow_ups = state.follow_ups
    twin.victim = state.victim
    twin.drawn = state.drawn.copy()
    twin.ended_by = state.ended_by
    return twin


def cards_in_play(seats: i64) -> int:
    """The cards used with this many seats, as bits."""
    return below(IN_PLAY[seats])


def player_of(state: State, colour: i64) -> i64:
    """Who plays for a colour (ACA-26)."""
    if state.seats == 2:
        return (colour + state.first) & 1
    return colour


def players(state: State) -> i64:
    """The number of players: the seats, and the automaton if there is only one seat."""
    if state.seats == SOLO:
        return 2
    return state.seats


def has_seat(state: State, player: i64) -> bool:
    """Whether a player is a seat rather than the automaton."""
    return player < state.seats


def hand_size(state: State, player: i64) -> i64:
    """How many cards a player holds."""
    if has_seat(state, player):
        return count(state.hands[player])
    return len(state.sleeve)


def decider(state: State) -> i64:
    """The player the table is waiting for, unless all choose at once."""
    return state.victim if state.phase == BURY else player_of(state, state.turn)
