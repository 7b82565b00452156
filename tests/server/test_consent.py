"""Taking a move back with other people at the table: everybody is asked, and nobody plays on meanwhile."""

import pytest

from chaudron.server import hold, wire
from chaudron.store import matches
from tests.server.conftest import Gather
from tests.server.people import House, Seat, Visitor, until


async def moved(seats: list[Seat]) -> tuple[Seat, wire.Play]:
    """Let whoever is asked make a move that everybody hears of; returns their seat, and the match before it."""
    (mover,) = [seat for seat in seats if seat.play.question is not None]
    before = mover.play
    await mover.do(wire.Answer, **mover.answer(0))
    for seat in seats:
        await seat.reach(before.step + 1)
    return mover, before


async def pleaded(seats: list[Seat], mover: Seat) -> wire.Hold:
    """Let somebody ask to take their last move back; returns what everybody is told."""
    await mover.do(wire.TakeBack, match=mover.play.match)
    for seat in seats:
        await seat.until(lambda told: told.hold is not None)
    assert mover.told.hold is not None
    return mover.told.hold


async def test_everybody_agrees_and_play_goes_on_from_before_the_move(shared: House, gather: Gather) -> None:
    _, _, seats = await gather(3)
    mover, before = await moved(seats)
    asked = await pleaded(seats, mover)
    others = [seat for seat in seats if seat is not mover]
    assert (asked.kind, asked.step, asked.by) == ("take-back", before.step + 1, mover.told.you.seat)
    assert set(asked.waiting) == {seat.told.you.seat for seat in others}
    assert asked.left is not None and 0 < asked.left <= hold.PLEA
    consent = {"match": before.match, "step": asked.step, "yes": True}
    # Nobody plays on before everybody has answered.
    (next_one,) = [seat for seat in seats if seat.play.question is not None]
    assert await next_one.refused(wire.Answer, **next_one.answer(0)) == "denied-held"
    assert await next_one.refused(wire.TakeBack, match=before.match) in ("denied-held", "denied-other-move")
    await others[0].do(wire.Consent, **consent)
    assert others[0].told.hold is not None and others[0].told.hold.waiting == (others[1].told.you.seat,)
    steps = await shared.server.store.read(matches.moves, before.match)
    await others[1].do(wire.Consent, **consent)
    for seat in seats:
        await seat.until(lambda told: told.hold is None and told.play is not None and told.play.match != before.match)
        assert seat.play.step == before.step and seat.told.whole
    assert (mover.play.scene, mover.play.question, mover.play.number) == (before.scene, before.question, before.number)
    assert mover.play.commitment != before.commitment
    branch = await shared.server.store.read(matches.find, mover.play.match)
    assert branch is not None and (branch.parent, branch.shared) == (before.match, before.step)
    assert await shared.server.store.read(matches.moves, before.match) == steps
    await moved(seats)


@pytest.mark.parametrize("who", ["another", "the mover"])
async def test_one_no_is_enough_and_the_move_stays(gather: Gather, who: str) -> None:
    _, _, seats = await gather(3)
    mover, before = await moved(seats)
    asked = await pleaded(seats, mover)
    refuser = mover if who == "the mover" else next(seat for seat in seats if seat is not mover)
    await refuser.do(wire.Consent, match=before.match, step=asked.step, yes=False)
    for seat in seats:
        await seat.until(lambda told: told.hold is None)
        assert (seat.play.match, seat.play.step) == (before.match, before.step + 1)
    # An answer that comes too late changes nothing.
    assert await seats[0].refused(wire.Consent, match=before.match, step=asked.step, yes=True) == "stale-hold"
    await moved(seats)


async def test_whoever_does_not_answer_does_not_agree(gather: Gather, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hold, "PLEA", 0.2)
    _, _, seats = await gather(3)
    mover, before = await moved(seats)
    await pleaded(seats, mover)
    for seat in seats:
        await seat.until(lambda told: told.hold is None)
        assert seat.play.match == before.match
    await moved(seats)


async def test_what_was_turned_up_cannot_be_forgotten(gather: Gather) -> None:
    _, _, seats = await gather(3, options={"draw-pile": True})
    mover, before = await moved(seats)  # and a card was drawn
    assert await mover.refused(wire.TakeBack, match=before.match) == "denied-revealed"
    assert mover.told.hold is None


async def test_a_question_that_tells_what_somebody_holds_cannot_be_forgotten(gather: Gather) -> None:
    _, _, seats = await gather(3, game="wie-verhext")
    for seat in seats:
        await seat.do(wire.Answer, **seat.answer(0))  # all have chosen the same roles
    for seat in seats:
        await seat.reach(3)
    caller, before = await moved(seats)
    assert sum(seat.play.question is not None for seat in seats) == 1  # the next one holds the role that was called, and must answer
    assert await caller.refused(wire.TakeBack, match=before.match) == "denied-revealed"


async def test_bots_agree_at_once_also_those_that_mind_a_seat(shared: House, gather: Gather) -> None:
    code, _, seats = await gather(2, seats=3, begin=False)
    await seats[0].do(wire.SeatBot, seat=2, level="apprentice")
    await seats[0].do(wire.Begin)
    for seat in seats:
        await seat.until(lambda told: told.play is not None)
    while seats[0].play.question is None:  # whoever begins is for chance to say
        if seats[1].play.question is not None and seats[1].play.step == seats[0].play.step:
            await seats[1].do(wire.Answer, **seats[1].answer(0))
        await seats[0].hear()
        await seats[1].reach(seats[0].play.step)
    before = seats[0].play
    table = await shared.table(code)
    await seats[1].connection.close()
    await until(lambda: not table.company.present(1))
    await seats[0].do(wire.Answer, **seats[0].answer(0))
    table.company.mind(1)
    await seats[0].do(wire.TakeBack, match=before.match)
    await seats[0].until(lambda told: told.play is not None and told.play.match != before.match)
    assert seats[0].told.hold is None


async def test_onlookers_are_not_asked_and_nobody_answers_for_another_match(gather: Gather, other: Visitor) -> None:
    code, _, seats = await gather(3)
    mover, before = await moved(seats)
    asked = await pleaded(seats, mover)
    async with other.at(code) as onlooker:
        assert onlooker.told.hold is not None
        consent = {"match": before.match, "step": asked.step, "yes": True}
        assert await onlooker.refused(wire.Consent, **consent) == "denied-no-seat"
        assert await onlooker.refused(wire.TakeBack, match=before.match) == "denied-no-seat"
    assert await seats[0].refused(wire.Consent, match="another", step=asked.step, yes=True) == "denied-other-match"
    assert await seats[0].refused(wire.Consent, match=before.match, step=asked.step + 1, yes=True) == "stale-hold"
