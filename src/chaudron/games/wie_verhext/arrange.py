"""Beginnings of Wie verhext! that were not dealt: things as given, and all other potions in their piles."""

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import PILES, ROLES, card_at, deck_of, roles_of
from chaudron.games.wie_verhext.model import Arrangement, Options, Parchment, Pile
from chaudron.games.wie_verhext.play import bans
from chaudron.games.wie_verhext.state import CALL, FIRST_GOODS, State
from chaudron.kernel.arrangement import impossible
from chaudron.kernel.model import Arrangement as AnyArrangement
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.rng import Rng


def arrange(seats: int, options: AnyOptions, arrangement: AnyArrangement, rng: Rng) -> State:
    """Return the state that an arrangement describes; raises BadSetup if the rules do not allow it."""
    assert isinstance(options, Options) and isinstance(arrangement, Arrangement)
    check(seats, options, arrangement)
    state = placed(seats, options, arrangement)
    number = bans(seats, options)
    if number:  # WIE-38
        others = [role.number for role in ROLES if role not in arrangement.banned]
        rng.shuffle(others)
        before = number * arrangement.round % len(ROLES)
        state.unused = (*others[:before], *[role.number for role in arrangement.banned], *others[before:])
        state.turned = before + number
    return state


def check(seats: int, options: Options, arrangement: Arrangement) -> None:
    """Raise BadSetup for what no course of play leads to, apart from the number of roles."""
    for name, found in (("hands", arrangement.hands), ("goods", arrangement.goods)):
        if found and len(found) != seats:
            raise impossible(name, len(found))
    for name, some in (("played", arrangement.played), ("taken", arrangement.taken)):
        if len(some) > seats:
            raise impossible(name, len(some))
    if not 0 <= arrangement.turn < seats or (arrangement.hands and not arrangement.hands[arrangement.turn]):
        raise impossible("turn", arrangement.turn)
    if len(set(arrangement.banned)) != len(arrangement.banned) or len(arrangement.banned) != bans(seats, options):
        raise impossible("banned", arrangement.banned)
    played = {role for roles in arrangement.played for role in roles}
    if played and not arrangement.hands:
        raise impossible("played", arrangement.played)
    for hand in arrangement.hands:
        if not set(hand).isdisjoint(played | set(arrangement.banned)):  # WIE-14, WIE-38
            raise impossible("hands", hand)
    taken = [card for cards in arrangement.taken for card in cards]
    for pile, size in zip(PILES, deck_of(options).size, strict=True):
        places = sorted(place for each, place in taken if each is pile)
        if len(places) > size or places != list(range(len(places))):
            raise impossible("taken", [(pile, place) for place in places])


def placed(seats: int, options: Options, arrangement: Arrangement) -> State:
    """Return a state with the given things in their places."""
    nothing = [()] * seats
    hands = [roles_of(hand) for hand in arrangement.hands or nothing]
    played = [roles_of(roles) for roles in [*arrangement.played, *nothing][:seats]]
    goods = [number for purse in arrangement.goods for number in purse] or FIRST_GOODS * seats
    deck = deck_of(options)
    chosen = [hand | earlier for hand, earlier in zip(hands, played, strict=True)]
    state = State(seats, options, deck, vec[i64](hands), vec[i64](chosen), goods)
    for seat, cards in enumerate(arrangement.taken):
        for pile, place in cards:
            take(state, seat, pile, place)
    state.shelves = list(arrangement.shelves)
    parchments = [each.number for each in Parchment if each is not arrangement.parchment]
    parchments.insert(arrangement.round % len(Parchment), arrangement.parchment.number)
    state.parchments = tuple(parchments)
    state.banned = roles_of(arrangement.banned)
    state.round = arrangement.round
    state.first = state.turn = arrangement.turn
    if arrangement.hands:
        state.phase = CALL
    state.opening = (tuple(state.goods), tuple(state.gone), tuple(state.shelves))
    return state


def take(state: State, seat: int, pile: Pile, place: int) -> None:
    """Give a seat a potion, wherever in its pile it is."""
    number = pile.number
    state.taken[seat] = (*state.taken[seat], card_at(number, place))
    state.points[seat] += state.deck.points[number][place]
    state.ravens += state.deck.raven[number][place]
    state.gone[number] = max(state.gone[number], place + 1)
