"""Hearts against hearts: our engine and OpenSpiel's do the same work, and our search plays OpenSpiel's at the same table.

`python3 go.py bench hearts` compiles this package first; otherwise, run `python -m hearts.bench`, with `chaudron[bench]` installed.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pyspiel
from cyclopts import run
from msgspec import defstruct
from msgspec.structs import replace

from chaudron.bots.ismcts import Ismcts
from chaudron.cli.bench import beside, line
from chaudron.cli.watch import AtLeastOne
from chaudron.kernel.bot import Guide
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import FastRng, Rng
from chaudron.lab.bench import Figure, Work, copies, here, measure, random_play, search
from hearts import GAME, openspiel

SEATS = 4
EXPLORATION = 6.0
"""How much OpenSpiel's search explores: with this, it plays best among 2, 6, 13 and 26."""
SURE = 1.96
"""How many standard errors an interval reaches that has the true mean 95 times in 100."""

Player = Callable[[Any, Any, Seat], Any]
"""Decides, given our state and OpenSpiel's, for a seat."""


@cache
def single() -> AnyGame:
    """Our game with a single deal by default, as OpenSpiel's has."""
    game = GAME
    options = defstruct("Options", [("deals", int, 1)], bases=(game.about.options,), frozen=True, kw_only=True)
    kind = type("Single", (type(game),), {})
    found: AnyGame = kind()
    found.about = replace(game.about, options=options)
    return found


def hearts(*, repeats: AtLeastOne = 15, deals: AtLeastOne = 100, simulations: AtLeastOne = 100) -> None:
    """Compare the two games at work, and then the two searches at a table.

    Parameters
    ----------
    repeats
        Number of slices of work for each contender.
    deals
        Number of deals that the two searches play, each in six seatings.
    simulations
        Number of simulations of both.
    """
    for figure in beside(partial(measured, repeats, deals, simulations)):
        print(line(figure))


def measured(repeats: int, deals: int, simulations: int) -> Iterator[Figure]:
    """Measure everything."""
    yield from working(repeats)
    yield duel(deals, simulations)


def working(repeats: int) -> Iterator[Figure]:
    """Measure random play, copies and simulations, each against the same work of OpenSpiel's hearts."""
    from chaudron.lab import peers

    game = single()
    plays: list[tuple[str, Work]] = [
        ("hearts: random play", random_play(game)),
        ("hearts: random play, picked by random.choice", random_play(game, random.choice)),
        ("hearts: random play, with news", random_play(game, aloud=True)),
    ]
    yield from measure([here(*play) for play in plays], [here("OpenSpiel", peers.hearts_play())], repeats)
    yield from measure([here("hearts: copy", copies(game))], [here("OpenSpiel clone", peers.hearts_clones())], repeats)
    searched = [
        here("hearts: ISMCTS simulations", search(game)),
        here("hearts: ISMCTS simulations, random to the end", search(game, Guide)),
    ]
    yield from measure(searched, [here("OpenSpiel ISMCTSBot", peers.hearts_search())], repeats)


def duel(deals: int, simulations: int, seed: int = 1) -> Figure:
    """Let our search and OpenSpiel's play with equally many simulations, two seats each, every deal in all six seatings.

    Nobody passes cards: OpenSpiel's search crashes there."""
    game = single()
    options: Any = game.about.options(pass_cards=False)
    ours = our_player(game, simulations)
    shares: list[float] = []
    for deal in range(deals):
        won: list[float] = []
        for nth, mine in enumerate(combinations(range(SEATS), 2)):
            draws = FastRng(1_000_003 * seed + deal)
            state = game.start(SEATS, options, draws)
            twin = openspiel.dealt(options, state)
            theirs = their_player(simulations, seed=7919 * deal + nth)
            while asks := game.asks(state):
                seat = min(asks)
                move = (ours if seat in mine else theirs)(state, twin, seat)
                game.apply(state, seat, move, draws)
                twin.apply_action(openspiel.action(move))
            outcome = game.outcome(state)
            assert outcome is not None and openspiel.returns(outcome.scores) == twin.returns()
            won.append(sum(seat in mine for seat in outcome.winners) / len(outcome.winners))
        shares.append(mean(won))
    spread = SURE * stdev(shares) / sqrt(deals) if deals > 1 else 0.0
    name = f"hearts: our search against OpenSpiel's, {simulations} simulations each, {6 * deals} games"
    return Figure(name, 100 * mean(shares), 100 * spread, {}, "% of the wins, with 95 % confidence")


def our_player(game: AnyGame, simulations: int) -> Player:
    """Return our search, which sees a view."""
    bot = Ismcts(game, simulations=simulations)

    def choose(state: Any, twin: Any, seat: Seat) -> Any:
        draws = Rng(repr((str(twin), seat)).encode())
        return bot.choose(game.view(state, seat), game.asks(state)[seat], game.moves(state, seat), draws)

    return choose


def their_player(simulations: int, seed: int) -> Player:
    """Return OpenSpiel's search, which resamples what a seat does not know."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(
        seed,
        evaluator,
        EXPLORATION,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
    )

    def choose(state: Any, twin: Any, seat: Seat, alive: object = evaluator) -> Any:  # the bot does not keep it alive itself
        legal = twin.legal_actions()
        return openspiel.move(state.passing, legal[0] if len(legal) == 1 else bot.step(twin))

    return choose


if __name__ == "__main__":
    run(hearts)
