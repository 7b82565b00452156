"""A seed in which players had a share: its record proves where it comes from, and shows whatever was altered."""

import json
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord, Refusal
from chaudron.kernel.record import Mixed, decode_record, encode_record, mix
from chaudron.kernel.replay import replay
from tests.laws.toy import GAME, Lay, Options, State, View

SECRET = bytes(range(32)).hex()
SALTS = ((0, "ab" * 32), (1, "cd" * 32))


def played() -> Match[State, Lay, View]:
    match: Match[State, Lay, View] = Match(GAME, 2, Options(stock=False), mixed=Mixed(SECRET, SALTS))
    while match.outcome is None:
        (seat,) = match.questions()
        match.play(seat, match.moves(seat)[-1])
    return match


def data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode_record(played().record()))
    return found


def refused(changed: dict[str, Any]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        replay(GAME, decode_record(json.dumps(changed).encode()))
    return caught.value


def test_the_seed_is_the_hash_of_secret_and_salts() -> None:
    salts = json.dumps(SALTS, separators=(",", ":")).encode()
    assert played().seed == sha256(bytes(range(32)) + salts).digest()
    # The same as in web/src/fair/record.test.ts.
    assert mix(Mixed(SECRET, SALTS)).hex() == "ddaa9f59ce20e4278800daa39834f4a974a69cde45017077ad9edfc6384f8a5d"


def test_a_record_says_how_its_seed_was_made() -> None:
    match = played()
    again = replay(GAME, decode_record(encode_record(match.record())))
    assert again.mixed == Mixed(SECRET, SALTS)
    assert again.record() == match.record()
    assert encode_record(again.record()) == encode_record(match.record())


def test_a_record_without_salts_is_as_it_always_was() -> None:
    match: Match[State, Lay, View] = Match(GAME, 2, Options(stock=False), bytes(32))
    assert "mixed" not in json.loads(encode_record(match.record()))
    assert replay(GAME, decode_record(encode_record(match.record()))).mixed is None


def test_a_branch_has_a_seed_that_nobody_mixed() -> None:
    match = played()
    assert match.branch(2).record().mixed is None
    assert match.copy(at=0).record().mixed == match.mixed


@pytest.mark.parametrize(
    "salts",
    [
        [],
        [[0, "ab" * 32]],
        [[1, "cd" * 32], [0, "ab" * 32]],
        [[0, "ab" * 32], [0, "cd" * 32]],
        [[0, "ab" * 32], [2, "cd" * 32]],
    ],
)
def test_salts_of_other_seats_are_noticed(salts: list[Any]) -> None:
    whole = data()
    assert refused({**whole, "mixed": {**whole["mixed"], "salts": salts}}).reason == "mixed"


def test_salts_that_make_the_seed_are_still_refused_if_they_are_of_no_seat() -> None:
    for salts in ((), ((5, "ab" * 32),), ((1, "ab" * 32), (0, "cd" * 32))):
        mixed = Mixed(SECRET, salts)
        forged = Match(GAME, 2, Options(stock=False), mixed=mixed).record()
        with pytest.raises(BadRecord) as caught:
            replay(GAME, forged)
        assert caught.value.reason == "mixed"


@given(st.data())
def test_a_single_altered_digit_is_noticed(draw: st.DataObject) -> None:
    whole = data()
    field = draw.draw(st.sampled_from(["secret", "salt-0", "salt-1", "seed", "commitment"]))
    old = {
        "secret": whole["mixed"]["secret"],
        "salt-0": whole["mixed"]["salts"][0][1],
        "salt-1": whole["mixed"]["salts"][1][1],
        "seed": whole["seed"],
        "commitment": whole["commitment"],
    }[field]
    at = draw.draw(st.integers(0, 63))
    digit = draw.draw(st.sampled_from([each for each in "0123456789abcdef" if each != old[at]]))
    new = old[:at] + digit + old[at + 1 :]
    match field.partition("-"):
        case ("secret", _, _):
            whole["mixed"]["secret"] = new
        case ("salt", _, seat):
            whole["mixed"]["salts"][int(seat)][1] = new
        case _:
            whole[field] = new
    assert refused(whole).reason in ("mixed", "commitment")


@pytest.mark.parametrize(
    "mixed", [{}, {"secret": SECRET}, {"secret": "00", "salts": [[0, "ab"]]}, {"secret": SECRET, "salts": [[0]]}, {"salts": 3}, 7]
)
def test_what_has_another_form_is_refused(mixed: Any) -> None:
    assert refused({**data(), "mixed": mixed}).reason in ("shape", "seed", "mixed")
