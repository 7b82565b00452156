"""Several are asked at once, each in secret, with more moves than are sent one by one."""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from chaudron.kernel.match import Match
from chaudron.kernel.record import decode_move
from chaudron.server import wire
from chaudron.server.render import render_question
from chaudron.texts import texts
from chaudron.texts.told import Ref
from tests.laws import posy
from tests.server.people import House, Seat, Visitor, offered, play_on, play_out

LARGEST = 2_000
"""Bytes of a question that is told as a combination."""


pytestmark = pytest.mark.usefixtures("with_posy")


@pytest.fixture
async def three(own: House) -> AsyncIterator[tuple[list[Visitor], list[Seat]]]:
    """Three people at a match of it."""
    async with AsyncExitStack() as stack:
        visitors = [await own.visitor(name) for name in ("Ada", "Ben", "Cleo")]
        code = await visitors[0].create(game="posy", seats=3)
        seats = [await stack.enter_async_context(visitor.at(code)) for visitor in visitors]
        for seat in seats[1:]:
            await seat.do(wire.Sit)
        await seats[0].do(wire.Begin)
        for seat in seats:
            await seat.until(lambda told: told.play is not None)
        yield visitors, seats


def test_a_combination_goes_over_the_wire_and_no_move() -> None:
    match: Match[Any, Any, Any] = Match(posy.GAME, 3, seed=bytes(32))
    view, question = match.view(1), match.questions()[1]
    sent = msgspec.json.encode(render_question(posy.GAME, view, question, match.moves(1)))
    assert len(sent) < LARGEST
    heard = msgspec.json.decode(sent, type=wire.Question)
    assert heard.choices == ()
    assert heard.combination is not None
    assert heard.combination.told[:2] == (Ref(text="herb-a"), Ref(text="herb-b"))
    assert texts("en", posy.GAME).word(heard.combination.told[1], []) == "basil"
    moves = {decode_move(posy.GAME, move): touches for move, touches in offered(heard)}
    assert moves == {move: posy.GAME.touches(view, move) for move in match.moves(1)}


async def test_all_are_asked_at_once_and_nobody_is_told_what_another_has_chosen(three: tuple[list[Visitor], list[Seat]]) -> None:
    visitors, seats = three
    assert [seat.play.scene.turn for seat in seats] == [(0, 1, 2)] * 3
    questions = [seat.question.number for seat in seats]
    for made, mover in enumerate((2, 0), 1):
        await seats[mover].do(wire.Answer, **seats[mover].answer(choice=700))
        for seat in seats:
            await seat.reach(made)
        assert [seat.play.question is not None for seat in seats] == [seat in (0, 1) if made == 1 else seat == 1 for seat in range(3)]
        assert [(await visitor.home()).mine[0].asked for visitor in visitors] == [seat.play.question is not None for seat in seats]
    assert seats[1].question.number == questions[1], "what others do does not make an answer late"
    assert not any("event-shown" in data.decode() for seat in seats for data in seat.bytes)
    told = [[zone.pieces for zone in seat.play.scene.zones if zone.name == "posy"] for seat in seats]
    assert told == [[(), (), ()]] * 3
    await seats[1].do(wire.Answer, **seats[1].answer(choice=0))
    assert [line.told.key for line in seats[1].news].count("event-shown") == 3
    assert seats[1].play.scene.turn == (0, 1, 2)


async def test_a_match_is_played_to_its_end(three: tuple[list[Visitor], list[Seat]]) -> None:
    _, seats = three
    assert await play_out(seats, random.Random(1)) == 3 * posy.ROUNDS
    assert seats[0].play.outcome is not None


async def test_bots_decide_beside_each_other_and_wait_for_the_person(own: House) -> None:
    visitor = await own.visitor("Ada")
    async with visitor.at(await visitor.create(game="posy", level="apprentice", begin=True, seats=4)) as seat:
        await seat.reach(3)
        assert seat.play.scene.turn == (0,)
        assert seat.question.number == 0
        await play_on(seat)
        assert seat.play.step == 4 * posy.ROUNDS
