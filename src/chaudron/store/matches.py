"""Matches and their steps, as rows and as records."""

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, insert, literal, or_, select

from chaudron import games
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord, News
from chaudron.kernel.record import FORMAT, Mixed, Record, Stem, decode_move
from chaudron.kernel.replay import reopen
from chaudron.store import chronicle
from chaudron.store.chronicle import Chronicle
from chaudron.store.database import Made
from chaudron.store.schema import matches, steps
from chaudron.store.tables import Holder


class Begun(Struct, frozen=True, kw_only=True):
    """The set-up of a stored match; `table` is None if it was imported from a record."""

    id: str
    table: str | None
    number: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    commitment: str
    begun: int
    parent: str | None = None
    """The match as which it begins, if it is a branch."""
    shared: int = 0
    """How many of its first moves are those of its parent."""
    stems: tuple[Stem, ...] = ()
    """What it has in common with the matches it has grown from."""
    players: tuple[Holder, ...] = ()
    """Who had which seat when it began; empty if it was imported, or begun by a version that did not store it."""
    ended: int | None = None
    """When it was ended early, if it was."""
    mixed: Mixed | None = None
    """How the seed was made, if players had a share in it."""
    settled: int | None = None
    """When it ended, in seconds since 1970; None before its results are stored."""


def beginning(
    match: Match[Any, Any, Any],
    table: str | None = None,
    number: int = 1,
    players: Sequence[Holder] = (),
    parent: str | None = None,
) -> Begun:
    """Return the set-up of a match, with a new id; a branch has made only the moves that it shares with its parent."""
    return Begun(
        id=secrets.token_hex(8),
        table=table,
        number=number,
        game=match.game.about.name,
        version=match.game.about.version,
        seats=match.seats,
        options=msgspec.to_builtins(match.options),
        seed=match.seed.hex(),
        commitment=match.commitment,
        begun=int(time.time()),
        parent=parent,
        shared=match.step if parent is not None else 0,
        stems=match.stems,
        players=tuple(players),
        ended=int(time.time()) if match.ended else None,
        mixed=match.mixed,
    )


def begin(connection: Connection, match: Begun) -> None:
    """Store the set-up of a match."""
    connection.execute(insert(matches).values(msgspec.to_builtins(match)))


def branch(connection: Connection, match: Begun) -> None:
    """Store a match that begins with the first moves of its parent, which stays as it is."""
    begin(connection, match)
    made = select(literal(match.id), steps.c.n, steps.c.seat, steps.c.move, steps.c.at)
    made = made.where(steps.c.match == match.parent, steps.c.n <= match.shared).order_by(steps.c.n)
    connection.execute(insert(steps).from_select(["match", "n", "seat", "move", "at"], made))
    parent = None if match.parent is None else find(connection, match.parent)
    if parent is not None and parent.table == match.table:
        chronicle.inherit(connection, match.id, parent.id, match.shared)


def find(connection: Connection, match: str) -> Begun | None:
    """Return the set-up of a match, or None if there is no such match."""
    row = connection.execute(select(matches).where(matches.c.id == match)).first()
    return None if row is None else msgspec.convert({f"{name}": value for name, value in row._asdict().items()}, Begun)


def names(connection: Connection) -> list[str]:
    """Return the ids of all matches, oldest first."""
    return list(connection.execute(select(matches.c.id).order_by(matches.c.begun, matches.c.id)).scalars())


def alike(connection: Connection, match: str, commitment: str, most: int) -> list[str]:
    """Return the ids of finished matches with the same deal, which have the same commitment: the one it was dealt for, this one and the
    last of the others, oldest first."""
    over = or_(matches.c.settled.is_not(None), matches.c.table.is_(None), matches.c.id == match)
    same = select(matches.c.id).where(matches.c.commitment == commitment, matches.c.ended.is_(None), over)
    age = (matches.c.parent.is_not(None), matches.c.begun, matches.c.id)
    oldest = connection.execute(same.order_by(*age).limit(1)).scalars().all()
    latest = connection.execute(same.order_by(*(each.desc() for each in age)).limit(most)).scalars().all()
    chosen = list(dict.fromkeys([*oldest, match, *latest]))[:most]
    return list(connection.execute(same.where(matches.c.id.in_(chosen)).order_by(*age)).scalars())


def moves(connection: Connection, match: str) -> list[tuple[int, dict[str, Any]]]:
    """Return the moves of a match in order, each with its seat; raises BadRecord if one is missing."""
    rows = connection.execute(select(steps.c.n, steps.c.seat, steps.c.move).where(steps.c.match == match).order_by(steps.c.n)).all()
    if [row.n for row in rows] != list(range(1, len(rows) + 1)):
        raise BadRecord("gap", match=match)
    return [(row.seat, msgspec.json.decode(row.move)) for row in rows]


def after(connection: Connection, match: str, step: int) -> list[Made]:
    """Return the steps of a match after this one, in order."""
    found = select(steps.c.n, steps.c.seat, steps.c.move, steps.c.minded).where(steps.c.match == match, steps.c.n > step)
    return [Made(*row) for row in connection.execute(found.order_by(steps.c.n))]


def dealt(begun: Begun) -> Match[Any, Any, Any]:
    """Return a match before its first move."""
    return reopen(
        games.load(begun.game),
        Record(
            FORMAT,
            begun.game,
            begun.version,
            begun.seats,
            begun.options,
            begun.commitment,
            begun.seed,
            (),
            stems=begun.stems,
            mixed=begun.mixed,
        ),
    )


class Rebuilt(Struct):
    """A match rebuilt from its steps, with its set-up and its story: the news after each step."""

    begun: Begun
    match: Match[Any, Any, Any]
    story: list[tuple[int, list[News]]]
    times: list[int]
    """When the current phase began and when each of its steps was made, in seconds since 1970."""
    chronicle: Chronicle

    @property
    def over(self) -> bool:
        """Whether it has ended, by the rules or early."""
        return self.match.outcome is not None or self.chronicle.ended


def rebuild(connection: Connection, match: str) -> Rebuilt | None:
    """Replay a match from its steps; returns None if there is no such match."""
    begun = find(connection, match)
    if begun is None:
        return None
    played = dealt(begun)
    game = played.game
    story = [(0, played.opening)]
    made = connection.execute(select(steps.c.at).where(steps.c.match == match).order_by(steps.c.n)).scalars()
    times, phase = [begun.begun], phase_of(played)
    for (seat, data), at in zip(moves(connection, match), made, strict=True):
        story.append((played.step + 1, played.play(seat, decode_move(game, data))))
        before, phase = phase, phase_of(played)
        if phase != before:
            times.clear()
        times.append(at)
    played.ended = begun.ended is not None
    return Rebuilt(begun, played, story, times, chronicle.find(connection, match))


def phase_of(match: Match[Any, Any, Any]) -> int | None:
    """Return the number of the current phase, or None if its time is not limited."""
    limit = match.time_limit()
    return None if limit is None else limit.phase


def bring(connection: Connection, begun: Begun, record: Record) -> None:
    """Store a verified record as a match without a table."""
    begin(connection, begun)
    rows = [
        {"match": begun.id, "n": n, "seat": seat, "move": msgspec.json.encode(move).decode(), "at": begun.begun}
        for n, (seat, move) in enumerate(record.moves, 1)
    ]
    if rows:
        connection.execute(insert(steps), rows)


def last_number(connection: Connection, table: str) -> int:
    """Return the number of the last match at a table; 0 before the first."""
    return connection.execute(select(func.max(matches.c.number)).where(matches.c.table == table)).scalar() or 0


def last(connection: Connection, table: str) -> str | None:
    """Return the id of the last match at a table, of its branches the one that was played on; None before the first."""
    left = select(matches.c.parent).where(matches.c.table == table, matches.c.parent.is_not(None))
    found = select(matches.c.id).where(matches.c.table == table, matches.c.id.not_in(left))
    return connection.execute(found.order_by(matches.c.number.desc()).limit(1)).scalar()


def moved(connection: Connection, match: str) -> int:
    """Return the time of the last move of a match, in seconds since 1970; 0 before the first."""
    return connection.execute(select(func.max(steps.c.at)).where(steps.c.match == match)).scalar() or 0
