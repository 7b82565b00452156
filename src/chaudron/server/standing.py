"""The HTTP routes of one's own standing, as a page and as a file, and of the board of the house."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from chaudron import games, ratings
from chaudron.bots.levels import LEVELS
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Malformed
from chaudron.ratings import Skill
from chaudron.server import wire
from chaudron.server.asking import REFUSALS, Who, address_of
from chaudron.server.me import printable
from chaudron.server.refusals import Busy, Denied, Missing
from chaudron.store import results
from chaudron.store.results import Counted, Noted, Player, Result

if TYPE_CHECKING:
    from chaudron.server.app import Server

PAGE = 20
"""The number of results on a page."""
MOST_POINTS = 120
"""The number of points of a curve."""
MOST_NAMED = 5
"""How many tastes, costs and mistakes are named."""
MOST_JUDGED = 30
"""How many analyses are searched for mistakes, the latest ones."""
MOST_KEPT = 20_000
"""How many results a visitor may have before more can be brought."""
LONGEST_FILE = 8_000_000
"""The maximum size of a file of results, in bytes."""
DAYS = 90
"""Whoever has not played for this many days is not on the board."""
MOST_LEADERS = 50
FILE = "/api/me/standing/file"


# What rows add up to.


def standing(rows: Sequence[Counted], name: str | None, *, board: bool, shown: bool) -> wire.Standing:
    """Return what results that count add up to."""
    by_game: dict[str, list[Counted]] = {}
    for row in rows:
        by_game.setdefault(row.game, []).append(row)
    most_played = sorted(by_game.items(), key=lambda item: -len(item[1]))
    here = set(games.names())
    now, longest = streaks([row.won for row in rows])
    return wire.Standing(
        name=name,
        board=board,
        shown=shown,
        matches=len(rows),
        won=sum(row.won for row in rows),
        streak=now,
        longest=longest,
        games=tuple(in_game(game, played) for game, played in most_played if game in here),
    )


def in_game(name: str, rows: Sequence[Counted]) -> wire.GameStanding:
    """Return what the results of one game add up to."""
    game = games.load(name)
    now, longest = streaks([row.won for row in rows])
    placed = Counter(row.rank for row in rows)
    rated = [(Skill(row.mu, row.sigma), row.rated) for row in rows if row.mu is not None and row.sigma is not None and row.rated]
    rated.sort(key=lambda found: found[1])
    noted = msgspec.json.decode("[" + ",".join(row.noted for row in rows) + "]", type=list[Noted])
    skills = {level: ratings.level_skill(game, level) for level in LEVELS}
    return wire.GameStanding(
        game=name,
        matches=len(rows),
        won=sum(row.won for row in rows),
        ranks=tuple(placed[rank] for rank in range(max(placed) + 1)),
        streak=now,
        longest=longest,
        rating=rating(game, *rated[-1]) if rated else None,
        curve=tuple(ratings.points(game, skill) for skill, _ in thinned(rated)),
        levels={level: ratings.points(game, skill) for level, skill in skills.items() if skill is not None},
        tastes=most([each.tastes for each in noted]),
        costs=most([each.costs for each in noted]),
    )


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Return the number of wins in a row at the end, and the most there were."""
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return now, longest


def thinned(values: Sequence[Any]) -> Sequence[Any]:
    """Return so many of the values at most, evenly spaced, the first and the last among them."""
    last = len(values) - 1
    if last < MOST_POINTS:
        return values
    return [values[round(place * last / (MOST_POINTS - 1))] for place in range(MOST_POINTS)]


def most(tallies: Sequence[dict[str, int]]) -> tuple[wire.Amount, ...]:
    """Return the largest sums."""
    total: Counter[str] = Counter()
    for tally in tallies:
        total.update(tally)
    return tuple(wire.Amount(key, amount) for key, amount in total.most_common(MOST_NAMED))


def rating(game: AnyGame, skill: Skill, matches: int) -> wire.Rating:
    """Return a skill as people read it."""
    return wire.Rating(ratings.points(game, skill), ratings.margin(skill), ratings.certainty(skill, matches), matches)


def told(result: Result, *, kept: bool) -> wire.PastResult:
    """Return a result as its owner may see it: others by the names they had."""
    change = None if result.mu is None or result.was is None else round(ratings.POINTS * (result.mu - result.was))
    return wire.PastResult(
        match=result.match,
        game=result.game,
        ended=result.ended,
        seat=result.seat,
        won=result.won,
        status=result.status,
        players=tuple(wire.PastPlayer(player.name, player.level, player.rank, player.score) for player in result.players),
        tastes=result.noted.tastes,
        costs=result.noted.costs,
        brought=result.brought,
        kept=kept,
        change=change,
    )


# One's own page.


@get("/api/me/standing", responses=REFUSALS)
async def my_standing(state: State, visitor: Who) -> wire.Standing:
    """Return the visitor's standing."""
    server: Server = state.server
    await server.lobby.results.settled()
    name = await server.visitors.name(visitor)
    shown = await server.store.read(results.shown, visitor)
    board = server.settings.board

    def work(connection: Any) -> wire.Standing:
        return standing(results.course(connection, visitor), name, board=board, shown=shown and board)

    return await server.store.read(work)


@get("/api/me/results", responses=REFUSALS)
async def my_results(
    state: State,
    visitor: Who,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    before: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> wire.Results:
    """Return the visitor's latest results, or those before some other."""
    server: Server = state.server
    await server.lobby.results.settled()
    found = await server.store.read(results.page, visitor, game, cursor(before), PAGE + 1)
    there = await server.store.read(results.there, [result.match for result in found])
    shown = found[:PAGE]
    more = f"{shown[-1].ended}.{shown[-1].match}" if len(found) > PAGE else None
    return wire.Results(tuple(told(result, kept=result.match in there) for result in shown), more)


def cursor(before: str | None) -> tuple[int, str] | None:
    """Return the time and match before which results are wanted; refuses anything else."""
    if before is None:
        return None
    at, _, match = before.partition(".")
    if not (at.isascii() and at.isdecimal() and match.isascii() and match.isalnum() and len(at) <= 10):
        raise Malformed("request", detail="before")
    return int(at), match


class Judgement(Struct, frozen=True):
    """A decision as an analysis keeps it, as far as it is needed here."""

    step: int
    seat: int
    cost: float
    verdict: str


class Judgements(Struct, frozen=True):
    """The decisions of an analysis."""

    decisions: tuple[Judgement, ...]


@get("/api/me/mistakes", responses=REFUSALS)
async def my_mistakes(state: State, visitor: Who) -> wire.Mistakes:
    """Return the decisions that cost the visitor most, in the latest of their matches that were analysed."""
    server: Server = state.server

    def work(connection: Any) -> wire.Mistakes:
        found: list[wire.Mistake] = []
        kept = results.judged(connection, visitor, MOST_JUDGED)
        for judged in kept:
            for each in msgspec.json.decode(judged.data, type=Judgements).decisions:
                if each.seat == judged.seat and each.verdict in ("slip", "mistake"):
                    found.append(wire.Mistake(judged.match, judged.game, judged.ended, judged.seat, each.step, each.cost))
        found.sort(key=lambda mistake: -mistake.cost)
        return wire.Mistakes(len(kept), tuple(found[:MOST_NAMED]))

    return await server.store.read(work)


# As a file.


@get(FILE, responses={**REFUSALS, 200: ResponseSpec(wire.StandingFile, generate_examples=False)})
async def my_file(state: State, request: Request[Any, Any, Any], visitor: Who) -> Response[bytes]:
    """Download all results of the visitor."""
    server: Server = state.server
    await server.lobby.results.settled()
    house, name = str(request.base_url).rstrip("/"), await server.visitors.name(visitor)

    def work(connection: Any) -> bytes:
        found = tuple(told(result, kept=False) for result in results.everything(connection, visitor))
        return msgspec.json.encode(wire.StandingFile(1, house, int(time.time()), found[:MOST_KEPT], name))

    headers = {"content-disposition": 'attachment; filename="chaudron.json"'}
    return Response(await server.store.read(work), media_type="application/json", headers=headers)


@post(FILE, status_code=200, request_max_body_size=LONGEST_FILE, responses=REFUSALS)
async def bring(state: State, request: Request[Any, Any, Any], visitor: Who) -> wire.Added:
    """Add the results of a file to the visitor's own; they are marked, and do not change a rating."""
    server: Server = state.server
    if not server.workshop.take(address_of(request)):
        raise Busy("too-fast")
    brought = decoded(await request.body())
    here = set(games.names())
    ours = [result for result in brought if result.game in here]
    added = await server.store.write(results.bring, visitor, ours, MOST_KEPT)
    if added is None:
        raise Denied("too-many-results", most=MOST_KEPT)
    return wire.Added(added, len(ours) - added, len(brought) - len(ours))


def decoded(data: bytes) -> list[Result]:
    """Return the results of a file; refuses what is none, or contains what cannot be."""
    try:
        found = msgspec.json.decode(data, type=wire.StandingFile)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Malformed("standing", detail=str(error)) from None
    latest = time.time() + 24 * 3600  # clocks differ
    for result in found.results:
        if result.seat >= len(result.players) or result.ended > latest or not all(printable(player.name) for player in result.players):
            raise Malformed("standing", detail=result.match)
    return [
        Result(
            match=result.match,
            seat=result.seat,
            game=result.game,
            ended=result.ended,
            won=result.won,
            status=result.status,
            players=tuple(Player(player.name, player.level, player.rank, player.score) for player in result.players),
            noted=Noted(result.tastes, result.costs),
            brought=True,
        )
        for result in found.results
    ]


# The board.


@put("/api/me/board", responses=REFUSALS)
async def show_me(state: State, visitor: Who, data: JSONBody[wire.ShowMe]) -> wire.ShowMe:
    """Agree to be shown on the board of the house, or not; for that, one needs a name."""
    server: Server = state.server
    if not server.settings.board:
        raise Missing("board")
    if not await server.store.write(lambda connection: results.show(connection, visitor, on=data.shown)) and data.shown:
        raise Denied("no-name")
    return data


@get("/api/board", responses=REFUSALS)
async def board(state: State, visitor: Who) -> wire.Board:
    """Return the board of the house."""
    server: Server = state.server
    if not server.settings.board:
        raise Missing("board")
    await server.lobby.results.settled()
    leaders = await server.store.read(results.board, int(time.time()) - DAYS * 24 * 3600, ratings.LEAST)
    return wire.Board(ratings.LEAST, DAYS, tuple(game_board(game, leaders, visitor) for game in games.names()))


def game_board(name: str, leaders: Sequence[results.Leader], visitor: str) -> wire.GameBoard:
    """Return the best of a game."""
    game = games.load(name)
    best = sorted((leader for leader in leaders if leader.game == name), key=lambda leader: -leader.skill.mu)
    shown = [wire.Leader(leader.name, rating(game, leader.skill, leader.rated), leader.visitor == visitor) for leader in best]
    return wire.GameBoard(name, tuple(shown[:MOST_LEADERS]))


HANDLERS = [my_standing, my_results, my_mistakes, my_file, bring, show_me, board]
