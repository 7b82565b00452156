"""What happens to cards: they are drawn, change hands, and go back under the pile."""

from mypy_extensions import i64

from chaudron.games.zaubercocktail.cards import KINDS, Bundle, size
from chaudron.games.zaubercocktail.state import State
from chaudron.kernel.rng import Rng


def draw(state: State) -> int:
    """Take the top card; once it comes from a set of cards that were shown, that set is no longer tracked."""
    if state.layers and len(state.pile) == state.under:
        state.under -= size(state.layers.pop(0))
    return state.pile.pop()


def lay_under(state: State, gone: Bundle, rng: Rng) -> None:
    """Shuffle what was shown and put it under the pile (ZAU-20)."""
    cards: list[int] = []
    for kind in range(KINDS):
        cards += [kind] * gone[kind]
    rng.shuffle(cards)
    state.pile = cards + state.pile
    if cards:
        state.layers.append(gone)
        state.under += len(cards)


def learn(state: State, seat: i64, bundle: Bundle) -> None:
    """Record that everybody knows that a seat holds these cards, because offers must be kept (ZAU-9)."""
    for kind in range(KINDS):
        at = KINDS * seat + kind
        if state.known[at] < bundle[kind]:
            state.known[at] = bundle[kind]


def give_over(state: State, giver: i64, taker: i64, bundle: Bundle) -> None:
    """Move cards from one hand to another, visible to all."""
    for kind in range(KINDS):
        number = bundle[kind]
        if number:
            take_away(state, giver, kind, number)
            state.hands[KINDS * taker + kind] += number
            state.known[KINDS * taker + kind] += number


def take_away(state: State, seat: i64, kind: i64, number: i64) -> None:
    """Remove cards from a hand, first those that it was known to hold."""
    at = KINDS * seat + kind
    state.hands[at] -= number
    state.known[at] = max(0, state.known[at] - int(number))
