"""Our games as environments of other libraries: their own checks pass, and no observation depends on what its seat cannot know."""

import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import hearts
from chaudron import games
from chaudron.adapters import gymnasium, pettingzoo
from chaudron.adapters.actions import SILENCE, actions_of, apart, invented
from chaudron.adapters.episode import Episode, Setup, begun, set_up
from chaudron.adapters.observation import FACTS, length, observed
from chaudron.kernel.model import BadSetup, Malformed
from chaudron.testing import rng

GAMES = games.names()


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of whatever its own games do not have, and of how it imports them
        yield


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_environment(game: str) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(pettingzoo.env(game), num_cycles=60)
    seed_test(lambda: pettingzoo.env(game), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_environment_in_which_all_act_at_once(game: str) -> None:
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    parallel_api_test(pettingzoo.parallel_env(game), num_cycles=60)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_the_environment(game: str) -> None:
    check_env(gymnasium.env(game), skip_render_check=True)


def played(game: str, number: int) -> Episode:
    """A match played at random to its end."""
    episode = begun(set_up(game, None, None), number)
    episode.look()
    draws = np.random.default_rng(number)
    while episode.seat is not None:
        episode.act(int(draws.choice(sorted(episode.choices))))
    return episode


@pytest.mark.parametrize("game", GAMES)
def test_a_match_ends_and_its_payoffs_add_up_to_nothing(game: str) -> None:
    episode = played(game, 1)
    assert sum(episode.payoffs()) == pytest.approx(0)
    assert max(episode.payoffs()) > 0
    assert played(game, 1).match.record() == episode.match.record()


@pytest.mark.parametrize("game", GAMES)
def test_all_act_at_once_until_the_match_ends(game: str) -> None:
    env = pettingzoo.parallel_env(game)
    draws = np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    at_once, late, rewards = 0, 0, dict[str, float]()
    while env.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        asked = len(env.episode.match.questions())
        assert sum(mask[SILENCE] == 0 or mask.sum() > 1 for mask in masks.values()) == asked
        at_once = max(at_once, asked)
        step = env.episode.match.step
        seen, rewards, over, _, infos = env.step({agent: draws.choice(np.flatnonzero(mask)) for agent, mask in masks.items()})
        assert all(over.values()) == (not env.agents)
        late += sum("late" in info for info in infos.values())
        assert env.episode.match.step <= step + 2 * len(masks)
    assert sum(rewards.values()) == pytest.approx(0) and max(rewards.values()) > 0
    assert (at_once > 1) == (game != "poison")
    assert (late > 0) == games.load(game).about.market


def same(view: Any) -> Any:
    return view


@pytest.mark.parametrize("game", GAMES)
def test_what_is_observed_depends_on_what_the_seat_knows_alone(game: str) -> None:
    setup = set_up(game, None, None)
    rules, seats, actions = setup.game, setup.seats, actions_of(setup.game)
    compared = 0
    for number in range(2):
        draws, dreams = rng(number), rng(number + 100)
        state = rules.start(seats, setup.options, draws)
        for step in range(60):
            asks = rules.asks(state)
            if not asks:
                break
            for seat in range(seats):
                view = rules.view(state, seat)
                dream = rules.imagine(view, dreams)
                again = rules.view(dream, seat)
                assert np.array_equal(observed(rules, view), observed(rules, again))
                if seat in asks:
                    known = actions.choices(partial(same, view), rules.moves(state, seat), must=True)
                    assert dict(known) == dict(actions.choices(partial(same, again), rules.moves(dream, seat), must=True))
                if rules.about.unlisted and seat in asks:
                    assert invented(rules, view) == invented(rules, again)
                compared += 1
            seat = min(asks)
            moves = rules.moves(state, seat)
            move = moves[step % len(moves)] if moves else rules.invent(rules.view(state, seat), dreams)
            rules.apply(state, seat, move, draws)
    assert compared > 50


@pytest.mark.parametrize("game", [games.load(name) for name in GAMES] + [hearts.GAME], ids=[*GAMES, "hearts"])
def test_different_views_are_observed_differently_and_at_the_same_length(game: Any) -> None:
    seats, options = game.about.usual, game.about.options()
    views = {game.view(game.start(seats, options, rng(number)), 0) for number in range(20)}
    rows = [observed(game, view) for view in views]
    assert len({row.tobytes() for row in rows}) == len(views)
    assert {len(row) for row in rows} == {length(game, seats, options)}
    assert (length(game, seats, options) == FACTS) == (game is hearts.GAME)  # it has no observations of its own
    assert rows[0].flags.writeable


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_sees_the_table_from_its_own_place(game: str) -> None:
    setup = set_up(game, None, None)
    state = setup.game.start(setup.seats, setup.options, rng(3))
    assert len({observed(setup.game, setup.game.view(state, seat)).tobytes() for seat in range(setup.seats)}) == setup.seats
    for seat in range(setup.seats):
        episode = begun(setup, seat)
        lengths = {len(observed(setup.game, episode.match.view(who))) for who in (seat, None)}
        assert lengths == {setup.length}


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_that_of_now_and_never_changes(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=4)
    draws = np.random.default_rng(4)
    before: list[tuple[Any, Any]] = []
    for agent in env.agent_iter(80):
        if env.terminations[agent]:
            break
        for seat, each in enumerate(env.possible_agents):
            assert np.array_equal(env.observe(each)["observation"], observed(env.episode.game, env.episode.match.view(seat)))
        seen = env.last()[0]
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(env.episode.choices)
        before.append((seen, {part: array.copy() for part, array in seen.items()}))
        env.step(draws.choice(np.flatnonzero(seen["action_mask"])))
    assert all(np.array_equal(seen[part], copied[part]) for seen, copied in before for part in seen)
    assert len(before) > 20


def test_an_illegal_action_ends_the_match() -> None:
    env = pettingzoo.env("poison")
    env.reset(seed=1)
    agent, mask = env.agent_selection, env.last()[0]["action_mask"]
    env.step(int(np.argmin(mask)))
    assert all(env.terminations.values())
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.possible_agents}


def test_no_two_legal_moves_have_the_same_number() -> None:
    for game in GAMES:
        episode = begun(set_up(game, None, None), 5)
        episode.look()
        moves = [move for move in episode.choices.values() if move is not None]
        assert len(set(moves)) == len(moves)
        assert (SILENCE in episode.choices) == episode.game.about.market
    rules = games.load("wie-verhext")
    many = rules.moves(rules.start(4, rules.about.options(), rng(1)), 0)
    assert sorted(apart(tuple(many)).values(), key=many.index) == list(many)


def test_few_moves_have_numbers_of_their_own() -> None:
    assert {game: actions_of(games.load(game)).exact for game in GAMES} == {game: game in ("poison", "zaubercocktail") for game in GAMES}
    assert actions_of(games.load("poison")).size == 1 + 16 * 3


def test_a_setup_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup):
        pettingzoo.env(GAMES[0], seats=99)
    with pytest.raises(BadSetup):
        gymnasium.env(GAMES[0], against="nobody")
    with pytest.raises(Malformed):
        gymnasium.env(GAMES[0], seat=99)
    assert isinstance(set_up(GAMES[0], None, None), Setup)
