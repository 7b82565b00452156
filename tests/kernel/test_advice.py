"""Advice as a value: chances to win from worths, how sure they are, and reasons from the game."""

from collections.abc import Sequence
from math import exp

import pytest

from chaudron.kernel.advice import Advice, estimate
from chaudron.kernel.bot import Bot, Guide, advise, chances, rewards, winning
from chaudron.kernel.model import Ask, Outcome, Reason
from chaudron.kernel.ranking import outcome, ranks
from chaudron.kernel.rng import Rng
from tests.laws.toy import GAME as TOY
from tests.laws.toy import Higher, Lay, Options, View


def decided(*points: int) -> Outcome:
    return outcome(points, ranks(points))


def test_chances_to_win_add_up_to_one() -> None:
    for shares in ([0.9, 0.6, 0.4, 0.1], [1.0, 0.5, 0.0], [0.5] * 6):
        assert sum(winning(shares)) == pytest.approx(1.0)


def test_whoever_has_won_wins_and_a_shared_win_is_shared() -> None:
    assert winning(rewards(decided(7, 5, 3, 1))) == pytest.approx([1.0, 0.0, 0.0, 0.0], abs=1e-4)
    assert winning(rewards(decided(7, 7, 3))) == pytest.approx([0.5, 0.5, 0.0], abs=0.01)
    assert winning([0.3]) == [0.3]


@pytest.mark.parametrize("standings", [[2.0, 1.0, 0.0, -1.0], [3.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -3.0], [1.0, 0.0, -1.0], [1.5, 0.0]])
def test_a_chance_to_win_is_the_share_of_all_strengths(standings: list[float]) -> None:
    strengths = [exp(each) for each in standings]
    expected = [each / sum(strengths) for each in strengths]
    assert winning(chances(standings, 1.0)) == pytest.approx(expected, abs=0.03)


def test_a_guide_that_knows_only_shares_still_tells_chances() -> None:
    assert Guide(TOY).wins([1.0, 0.0]) == pytest.approx([1.0, 0.0], abs=1e-3)


def test_more_walks_make_an_estimate_surer() -> None:
    few, many = estimate(Lay(1), [0.0, 1.0] * 2), estimate(Lay(1), [0.0, 1.0] * 200)
    assert few.chance == many.chance == 0.5
    assert 0.0 < many.margin < 0.06 < few.margin < 0.6
    assert estimate(Lay(1), [1.0]).error == 0.5


class Ranking(Reason, frozen=True):
    rank: int


class Reasoned(Higher):
    def reasons(self, view: View, ask: Ask, move: Lay) -> tuple[Reason, ...]:
        return (Ranking(move.rank),)


class Quiet(Bot[Lay, View]):
    def choose(self, view: View, ask: Ask, moves: Sequence[Lay], rng: Rng) -> Lay | None:
        return moves[-1] if ask.must else None


def test_any_bot_advises_the_move_it_would_make_and_the_game_says_why() -> None:
    game = Reasoned()
    state = game.start(2, Options(), Rng(bytes(32)))
    view, moves = game.view(state, 0), game.moves(state, 0)
    assert advise(game, Quiet(), view, game.asks(state)[0], moves, Rng(bytes(32)), 3) == [
        Advice(moves[-1], reasons=(Ranking(moves[-1].rank),))
    ]
    assert advise(game, Quiet(), view, Ask(must=False), moves, Rng(bytes(32)), 3) == [Advice(None)]
