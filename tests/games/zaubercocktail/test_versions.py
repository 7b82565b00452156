"""Matches that began under earlier rules go on by them."""

from pathlib import Path

import msgspec
import pytest

from chaudron.games.zaubercocktail import GAME, State
from chaudron.games.zaubercocktail.choices import ENOUGH
from chaudron.games.zaubercocktail.model import ChooseSecond, Options, View
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord, Move
from chaudron.kernel.record import Record, decode_move, decode_record
from chaudron.kernel.replay import reopen, replay

OLD = decode_record((Path(__file__).parent / "records" / "version-1.json").read_bytes())
"""A match of seven in which somebody can show nothing; under the first version, they were asked once."""


def beginning(record: Record, moves: int) -> Record:
    return msgspec.structs.replace(record, moves=record.moves[:moves], outcome=None)


def passed(record: Record) -> int:
    """The number of the first move with which somebody says that they can show nothing."""
    match = reopen(GAME, record)
    for number, (seat, data) in enumerate(record.moves, 1):
        move = decode_move(GAME, data)
        if move == ENOUGH and match.questions()[seat].ask != ChooseSecond():
            return number
        match.play(seat, move)
    raise AssertionError("nobody has")


def test_a_record_of_the_first_version_replays_to_its_outcome() -> None:
    match = replay(GAME, OLD)
    assert (OLD.version, match.game.about.version, match.record()) == (1, 1, OLD)


def test_the_first_version_lets_those_who_show_nothing_answer_once() -> None:
    number = passed(OLD)
    seat = OLD.moves[number - 1][0]
    match = replay(GAME, beginning(OLD, number))
    assert seat not in match.questions()
    branch = match.branch(number)
    assert (branch.game.about.version, branch.record().version) == (1, 1)
    again = replay(GAME, branch.record())
    assert seat not in again.questions()


def test_the_same_moves_are_no_match_of_the_present_version() -> None:
    number = passed(OLD)
    seat, _ = OLD.moves[number - 1]
    now: Match[State, Move, View] = Match(GAME, OLD.seats, Options(track=60), bytes.fromhex(OLD.seed))
    for mover, data in OLD.moves[:number]:
        now.play(mover, decode_move(GAME, data))
    assert now.questions()[seat].ask == ChooseSecond()


def test_a_version_that_never_was_is_refused() -> None:
    for version in (0, 3, 10**40):
        with pytest.raises(BadRecord) as caught:
            replay(GAME, msgspec.structs.replace(OLD, version=version))
        assert caught.value.reason == "version"
