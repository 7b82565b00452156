"""Our games as OpenSpiel's: its own simulation accepts them, its searches play them, and information states contain views alone."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

from chaudron import games
from chaudron.adapters import openspiel
from chaudron.adapters.openspiel import State

SHORT = {
    "poison": "players=3",
    "potion-academy": 'players=1,options={"cut":3}',
    "wie-verhext": 'players=3,options={"cut":1}',
    "zaubercocktail": 'options={"track":10}',
}
"""Set-ups with few decisions."""


def loaded(name: str, *, short: bool = True) -> pyspiel.Game:
    known = f"chaudron_{name.replace('-', '_')}"
    return pyspiel.load_game(f"{known}({SHORT[name]},deals=20)" if short else known)


def dealt(game: pyspiel.Game, deal: int = 0) -> State:
    state: State = game.new_initial_state()
    state.apply_action(deal)
    return state


def test_every_game_is_registered_once() -> None:
    names = [name for name in pyspiel.registered_names() if name.startswith("chaudron_")]
    assert sorted(names) == sorted(f"chaudron_{name.replace('-', '_')}" for name in games.names())
    openspiel.register("poison")
    assert [name for name in pyspiel.registered_names() if name.startswith("chaudron_")] == names


@pytest.mark.parametrize("name", games.names())
def test_its_random_simulation_accepts_the_game(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=False, verbose=False)


def test_a_state_can_be_stored() -> None:
    game = loaded("zaubercocktail")
    state = dealt(game)
    for _ in range(9):
        state.apply_action(state.legal_actions()[-1])
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert (str(again), again.legal_actions(), again.current_player()) == (str(state), state.legal_actions(), state.current_player())


@pytest.mark.parametrize("name", games.names())
def test_its_searches_play(name: str) -> None:
    game = loaded(name)
    state = dealt(game)
    draws = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, draws)
    for bot in (
        ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.0, max_simulations=3, random_state=draws),
        mcts.MCTSBot(game, 1.0, 3, evaluator, random_state=draws),
    ):
        before = str(state)
        assert bot.step(state) in state.legal_actions()
        assert str(state) == before


def test_counterfactual_regret_is_minimised() -> None:
    game = loaded("potion-academy")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    solver.iteration()
    state = dealt(game)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) <= set(state.legal_actions()) and sum(policy.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", games.names())
def test_an_information_state_depends_on_what_the_seat_knows_alone(name: str) -> None:
    state = dealt(loaded(name))
    draws = np.random.RandomState(3)
    others = 0
    for _ in range(12):
        if state.is_terminal():
            break
        seat = state.current_player()
        dream = state.resample_from_infostate(seat, draws.rand)
        assert dream.information_state_string(seat) == state.information_state_string(seat)
        assert dream.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert dream.observation_tensor(seat) == state.observation_tensor(seat)
        assert (dream.current_player(), dream.legal_actions()) == (seat, state.legal_actions())
        seats = [other for other in range(state.num_players()) if other != seat]
        others += any(dream.information_state_string(other) != state.information_state_string(other) for other in seats)
        state.apply_action(int(draws.choice(state.legal_actions())))
    assert others > 0 or state.num_players() == 1


def test_a_state_that_was_resampled_has_luck_of_its_own_and_cannot_be_stored() -> None:
    game = loaded("zaubercocktail")
    state = dealt(game)
    dream = state.resample_from_infostate(state.current_player(), np.random.RandomState(1).rand)
    with pytest.raises(TypeError, match="cannot be rebuilt"):
        dream.serialize()
    assert dream.episode.match.seed != state.episode.match.seed


def test_a_deal_is_always_the_same_and_deals_differ() -> None:
    game = loaded("poison", short=False)
    assert game.max_chance_outcomes() == openspiel.DEALS and game.num_distinct_actions() == 49
    assert dealt(game, 5).information_state_string(0) == dealt(game, 5).information_state_string(0)
    assert len({dealt(game, deal).information_state_string(0) for deal in range(20)}) == 20
