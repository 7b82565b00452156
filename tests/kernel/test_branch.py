"""A branch begins as another match did, goes on with chance of its own, and its record says and proves both."""

import json
from hashlib import sha256
from typing import Any

import pytest

from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord, Malformed, News, Seat
from chaudron.kernel.record import decode_record, encode_record
from chaudron.kernel.replay import replay
from chaudron.kernel.rng import Rng
from tests.laws.toy import GAME, Higher, Lay, Options, State, View

SEED, OTHER, THIRD = bytes(range(32)), bytes(32), bytes([7] * 32)

Toy = Match[State, Lay, View]


def play(match: Toy, moves: int = 99) -> Toy:
    """Play until so many moves are made, or to the end."""
    while match.outcome is None and match.step < moves:
        (seat,) = match.questions()
        match.play(seat, match.moves(seat)[-1])
    return match


def trunk() -> Toy:
    match: Toy = Match(GAME, 2, Options(stock=True), SEED)
    return play(match)


def views(match: Toy) -> list[View]:
    return [match.view(seat) for seat in (0, 1, None)]


def test_a_branch_begins_as_the_match_it_leaves() -> None:
    match = trunk()
    before = match.record()
    for moves in range(match.step):
        branch = match.branch(moves, OTHER)
        assert branch.step == moves
        assert views(branch) == views(match.copy(moves))
    assert match.record() == before


def test_each_step_draws_from_the_seed_of_the_match_it_was_first_made_in() -> None:
    branch = play(trunk().branch(2, OTHER), 4).branch(3, THIRD)
    assert [stem.moves for stem in branch.stems] == [2, 3]
    assert [branch.seed_of(step) for step in range(6)] == [SEED, SEED, SEED, OTHER, THIRD, THIRD]


class Rolling(Higher):
    """A game in which every move draws a number."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[int] = []

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        self.drawn.append(rng.below(1_000_000))
        super().apply(state, seat, move, rng, news)


def test_a_branch_has_its_own_chance() -> None:
    game = Rolling()
    match: Toy = play(Match(game, 2, Options(stock=True), SEED))
    first = list(game.drawn)
    game.drawn.clear()
    play(match.branch(2, OTHER))
    assert game.drawn[:2] == first[:2]
    assert all(ours != theirs for ours, theirs in zip(game.drawn[2:], first[2:], strict=False))


def test_a_branch_of_a_branch_within_what_they_share_is_a_branch_of_the_first() -> None:
    match = trunk()
    branch = play(match.branch(4, OTHER)).branch(2, THIRD)
    assert branch.stems == match.branch(2, THIRD).stems
    assert branch.commitment == match.branch(2, THIRD).commitment


def test_a_branch_commits_to_its_seed_and_to_where_it_leaves_which_match() -> None:
    match = trunk()
    setup = f'{{"branch":{{"moves":2,"of":"{match.commitment}"}},"game":"higher","options":{{"stock":true}},"seats":2,"version":1}}'
    assert match.branch(2, OTHER).commitment == sha256(OTHER + setup.encode()).hexdigest()
    # The same as in web/src/table/fairness.test.ts.
    assert match.branch(2, OTHER).commitment == "3cb4e62439a687c1903112e1e2018424969f2df273e0f64e36358e2eb75a0ae5"
    others = [match.branch(3, OTHER), match.branch(2, THIRD), Match(GAME, 2, Options(stock=True), OTHER)]
    assert match.branch(2, OTHER).commitment not in [other.commitment for other in others]


def test_the_record_of_a_branch_rebuilds_it() -> None:
    branch = play(play(trunk().branch(2, OTHER), 4).branch(3, THIRD))
    again = replay(GAME, decode_record(encode_record(branch.record())))
    assert again.record() == branch.record()
    assert views(again) == views(branch)


@pytest.mark.parametrize(
    ("stems", "reason"),
    [
        ([{"moves": 99, "seed": SEED.hex()}], "branch"),
        ([{"moves": -1, "seed": SEED.hex()}], "branch"),
        ([{"moves": 2, "seed": SEED.hex()}, {"moves": 2, "seed": SEED.hex()}], "branch"),
        ([{"moves": 3, "seed": SEED.hex()}, {"moves": 2, "seed": SEED.hex()}], "branch"),
        ([{"moves": 3, "seed": SEED.hex()}], "commitment"),
        ([{"moves": 2, "seed": OTHER.hex()}], "commitment"),
        ([], "commitment"),
    ],
)
def test_a_record_that_branches_off_elsewhere_is_refused(stems: list[dict[str, Any]], reason: str) -> None:
    data = json.loads(encode_record(play(trunk().branch(2, OTHER)).record()))
    with pytest.raises(BadRecord) as caught:
        replay(GAME, decode_record(json.dumps({**data, "stems": stems}).encode()))
    assert caught.value.reason == reason


def test_a_stem_needs_a_seed() -> None:
    data = json.loads(encode_record(trunk().branch(2, OTHER).record()))
    with pytest.raises(Malformed):
        replay(GAME, decode_record(json.dumps({**data, "stems": [{"moves": 2, "seed": "x"}]}).encode()))


def test_what_a_move_has_turned_up_is_known() -> None:
    drawn = [play(Match(GAME, 2, Options(stock=stock), SEED), 3) for stock in (True, False)]
    assert [match.revealed(3) for match in drawn] == [True, False]
    assert drawn[0].last_of(0) == 3 and drawn[0].last_of(1) == 2
    assert Match(GAME, 2, Options(), SEED).last_of(0) is None


class Tells(Higher):
    """A game in which being asked with a six in hand tells that one has it."""

    def reveals(self, state: State) -> bool:
        return 6 in state.hands[state.turn]


def test_a_question_that_tells_something_hidden_has_turned_it_up() -> None:
    match: Toy = Match(Tells(), 2, Options(stock=False), SEED)
    told = []
    while match.outcome is None:
        (seat,) = match.questions()
        match.play(seat, match.moves(seat)[0])
        told.append(match.outcome is None and 6 in match.view(next(iter(match.questions()))).hand)
    assert True in told and False in told
    for step in range(1, match.step + 1):
        assert match.revealed(step) == any(told[step - 1 :])
