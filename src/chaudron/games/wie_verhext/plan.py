"""What a sensible player does: choose five roles that work together, call what is likely to succeed, know when to settle.

Everything here uses public information: goods, piles, parchment, how many cards others hold and which roles those can be.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import (
    ALCHEMIST,
    ALL_ROLES,
    ASSISTANT,
    BEGGING_MONK,
    CHOSEN,
    CUTPURSE,
    DRUID,
    FORTUNE_TELLER,
    HERB_GATHERER,
    ROLES,
    SNAKE_HUNTER,
    WARLOCK,
    WITCH,
    WIZARD,
    WOLF_KEEPER,
    Roles,
)
from chaudron.games.wie_verhext.chances import SURE, TAKES_OVER, likely
from chaudron.games.wie_verhext.choices import CALLED, COLLECTED, TAKEN, effect
from chaudron.games.wie_verhext.knowledge import certainly, has_spoken, possible
from chaudron.games.wie_verhext.state import CHOOSE, State
from chaudron.games.wie_verhext.worth import Purse, deal_worth, gain, late, purse_of
from chaudron.kernel.bits import has, members, one
from chaudron.kernel.model import Move, Seat

ORDER: Final[list[int]] = [
    WOLF_KEEPER,
    SNAKE_HUNTER,
    HERB_GATHERER,
    ALCHEMIST,
    ASSISTANT,
    FORTUNE_TELLER,
    WIZARD,
    WITCH,
    DRUID,
    WARLOCK,
    CUTPURSE,
    BEGGING_MONK,
]
"""The order in which a plan goes through its roles: first those that the others depend on."""
TRUST: Final = 10
"""How much counts of what a role would gain only if those before it succeed, in hundredths."""


def hands_held(state: State, weights: list[list[int]], sizes: Sequence[int]) -> list[list[int]]:
    """How likely each seat, which wanted the roles this much and holds this many, has each of them from the others' point of view, in
    thousandths."""
    found: list[list[int]] = []
    for seat in range(state.seats):
        if state.phase == CHOOSE:
            found.append(likely(weights[seat], ALL_ROLES & ~state.banned, CHOSEN))
        else:
            sure = certainly(state, seat)
            theirs = likely(weights[seat], possible(state, seat) & ~sure, sizes[seat] - (1 if sure else 0))
            for role in members(sure):
                theirs[role] = SURE
            found.append(theirs)
    return found


def unchallenged(state: State, seat: Seat, held: list[list[int]], role: i64, *, answering: bool) -> i64:
    """How likely it is, in thousandths, that nobody takes over a role: nobody at all or, if `answering`, nobody yet to answer."""
    found: i64 = SURE
    for other in range(state.seats):
        if other != seat and not (answering and has_spoken(state, other)):
            found = found * (100 * SURE - TAKES_OVER * held[other][role]) // (100 * SURE)
    return found


class Plans:
    """All ways to choose five roles, each with its expected gain: roles are evaluated one after the other, and what one gains can be
    spent by the next."""

    def __init__(self, state: State, seat: Seat, held: list[list[int]]) -> None:
        self.state = state
        self.seat = seat
        self.value = late(state)
        self.hopes: list[int] = [int(unchallenged(state, seat, held, role, answering=False)) for role in range(len(ROLES))]
        mine = purse_of(state, seat)
        self.now: list[int] = [int(gain(state, seat, mine.copy(), role, self.value, favour=False)) for role in range(len(ROLES))]
        """What each role would bring at once, without the others."""
        self.found: list[tuple[int, int]] = []
        """What each promises, and the roles."""
        self.think(0, 0, 0, 0, purse_of(state, seat))

    def think(self, at: i64, roles: Roles, number: i64, promise: i64, purse: Purse) -> None:
        """Continue with the next role in the order, once with it and once without it."""
        if number == CHOSEN:
            self.found.append((int(promise), int(roles)))
            return
        if len(ORDER) - at < CHOSEN - number:
            return
        role: i64 = ORDER[at]
        if not has(self.state.banned, role):
            after = purse.copy()
            brings: i64 = gain(self.state, self.seat, after, role, self.value, favour=False)
            now: i64 = self.now[role]
            if brings > now:
                brings = now + (brings - now) * TRUST // 100
            self.think(at + 1, roles | one(role), number + 1, promise + brings * self.hopes[role] // SURE, after)
        self.think(at + 1, roles, number, promise, purse)

    def best(self, number: int) -> list[int]:
        """The most promising choices."""
        return [roles for _, roles in sorted(self.found, reverse=True)[:number]]


def calling(state: State, seat: Seat, role: i64, held: list[list[int]]) -> i64:
    """The expected gain of calling a role."""
    return (
        gain(state, seat, purse_of(state, seat), role, late(state), favour=False)
        * unchallenged(state, seat, held, role, answering=False)
        // SURE
    )


def best_call(state: State, seat: Seat, moves: Sequence[Move], held: list[list[int]]) -> Move:
    """The call with the highest expected gain."""
    found = moves[0]
    most: i64 = -1
    for move in moves:
        promise = calling(state, seat, CALLED[move], held)
        if promise > most:
            most = promise
            found = move
    return found


def claims(state: State, seat: Seat, held: list[list[int]], claiming: int = SURE) -> bool:
    """Whether the action, which may still be lost, has a higher expected gain than the favour; `claiming` weighs it, in thousandths."""
    role = state.role
    value = late(state)
    action = gain(state, seat, purse_of(state, seat), role, value, favour=False)
    favour = gain(state, seat, purse_of(state, seat), role, value, favour=True)
    return action * unchallenged(state, seat, held, role, answering=True) * claiming >= favour * SURE * SURE


def deal(state: State, seat: Seat, move: Move) -> i64:
    """What a deal gains."""
    if effect(move)[TAKEN] == COLLECTED:
        # Better than nothing only if the card can then be taken.
        return gain(state, seat, purse_of(state, seat), state.role, late(state), favour=False) - 1
    return deal_worth(state, seat, move)


def best_deal(state: State, seat: Seat, moves: Sequence[Move]) -> Move:
    """The deal that gains the most."""
    found = moves[0]
    most = deal(state, seat, found)
    for move in moves[1:]:
        brings = deal(state, seat, move)
        if brings > most:
            most = brings
            found = move
    return found
