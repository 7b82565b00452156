"""The record is the game: it replays to the same match, and anything wrong with it is refused with its place."""

import json
from hashlib import sha256
from typing import Any

import pytest

from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord, BadSetup, Malformed
from chaudron.kernel.record import decode_move, decode_options, decode_record, decode_seed, encode_record
from chaudron.kernel.replay import replay
from tests.laws.toy import GAME, Lay, Options, State, View

SEED = bytes(range(32))


def played(moves: int = 99) -> Match[State, Lay, View]:
    match: Match[State, Lay, View] = Match(GAME, 2, Options(stock=False), SEED)
    while match.outcome is None and match.step < moves:
        (seat,) = match.questions()
        match.play(seat, match.moves(seat)[-1])
    return match


def data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode_record(played().record()))
    return found


def refused(changed: dict[str, Any]) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(GAME, decode_record(json.dumps(changed).encode()))
    return caught.value


def test_a_record_rebuilds_the_match() -> None:
    match = played()
    again = replay(GAME, decode_record(encode_record(match.record())))
    assert again.record() == match.record()
    assert [again.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]


def test_an_unfinished_record_can_be_played_on() -> None:
    match = replay(GAME, played(moves=3).record())
    assert (match.step, match.outcome) == (3, None)
    (seat,) = match.questions()
    match.play(seat, match.moves(seat)[0])


def test_a_record_is_json_that_a_person_can_read() -> None:
    lines = encode_record(played(moves=2).record()).decode().splitlines()
    moves = [json.dumps(move, separators=(",", ":")) for move in data()["moves"][:2]]
    assert lines[0] == "{"
    assert lines[2] == '  "game": "higher",'
    assert lines[-5:] == ['  "moves": [', f"    {moves[0]},", f"    {moves[1]}", "  ]", "}"]


def test_the_commitment_is_the_hash_of_seed_and_setup() -> None:
    setup = b'{"game":"higher","options":{"stock":false},"seats":2,"version":1}'
    assert played().commitment == sha256(SEED + setup).hexdigest()


@pytest.mark.parametrize("change", [{"seats": 3}, {"options": {"stock": True}}, {"seed": "00" * 32}, {"commitment": "00" * 32}])
def test_a_commitment_binds_seats_options_and_seed(change: dict[str, Any]) -> None:
    assert refused({**data(), **change}).reason == "commitment"


def test_another_rules_version_is_refused() -> None:
    refusal = refused({**data(), "version": 2})
    assert (refusal.reason, refusal.facts) == ("version", {"game": "higher", "found": 2, "known": 1})


@pytest.mark.parametrize("found", [0, 2])
def test_another_format_is_refused(found: int) -> None:
    assert refused({**data(), "format": found}).facts == {"found": found, "known": 1}


def test_another_game_is_refused() -> None:
    assert refused({**data(), "game": "lower"}).facts == {"found": "lower", "known": "higher"}


def test_an_illegal_move_is_refused_with_its_place() -> None:
    changed = data()
    changed["moves"][4][1]["rank"] = 9
    refusal = refused(changed)
    assert (refusal.reason, refusal.facts["index"], refusal.facts["place"], refusal.facts["why"]) == ("move", 5, 0, "not-held")


def test_a_malformed_move_is_refused_with_its_place() -> None:
    changed = data()
    changed["moves"][2][1] = {"type": "fly"}
    assert (refused(changed).facts["index"], refused(changed).facts["why"]) == (3, "move")


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    changed = data()
    changed["moves"][0][0] = 1
    assert refused(changed).facts["why"] == "not-asked"


def test_a_record_with_moves_cut_off_contradicts_its_outcome() -> None:
    changed = data()
    changed["moves"].pop()
    assert refused(changed).reason == "outcome"


def test_a_record_with_another_outcome_is_refused() -> None:
    changed = data()
    changed["outcome"]["winners"] = [0, 1]
    assert refused(changed).reason == "outcome"


@pytest.mark.parametrize("length", [0, 1, 20, 150])
def test_a_truncated_record_is_refused(length: int) -> None:
    with pytest.raises(BadRecord) as caught:
        decode_record(encode_record(played().record())[:length])
    assert caught.value.reason == "json"


@pytest.mark.parametrize("bad", [b"\xff\xfe", b"[]", b"null", b'{"format": "one"}', b'{"format": 1}'])
def test_a_corrupt_record_is_refused(bad: bytes) -> None:
    with pytest.raises(BadRecord):
        decode_record(bad)


def test_unknown_and_mistyped_options_are_refused() -> None:
    assert decode_options(GAME, {}) == Options()
    with pytest.raises(BadSetup, match="none of: stock"):
        decode_options(GAME, {"stocks": True})
    with pytest.raises(BadSetup, match="Expected `bool`"):
        decode_options(GAME, {"stock": "yes"})


@pytest.mark.parametrize(
    "bad", [None, 3, [], {}, {"type": "lay"}, {"type": "lay", "rank": "six"}, {"type": "lay", "rank": 1, "too": "much"}]
)
def test_malformed_moves_are_refused(bad: object) -> None:
    with pytest.raises(Malformed):
        decode_move(GAME, bad)


@pytest.mark.parametrize("bad", ["", "xyz", "00" * 31, "00" * 33])
def test_a_seed_has_64_digits(bad: str) -> None:
    with pytest.raises(Malformed):
        decode_seed(bad)
    assert decode_seed(SEED.hex()) == SEED
