"""Read what a player knows in Potion Academy."""

from collections import Counter

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import Card, View
from chaudron.kernel.model import Seat
from chaudron.testing import rng
from tests.games.potion_academy.table import card, pile, sleeve

THIEVES = "none left pickpocket, emerald anyone smash"


def observers(seats: int) -> tuple[Seat | None, ...]:
    return (*range(seats), None)


def places(view: View) -> dict[str, set[Card]]:
    """The cards that may be in each hidden place, by a name for the place."""
    found = {f"hand {seat}": set(may) for seat, may in enumerate(view.held) if seat != view.seat}
    found["stock"] = set(view.stock)
    found |= {f"buried {nth}": set(may) for nth, may in enumerate(view.buried)}
    found |= {f"sleeve {nth}": set(may) for nth, may in enumerate(view.sleeve)}
    return found | {f"drawn {nth}": set(may) for nth, may in enumerate(view.offered)}


def truth(state: State, view: View) -> dict[str, list[Card]]:
    """The cards that are really there."""
    found = {f"hand {seat}": list(GAME.view(state, seat).hand) for seat in range(state.seats) if seat != view.seat}
    lying, buried = list(pile(state)), len(view.buried)
    found["stock"] = lying[: len(lying) - buried]
    found |= {f"buried {nth}": [each] for nth, each in enumerate(lying[len(lying) - buried :])}
    found |= {f"sleeve {nth}": [each] for nth, each in enumerate(sleeve(state))}
    return found | {f"drawn {nth}": [state.deck.cards[state.drawn[nth]]] for nth in range(len(view.offered))}


def may_lie(state: State, observer: Seat | None, words: str) -> set[str]:
    """The places where a card may be, as far as an observer knows."""
    return {name for name, may in places(GAME.view(state, observer)).items() if card(words) in may}


def dreamt(state: State, observer: Seat | None, times: int = 200) -> Counter[tuple[str, Card]]:
    """How often each card was imagined in each place."""
    draws, view, found = rng(4), GAME.view(state, observer), Counter[tuple[str, Card]]()
    for _ in range(times):
        for name, there in truth(GAME.imagine(view, draws), view).items():
            found.update((name, each) for each in there)
    return found
