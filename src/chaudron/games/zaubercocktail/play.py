"""The course of the game: the deal, rounds and the end (ZAU-5 to ZAU-7, ZAU-12, ZAU-14, ZAU-20 to ZAU-22)."""

from typing import Final

from mypy_extensions import i64

from chaudron.games.zaubercocktail.cards import KINDS, LAST_RECIPES, LIGHTNING, RECIPES, cards_of
from chaudron.games.zaubercocktail.choices import MOST_SHOWN, SHOWN_BY
from chaudron.games.zaubercocktail.effects import draw, lay_under
from chaudron.games.zaubercocktail.model import Chose, Dealt, Ended, Lightning, RecipeTurned, TradingEnded
from chaudron.games.zaubercocktail.scoring import advance, order, reveal, winners
from chaudron.games.zaubercocktail.state import MORE_CARDS, OVER, SHOW, TRADE, State, last_stone
from chaudron.kernel.bits import below, has, one
from chaudron.kernel.model import Move, News
from chaudron.kernel.rng import Rng

ALWAYS_TWICE: Final = 2
"""The version of the rules from which on all are asked twice what they show, even those who can show nothing (ZAU-14)."""


def recipes_shuffled(rng: Rng) -> tuple[int, ...]:
    """The recipes, with the lightning among the last four cards (ZAU-5)."""
    recipes = list(range(len(RECIPES)))
    rng.shuffle(recipes)
    last = [*recipes[-LAST_RECIPES:], LIGHTNING]
    rng.shuffle(last)
    return (*recipes[:-LAST_RECIPES], *last)


def deal(state: State, number: int, news: list[News] | None) -> None:
    """Deal this many cards each, one at a time, beginning left of the dealer, as long as there are any (ZAU-6, ZAU-20)."""
    before = state.hands.copy()
    seat = state.dealer
    for _ in range(min(number * int(state.seats), len(state.pile))):
        seat += 1
        if seat == state.seats:
            seat = 0
        state.hands[KINDS * seat + draw(state)] += 1
    if news is not None:
        for to in range(state.seats):
            got = [state.hands[at] - before[at] for at in range(KINDS * to, KINDS * to + KINDS)]
            news.append(News(Dealt(to, cards_of(got)), to))


def turn_recipe(state: State, news: list[News] | None) -> None:
    """Turn up the next recipe and let everybody trade; the lightning ends the game (ZAU-7, ZAU-21)."""
    state.stones = ()
    state.stopped = 0
    number = state.recipes[state.round]
    if number == LIGHTNING:
        if news is not None:
            news.append(News(Lightning()))
        finish(state, news)
        return
    state.phase = TRADE
    if news is not None:
        recipe = RECIPES[number]
        news.append(News(RecipeTurned(state.round + 1, recipe.first, recipe.second, recipe.third, recipe.last)))


def end_trading(state: State, news: list[News] | None) -> None:
    """End trading: standing offers are void, and all choose what to show (ZAU-12, ZAU-14)."""
    state.deals = ()
    state.phase = SHOW
    if news is not None:
        news.append(News(TradingEnded(len(state.stones) == last_stone(state))))


def choose(state: State, seat: i64, move: Move, rng: Rng, news: list[News] | None, *, twice: bool) -> None:
    """Choose a collection, or no more; when all have chosen, the collections are revealed and scored (ZAU-14 to ZAU-21)."""
    shown = SHOWN_BY.get(move)
    if shown is not None:
        state.chosen[seat] = (*state.chosen[seat], shown)
        if len(state.chosen[seat]) < MOST_SHOWN:
            return
    elif twice and not state.chosen[seat] and not has(state.passed, seat):
        state.passed |= one(seat)  # everybody answers twice, whatever they hold
        return
    state.ready |= one(seat)
    if news is not None:
        news.append(News(Chose(seat)))
    if state.ready != below(state.seats):
        return
    results, laid, gone = reveal(state, news)
    ranked, ties = order(state, results, laid, gone, rng, news)
    advance(state, ranked, ties, results, laid, news)
    lay_under(state, tuple(gone), rng)
    state.ready = 0
    state.passed = 0
    state.chosen = [()] * state.seats
    if max(state.pawns) == state.options.track:
        finish(state, news)
        return
    state.round += 1
    deal(state, MORE_CARDS, news)
    turn_recipe(state, news)


def finish(state: State, news: list[News] | None) -> None:
    """End the game (ZAU-21, ZAU-22)."""
    state.phase = OVER
    if news is not None:
        news.append(News(Ended(winners(state), max(state.pawns))))
