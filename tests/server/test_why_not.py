"""Why not: whoever touches what leads nowhere is told the reason, and nothing changes."""

from typing import Any

from chaudron import games
from chaudron.server import wire
from tests.server.conftest import Gather
from tests.server.people import House, Seat, Visitor, offered


async def told(seat: Seat, *touches: str) -> wire.Refused:
    """What a seat is told when it asks why not."""
    answer = await seat.say(wire.WhyNot, match=seat.play.match, touches=touches)
    assert isinstance(answer, wire.Refused)
    return answer


def wrong(seat: Seat) -> tuple[str, ...]:
    """Touches in the scene that occur together in no choice."""
    choices = [set(touches) for _, touches in offered(seat.question)]
    zones = seat.play.scene.zones
    there = sorted({touch for zone in zones for touch in (zone.touch, *(piece.touch for piece in zone.pieces)) if touch is not None})
    return next(pair for one in there for other in there if not any({*(pair := (one, other))} <= choice for choice in choices))


async def test_a_wrong_touch_is_refused_for_a_reason_of_the_game_and_changes_nothing(gather: Gather) -> None:
    _, _, seats = await gather(3)
    (mover,) = [seat for seat in seats if seat.play.question is not None]
    other = next(seat for seat in seats if seat is not mover)
    step = mover.play.step
    refused = await told(mover, *wrong(mover))
    assert refused.kind == "illegal" and refused.reason in (*games.load(mover.told.room.game).about.refusals, "nowhere")
    assert (await told(other, *wrong(mover))).kind == "illegal"
    await mover.do(wire.Answer, **mover.answer(0))
    assert (await mover.reach(step + 1)).step == step + 1


async def test_whatever_is_touched_there_is_an_answer(gather: Gather) -> None:
    for game in games.names():
        _, _, seats = await gather(games.load(game).about.usual, game=game)
        for touches in ([], ["", ":", "card:", "card:x:y", "player:99", "offer:1"], ["ready"], ["say:score-nothing"], ["give:gold:x"]):
            for seat in seats[:2]:
                assert (await told(seat, *touches)).kind == "illegal"


async def test_the_rules_say_why_a_move_that_is_not_listed_is_not_allowed(gather: Gather) -> None:
    market = next(game for game in games.names() if games.load(game).about.unlisted)
    _, _, seats = await gather(games.load(market).about.usual, game=market)
    nothing: dict[str, Any] = {"type": "offer", "give": [], "want": [], "to": None}
    match = seats[0].play.match
    assert await seats[0].refused(wire.WhyNot, match=match, move=nothing) == "illegal-no-cards"
    assert await seats[0].refused(wire.WhyNot, match=match, move={"type": "dance"}) == "malformed-move"


async def test_onlookers_have_nothing_to_ask(shared: House, visitor: Visitor) -> None:
    code = await visitor.create(level="apprentice", begin=True)
    async with visitor.at(code) as seat, (await shared.visitor()).at(code) as onlooker:
        assert await onlooker.refused(wire.WhyNot, match=seat.play.match, touches=("x",)) == "denied-no-seat"
        assert await seat.refused(wire.WhyNot, match="another", touches=("x",)) == "denied-other-match"
