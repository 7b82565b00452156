"""Beginnings of Zaubercocktail that were not dealt: the cards as given, and all others in the pile."""

from chaudron.games.zaubercocktail.cards import INGREDIENTS, KINDS, LIGHTNING, NUMBER, RECIPES, bundle_of
from chaudron.games.zaubercocktail.choices import MOST_SHOWN, collections
from chaudron.games.zaubercocktail.market import say
from chaudron.games.zaubercocktail.model import Arrangement, Options, Proposed, Recipe
from chaudron.games.zaubercocktail.refusals import check_call, check_display, check_offer
from chaudron.games.zaubercocktail.state import NOBODY, SHOW, State, hand_of, stones_to_end, trades
from chaudron.kernel.arrangement import impossible, left_over
from chaudron.kernel.bits import one
from chaudron.kernel.model import Arrangement as AnyArrangement
from chaudron.kernel.model import IllegalMove
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.rng import Rng


def arrange(seats: int, options: AnyOptions, arrangement: AnyArrangement, rng: Rng) -> State:
    """Return the state that an arrangement describes; raises BadSetup if the rules do not allow it."""
    assert isinstance(options, Options) and isinstance(arrangement, Arrangement)
    check(seats, options, arrangement)
    state = placed(seats, options, arrangement)
    everything = [ingredient for ingredient in INGREDIENTS for _ in range(NUMBER[ingredient.number])]
    rest = left_over(everything, [card for hand in arrangement.hands for card in hand], "hands")
    state.pile = [card.number for card in rest]
    rng.shuffle(state.pile)
    for said in arrangement.offers:
        speak(state, said)
    for seat, some in enumerate(arrangement.chosen):
        for each in some:
            choose(state, seat, (each.ingredient.number, each.cards, each.jokers))
    return state


def check(seats: int, options: Options, arrangement: Arrangement) -> None:
    """Raise BadSetup for what no course of play leads to, apart from the cards and what is done with them."""
    if len(arrangement.hands) != seats:
        raise impossible("hands", len(arrangement.hands))
    if arrangement.pawns and (len(arrangement.pawns) != seats or not all(0 <= space < options.track for space in arrangement.pawns)):
        raise impossible("pawns", arrangement.pawns)
    if Recipe(*arrangement.recipe) not in RECIPES:
        raise impossible("recipe", arrangement.recipe)
    if not 0 <= arrangement.round < len(RECIPES):
        raise impossible("round", arrangement.round)
    if len(set(arrangement.stones)) != len(arrangement.stones) or not all(0 <= seat < seats for seat in arrangement.stones):
        raise impossible("stones", arrangement.stones)
    if len(arrangement.stones) > stones_to_end(seats) - (arrangement.phase == "trade"):  # ZAU-12
        raise impossible("stones", arrangement.stones)
    if len(arrangement.chosen) > seats or (arrangement.chosen and arrangement.phase == "trade"):
        raise impossible("chosen", arrangement.chosen)


def placed(seats: int, options: Options, arrangement: Arrangement) -> State:
    """Return a state with the given hands, pawns, stones and recipe; the lightning comes last, and there is no pile."""
    state = State(seats, options)
    for seat, cards in enumerate(arrangement.hands):
        state.hands[KINDS * seat : KINDS * seat + KINDS] = bundle_of(cards)
    turned = RECIPES.index(Recipe(*arrangement.recipe))
    order = [number for number in range(len(RECIPES)) if number != turned]
    order.insert(arrangement.round, turned)
    state.recipes = (*order, LIGHTNING)
    state.round = arrangement.round
    state.pawns = list(arrangement.pawns) or [0] * seats
    state.stones = arrangement.stones
    if arrangement.phase == "show":
        state.phase = SHOW
    return state


def speak(state: State, said: Proposed) -> None:
    """Add something to the market; raises BadSetup if it cannot be said."""
    give, want, to = bundle_of(said.give), bundle_of(said.want), NOBODY if said.to is None else said.to
    if not 0 <= said.seat < state.seats or not trades(state, said.seat):
        raise impossible("offers", said)
    try:
        if not said.give:
            check_call(state, said.seat, want)
        elif not said.want:
            check_display(state, said.seat, give)
        else:
            check_offer(state, said.seat, give, want, to)
    except IllegalMove:
        raise impossible("offers", said) from None
    say(state, said.seat, give, want, to, NOBODY, None)


def choose(state: State, seat: int, collection: tuple[int, int, int]) -> None:
    """Choose a collection for a seat; raises BadSetup if it cannot be shown."""
    chosen = state.chosen[seat]
    if len(chosen) == MOST_SHOWN or collection not in collections(hand_of(state, seat), chosen):
        raise impossible("chosen", collection)
    state.chosen[seat] = (*chosen, collection)
    if len(state.chosen[seat]) == MOST_SHOWN:
        state.ready |= one(seat)
