"""Our games as environments of other libraries: their own checks pass, and no observation depends on what its seat cannot know."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from chaudron import games
from chaudron.adapters import gymnasium, pettingzoo
from chaudron.adapters.episode import SILENCE, Episode, numbered, observed, set_up
from chaudron.kernel.model import BadSetup
from chaudron.testing import rng

GAMES = games.names()


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_environment(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of whatever its own games do not have, and of how it imports them
        from pettingzoo.test import api_test, seed_test

        api_test(pettingzoo.env(game), num_cycles=60)
        seed_test(lambda: pettingzoo.env(game), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_the_environment(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.env(game), skip_render_check=True)


def played(game: str, number: int) -> Episode:
    """A match played at random to its end."""
    episode = Episode(*set_up(game, None, None), number)
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
def test_what_is_observed_depends_on_what_the_seat_knows_alone(game: str) -> None:
    rules, seats, options = set_up(game, None, None)
    compared = 0
    for number in range(2):
        draws, dreams = rng(number), rng(number + 100)
        state = rules.start(seats, options, draws)
        for step in range(60):
            asks = rules.asks(state)
            if not asks:
                break
            for seat in range(seats):
                view = rules.view(state, seat)
                dream = rules.imagine(view, dreams)
                assert np.array_equal(observed(view), observed(rules.view(dream, seat)))
                assert list(numbered(rules.moves(state, seat))) == list(numbered(rules.moves(dream, seat)))
                compared += 1
            seat = min(asks)
            moves = rules.moves(state, seat)
            move = moves[step % len(moves)] if moves else rules.invent(rules.view(state, seat), dreams)
            rules.apply(state, seat, move, draws)
    assert compared > 50


@pytest.mark.parametrize("game", GAMES)
def test_different_views_are_observed_differently(game: str) -> None:
    rules, seats, options = set_up(game, None, None)
    states = [rules.start(seats, options, rng(number)) for number in range(20)]
    views = {rules.view(state, 0): observed(rules.view(state, 0)).tobytes() for state in states}
    assert len(set(views.values())) == len(views)


def test_no_two_legal_moves_have_the_same_number() -> None:
    for game in GAMES:
        episode = Episode(*set_up(game, None, None), 5)
        moves = [move for move in episode.choices.values() if move is not None]
        assert len(set(moves)) == len(moves)
        assert (SILENCE in episode.choices) == episode.game.about.market


def test_a_setup_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup):
        pettingzoo.env(GAMES[0], seats=99)
    with pytest.raises(BadSetup):
        gymnasium.env(GAMES[0], against="nobody")
