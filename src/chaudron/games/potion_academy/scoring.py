"""Combinations and what they are worth, points, and who has won (ACA-22 to ACA-25, ACA-28)."""

from typing import Final

from mypy_extensions import i64

from chaudron.games.potion_academy.cards import QUARTET, TRIO, Deck, Potions, alike, different
from chaudron.games.potion_academy.model import Combination
from chaudron.games.potion_academy.state import SOLO, UNUSED_BITS, State, player_of, players
from chaudron.kernel.model import Seat
from chaudron.kernel.ranking import first, ranks

COMBINATIONS: Final[list[Combination]] = list(Combination)
THREE_DIFFERENT: Final = Combination.THREE_DIFFERENT.number
FOUR_DIFFERENT: Final = Combination.FOUR_DIFFERENT.number
THREE_ALIKE: Final = Combination.THREE_ALIKE.number
POTIONS_FOR: Final[dict[Combination, int]] = {
    Combination.THREE_DIFFERENT: TRIO,
    Combination.FOUR_DIFFERENT: QUARTET,
    Combination.THREE_ALIKE: TRIO,
}
"""How many potions a combination takes (ACA-22)."""

THREE_POINTS: Final = 1  # ACA-22
FOUR_POINTS: Final = 2  # ACA-22
ALIKE_POINTS: Final = 3  # ACA-22
MORE_ALIKE_POINTS: Final = 4  # ACA-25
GOAL: Final = 5  # ACA-24
LONG_GOAL: Final = 6  # ACA-25
SOLO_GOAL: Final = 10  # ACA-29


def goal(state: State) -> i64:
    """The points that end the game (ACA-24, ACA-25, ACA-29)."""
    if state.seats == SOLO:
        return SOLO_GOAL
    if state.to_six:
        return LONG_GOAL
    return GOAL


def alike_points(state: State) -> i64:
    """What three of the same potion are worth (ACA-22, ACA-25)."""
    if state.alike_four:
        return MORE_ALIKE_POINTS
    return ALIKE_POINTS


def points_for(state: State, combination: i64) -> i64:
    """What a combination is worth (ACA-22, ACA-25)."""
    if combination == THREE_ALIKE:
        return alike_points(state)
    if combination == FOUR_DIFFERENT:
        return FOUR_POINTS
    return THREE_POINTS


def potions_in(state: State, colour: i64) -> Potions:
    """How many placed cards of a colour have each potion."""
    return potions_laid(state.deck, state.placed[colour])


def potions_laid(deck: Deck, placed: tuple[int, ...]) -> Potions:
    """How many of these placed cards have each potion."""
    found: Potions = 0
    unit = deck.unit
    for laid in placed:
        found += unit[laid >> UNUSED_BITS]
    return found


def points_of(state: State, player: i64) -> int:
    """A player's points; in the game for two, those of both colours (ACA-28)."""
    found = 0
    for colour in range(state.colours):
        if player_of(state, colour) == player:
            found += state.scores[colour]
    return found


def placings(state: State) -> list[int]:
    """Each player's rank: how many have more points, or as many and ended the game (ACA-24, ACA-28, ACA-38). In a game that was
    cut short the automaton is beaten only by more points."""
    ahead = state.seats if state.ended_by < 0 else state.ended_by
    standing = [2 * points_of(state, player) + int(player == ahead) for player in range(players(state))]
    return ranks(standing)


def winners(state: State) -> tuple[Seat, ...]:
    """Who has won, possibly the automaton."""
    return first(placings(state))


# Combinations (ACA-22).


def has_combination(state: State, colour: i64) -> bool:
    """Whether the placed cards of a colour form a combination."""
    if len(state.placed[colour]) < TRIO:
        return False
    there = potions_in(state, colour)
    return different(there) >= TRIO or alike(there)
