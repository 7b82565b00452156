"""Stores with matches in them, for the tests."""

import asyncio
import secrets
import sqlite3
from threading import Event
from typing import Any

import msgspec
import psycopg
from sqlalchemy import Connection

from chaudron import games
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.rng import Rng
from chaudron.store import FILE, Store, Where, matches

GAME = games.load(games.names()[0])


def deal(seed: bytes = bytes(32)) -> Match[Any, Any, Any]:
    """A match of the first game there is."""
    return Match(GAME, GAME.about.usual, seed=seed)


def chosen(match: Match[Any, Any, Any], rng: Rng) -> tuple[Seat, Move]:
    """Somebody who is asked, and a move of theirs."""
    seat = rng.choice(sorted(match.questions()))
    return seat, rng.choice(match.moves(seat))


def begun(match: Match[Any, Any, Any], name: str | None = None, table: str | None = None) -> matches.Begun:
    """What is kept of a match at its beginning."""
    record = match.record()
    return matches.Begun(
        id=name or secrets.token_hex(8),
        table=table,
        number=1,
        game=record.game,
        version=record.version,
        seats=record.seats,
        options=record.options,
        seed=record.seed,
        commitment=record.commitment,
        begun=0,
    )


async def new_match(store: Store, name: str | None = None) -> str:
    """Keep the beginning of a match, and say its name."""
    start = begun(deal(secrets.token_bytes(32)), name)
    await store.write(matches.begin, start)
    return start.id


async def play(store: Store, match: Match[Any, Any, Any], name: str, most: int, rng: Rng) -> None:
    """Play and keep so many moves of a match, or all that are left."""
    for _ in range(most):
        if match.outcome is not None:
            return
        step = match.prepare(*chosen(match, rng))
        await store.append(name, step.number, step.seat, msgspec.json.encode(step.move).decode())
        match.commit(step)


def on_disk(where: Where, query: str, *values: object) -> list[Any]:
    """What a stranger to the store reads in its file or on its server."""
    if isinstance(where, str):
        with psycopg.connect(where) as found:
            return found.execute(query.replace("?", "%s").encode(), values).fetchall()
    connection = sqlite3.connect(where / FILE)
    try:
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


def steps_on_disk(where: Where, match: str) -> list[int]:
    """The numbers of a match's steps, as a stranger reads them."""
    return [n for (n,) in on_disk(where, 'SELECT n FROM steps WHERE "match" = ? ORDER BY n', match)]


async def gathered(*futures: "asyncio.Future[Any]") -> list[Any]:
    """All results, refusals among them."""
    return list(await asyncio.gather(*futures, return_exceptions=True))


def hold(store: Store) -> Event:
    """Keep the writer busy until the event is set, so that what is submitted meanwhile becomes one group."""
    started, go = Event(), Event()

    def wait(_connection: Connection) -> None:
        started.set()
        go.wait(10)

    store.write(wait).add_done_callback(lambda done: done.exception())
    started.wait(10)
    return go
