"""The peers that speed is measured against, each through its own Python surface; installed by the extra `bench`."""

import random
from typing import Any

from chaudron.lab.bench import Work

SIMULATIONS = 1000


def hearts() -> Any:
    """OpenSpiel's hearts."""
    import pyspiel

    return pyspiel.load_game("hearts")


def dealt(game: Any) -> Any:
    """A state with all chance played out: the cards are dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def hearts_play() -> Work:
    """Whole deals of random decisions; chance is played out too, and not counted."""
    game = hearts()

    def work() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return work


def hearts_clones() -> Work:
    """Copies of a state fresh from the deal."""
    state = dealt(hearts())

    def work() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return work


def hearts_search() -> Work:
    """OpenSpiel's C++ ISMCTS with random roll-outs: the first decision after a deal, a new deal each time."""
    import pyspiel

    game = hearts()
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def work() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, random.randrange(1 << 30))
        bot = pyspiel.ISMCTSBot(random.randrange(1 << 30), evaluator, 2.0, SIMULATIONS, -1, policy, False, False)
        bot.step(dealt(game))
        return SIMULATIONS

    return work


def uno_play() -> Work:
    """RLCard's UNO, random decisions through its environment."""
    import rlcard

    env = rlcard.make("uno")

    def work() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return work
