"""Hearts beside OpenSpiel's: the same deal and the same moves in both, to compare what they allow and how they score.

Needs the package `open_spiel`.
"""

from typing import Any

import msgspec
import pyspiel

from chaudron.kernel.model import Move, Seat
from hearts.cards import CARDS, RANKS, SEATS, SIZE, members
from hearts.model import Options, Pass, Play
from hearts.scoring import MOON
from hearts.state import State


def theirs(card: int) -> int:
    """The number of a card in OpenSpiel, where suits change fastest."""
    return card % RANKS * SEATS + card // RANKS


OURS = {theirs(card): CARDS[card] for card in range(SIZE)}


def game_of(options: Options) -> Any:
    """OpenSpiel's game with the same options; it has no `deals`."""
    chosen = msgspec.structs.asdict(options)
    assert chosen.pop("deals") == 1, "a game of OpenSpiel is a single deal"
    return pyspiel.load_game("hearts", chosen)


def dealt(options: Options, state: State) -> Any:
    """OpenSpiel's state after the same deal as ours, before anybody has done anything."""
    twin = game_of(options).new_initial_state()
    twin.apply_action(int(state.direction))
    hands = [members(hand) for hand in state.hands]
    for nth in range(SIZE):
        twin.apply_action(theirs(hands[nth % SEATS][nth // SEATS]))
    return twin


def action(move: Move) -> int:
    """The number of a move in OpenSpiel."""
    assert isinstance(move, (Pass, Play))
    return theirs(move.card.number)


def move(passing: bool, number: int) -> Move:  # noqa: FBT001
    """The move that OpenSpiel means by a number."""
    return Pass(OURS[number]) if passing else Play(OURS[number])


def returns(scores: tuple[int, ...]) -> list[float]:
    """What OpenSpiel pays for these scores: what is left of 26 points."""
    return [float(MOON - points) for points in scores]


def next_seat(twin: Any) -> Seat:
    """Who moves next in OpenSpiel, where cards are passed seat by seat."""
    seat: Seat = twin.current_player()
    return seat
