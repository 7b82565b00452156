"""Who knows what in Zaubercocktail; no other file decides this.

Everybody heard every offer and saw every trade, so everybody knows the same minimum about what a seat holds; each seat also sees its
own hand. The rest of the other hands, the pile and the recipes to come are hidden. Cards that were shown lie under the pile in sets
that everybody knows, in an order that nobody knows, until a card is drawn from them.
"""

from typing import Final

from msgspec.structs import replace

from chaudron.games.zaubercocktail.cards import INGREDIENTS, KINDS, LIGHTNING, NUMBER, RECIPES, SURE_ROUNDS, bundle_of, cards_of
from chaudron.games.zaubercocktail.choices import collections
from chaudron.games.zaubercocktail.model import Collection, Phase, Recipe, Standing, View
from chaudron.games.zaubercocktail.state import NOBODY, Deal, State, hand_of, hand_size, twin_of
from chaudron.kernel.bits import has, one
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng

PHASES: Final[list[Phase]] = ["trade", "show", "over"]


def recipe(number: int) -> Recipe:
    """A recipe by its number; the lightning moves no pawn."""
    return Recipe(0, 0, 0, 0) if number == LIGHTNING else RECIPES[number]


def standing(deal: Deal) -> Standing:
    """A deal in the form used by views."""
    found = deal.standing
    if found is None:
        to = None if deal.to == NOBODY else deal.to
        call = None if deal.call == NOBODY else deal.call
        found = deal.standing = Standing(deal.number, deal.maker, cards_of(deal.give), cards_of(deal.want), to, call)
    return found


def view(state: State, seat: Seat | None) -> View:
    """What an attentive person at that seat knows."""
    mine = () if seat is None else state.chosen[seat]
    return View(
        seat=seat,
        options=state.options,
        phase=PHASES[state.phase],
        round=state.round,
        recipe=recipe(state.recipes[state.round]),
        turned=tuple([recipe(number) for number in state.recipes[: state.round]]),
        dealer=state.dealer,
        hand=() if seat is None else cards_of(hand_of(state, seat)),
        hands=tuple([hand_size(state, other) for other in range(state.seats)]),
        known=tuple([cards_of(state.known[KINDS * other : KINDS * other + KINDS]) for other in range(state.seats)]),
        offers=tuple([standing(deal) for deal in state.deals]),
        next_offer=state.next_deal,
        stones=state.stones,
        stopped=tuple([other for other in range(state.seats) if has(state.stopped, other)]),
        pawns=tuple(state.pawns),
        pile=len(state.pile),
        layers=tuple([cards_of(layer) for layer in state.layers]),
        chosen=tuple([Collection(INGREDIENTS[kind], cards, jokers) for kind, cards, jokers in mine]),
        passed=seat is not None and has(state.passed, seat),
        ready=tuple([has(state.ready, other) for other in range(state.seats)]),
    )


def open_view(state: State, seat: Seat) -> View:
    """What a seat would know if all hands lay open."""
    return replace(view(state, seat), known=tuple([cards_of(hand_of(state, other)) for other in range(state.seats)]))


def imagine(view: View, rng: Rng) -> State:
    """A state that fits the view: what is not known is dealt from the cards that nobody has seen."""
    state = seen(view)
    rest = NUMBER.copy()
    for place in (state.hands, *state.layers):
        for at, number in enumerate(place):
            rest[at % KINDS] -= number
    cards: list[int] = []
    for kind in range(KINDS):
        cards += [kind] * rest[kind]
    rng.shuffle(cards)
    for other in range(state.seats):
        if other != view.seat:
            for _ in range(view.hands[other] - hand_size(state, other)):
                state.hands[KINDS * other + cards.pop()] += 1
    state.pile = lying_under(state, rng) + cards
    state.recipes = recipes_to_come(view, rng)
    for other in range(state.seats):
        if view.ready[other] and other != view.seat:
            state.chosen[other] = anything(state, other, rng)
    return state


def reshuffled(state: State, rng: Rng) -> State:
    """The same with another order of the pile and other recipes to come."""
    found = twin_of(state)
    cards = state.pile[state.under :]
    rng.shuffle(cards)
    found.pile = lying_under(state, rng) + cards
    found.recipes = recipes_to_come(view(state, None), rng)
    return found


def lying_under(state: State, rng: Rng) -> list[int]:
    """The cards that were shown, as they may lie under the pile."""
    under: list[int] = []
    for layer in state.layers:
        below: list[int] = []
        for kind in range(KINDS):
            below += [kind] * layer[kind]
        rng.shuffle(below)
        under = below + under
    return under


def seen(view: View) -> State:
    """A state with everything the viewer sees, in which others hold only what they are known to hold."""
    seats = len(view.hands)
    state = State(seats, view.options)
    state.phase = PHASES.index(view.phase)
    state.round = view.round
    state.dealer = view.dealer
    state.pawns = list(view.pawns)
    state.stones = view.stones
    state.next_deal = view.next_offer
    state.layers = [bundle_of(layer) for layer in view.layers]
    state.under = sum([len(layer) for layer in view.layers])
    state.deals = tuple([restored(each) for each in view.offers])
    for other in range(seats):
        known = bundle_of(view.known[other])
        hand = bundle_of(view.hand) if other == view.seat else known
        for kind in range(KINDS):
            state.known[KINDS * other + kind] = known[kind]
            state.hands[KINDS * other + kind] = hand[kind]
        if other in view.stopped:
            state.stopped |= one(other)
        if view.ready[other]:
            state.ready |= one(other)
    if view.seat is not None:
        state.chosen[view.seat] = tuple([(each.ingredient.number, each.cards, each.jokers) for each in view.chosen])
        if view.passed:
            state.passed = one(view.seat)
    return state


def restored(each: Standing) -> Deal:
    """A standing offer in the form used by the state."""
    to = NOBODY if each.to is None else each.to
    call = NOBODY if each.call is None else each.call
    return Deal(each.number, each.seat, bundle_of(each.give), bundle_of(each.want), to, call)


def recipes_to_come(view: View, rng: Rng) -> tuple[int, ...]:
    """The recipes turned up, then the others in a random order with the lightning in a possible position (ZAU-5)."""
    known = [*view.turned, view.recipe]
    numbers = list(range(len(RECIPES)))
    turned: list[int] = []
    struck = False
    for each in known:
        if each.first == 0:
            turned.append(LIGHTNING)
            struck = True
        else:
            turned.append(next(number for number in numbers if RECIPES[number] == each))
            numbers.remove(turned[-1])
    rng.shuffle(numbers)
    if not struck:
        first = max(SURE_ROUNDS, len(turned)) - len(turned)
        numbers.insert(first + rng.below(len(numbers) - first + 1), LIGHTNING)
    return (*turned, *numbers)


def anything(state: State, seat: Seat, rng: Rng) -> tuple[tuple[int, int, int], ...]:
    """Random collections that a seat may have chosen: one or two if it can form any."""
    hand = hand_of(state, seat)
    chosen: tuple[tuple[int, int, int], ...] = ()
    can = collections(hand, chosen)
    if can:
        chosen = (rng.choice(can),)
        more = collections(hand, chosen)
        if more and rng.below(2):
            chosen = (*chosen, rng.choice(more))
    return chosen
