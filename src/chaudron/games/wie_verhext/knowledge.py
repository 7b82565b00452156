"""Who knows what in Wie verhext!; no other file decides this.

Everyone saw every card that was played or taken and every drop, coin and vial that changed hands. The other hands are hidden,
and with them the roles that others set aside (WIE-7), the parchments that have not been active yet (WIE-5) and the order of
the unused set (WIE-38). What follows from the rules is known as well: a role that was called is in nobody's hand once the
trick has gone around, a seat that has passed does not hold it, and a seat that is asked to answer does.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import ALL_ROLES, KINDS, PILES, ROLES, SIZE, card_at, deck_of, pile_of, place_of, roles_in, roles_of
from chaudron.games.wie_verhext.chances import draw_roles
from chaudron.games.wie_verhext.model import Held, Opening, Parchment, Phase, Pile, Role, Trick, View
from chaudron.games.wie_verhext.state import ANSWER, CHOOSE, OVER, PARCHMENTS, State, twin_of
from chaudron.games.wie_verhext.worth import wanted
from chaudron.kernel.bits import bits_of, has, one, without
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng

ALIKE: Final[list[int]] = [1] * len(ROLES)
PHASES: Final[list[Phase]] = ["choose", "call", "answer", "favour", "action", "give", "take", "over"]


def cards_of(state: State, seat: Seat) -> tuple[tuple[Pile, int], ...]:
    """The potions of a seat, by pile and position."""
    return tuple([(PILES[pile_of(card)], place_of(card)) for card in state.taken[seat]])


def held(state: State, seat: Seat) -> Held:
    """What everybody knows of a seat."""
    at = KINDS * seat
    red, white, green, gold, vials = state.goods[at : at + KINDS]
    hand, chosen = state.hands[seat], state.chosen[seat]
    return Held((red, white, green, gold, vials), cards_of(state, seat), SIZE[hand], roles_in(chosen & ~hand), bool(chosen))


def trick(state: State) -> Trick | None:
    """The current trick, or the last one until another begins."""
    if state.role < 0:
        return None
    favoured = tuple([seat for seat in range(state.seats) if has(state.favoured, seat)])
    return Trick(ROLES[state.role], state.starter, state.holder, state.spoken, favoured)


def turned_up(state: State) -> tuple[Role, ...]:
    """Roles turned up since the unused set was shuffled; two turned up together have no order (WIE-38)."""
    return roles_in(bits_of(state.unused[: state.turned]))


def view(state: State, seat: Seat | None) -> View:
    """What an attentive person at that seat knows."""
    no_roles: tuple[Role, ...] = ()
    copper, iron, silver, gold_shelf, ingredient_shelf = state.gone
    red, white, green, gold = state.shelves
    seen: list[Parchment] = [PARCHMENTS[number] for number in state.parchments[: state.round + 1]]
    return View(
        seat=seat,
        options=state.options,
        round=state.round,
        phase=PHASES[state.phase],
        turn=None if state.phase in (CHOOSE, OVER) else state.turn,
        starter=state.first,
        hand=no_roles if seat is None else roles_in(state.hands[seat]),
        table=tuple([held(state, each) for each in range(state.seats)]),
        piles=(copper, iron, silver, gold_shelf, ingredient_shelf),
        shelves=(red, white, green, gold),
        parchments=tuple(seen),
        banned=roles_in(state.banned),
        turned=turned_up(state),
        trick=trick(state),
        opening=Opening(*state.opening),
        owing=state.owing,
    )


def imagine(view: View, rng: Rng, *, evenly: bool = False) -> State:
    """A state that fits the view: roles that are useful to their holder are likelier, or with `evenly` all equally likely."""
    state = known(view, rng)
    fill(state, view, [ALIKE] * state.seats if evenly else wanted(state), rng)
    return state


def reshuffled(state: State, rng: Rng) -> State:
    """The same with other parchments to come, and another order of the unused set."""
    found = twin_of(state)
    found.parchments = rest_shuffled(list(state.parchments[: state.round + 1]), len(PARCHMENTS), rng)
    if state.unused:
        found.unused = rest_shuffled(list(state.unused[: state.turned]), len(ROLES), rng)
    return found


def fill(state: State, view: View, weights: list[list[int]], rng: Rng) -> None:
    """Draw roles into the other hands; the more a seat wanted a role, the likelier."""
    for seat, there in enumerate(view.table):
        if seat != view.seat and there.hand:
            certain = certainly(state, seat)
            found = draw_roles(weights[seat], possible(state, seat) & ~certain, there.hand - SIZE[certain], rng) | certain
            state.hands[seat] = found
            state.chosen[seat] |= found


def known(view: View, rng: Rng) -> State:
    """A state with everything that is known and empty other hands; shuffled piles have a random order of what is left."""
    seats = len(view.table)
    goods: list[int] = []
    for there in view.table:
        goods.extend(there.goods)
    state = State(seats, view.options, deck_of(view.options), vec[i64]([0] * seats), vec[i64]([0] * seats), goods)
    state.round = view.round
    state.phase = PHASES.index(view.phase)
    state.turn = 0 if view.turn is None else view.turn
    state.first = view.starter
    state.gone = list(view.piles)
    state.shelves = list(view.shelves)
    state.owing = view.owing
    state.opening = (view.opening.goods, view.opening.piles, view.opening.shelves)
    state.banned = roles_of(view.banned)
    state.parchments = rest_shuffled([parchment.number for parchment in view.parchments], len(PARCHMENTS), rng)
    if view.turned:
        state.unused = rest_shuffled([role.number for role in view.turned], len(ROLES), rng)
        state.turned = len(view.turned)
    now = view.trick
    if now is not None:
        state.role = now.role.number
        state.starter = now.starter
        state.holder = now.holder
        state.spoken = now.spoken
        state.favoured = bits_of(now.favoured)
    deck = state.deck
    for seat, there in enumerate(view.table):
        state.chosen[seat] = roles_of(there.played)
        state.taken[seat] = tuple([card_at(pile.number, place) for pile, place in there.cards])
        for pile, place in there.cards:
            state.points[seat] += deck.points[pile.number][place]
            if deck.raven[pile.number][place]:
                state.ravens += 1
    if view.seat is not None:
        mine = roles_of(view.hand)
        state.hands[view.seat] = mine
        state.chosen[view.seat] |= mine
    return state


def rest_shuffled(seen: list[int], size: int, rng: Rng) -> tuple[int, ...]:
    """What was seen, in its order, and then the rest in random order."""
    rest = [number for number in range(size) if number not in seen]
    rng.shuffle(rest)
    return tuple(seen + rest)


def has_spoken(state: State, seat: i64) -> bool:
    """Whether a seat has already spoken in the current trick."""
    place: i64 = seat - state.starter
    if place < 0:
        place += state.seats
    return place < state.spoken


def possible(state: State, seat: i64) -> int:
    """The roles that another hand may hold: open roles that were not called, or whose call has not reached that seat yet."""
    called: i64 = 0
    for other in range(state.seats):
        called |= state.chosen[other] & ~state.hands[other]
    if state.role >= 0 and not has_spoken(state, seat):
        called = without(called, state.role)
    return int(ALL_ROLES & ~state.banned & ~called)


def certainly(state: State, seat: i64) -> int:
    """The role that a seat certainly holds: the one that it is asked to answer."""
    return int(one(state.role)) if state.phase == ANSWER and state.turn == seat else 0
