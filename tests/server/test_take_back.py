"""Taking back: alone with bots, the table goes on with a branch of the match; a clear mistake is pointed out."""

from typing import Any

import pytest

from chaudron import games
from chaudron.analysis.judging import CLEAR
from chaudron.kernel.advice import Advice
from chaudron.kernel.record import Record
from chaudron.kernel.replay import replay
from chaudron.server import coach, wire
from chaudron.store import matches
from tests.server.conftest import Gather
from tests.server.people import House, Seat, Visitor, play_on


async def asked(seat: Seat) -> wire.Question:
    """Listen until the seat is asked something."""
    await seat.until(lambda told: told.play is not None and told.play.question is not None)
    return seat.question


async def test_a_move_is_taken_back_by_playing_on_in_a_branch(shared: House, visitor: Visitor) -> None:
    code = await visitor.create(level="apprentice", begin=True)
    async with visitor.at(code) as seat:
        question = await asked(seat)
        before, scene = seat.play, seat.play.scene
        await seat.do(wire.Answer, **seat.answer(0))
        later = await asked(seat)
        assert later.number > question.number
        steps = await shared.server.store.read(matches.moves, before.match)
        shown = await seat.do(wire.TakeBack, match=before.match, question=question.number)
        assert shown.play is not None and shown.whole
        assert shown.play.match != before.match
        assert (shown.play.step, shown.play.scene, shown.play.question) == (before.step, scene, question)
        assert shown.play.number == before.number
        assert shown.play.commitment != before.commitment  # from here on, chance is its own
        # What was stored stays: the branch has the same first moves, and says where they come from.
        assert await shared.server.store.read(matches.moves, before.match) == steps
        branch = await shared.server.store.read(matches.find, shown.play.match)
        assert branch is not None and (branch.parent, branch.shared) == (before.match, before.step)
        assert await shared.server.store.read(matches.moves, branch.id) == steps[: before.step]
        # It is played like any other match, its record proves where it comes from, and the next one is the second.
        await play_on(seat)
        record = await visitor.call("GET", f"/api/records/{branch.id}", None, Record)
        assert [stem.moves for stem in record.stems] == [before.step]
        assert replay(games.load(record.game), record).commitment == shown.play.commitment
        await seat.do(wire.Rematch)
        assert seat.play.number == before.number + 1


async def test_a_branch_outlives_the_memory_of_its_table(shared: House, visitor: Visitor) -> None:
    code = await visitor.create(level="apprentice", begin=True)
    async with visitor.at(code) as seat:
        question, match = await asked(seat), seat.play.match
        await seat.do(wire.Answer, **seat.answer(0))
        await seat.do(wire.TakeBack, match=match, question=question.number)
        branch = seat.play
    del shared.server.lobby.tables[code]
    async with visitor.at(code) as seat:
        assert (seat.play.match, seat.play.step, seat.play.question) == (branch.match, branch.step, branch.question)


async def test_only_ones_own_move_is_taken_back_and_reviewed_only_alone(gather: Gather, visitor: Visitor) -> None:
    async with visitor.at(await visitor.create(level="apprentice", begin=True)) as seat:
        question = await asked(seat)
        assert await seat.refused(wire.TakeBack, match=seat.play.match, question=question.number) == "denied-other-move"
        assert await seat.refused(wire.TakeBack, match=seat.play.match) == "denied-other-move"
        assert await seat.refused(wire.TakeBack, match="another", question=question.number) == "denied-other-match"
        assert await seat.refused(wire.Review, match=seat.play.match, question=question.number) == "denied-other-move"
    _, _, seats = await gather(3)
    (mover,) = [each for each in seats if each.play.question is not None]
    question = mover.question
    await mover.do(wire.Answer, **mover.answer(0))
    assert await mover.refused(wire.Review, match=mover.play.match, question=question.number) == "denied-not-alone"


@pytest.mark.parametrize("cost", [0.3, 0.01])
async def test_a_clear_mistake_is_told_and_no_other(visitor: Visitor, monkeypatch: pytest.MonkeyPatch, cost: float) -> None:
    async def think(self: object, table: object, view: object, question: object, moves: list[Any], most: int) -> list[Advice[Any, Any]]:
        return [Advice(moves[-1], 0.5, 0.01), *(Advice(move, 0.5 - cost, 0.01) for move in moves[:-1])]

    monkeypatch.setattr(coach.Coach, "think", think)
    async with visitor.at(await visitor.create(level="apprentice", begin=True)) as seat:
        question = await asked(seat)
        choices = question.choices
        await seat.do(wire.Answer, **seat.answer(0))
        assert isinstance(await seat.say(wire.Review, match=seat.play.match, question=question.number), wire.Heard)
        while not isinstance(found := await seat.hear(), wire.Reviewed):
            assert isinstance(found, wire.Update)
        assert (found.match, found.question) == (seat.play.match, question.number)
        if cost < CLEAR:
            assert found.made is None and found.better is None
        else:
            assert found.made is not None and found.better is not None
            assert (found.made.told, found.better.told) == (choices[0].told, choices[-1].told)


async def test_with_other_people_the_host_decides_and_everybody_sees_it(gather: Gather, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "bot_of", lambda level, game: "ismcts:30")
    _, _, seats = await gather(3, coaching=True)
    assert all(seat.told.room.coaching for seat in seats)
    (mover,) = [seat for seat in seats if seat.play.question is not None]
    heard = await mover.say(wire.Advise, match=mover.play.match, question=mover.question.number)
    assert isinstance(heard, wire.Heard)
    while not isinstance(found := await mover.hear(), wire.Advised):
        assert isinstance(found, wire.Update)
    assert found.advice
