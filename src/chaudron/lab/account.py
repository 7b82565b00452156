"""Compares what scripted clients said and heard with what is on disk: how long everything took, and whether anything went wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct, field
from sqlalchemy import Connection

from chaudron.kernel.match import Match
from chaudron.kernel.model import News, Seat
from chaudron.kernel.record import decode_move
from chaudron.lab.clients import Log
from chaudron.lab.scripts import ScriptedTable
from chaudron.store import matches


class Account(Struct):
    """Delays in seconds, and all faults."""

    told: list[float] = field(default_factory=list)
    """From when a statement was due until everybody at its table knew about it."""
    traded: list[float] = field(default_factory=list)
    """From when a trade was due until everybody whose hand it changed knew about it."""
    late: list[float] = field(default_factory=list)
    """From when a statement was due until it was sent."""
    updates: int = 0
    """The number of updates received; one may report several statements."""
    refused: int = 0
    faults: list[str] = field(default_factory=list)


def account(connection: Connection, tables: Sequence[ScriptedTable]) -> Account:
    """Check everything that was said and heard at these tables."""
    found = Account()
    for table in tables:
        logs: dict[str, list[Log]] = {}
        for client in table.clients:
            found.faults += [f"table {table.code}: {fault}" for fault in client.faults]
            if client.pending:
                found.faults.append(f"table {table.code}: {len(client.pending)} statements were never answered")
            for match, log in client.logs.items():
                logs.setdefault(match, []).append(log)
        for match, mine in logs.items():
            found.faults += [f"match {match}: {fault}" for fault in settle(connection, match, mine, found)]
    return found


def settle(connection: Connection, name: str, logs: Sequence[Log], found: Account) -> Iterator[str]:
    """Replay a match from disk, record how long each statement took, and yield every discrepancy."""
    begun = matches.find(connection, name)
    assert begun is not None
    match = matches.dealt(begun)
    game, whole = match.game, match.tally()
    taken = [iter([said for said in log.said if said.refused is None]) for log in logs]
    cursors = [0] * len(logs)
    lines: list[list[int]] = [[] for _ in logs]
    hands = hands_of(match)

    def tell(step: int, news: Sequence[News]) -> None:
        for seat, heard in enumerate(lines):
            heard += [step for item in news if item.heard_by(seat)]

    def knew(seat: Seat, step: int) -> float | None:
        """Return when a client first knew about a step; call it with increasing steps."""
        heard = logs[seat].heard
        while cursors[seat] < len(heard) and heard[cursors[seat]][1] < step:
            cursors[seat] += 1
        return heard[cursors[seat]][0] if cursors[seat] < len(heard) else None

    tell(0, match.opening)
    for seat, data in matches.moves(connection, name):
        move = decode_move(game, data)
        tell(match.step + 1, match.play(seat, move))
        if isinstance(move, game.about.house):
            continue
        said = next(taken[seat], None)
        if said is None:
            yield f"step {match.step} is on disk, but it was never sent, was refused, or is a duplicate"
            return
        times = [knew(other, match.step) for other in range(len(logs))]
        if any(at is None for at in times):
            yield f"step {match.step} was not told to everybody"
            continue
        known = [at for at in times if at is not None]
        found.told.append(max(known) - said.due)
        if not isinstance(move, game.about.unlisted):
            before, hands = hands, hands_of(match)
            parties = [other for other in range(len(logs)) if hands[other] != before[other]]
            if game.about.market and len(parties) > 1 and seat in parties:
                found.traded.append(max(known[other] for other in parties) - said.due)
    lost = sum(1 for rest in taken for _ in rest)
    if lost:
        yield f"{lost} statements were acknowledged but are not on disk"
    if match.tally() != whole:
        yield "cards are missing, or there are too many"
    for seat, log in enumerate(logs):
        found.late += [said.sent - said.due for said in log.said]
        found.updates += len(log.heard)
        found.refused += sum(said.refused is not None for said in log.said)
        if log.lines != lines[seat]:
            yield f"seat {seat} heard {len(log.lines)} lines of the story instead of {len(lines[seat])}, or in another order"
        if log.heard[-1][1] == match.step and log.scene != Raw(msgspec.json.encode(game.scene(match.view(seat)))):
            yield f"seat {seat} was sent the wrong scene"


def hands_of(match: Match[Any, Any, Any]) -> list[Any]:
    """Return what each seat sees of its own hand."""
    return [
        [zone.pieces for zone in match.game.scene(match.view(seat)).zones if zone.kind == "hand" and zone.owner == seat]
        for seat in range(match.seats)
    ]
