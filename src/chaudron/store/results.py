"""Results of finished matches, one row for each person who played; they are derived from matches, so those that are missing can be made.

A result counts for the standing of whoever held the seat from the beginning to the end and made all its moves. Its status says why another
does not: they `left` and a bot finished; a bot `helped` while they were away; it is not known whether they stayed (`unknown`); alone with
bots, a move was `taken-back`; or the match is a `branch` of another one, or has the same deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, Select, and_, delete, func, insert, or_, select, update

from chaudron import games, ratings
from chaudron.kernel.model import Outcome, Seat, kebab
from chaudron.ratings import Skill
from chaudron.store import chronicle, matches
from chaudron.store import tables as kept
from chaudron.store.schema import analyses, results, steps, visitors
from chaudron.store.schema import matches as played
from chaudron.store.tables import Holder

Status: TypeAlias = Literal["counted", "left", "helped", "unknown", "taken-back", "branch"]
COUNTED: Final = "counted"


class Player(Struct, frozen=True):
    """Who had a seat of a match, and how they fared; a bot has a level."""

    name: str
    level: str | None
    rank: int
    score: int


class Noted(Struct, frozen=True):
    """What a match showed of somebody's taste, and what cost them most: numbers by the keys of texts."""

    tastes: dict[str, int] = {}
    costs: dict[str, int] = {}


class Result(Struct, frozen=True, kw_only=True):
    """How a match ended for one person."""

    match: str
    seat: Seat
    game: str
    ended: int
    won: bool
    status: Status
    players: tuple[Player, ...]
    noted: Noted = Noted()
    brought: bool = False
    """Whether it comes from a file that the visitor has brought."""
    was: float | None = None
    """The estimate of their skill before, if they were rated; `mu` and `sigma` are their skill after it."""
    mu: float | None = None
    sigma: float | None = None
    rated: int | None = None
    """How many of their matches of this game have been rated, this one included."""


class Ended(NamedTuple):
    """What the moves of a finished match tell."""

    match: str
    outcome: Outcome
    noted: tuple[Noted, ...]
    """For each seat."""


class Leader(NamedTuple):
    """Somebody on the board: their last rating of a game."""

    visitor: str
    name: str
    game: str
    skill: Skill
    rated: int


# What a match tells.


def ended(rebuilt: matches.Rebuilt) -> Ended | None:
    """Return how a match ended, or None if it has not."""
    match, outcome = rebuilt.match, rebuilt.match.outcome
    if outcome is None:
        return None
    tastes: list[Counter[str]] = [Counter() for _ in range(match.seats)]
    costs: list[Counter[str]] = [Counter() for _ in range(match.seats)]
    for seat, move in match.history:
        tastes[seat].update(key_of(value) for value in move.tastes)
    for _, news in rebuilt.story:
        for item in news:
            for cost in item.event.costs:
                if cost.seat < match.seats:
                    costs[cost.seat][key_of(cost.what)] += cost.amount
    return Ended(rebuilt.begun.id, outcome, tuple(Noted(dict(liked), dict(paid)) for liked, paid in zip(tastes, costs, strict=True)))


def key_of(value: Enum) -> str:
    """Return the key of the text that names a value."""
    return f"{kebab(type(value).__name__)}-{value.value}"


# Writing.


def settle(connection: Connection, found: Ended) -> None:
    """Store the results of a finished match, once."""
    begun = matches.find(connection, found.match)
    if begun is None or begun.settled is not None:
        return
    at = connection.execute(select(func.max(steps.c.at)).where(steps.c.match == begun.id)).scalar() or begun.begun
    connection.execute(update(played).where(played.c.id == begun.id).values(settled=at))
    outcome = found.outcome
    status = statuses(connection, begun)
    players = tuple(
        Player(holder.name, holder.level, rank, score)
        for holder, rank, score in zip(begun.players, outcome.ranks, outcome.scores, strict=False)
    )
    skills = rated(connection, begun, status, outcome.ranks)
    for seat, why in status.items():
        was, now, number = skills.get(seat, (None, None, None))
        result = Result(
            match=begun.id,
            seat=seat,
            game=begun.game,
            ended=at,
            won=seat in outcome.winners,
            status=why,
            players=players,
            noted=found.noted[seat],
            was=None if was is None else was.mu,
            mu=None if now is None else now.mu,
            sigma=None if now is None else now.sigma,
            rated=number,
        )
        visitor = begun.players[seat].visitor
        assert visitor is not None
        # What somebody has brought about this very match gives way to the truth.
        connection.execute(delete(results).where(results.c.visitor == visitor, results.c.match == begun.id))
        connection.execute(insert(results).values(row_of(visitor, result)))


def row_of(visitor: str, result: Result) -> dict[str, Any]:
    """Return a result as a row."""
    row = {field: getattr(result, field) for field in result.__struct_fields__}
    texts = {field: msgspec.json.encode(row[field]).decode() for field in ("players", "noted")}
    return {**row, **texts, "visitor": visitor}


def statuses(connection: Connection, begun: matches.Begun) -> dict[Seat, Status]:
    """Return for each person who had a seat when the match began whether the result counts for them, or why not."""
    people = {seat: holder.person for seat, holder in enumerate(begun.players) if holder.person is not None}
    table = None if begun.table is None else kept.find(connection, begun.table)
    helped, taken_back, branch = lineage(connection, begun)

    gone = {each.seat for each in chronicle.succeeded(connection, begun.id)}

    def why(seat: Seat, visitor: str) -> Status:
        holder = Holder() if table is None or seat >= len(table.holders) else table.holders[seat]
        here = table is not None and table.match == begun.id
        # Matches of earlier versions do not say who left them: a bot that has the seat now has finished it.
        if seat in gone or (here and holder.level is not None):
            return "left"
        if not here and holder.visitor != visitor:
            return "unknown"
        if branch:
            return "branch"
        if seat in helped:
            return "helped"
        # With others, all have agreed, and nothing hidden had been turned up.
        return "taken-back" if taken_back and len(people) == 1 else "counted"

    return {seat: why(seat, visitor) for seat, visitor in people.items()}


def lineage(connection: Connection, begun: matches.Begun) -> tuple[set[Seat], bool, bool]:
    """Return for which seats a bot has made a move, whether a move was taken back, and whether the match grew from one elsewhere."""
    helped, taken_back = minded(connection, begun.id), False
    while begun.parent is not None:
        older = matches.find(connection, begun.parent)
        if older is None or older.table != begun.table:
            return helped, taken_back, True
        helped, taken_back, begun = helped | minded(connection, older.id), True, older
    return helped, taken_back, False


def minded(connection: Connection, match: str) -> set[Seat]:
    """Return the seats of people for whom a bot has made a move."""
    return set(chronicle.find(connection, match).minded.values())


def rated(
    connection: Connection, begun: matches.Begun, status: dict[Seat, Status], ranks: Sequence[int]
) -> dict[Seat, tuple[Skill, Skill, int]]:
    """Return the skill before and after, and the number of rated matches, of each person for whom the match counts.

    Seats whose strength is not known take no part: those that somebody left, programs, and bots that nobody has measured. Bots do not
    change."""
    game = games.load(begun.game)
    known: dict[Seat, tuple[Skill, int]] = {}
    for seat, holder in enumerate(begun.players):
        if holder.person is not None and status[seat] == COUNTED:
            known[seat] = skill_of(connection, holder.person, begun.game)
        elif holder.level is not None and (skill := ratings.level_skill(game, holder.level)) is not None:
            known[seat] = skill, 0
    if len(known) < 2:
        return {}
    after = ratings.rate([skill for skill, _ in known.values()], [ranks[seat] for seat in known])
    return {
        seat: (was, now, number + 1) for (seat, (was, number)), now in zip(known.items(), after, strict=True) if status.get(seat) == COUNTED
    }


def skill_of(connection: Connection, visitor: str, game: str) -> tuple[Skill, int]:
    """Return the skill of a visitor in a game, and the number of their rated matches."""
    mine = select(results.c.mu, results.c.sigma, results.c.rated).where(results.c.visitor == visitor, results.c.game == game)
    last = connection.execute(mine.where(results.c.rated.is_not(None)).order_by(results.c.rated.desc()).limit(1)).first()
    return (ratings.UNKNOWN, 0) if last is None else (Skill(last.mu, last.sigma), last.rated)


def unsettled(connection: Connection) -> list[str]:
    """Return the matches that may have ended without their results being stored, oldest first; not those that go on as a branch."""
    branch = played.alias()
    goes_on = select(branch.c.id).where(branch.c.table == played.c.table, branch.c.parent == played.c.id).exists()
    wanted = select(played.c.id).where(played.c.settled.is_(None), played.c.ended.is_(None), played.c.table.is_not(None), ~goes_on)
    return list(connection.execute(wanted.order_by(played.c.begun, played.c.id)).scalars())


def bring(connection: Connection, visitor: str, brought: Sequence[Result], most: int) -> int | None:
    """Add results from a file, except those that are there already; returns how many were added, or None if there would be too many."""
    there = set(connection.execute(select(results.c.match).where(results.c.visitor == visitor)).scalars())
    new = {result.match: result for result in brought if result.match not in there}
    if len(there) + len(new) > most:
        return None
    if new:
        connection.execute(insert(results), [row_of(visitor, result) for result in new.values()])
    return len(new)


def show(connection: Connection, visitor: str, *, on: bool) -> bool:
    """Store whether a visitor is shown on the board; returns False if they have no name."""
    named = and_(visitors.c.id == visitor, visitors.c.name != "")
    return connection.execute(update(visitors).where(named).values(shown=on)).rowcount > 0


def forget(connection: Connection, visitor: str, nobody: str) -> None:
    """Delete the results of a visitor, and their name in those of others."""
    mine = results.alias()
    shared = and_(mine.c.match == results.c.match, mine.c.visitor == visitor, ~mine.c.brought)
    others = select(results.c.visitor, results.c.match, results.c.players, mine.c.seat).join(mine, shared)
    for row in connection.execute(others.where(results.c.visitor != visitor, ~results.c.brought)).all():
        players = msgspec.json.decode(row.players, type=list[Player])
        players[row.seat] = msgspec.structs.replace(players[row.seat], name=nobody)
        this = and_(results.c.visitor == row.visitor, results.c.match == row.match)
        connection.execute(update(results).where(this).values(players=msgspec.json.encode(players).decode()))
    connection.execute(delete(results).where(results.c.visitor == visitor))


# Reading.


def read(row: Row[Any]) -> Result:
    """Return a row as a result."""
    values = {field: value for field, value in row._asdict().items() if field in Result.__struct_fields__}
    values["players"] = msgspec.json.decode(row.players, type=tuple[Player, ...])
    values["noted"] = msgspec.json.decode(row.noted, type=Noted)
    return Result(**values)


def of_visitor(visitor: str) -> Select[Any]:
    """Return the query for the results of a visitor, latest first."""
    return select(results).where(results.c.visitor == visitor).order_by(results.c.ended.desc(), results.c.match.desc())


def page(connection: Connection, visitor: str, game: str | None, before: tuple[int, str] | None, most: int) -> list[Result]:
    """Return the latest results of a visitor, of a game if it is given, before a time and match."""
    wanted = of_visitor(visitor)
    if game is not None:
        wanted = wanted.where(results.c.game == game)
    if before is not None:
        at, match = before
        wanted = wanted.where(or_(results.c.ended < at, and_(results.c.ended == at, results.c.match < match)))
    return [read(row) for row in connection.execute(wanted.limit(most))]


def everything(connection: Connection, visitor: str) -> list[Result]:
    """Return all results of a visitor, latest first."""
    return [read(row) for row in connection.execute(of_visitor(visitor))]


def among(connection: Connection, visitor: str, wanted: Sequence[str]) -> dict[str, Result]:
    """Return the results of a visitor in some matches, by match."""
    found = connection.execute(of_visitor(visitor).where(results.c.match.in_(wanted)))
    return {row.match: read(row) for row in found}


def there(connection: Connection, wanted: Sequence[str]) -> set[str]:
    """Return which of some matches can still be looked back at."""
    return set(connection.execute(select(played.c.id).where(played.c.id.in_(wanted), played.c.settled.is_not(None))).scalars())


class Counted(NamedTuple):
    """What a standing is made of: a result that counts, without the players."""

    game: str
    won: bool
    rank: int
    noted: str
    mu: float | None
    sigma: float | None
    rated: int | None


def course(connection: Connection, visitor: str) -> list[Counted]:
    """Return the results that count for a visitor, oldest first; `noted` is JSON."""
    chosen = select(results.c.game, results.c.won, results.c.seat, results.c.players, results.c.noted)
    chosen = chosen.add_columns(results.c.mu, results.c.sigma, results.c.rated)
    mine = chosen.where(results.c.visitor == visitor, results.c.status == COUNTED).order_by(results.c.ended, results.c.match)
    rows = connection.execute(mine).all()
    players = msgspec.json.decode("[" + ",".join(row.players for row in rows) + "]", type=list[list[Player]])
    return [
        Counted(row.game, row.won, seated[row.seat].rank, row.noted, row.mu, row.sigma, row.rated)
        for row, seated in zip(rows, players, strict=True)
    ]


def shown(connection: Connection, visitor: str) -> bool:
    """Whether a visitor has agreed to be shown on the board."""
    return bool(connection.execute(select(visitors.c.shown).where(visitors.c.id == visitor)).scalar())


def board(connection: Connection, since: int, least: int) -> list[Leader]:
    """Return the ratings of all who agreed to be shown, have at least so many rated matches of a game and have played it since then."""
    other = results.alias()
    last = select(func.max(other.c.rated)).where(other.c.visitor == results.c.visitor, other.c.game == results.c.game).scalar_subquery()
    wanted = select(visitors.c.id, visitors.c.name, results.c.game, results.c.mu, results.c.sigma, results.c.rated)
    wanted = wanted.join(results, results.c.visitor == visitors.c.id)
    wanted = wanted.where(visitors.c.shown, results.c.rated >= least, results.c.rated == last, results.c.ended >= since)
    return [Leader(row.id, row.name, row.game, Skill(row.mu, row.sigma), row.rated) for row in connection.execute(wanted)]


class Judged(NamedTuple):
    """The analysis of a match in which a visitor had a seat, as JSON."""

    match: str
    seat: Seat
    game: str
    ended: int
    data: str


def judged(connection: Connection, visitor: str, most: int) -> list[Judged]:
    """Return the analyses that are kept of the latest matches of a visitor."""
    wanted = select(results.c.match, results.c.seat, results.c.game, results.c.ended, analyses.c.data)
    wanted = wanted.join(analyses, analyses.c.match == results.c.match)
    mine = wanted.where(results.c.visitor == visitor, ~results.c.brought, results.c.status.in_((COUNTED, "taken-back", "branch")))
    return [Judged(*row) for row in connection.execute(mine.order_by(results.c.ended.desc()).limit(most))]
