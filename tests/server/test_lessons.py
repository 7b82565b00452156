"""A lesson on the server: one person, scripted seats, and nothing that is stored or counts."""

from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from chaudron import games
from chaudron.lessons import Walk, lesson
from chaudron.server import lesson as lesson_table
from chaudron.server import wire
from chaudron.server.guest import UNKNOWN_TABLE
from chaudron.texts import texts
from tests.server.people import House, Seat, Visitor
from tests.texts import OURS

GAME = games.load("poison")
COLOURS = "lessons/poison/colours"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to read anything here."""
    monkeypatch.setattr(lesson_table, "PACE", 0.01)


def at(seat: Seat) -> wire.Lesson:
    """Where a learner is."""
    assert seat.told.lesson is not None
    return seat.told.lesson


def pour(seat: Seat, card: str, cauldron: int) -> dict[str, Any]:
    """The fields of an answer."""
    move = msgspec.Raw(msgspec.json.encode({"type": "pour", "card": card, "cauldron": cauldron}))
    return {"match": seat.play.match, "question": seat.question.number, "move": move}


async def test_a_lesson_says_lets_do_and_lets_watch(visitor: Visitor) -> None:
    async with visitor.at(COLOURS) as seat:
        assert (at(seat).name, at(seat).step, at(seat).pauses) == ("colours", 0, True)
        assert seat.play.question is None, "nothing can be touched while one reads"
        assert seat.told.room.chairs[0].who == "person" and {chair.who for chair in seat.told.room.chairs[1:]} == {"bot"}
        await seat.do(wire.Next)
        assert at(seat).shown == ("hand:0:red-5:0",) and not at(seat).pauses
        await seat.do(wire.Answer, **pour(seat, "red-5", 2))
        assert (at(seat).step, at(seat).shown, seat.play.step) == (2, ("cauldron:2",), 1)
        await seat.reach(3)
        assert (at(seat).step, seat.play.question) == (2, None), "the others play, and the words stay until one has read them"
        assert [line.told.key for line in seat.news] == ["event-poured"] * 3
        await seat.do(wire.Next)
        assert at(seat).step == 3
        assert {choice.move["card"] for choice in seat.question.choices} == {"red-1", "blue-2"}


async def test_a_wrong_move_is_answered_and_changes_nothing(visitor: Visitor) -> None:
    async with visitor.at(f"{COLOURS}?step=3") as seat:
        await seat.do(wire.Answer, **pour(seat, "red-1", 0))
        reply = at(seat).reply
        assert reply is not None and (reply.key, at(seat).step, seat.play.step) == ("lesson-colours-red", 3, 3)
        assert await seat.refused(wire.Answer, **pour(seat, "blue-2", 0)) == "illegal-colour-elsewhere"
        await seat.do(wire.Answer, **pour(seat, "blue-2", 1))
        assert (at(seat).reply, at(seat).step) == (None, 4)


async def test_a_move_that_the_lesson_does_not_mention_is_answered_in_general_words(visitor: Visitor) -> None:
    async with visitor.at(f"{COLOURS}?step=1") as seat:
        await seat.do(wire.Answer, **pour(seat, "blue-2", 0))
        reply = at(seat).reply
        assert reply is not None and reply.key == "lesson-another"
        assert all(texts(language).has(reply.key) for language in OURS)


async def test_to_read_on_plays_what_is_left_to_watch(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_table, "PACE", 3600)
    async with visitor.at(f"{COLOURS}?step=2") as seat:
        assert seat.play.step == 1
        await seat.do(wire.Next)
        assert (at(seat).step, seat.play.step) == (3, 3)


async def test_a_guess_is_answered_until_it_is_right(visitor: Visitor) -> None:
    async with visitor.at("lessons/poison/most?step=1") as seat:
        assert at(seat).guesses == ("taken:1", "taken:2")
        await seat.do(wire.Guess, shown="taken:1")
        reply = at(seat).reply
        assert reply is not None and reply.key == "lesson-most-dear"
        assert await seat.refused(wire.Guess, shown="hand:0") == "illegal-not-allowed"
        await seat.do(wire.Guess, shown="taken:2")
        assert (at(seat).reply, at(seat).step) == (None, 2)


async def test_a_new_arrangement_is_shown_as_another_match(visitor: Visitor) -> None:
    async with visitor.at("lessons/poison/limit?step=2") as seat:
        before = seat.play.match
        shown = await seat.do(wire.Next)
        assert shown.whole and seat.play.match != before and seat.play.step == 0


async def test_whoever_comes_back_goes_on_where_they_were(visitor: Visitor) -> None:
    found = lesson(GAME, "colours")
    assert found is not None
    for step in range(len(found.steps)):
        async with visitor.at(f"{COLOURS}?step={step}") as seat:
            walk = Walk(GAME, found, step)
            assert (at(seat).step, seat.play.step, len(seat.news)) == (step, walk.match.step, len(walk.story))
    async with visitor.at(f"{COLOURS}?step=99") as seat:
        assert at(seat).step == at(seat).steps - 1
        await seat.do(wire.Next)
        assert at(seat).step == at(seat).steps - 1, "the last step leads nowhere"


async def test_a_lesson_is_not_stored_and_has_no_commitment(shared: House, visitor: Visitor) -> None:
    writer = shared.server.store.writer
    before = writer.steps
    async with visitor.at(COLOURS) as seat:
        await seat.do(wire.Next)
        await seat.do(wire.Answer, **pour(seat, "red-5", 0))
        assert (seat.play.commitment, seat.told.room.code, seat.told.clock) == ("", "", None)
    assert writer.steps == before
    assert (await visitor.home()).mine == ()


async def test_what_belongs_to_a_table_is_refused_in_a_lesson_and_the_other_way_round(visitor: Visitor) -> None:
    async with visitor.at(COLOURS) as seat:
        for message, fields in ((wire.Rise, {}), (wire.Begin, {}), (wire.Advise, {"match": seat.play.match, "question": 0})):
            assert await seat.refused(message, **fields) == "denied-lesson"
        move = {"match": seat.play.match, "question": 0, "move": msgspec.Raw(b'{"type":"pour","card":"red-5","cauldron":0}')}
        assert await seat.refused(wire.Answer, **move) == "illegal-not-asked"
    async with visitor.at(await visitor.create(game="poison", level="apprentice", begin=True)) as seat:
        assert await seat.refused(wire.Next) == "denied-no-lesson"
        assert await seat.refused(wire.Guess, shown="hand:0") == "denied-no-lesson"


@pytest.mark.parametrize("path", ["lessons/poison/nothing", "lessons/nothing/colours"])
async def test_there_is_nothing_where_there_is_no_lesson(visitor: Visitor, path: str) -> None:
    async with visitor.connect(path) as connection:
        with pytest.raises(ConnectionClosed):
            await connection.recv()
        assert connection.close_code == UNKNOWN_TABLE


async def test_the_home_page_names_the_lessons_of_each_game(visitor: Visitor) -> None:
    found = {card.name: card.lessons for card in (await visitor.home()).games}
    assert found["poison"] == ("colours", "limit", "poison", "most")
