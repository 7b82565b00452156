"""Who sits where and who is the host: each function returns the changed table, or refuses."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from chaudron.bots.levels import USUAL
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup, Options, Seat
from chaudron.kernel.options import check_setup, refuse_simulation
from chaudron.kernel.record import decode_options
from chaudron.server import wire
from chaudron.server.refusals import Denied, Missing
from chaudron.store.slow import SLOW
from chaudron.store.tables import Holder, KeptTable, Unseated

NAMES = ("Alba", "Basile", "Celia", "Dorian", "Erwin", "Flora", "Gideon")
"""Names for bots, and for people who have not chosen one."""
HOUR = 3600
PATIENCE = {False: (5, 24 * HOUR, 60), True: (HOUR, 30 * 24 * HOUR, 24 * HOUR)}
"""The least, the most and the usual patience of a table, in seconds, by whether it is slow."""
MOST_SEATS = 64
"""A limit far above any game's; the game checks the actual number."""


MOST_UNSEATED = 100
"""The number of people whose seats were taken away that a table remembers."""


def open_only(kept: KeptTable) -> None:
    """Raise Denied if the match has begun."""
    if kept.status != "open":
        raise Denied("begun")


def check_seat(kept: KeptTable, seat: Seat) -> None:
    """Raise BadSetup if the table has no such seat."""
    if not 0 <= seat < len(kept.holders):
        raise BadSetup("seat", seat=seat + 1, seats=len(kept.holders))


def with_holder(kept: KeptTable, seat: Seat, holder: Holder) -> KeptTable:
    """Return the table with another holder of a seat."""
    return replace(kept, holders=(*kept.holders[:seat], holder, *kept.holders[seat + 1 :]))


def officed(kept: KeptTable, after: Seat = 0) -> KeptTable:
    """Return the table with a host who has a seat: whoever loses the seat loses the office, to the next person after that seat."""
    around = (*kept.holders[after:], *kept.holders[:after])
    people = [holder.person for holder in around if holder.person is not None]
    return kept if kept.host in people else replace(kept, host=people[0] if people else "")


def spare_name(kept: KeptTable) -> str:
    """Return a name that nobody at the table has."""
    taken = {holder.name for holder in kept.holders}
    return next((name for name in NAMES if name not in taken), f"{NAMES[0]} {len(taken)}")


def empty_seat(kept: KeptTable) -> Seat:
    """Return the first empty seat; raises Denied if there is none."""
    found = next((place for place, holder in enumerate(kept.holders) if holder.empty), None)
    if found is None:
        raise Denied("full")
    return found


def seated(kept: KeptTable, visitor: str | None, name: str, seat: Seat | None) -> KeptTable:
    """Return the table with a visitor on a seat, or on any empty one; the seat they had becomes empty."""
    open_only(kept)
    if visitor is None:
        raise Denied("no-cookie")
    if any(each.visitor == visitor for each in kept.unseated):
        raise Denied("unseated")
    if seat is None:
        seat = empty_seat(kept)
    check_seat(kept, seat)
    held = kept.holders[seat]
    if held.visitor == visitor:
        return kept
    if not held.empty:
        raise Denied("taken", seat=seat + 1)
    freed = replace(kept, holders=tuple(Holder() if holder.visitor == visitor else holder for holder in kept.holders))
    return officed(with_holder(freed, seat, Holder(visitor=visitor, name=name or spare_name(kept))))


def vacated(kept: KeptTable, seat: Seat) -> KeptTable:
    """Return the table without the person on a seat, empty before the start, a bot's during a match, and with their name after it.

    Another person succeeds a host."""
    match kept.status:
        case "open":
            successor = Holder()
        case "playing":
            successor = Holder(level=USUAL, name=spare_name(kept))
        case _:
            successor = Holder(name=kept.holders[seat].name)  # the result is theirs
    return officed(with_holder(kept, seat, successor), seat)


def risen(kept: KeptTable, seat: Seat | None) -> KeptTable:
    """Return the table with a seat given up."""
    if seat is None:
        raise Denied("no-seat")
    return vacated(kept, seat)


def person_on(kept: KeptTable, seat: Seat) -> Holder:
    """Return the person who has a seat; raises Denied if it is nobody's, a bot's or a program's."""
    check_seat(kept, seat)
    if kept.holders[seat].person is None:
        raise Denied("no-person", seat=seat + 1)
    return kept.holders[seat]


def unseated(kept: KeptTable, seat: Seat) -> KeptTable:
    """Return the table with somebody's seat taken away for good; nobody can take the host's, also while they are away.

    A program is not barred: its token is worth nothing without the seat."""
    check_seat(kept, seat)
    if kept.holders[seat].program:
        return vacated(kept, seat)
    held = person_on(kept, seat)
    if held.visitor == kept.host:
        raise Denied("host-seat")
    number = 1 + max((each.number for each in kept.unseated), default=0)
    away = (*kept.unseated, Unseated(number, held.visitor or "", held.name))
    return replace(vacated(kept, seat), unseated=away[-MOST_UNSEATED:])


def let_in(kept: KeptTable, number: int) -> KeptTable:
    """Return the table where somebody may sit down again whose seat was taken away."""
    left = tuple(each for each in kept.unseated if each.number != number)
    if len(left) == len(kept.unseated):
        raise Missing("unseated")
    return replace(kept, unseated=left)


def handed_on(kept: KeptTable, seat: Seat) -> KeptTable:
    """Return the table with another host."""
    return replace(kept, host=person_on(kept, seat).visitor or "")


def with_bot(kept: KeptTable, seat: Seat, level: str) -> KeptTable:
    """Return the table with a bot on an empty seat, or with another level for the bot there."""
    open_only(kept)
    check_seat(kept, seat)
    held = kept.holders[seat]
    if held.visitor is not None:
        raise Denied("taken", seat=seat + 1)
    return with_holder(kept, seat, Holder(level=level, name=held.name or spare_name(kept)))


def with_program(kept: KeptTable, seat: Seat | None, name: str, program: str) -> KeptTable:
    """Return the table with a program on a seat that no person has, or on any empty one; another program there is gone."""
    open_only(kept)
    if seat is None:
        seat = empty_seat(kept)
    check_seat(kept, seat)
    held = kept.holders[seat]
    if held.person is not None:
        raise Denied("taken", seat=seat + 1)
    return with_holder(kept, seat, Holder(visitor=program, name=name or held.name or spare_name(kept), program=True))


def without_program(kept: KeptTable, seat: Seat) -> KeptTable:
    """Return the table without the program on a seat."""
    check_seat(kept, seat)
    if not kept.holders[seat].program:
        raise Denied("no-program", seat=seat + 1)
    return vacated(kept, seat)


def cleared(kept: KeptTable, visitor: str | None, seat: Seat) -> KeptTable:
    """Return the table with a seat emptied by a visitor; only the host can give up the host's seat, also while they are away."""
    open_only(kept)
    check_seat(kept, seat)
    if kept.holders[seat].visitor == kept.host != visitor:
        raise Denied("host-seat")
    return officed(with_holder(kept, seat, Holder()), seat)


def chosen(game: AnyGame, seats: int, options: dict[str, Any]) -> Options:
    """Decode the options of a table; refuses those that the game does not accept, and those for simulations only."""
    found = decode_options(game, options)
    refuse_simulation(found)
    check_setup(game, seats, found)
    return found


def timed(game: AnyGame, pace: str, patience: int | None, before: int = 0) -> int:
    """Return the patience of a table with this pace: what is wanted, else what it was before, else what is usual.

    Refuses a patience that does not fit the pace, and a slow table where everybody may speak at any time."""
    least, most, usual = PATIENCE[pace == SLOW]
    if pace == SLOW and game.about.market:
        raise BadSetup("slow")
    if patience is None:
        return before if least <= before <= most else usual
    if not least <= patience <= most:
        raise BadSetup("patience", slow="yes" if pace == SLOW else "no")
    return patience


def configured(kept: KeptTable, game: AnyGame, wanted: wire.Configure) -> KeptTable:
    """Return the table with other settings, or more or fewer seats; a seat that is taken is never removed."""
    open_only(kept)
    holders = list(kept.holders)
    seats = len(holders) if wanted.seats is None else wanted.seats
    taken = sum(not holder.empty for holder in holders)
    if taken > seats:
        raise Denied("too-many", people=taken, seats=seats)
    while len(holders) > seats:
        holders.remove(Holder())
    holders += [Holder()] * min(seats - len(holders), MOST_SEATS)
    options = chosen(game, seats, {**kept.options, **(wanted.options or {})})
    others: dict[str, Any] = {name: value for name in ("public", "pace", "coaching") if (value := getattr(wanted, name)) is not None}
    others["patience"] = timed(game, wanted.pace or kept.pace, wanted.patience, kept.patience)
    return replace(kept, holders=tuple(holders), options=msgspec.to_builtins(options), **others)


def reopened(kept: KeptTable, seat: Seat | None) -> KeptTable:
    """Return the table open for another match, with the same people and bots."""
    if seat is None:
        raise Denied("no-seat")
    if kept.status != "over":
        raise Denied("not-over")
    return replace(kept, status="open", match=None, holders=tuple(Holder() if holder.empty else holder for holder in kept.holders))
