"""What speaks for or against a move, from what everybody knows and one's own roles."""

from typing import Final

from chaudron.games.wie_verhext.cards import (
    CAULDRON_BREWED,
    COLOUR_GATHERED,
    COLOURS,
    CUTPURSE,
    GOLD,
    GOODS,
    KINDS,
    NONE,
    OPEN_GOODS,
    PILES,
    ROLES,
    SHELF_COLLECTED,
    VIAL,
    collects,
)
from chaudron.games.wie_verhext.choices import DECLINE, GATHERED, deals, effect, takings, there
from chaudron.games.wie_verhext.effects import share
from chaudron.games.wie_verhext.knowledge import has_spoken, known, possible
from chaudron.games.wie_verhext.model import (
    Affords,
    Brew,
    Call,
    CannotPay,
    Choose,
    Claim,
    Collect,
    Collects,
    Favour,
    Feeds,
    Forgoes,
    Give,
    KeepsAll,
    LeavesThere,
    MayHold,
    Promises,
    Raven,
    Ready,
    Safe,
    Scores,
    Uncovers,
    Undercuts,
    Unopposed,
    UsesUp,
    UsesUpDrops,
    View,
    Wanted,
)
from chaudron.games.wie_verhext.state import FAVOUR, LAST_RAVEN, TAKE, State, colours, drops
from chaudron.games.wie_verhext.worth import POINT, carried_out, late, purse_of
from chaudron.kernel.bits import has
from chaudron.kernel.model import Ask, Move, Reason, Seat
from chaudron.kernel.rng import Rng

NO_DRAWS: Final = bytes(32)
"""Only what is known is used, so it makes no difference how the rest is shuffled."""
ALL_COLOURS: Final = (1 << COLOURS) - 1
MOST: Final = 3
"""How many reasons are given at most."""


def reasons(view: View, ask: Ask, move: Move) -> tuple[Reason, ...]:
    """The most telling reasons for or against a move."""
    seat = view.seat
    assert seat is not None
    state = known(view, Rng(NO_DRAWS))
    found: list[Reason]
    if isinstance(move, Choose):
        found = choosing(state, seat, [role.number for role in move.roles])
    elif isinstance(move, Call):
        state.favoured = 0
        found = acting(state, seat, move.role.number) + contested(view, state, seat, move.role.number, answering=False)
    elif isinstance(move, Claim):
        found = acting(state, seat, state.role) + contested(view, state, seat, state.role, answering=True)
    elif isinstance(move, Favour):
        found = [*favouring(state, seat), Safe()]
    elif isinstance(move, Collect):
        found = collecting(state, seat)
    elif move == DECLINE:
        found = declining(state, seat)
    else:
        found = dealing(view, state, seat, move)
    return tuple(found[:MOST])


def points_of(state: State, seat: Seat, role: int, *, favour: bool = False) -> int:
    """The certain points of an action or favour, as things stand."""
    return int(carried_out(state, seat, purse_of(state, seat), role, late(state), favour=favour)) // POINT


# Choosing, calling and answering.


def choosing(state: State, seat: Seat, roles: list[int]) -> list[Reason]:
    """What five roles are good for."""
    found: list[Reason] = []
    ready = sorted([(-points_of(state, seat, role), role) for role in roles])
    most, best = ready[0]
    if most < 0:
        found.append(Ready(ROLES[best], -most))
        rivals = [other for other in range(state.seats) if other != seat and points_of(state, other, best)]
        if rivals:
            found.append(Wanted(ROLES[best], len(rivals)))
    for role in roles:
        colour = COLOUR_GATHERED[role]
        for brewer in roles if colour != NONE else []:
            pile = CAULDRON_BREWED[brewer]
            after = purse_of(state, seat)
            after.add(colour, GATHERED)
            if pile != NONE and not purse_of(state, seat).pay(state, pile) and after.pay(state, pile):
                found.append(Feeds(ROLES[role], ROLES[brewer]))
    return found


def acting(state: State, seat: Seat, role: int) -> list[Reason]:
    """What an action would bring, as things stand."""
    state.role = role
    if len(deals(state, seat, favour=False)) < 2:
        return [CannotPay()]
    if collects(role):
        return collecting(state, seat)
    points = points_of(state, seat, role)
    return [Promises(points)] if points else []


def collecting(state: State, seat: Seat) -> list[Reason]:
    """What would lie on a shelf's card, and its points if the seat can add what is then missing."""
    pile = SHELF_COLLECTED[state.role]
    lies = there(state) + sum([int(share(state, other)) for other in range(state.seats) if other != seat])
    cost = state.deck.number[pile][state.gone[pile]]
    mine = state.goods[KINDS * seat + GOLD] if state.role == CUTPURSE else int(drops(state, seat))
    promise: list[Reason] = [Promises(state.deck.points[pile][state.gone[pile]])] if lies + mine >= cost else []
    return [Collects(lies, cost), *promise]


def contested(view: View, state: State, seat: Seat, role: int, *, answering: bool) -> list[Reason]:
    """Who may take the action away: those who hold cards, may have the role and are still to speak."""
    rivals = [
        other
        for other in range(state.seats)
        if other != seat and view.table[other].hand and has(possible(state, other), role) and not (answering and has_spoken(state, other))
    ]
    return [MayHold(tuple(rivals))] if rivals else [Unopposed()]


def favouring(state: State, seat: Seat) -> list[Reason]:
    """What a favour would bring, as things stand."""
    role = state.role
    if collects(role):
        return []
    if len(deals(state, seat, favour=True)) < 2:
        return [CannotPay()]
    points = points_of(state, seat, role, favour=True)
    found: list[Reason] = [Promises(points)] if points else []
    if CAULDRON_BREWED[role] != NONE:
        found.append(Undercuts(state.holder))
    return found


# Deals.


def dealing(view: View, state: State, seat: Seat, move: Move) -> list[Reason]:
    """What a trade, a brew or a contribution brings and costs."""
    found: list[Reason] = []
    points = deal_points(state, move)
    if points:
        found.append(Scores(points))
    if isinstance(move, Brew):
        found += ravens(state, move.pile.number)
    change = effect(move)
    mine = state.goods[KINDS * seat : KINDS * seat + KINDS]
    after = [mine[kind] + change[kind] for kind in range(KINDS)]
    before = purse_of(state, seat)
    for kind in range(KINDS):
        state.goods[KINDS * seat + kind] = after[kind]
    if not isinstance(move, Brew):
        for role in view.hand:
            pile = CAULDRON_BREWED[role.number]
            if pile != NONE and not before.copy().pay(state, pile) and purse_of(state, seat).pay(state, pile):
                found.append(Affords(role, state.deck.points[pile][state.gone[pile]]))
    if any(change[kind] < 0 for kind in range(COLOURS)) and not drops(state, seat):
        found.append(UsesUpDrops())
    else:
        found += [UsesUp(GOODS[kind]) for kind in range(OPEN_GOODS) if change[kind] < 0 and not after[kind]]
    if isinstance(move, Give) and colours(state, seat) == ALL_COLOURS:
        found.append(KeepsAll())
    return found


def deal_points(state: State, move: Move) -> int:
    """The points of a deal, vials included."""
    points = effect(move)[VIAL]
    if isinstance(move, Brew):
        pile = move.pile.number
        points += state.deck.points[pile][state.gone[pile]]
    return points


def ravens(state: State, pile: int) -> list[Reason]:
    """The raven on the top card of a pile, or on the card under it."""
    place = state.gone[pile]
    birds = state.deck.raven[pile]
    if birds[place]:
        return [Raven(int(state.ravens) + 1, state.ravens + 1 >= LAST_RAVEN)]
    return [Uncovers(PILES[pile])] if place + 1 < len(birds) and birds[place + 1] else []


def declining(state: State, seat: Seat) -> list[Reason]:
    """What is given up by declining."""
    offers = takings(state) if state.phase == TAKE else deals(state, seat, favour=state.phase == FAVOUR)
    most = max([deal_points(state, move) for move in offers if move != DECLINE and not isinstance(move, Collect)], default=0)
    found: list[Reason] = [Forgoes(most)] if most else []
    if state.phase == TAKE:
        found.append(LeavesThere(there(state)))
    return found
