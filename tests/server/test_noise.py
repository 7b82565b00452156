"""Noise at a table: each message is refused in words, and socket, table and match are as if it had never been said."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from chaudron.kernel.match import Match
from chaudron.kernel.record import read_move
from chaudron.server import wire
from chaudron.server.guard import LONGEST_FRAME, LONGEST_MESSAGE
from tests.server.conftest import Gather
from tests.server.people import House, Seat, play_out, until

STRANGE: list[Any] = [
    None, True, -1, 0.5, 1e300, 2**53, 2**63, 2**64, 10**40, "", "\x00", "é" * 50, "💥", [], {}, [[]], {"": None}, {"type": "sit"},
    "answer", "999999", "1", {"type": "answer"}, [1] * 100,
]  # fmt: skip
BROKEN: list[str | bytes] = [
    "", " ", "{", "}", "nul", "null", "true", "0", "[]", "{}", '"sit"', "{{}}", '{"type":}', '{"type":"sit","id":1', '{"id":1}', "\x00",
    '{"type":"sit","id":1}{"type":"sit","id":1}', '{"type":"sit","id":NaN}', '{"type":"sit","id":Infinity}', '{"type":"sit","id":1e999}',
    '{"type":"\\ud800","id":1}', '{"type":"rise\\u0000","id":1}', '{"type":"answer","id":1,"match":"\\udfff","question":0,"move":{}}',
    "[" * 4000, '{"a":' * 1500, '{"type":"answer","id":1,"match":"x","question":0,"move":' + "[" * 3000 + "]" * 3000 + "}",
    '{"type":"configure","id":1,"options":' + '{"a":' * 1000 + "1" + "}" * 1000 + "}",
    '{"type":"configure","id":1,"seats":' + "9" * 5000 + "}",
    b"", b"\x00", b"\xff\xfe\xfd", b"\x80abc", b'{"type":"sit","id":1,"seat":"\xff"}', bytes(range(256)), b"{" * 100,
]  # fmt: skip


def messages(seat: Seat, rng: random.Random) -> Iterator[str | bytes]:
    """Messages of which none may have an effect; what is nearly right comes first."""
    match = seat.told.play.match if seat.told.play is not None else "none"
    number = seat.play.question.number if seat.told.play is not None and seat.play.question is not None else 0
    good: list[dict[str, Any]] = [
        {"type": "sit", "seat": 0}, {"type": "seat-bot", "seat": 1, "level": "brewer"}, {"type": "clear", "seat": 1}, {"type": "begin"},
        {"type": "rematch"}, {"type": "configure", "seats": 3, "public": True, "patience": 60, "pace": "calm", "options": {}},
        {"type": "answer", "match": match, "question": number + 1000, "move": {"type": "pour", "card": "red-1", "cauldron": 0}},
        {"type": "answer", "match": "0" * 16, "question": number, "move": {}},
        {"type": "answer", "match": match, "question": number, "move": {}},
    ]  # fmt: skip
    while True:
        message: dict[str, Any] = {**rng.choice(good), "id": rng.randrange(1000, 2000)}
        if message["type"] != "answer":
            field = rng.choice([*message, "surprise"])
            match rng.randrange(3):
                case 0:
                    message[field] = strange_for(field, rng)
                case 1:
                    message.pop(rng.choice(["type", "id"]))
                case _:
                    message["surprise"] = rng.choice(STRANGE)
        elif rng.random() < 0.7:
            message["move"] = rng.choice(STRANGE)
        data = json.dumps(message, ensure_ascii=rng.random() < 0.5)
        yield data if rng.random() < 0.8 else data.encode()


def strange_for(field: str, rng: random.Random) -> Any:
    """Something that this field never means."""
    return {"strange": rng.choice(STRANGE)} if field in {"type", "id", "options"} else [rng.choice(STRANGE)]


async def refused(seat: Seat, data: str | bytes) -> wire.Refused:
    """Send something, and hear it refused."""
    await seat.raw(data)
    heard = await seat.answered()
    assert isinstance(heard, wire.Refused), heard
    return heard


@pytest.mark.parametrize("begun", [True, False])
async def test_what_is_no_message_is_refused_as_such_and_the_socket_lives(gather: Gather, *, begun: bool) -> None:
    _, _, seats = await gather(3, begin=begun)
    before = seats[0].told.room, seats[0].told.play
    for data in BROKEN:
        found = await refused(seats[0], data)
        assert (found.kind, found.reason) in {("malformed", "message"), ("malformed", "move"), ("denied", "other-match")}, data
    assert (seats[0].told.room, seats[0].told.play) == before
    assert await seats[0].refused(wire.Rematch) == "denied-not-over"


async def test_a_refusal_names_the_message_if_it_has_a_number(gather: Gather) -> None:
    _, _, (seat, *_) = await gather(3)
    for data, number in [
        ('{"type":"sit","id":77,"seat":"x"}', 77), ('{"id":78}', 78), ('{"type":"fly","id":79}', 79),
        ('{"type":"begin","id":80,"more":1}', 80),
        ('{"type":"sit","id":"77"}', None), ('{"type":"begin","id":81', None), ('{"type":"begin","id":-1}', -1),
    ]:  # fmt: skip
        assert (await refused(seat, data)).id == number, data


@pytest.mark.parametrize("seed", range(3))
async def test_a_match_amid_noise_is_the_match_without_it(gather: Gather, shared: House, seed: int) -> None:
    code, visitors, seats = await gather(3)
    rng = random.Random(seed)
    table = await shared.table(code)
    assert table.flights.played is not None
    match = table.flights.played.match
    quiet: Match[Any, Any, Any] = Match(match.game, match.seats, match.options, match.seed)
    async with visitors[0].at(code) as window, (await shared.visitor()).at(code) as onlooker, shared.stranger().at(code) as stranger:
        noisy = [*seats, window, onlooker, stranger]
        said: list[tuple[Seat, dict[str, Any]]] = []
        for turn in range(15):
            for seat in noisy:
                await seat.reach(turn)
            for seat in rng.sample(noisy, 3):
                for data in (rng.choice(BROKEN), *(next(messages(seat, rng)) for _ in range(4))):
                    await refused(seat, data)
            if said:
                who, old = rng.choice(said)
                assert await who.refused(wire.Answer, **old) == "stale-question"
            number = next(number for number, seat in enumerate(seats) if seat.play.question is not None)
            answer = seats[number].answer(rng=rng)
            assert await seats[number - 1].refused(wire.Answer, **answer) == "stale-question"
            assert await onlooker.refused(wire.Answer, **answer) == "denied-no-seat"
            await seats[number].do(wire.Answer, **answer)
            said.append((seats[number], answer))
            quiet.play(number, read_move(match.game, answer["move"]))
        assert match.record() == quiet.record()
        assert [match.view(seat) for seat in range(3)] == [quiet.view(seat) for seat in range(3)]


async def test_of_crossing_answers_from_many_windows_one_counts(gather: Gather, shared: House) -> None:
    code, visitors, seats = await gather(3)
    mover = next(number for number, seat in enumerate(seats) if seat.play.question is not None)
    async with visitors[mover].at(code) as one, visitors[mover].at(code) as two, visitors[mover].at(code) as three:
        windows = [one, two, three, seats[mover]]
        answers = [{**window.answer(index % 2)} for index, window in enumerate(windows)]
        heard = await asyncio.gather(*(window.say(wire.Answer, **answer) for window, answer in zip(windows, answers, strict=True)))
        assert [item.step for item in heard if isinstance(item, wire.Heard)] == [1]
        assert {(item.kind, item.reason) for item in heard if isinstance(item, wire.Refused)} == {("stale", "question")}
    table = await shared.table(code)
    assert table.flights.played is not None
    assert table.flights.played.match.step == 1


@pytest.mark.parametrize("binary", [True, False])
async def test_a_message_too_long_is_refused_and_the_socket_lives(gather: Gather, *, binary: bool) -> None:
    _, _, (seat, *_) = await gather(3)
    for length in (LONGEST_MESSAGE + 1, LONGEST_MESSAGE * 2, LONGEST_FRAME):
        data = ('{"type":"begin","id":5}' + " " * length)[:length]
        found = await refused(seat, data.encode() if binary else data)
        assert (found.kind, found.reason, found.facts) == ("malformed", "too-long", {"most": LONGEST_MESSAGE})
    just = ('{"type":"begin","id":5}' + " " * LONGEST_MESSAGE)[:LONGEST_MESSAGE]
    assert (await refused(seat, just)).reason == "begun"


async def test_a_frame_beyond_all_measure_ends_its_socket_and_harms_no_other(gather: Gather, shared: House) -> None:
    code, visitors, seats = await gather(3)
    await play_out(seats, random.Random(9), 3)
    async with visitors[0].at(code) as window:
        await window.raw(" " * (LONGEST_FRAME + 1))
        with suppress(ConnectionClosed):
            while await window.hear():
                pass
        assert window.connection.close_code == 1009
    table = await shared.table(code)
    assert table.flights.played is not None
    assert table.flights.played.match.step == 3
    assert await play_out(seats, random.Random(9), 3) == 3


async def test_many_windows_come_and_go_amid_play(gather: Gather, shared: House) -> None:
    code, visitors, seats = await gather(4)
    going = True
    visits = [0] * 4

    async def restless(number: int) -> None:
        rng = random.Random(number)
        while going:
            async with visitors[number].at(code) as window:
                await window.raw(rng.choice(BROKEN))
                if rng.random() < 0.5:
                    await window.connection.close(1000 + rng.randrange(0, 2))
            visits[number] += 1

    windows = [asyncio.create_task(restless(number)) for number in range(4)]
    await play_out(seats, random.Random(10), 20)
    await until(lambda: min(visits) > 1 or any(window.done() for window in windows))
    await play_out(seats, random.Random(10), 20)
    going = False
    await asyncio.gather(*windows)
    table = await shared.table(code)
    assert table.flights.played is not None
    assert table.flights.played.match.step == 40
