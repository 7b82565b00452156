"""Ranking what was shown, moving the pawns, and who has won (ZAU-14 to ZAU-18, ZAU-22)."""

from typing import Final

from mypy_extensions import i64

from chaudron.games.zaubercocktail.cards import INGREDIENTS, JOKER, KINDS, RECIPES, WORTH, cards_of, worth
from chaudron.games.zaubercocktail.effects import draw, take_away
from chaudron.games.zaubercocktail.model import PawnMoved, Ranked, Recipe, RingMoved, Shown, ShownNothing, Tie, TieDrawn, TieLot
from chaudron.games.zaubercocktail.state import MOST_SEATS, State, hand_of
from chaudron.kernel.model import News, Seat
from chaudron.kernel.ranking import first, ranks
from chaudron.kernel.rng import Rng

RING: Final = 2  # ZAU-18
BEST_OF_MANY: Final = 4
BEST_OF_FEW: Final = 3
FEW: Final = 5


def reveal(state: State, news: list[News] | None) -> tuple[list[int], list[int], list[int]]:
    """Turn up what all have chosen; return each seat's result and number of cards, and all these cards as a bundle (ZAU-14)."""
    results = [0] * state.seats
    laid = [0] * state.seats
    gone = [0] * KINDS
    for seat in range(state.seats):
        if not state.chosen[seat]:
            for kind in range(KINDS):
                state.known[KINDS * seat + kind] = state.hands[KINDS * seat + kind]
            if news is not None:
                news.append(News(ShownNothing(seat, cards_of(hand_of(state, seat)))))
        for kind, cards, jokers in state.chosen[seat]:
            value = worth(kind, cards + jokers)
            results[seat] += value
            laid[seat] += cards + jokers
            gone[kind] += cards
            gone[JOKER] += jokers
            take_away(state, seat, kind, cards)
            take_away(state, seat, JOKER, jokers)
            if news is not None:
                news.append(News(Shown(seat, INGREDIENTS[kind], cards, jokers, value)))
    return results, laid, gone


Ties = dict[int, Tie]
"""Why a seat ranks above the next one with the same result."""


def order(state: State, results: list[int], laid: list[int], gone: list[int], rng: Rng, news: list[News] | None) -> tuple[list[int], Ties]:
    """All seats from the best to the last, with every tie broken, and how (ZAU-16)."""
    groups: dict[tuple[int, int], list[int]] = {}
    for seat in range(state.seats):
        groups.setdefault((results[seat], laid[seat]), []).append(seat)
    found: list[int] = []
    ties: Ties = {}
    for standing in sorted(groups, reverse=True):
        if found and results[found[-1]] == standing[0]:
            ties[found[-1]] = "cards"
        found += untie(state, groups[standing], gone, ties, rng, news)
    return found, ties


def untie(state: State, seats: list[int], gone: list[int], ties: Ties, rng: Rng, news: list[News] | None) -> list[int]:
    """Tied seats draw a card each, and the higher value comes first, a joker last; those still tied draw again (ZAU-16)."""
    if len(seats) == 1:
        return seats
    if len(state.pile) < len(seats):
        lots = seats.copy()
        rng.shuffle(lots)
        for seat in lots[:-1]:
            ties[seat] = "lot"
        if news is not None:
            news.append(News(TieLot(tuple(lots))))
        return lots
    drawn: dict[int, list[int]] = {}
    for seat in seats:
        card = draw(state)
        gone[card] += 1
        if news is not None:
            news.append(News(TieDrawn(seat, INGREDIENTS[card])))
        drawn.setdefault(WORTH[card], []).append(seat)
    found: list[int] = []
    for value in sorted(drawn, reverse=True):
        if found:
            ties[found[-1]] = "draw"
        found += untie(state, drawn[value], gone, ties, rng, news)
    return found


def advances(recipe: Recipe, seats: int) -> list[int]:
    """How far the pawn of each rank moves (ZAU-17)."""
    return [*[recipe.first, recipe.second, recipe.third, *[0] * seats][: seats - 1], -recipe.last]


ADVANCES: Final[list[list[list[int]]]] = [[advances(recipe, seats) for recipe in RECIPES] for seats in range(MOST_SEATS + 1)]
"""By the number of seats and the recipe's number."""


def good_ranks(seats: int) -> int:
    """How many of the best ranks the ring rewards (ZAU-18)."""
    return BEST_OF_FEW if seats <= FEW else BEST_OF_MANY


def ring_spaces(rank: i64, rewarded: i64) -> i64:
    """How far the ring moves the pawn of a rank, counted from 0, if it rewards so many (ZAU-18)."""
    if rank < rewarded:
        return RING
    return -RING


def advance(state: State, ranked: list[int], ties: Ties, results: list[int], laid: list[int], news: list[News] | None) -> None:
    """Move the pawns as the recipe says, then the pawn of the seat whose stone is on the ring (ZAU-17, ZAU-18)."""
    before = state.pawns.copy()
    moved = ADVANCES[state.seats][state.recipes[state.round]]
    for rank, seat in enumerate(ranked):
        spaces = moved[rank]
        move_pawn(state, seat, spaces)
        if news is not None:
            news.append(News(Ranked(seat, rank + 1, results[seat], laid[seat], spaces, ties.get(seat))))
    if state.stones:
        ring = state.stones[0]
        spaces = int(ring_spaces(ranked.index(ring), good_ranks(state.seats)))
        move_pawn(state, ring, spaces)
        if news is not None:
            news.append(News(RingMoved(ring, spaces)))
    if news is not None:
        for seat in range(state.seats):
            if state.pawns[seat] != before[seat]:
                news.append(News(PawnMoved(seat, state.pawns[seat], before[seat])))


def move_pawn(state: State, seat: Seat, spaces: i64) -> None:
    """Move a pawn."""
    state.pawns[seat] = int(moved(state.pawns[seat], spaces, state.options.track))


def moved(space: i64, spaces: i64, track: i64) -> i64:
    """Where a pawn comes from a space: neither behind the start nor beyond the last space (ZAU-17, ZAU-18)."""
    return max(0, min(track, space + spaces))


def winners(state: State) -> tuple[Seat, ...]:
    """Whose pawns are furthest (ZAU-22)."""
    return first(ranks(state.pawns))
