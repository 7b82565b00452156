"""What several people at a table hear, and what they do together."""

from collections.abc import Callable

from chaudron.server import wire
from tests.server.people import Seat


async def all_hear(seats: list[Seat], what: Callable[[wire.Update], object]) -> None:
    for seat in seats:
        await seat.until(what)


async def moved(seats: list[Seat]) -> int:
    """Let whoever is asked move, and everybody hear of it; returns the number of moves."""
    step = max(seat.play.step for seat in seats)
    for seat in seats:
        await seat.reach(step)
    mover = next(seat for seat in seats if seat.play.question is not None)
    await mover.do(wire.Answer, **mover.answer(0))
    for seat in seats:
        await seat.reach(step + 1)
    return step + 1


def status(seat: Seat) -> str:
    return seat.told.room.status


def told(seat: Seat, key: str) -> list[wire.Line]:
    return [line for line in seat.news if line.told.key == key]


async def ended(seats: list[Seat]) -> None:
    """Let everybody agree to end the match."""
    match = seats[0].play.match
    await seats[0].do(wire.EndEarly, match=match)
    for seat in seats[1:]:
        await seat.until(lambda told: told.hold is not None)
        assert seat.told.hold is not None
        await seat.do(wire.Consent, match=match, step=seat.told.hold.step, kind="end", yes=True)
    await all_hear(seats, lambda told: told.room.status == "over")
