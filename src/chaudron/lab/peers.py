"""The libraries we compare our speed with, each through its own Python interface; install them with the extra `bench`."""

import random
from typing import Any

from chaudron.lab.bench import Work

SIMULATIONS = 1000


def hearts() -> Any:
    """Return OpenSpiel's hearts."""
    import pyspiel

    return pyspiel.load_game("hearts")


def dealt(game: Any) -> Any:
    """Return a state in which the cards are dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def hearts_play() -> Work:
    """Play whole deals at random; chance nodes are played but not counted."""
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
    """Copy a state just after the deal."""
    state = dealt(hearts())

    def work() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return work


def hearts_search() -> Work:
    """Run OpenSpiel's C++ ISMCTS with random rollouts on the first decision after a deal, with a new deal each time."""
    import pyspiel

    game = hearts()
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def work() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, random.randrange(1 << 30))
        bot = pyspiel.ISMCTSBot(
            random.randrange(1 << 30),
            evaluator,
            2.0,
            SIMULATIONS,
            -1,
            policy,
            use_observation_string=False,
            allow_inconsistent_action_sets=False,
        )
        bot.step(dealt(game))
        return SIMULATIONS

    return work


def uno_play() -> Work:
    """Play RLCard's UNO at random through its environment."""
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
