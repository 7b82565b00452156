"""What games say of tastes and costs has a text and a heading, and adds up."""

from collections import Counter
from typing import Any

import pytest

from chaudron import bots, games
from chaudron.kernel.bot import decide
from chaudron.kernel.floor import Floor
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, News, Seat
from chaudron.kernel.rng import Rng
from chaudron.store.results import key_of
from chaudron.texts import texts
from tests.texts import OURS

SEED = bytes(range(32))
TASTES = {"wie-verhext", "potion-academy", "zaubercocktail"}
COSTS = {"poison", "wie-verhext"}


def played(name: str) -> tuple[Match[Any, Any, Any], list[News]]:
    """A match of sensible bots, and its news."""
    game = games.load(name)
    match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=SEED)
    bot = bots.make("heuristic", game)

    def choose(seat: Seat, ask: Ask, draws: Rng) -> Any:
        return decide(bot, match.view(seat), ask, match.moves(seat), draws)

    floor, news = Floor(SEED, 0), list(match.opening)
    while match.outcome is None:
        for seat, move in floor.next(match, choose):
            news += match.play(seat, move)
    return match, news


@pytest.mark.parametrize("name", games.names())
def test_tastes_and_costs_have_texts_in_every_language(name: str) -> None:
    match, news = played(name)
    tastes = {key_of(value) for step in range(1, match.step + 1) for value in match.made(step).tastes}
    costs = {key_of(cost.what) for item in news for cost in item.event.costs}
    assert (bool(tastes), bool(costs)) == (name in TASTES, name in COSTS)
    for language in OURS:
        words = texts(language, match.game)
        headings = ["standing-tastes"] * bool(tastes) + ["standing-costs"] * bool(costs)
        assert all(words.say(key) for key in (*tastes, *costs, *headings))


def test_in_poison_all_points_are_costs() -> None:
    match, news = played("poison")
    paid: Counter[Seat] = Counter()
    for item in news:
        for cost in item.event.costs:
            assert cost.amount > 0
            paid[cost.seat] += cost.amount
    assert match.outcome is not None
    assert tuple(paid[seat] for seat in range(match.seats)) == match.outcome.scores
