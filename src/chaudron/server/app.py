"""The ASGI application: everything the handlers need, and HTTP routes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, cast

import msgspec
from litestar import HttpMethod, Litestar, MediaType, Request, Response, get, post, route
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server as OpenAPIServer
from litestar.params import FromPath, JSONBody, Parameter
from litestar.response import File
from msgspec import Struct

from chaudron import __version__, games
from chaudron.kernel.match import Match
from chaudron.kernel.model import Malformed, Refusal
from chaudron.server import (
    analyses,
    documents,
    edits,
    entrance,
    feed,
    health,
    logs,
    me,
    metrics,
    pages,
    past,
    programs,
    reach,
    standing,
    wire,
)
from chaudron.server.analyst import Analyst
from chaudron.server.asking import REFUSALS, GameName, Language, Who, address_of
from chaudron.server.coach import Coach
from chaudron.server.forgetting import Forgetting
from chaudron.server.guard import LONGEST_BODY, ASGIApp, Doorkeeper, Doors, same_origin
from chaudron.server.house import House
from chaudron.server.lobby import Lobby, check_code
from chaudron.server.looks import LONGEST_RECORD, Looks
from chaudron.server.notices import Notices
from chaudron.server.peers import ALONE, Home, Peers
from chaudron.server.refusals import STATUS, Busy, Denied, Missing, refused
from chaudron.server.shared import Shared
from chaudron.server.slow import Slow
from chaudron.server.thinker import Thinker
from chaudron.server.turns import Turns
from chaudron.server.visitors import Visitors
from chaudron.store import Store, Where
from chaudron.store.forgetting import Retention

log = logging.getLogger("chaudron.server")

SAFE = {"GET", "HEAD", "OPTIONS"}
LONGEST = {past.RECORDS: LONGEST_RECORD, standing.FILE: standing.LONGEST_FILE}
"""The maximum size in bytes of what may be longer than other requests, by path."""


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    data: Where
    """The folder of all data, or the address of a PostgreSQL server."""
    web: Path = pages.WEB
    documents: Path = documents.FOLDER
    edition: str | None = None
    """Which edition of the games is played, where pages load again after an edit."""
    names: tuple[str, ...] = ()
    """The host names of the server, besides localhost and addresses."""
    base: str = ""
    """The path under which a reverse proxy shows the server, without a slash at its end; empty if it has a host name of its own."""
    share: str | None = None
    """The address at which other devices reach the server, if known."""
    retention: Retention = Retention()
    processes: int = 1
    """The number of processes for the bots."""
    cluster: str | None = None
    """The address of a Dask scheduler, if these are on other machines."""
    requests_a_minute: int = 300
    """The limit for one address."""
    messages_a_second: int = 10
    """The sustained limit for one socket; bursts may be four times as large."""
    contact: str = "mailto:chaudron@localhost"
    """How a push service can reach the operator."""
    push_to: tuple[str, ...] = ()
    """Hosts to which push messages are sent even if they are private, or without TLS."""
    board: bool = True
    """Whether the house has a board of the best players."""
    metrics: tuple[str, int] | None = None
    """The address and port where figures are published for Prometheus; None: nowhere."""
    log_addresses: bool = False
    """Whether the addresses of visitors are logged with their requests."""
    brought: Match[Any, Any, Any] | None = None
    """A match to look at that is not stored."""


class Server:
    """Everything the handlers need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.data)
        self.peers: Peers = Shared(self.store) if self.store.database.shared else ALONE
        self.thinker = Thinker(settings.processes, cluster=settings.cluster)
        self.house = House(self.thinker)
        self.coach = Coach(self.thinker)
        self.notices = Notices(self.store, settings.data, settings.contact, settings.push_to)
        self.slow = Slow(self.store, self.notices, self.peers)
        self.house.missed = self.slow.missed
        self.lobby = Lobby(self.store, self.house, self.coach, self.slow, settings.share, self.peers)
        self.notices.waiting = self.lobby.waiting
        self.looks = Looks(self.store, self.lobby)
        if settings.brought is not None:
            self.looks.keep(settings.brought)
        self.analyst = Analyst(self.lobby, self.thinker)
        self.visitors = Visitors(self.store)
        self.forgetting = Forgetting(self.store, self.lobby, self.visitors, self.looks, self.analyst, settings.retention)
        self.turns = Turns()
        self.sockets = 0
        """The number of open connections to tables and lessons."""
        self.doors = Doors(settings.requests_a_minute)
        """Limits how many sockets an address may open."""
        self.workshop = Doors(settings.requests_a_minute / 10)
        """Limits how many tables an address may create; stricter, because tables are stored."""

    async def close(self) -> None:
        parts = (self.house, self.peers, self.coach, self.notices, self.analyst, self.lobby.results)
        for close in [part.close for part in parts]:
            await close()
        self.thinker.close()
        self.store.close()


# Who sends a request.


def ours(connection: ASGIConnection[Any, Any, Any, Any], _handler: object) -> None:
    """Refuse a change that another site requests in the visitor's name."""
    if isinstance(connection, Request) and connection.method not in SAFE and not same_origin(connection.headers):
        raise Denied("foreign")


# The routes.


@get("/api/home", responses=REFUSALS)
async def home(state: State, visitor: Who) -> wire.Home:
    """Return everything the home page shows."""
    server: Server = state.server
    return await server.lobby.home(visitor, await server.visitors.name(visitor))


@post("/api/tables", responses=REFUSALS)
async def create(state: State, request: Request[Any, Any, Any], visitor: Who, data: JSONBody[wire.Create]) -> wire.Created:
    """Create a table."""
    server: Server = state.server
    if not server.workshop.take(address_of(request)):
        raise Busy("too-fast")
    table = await server.lobby.create(visitor, await server.visitors.name(visitor), data)
    return wire.Created(table.code)


@get("/api/tables/{code:str}", responses=REFUSALS)
async def table(state: State, visitor: Who, code: FromPath[str]) -> wire.TableCard:
    """Return a summary of a table."""
    server: Server = state.server
    found = await server.lobby.find(check_code(code))
    return await server.lobby.card(found.company.kept, visitor)


@get("/api/texts/{language:str}", responses=REFUSALS)
async def shared_texts(language: Language) -> wire.Texts:
    """Return the shared texts for a requested language."""
    return pages.texts(language, None)


@get("/api/texts/{language:str}/{game:str}", responses=REFUSALS)
async def game_texts(language: Language, game: GameName) -> wire.Texts:
    """Return the shared texts and those of a game for a requested language."""
    return pages.texts(language, game)


@get("/api/rules/{game:str}/{language:str}", responses=REFUSALS)
async def rules(game: GameName, language: Language) -> wire.Rules:
    """Return a game's rules page for a requested language."""
    return pages.rules(game, language)


@get("/api/examples/{game:str}/{option:str}", media_type="application/toml", responses=REFUSALS)
async def example(game: GameName, option: Annotated[str, Parameter(max_length=64)]) -> Response[bytes]:
    """Download the game's own data for a file option, as an example to edit."""
    found = pages.example(games.load(game), option)
    if found is None:
        raise Missing("page")
    headers = {"content-disposition": f'attachment; filename="{game}-{option}.toml"'}
    return Response(found.read_bytes(), media_type="application/toml", headers=headers)


@get(
    [
        "/",
        "/t/{rest:path}",
        "/rules/{rest:path}",
        "/learn/{rest:path}",
        "/hand-over/{rest:path}",
        "/look",
        "/look/{rest:path}",
        "/deal/{rest:path}",
        "/me",
        "/board",
    ],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def page(state: State) -> Response[bytes]:
    """Return the client, which does its own routing."""
    settings: Settings = state.server.settings
    return pages.client(settings.web, 200, settings.base, settings.edition)


BESIDE = ["favicon.svg", "icon-180.png", "icon-192.png", "icon-512.png", "icon-maskable.png"]
BESIDE += ["manifest.webmanifest", "new-enough.js", "too-old.js", "worker.js"]
UNTOLD = {"favicon.ico": "icon-192.png"}
"""What browsers ask for before they have read which icon a page has, and what they get."""


@get([f"/{name}" for name in (*BESIDE, *UNTOLD)], include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def beside(state: State, request: Request[Any, Any, Any]) -> File:
    """Return an icon, the web app manifest, a script for browsers that may be too old, or the service worker."""
    kinds = {".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json", ".js": "text/javascript"}
    name = request.scope["path"].strip("/")
    file: Path = state.server.settings.web / UNTOLD.get(name, name)
    if not file.exists():
        raise Missing("page")
    return File(file, media_type=kinds[file.suffix], content_disposition_type="inline")


# A file there is named after its contents, so it never changes.
FOREVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)


@route("/assets/{name:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, cache_control=FOREVER)
async def asset(state: State, request: Request[Any, Any, Any], name: FromPath[str]) -> File:
    """Return a file of the built client, compressed as the browser accepts it."""
    found = pages.asset(state.server.settings.web / "assets", name, request.headers.get("accept-encoding", ""))
    if found is None:
        raise Missing("page")
    encoding = {"content-encoding": found.encoding} if found.encoding else {}
    headers = {"vary": "Accept-Encoding", **encoding}
    return File(found.file, media_type=found.kind, content_disposition_type="inline", headers=headers)


# Refusals and errors.


def refuse(request: Request[Any, Any, Any], refusal: Refusal) -> Response[bytes]:
    """Return a refusal as a response."""
    status = STATUS.get(refusal.kind, 400)
    return Response(msgspec.json.encode(refused(refusal)), status_code=status, media_type=MediaType.JSON)


def refuse_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Return an HTTP error of the framework as a refusal; the client itself shows a page that does not exist."""
    status = error.status_code
    path = request.scope["path"]
    if status == 404 and request.method in {"GET", "HEAD"} and not path.startswith(("/api", "/assets", "/socket")):
        settings: Settings = request.app.state.server.settings
        return pages.client(settings.web, 404, settings.base, settings.edition)
    match error:
        case TooManyRequestsException():
            refusal: Refusal = Busy("too-fast")
        case _ if status == 404:
            refusal = Missing("page")
        case _ if status == 413:
            refusal = Malformed("too-long", most=LONGEST.get(path, LONGEST_BODY))
        case _:
            refusal = Malformed("request", detail=str(error.detail))
    return Response(msgspec.json.encode(refused(refusal)), status_code=status, media_type=MediaType.JSON, headers=error.headers)


def too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[bytes]:
    """Refuse JSON that is nested without end."""
    return refuse(request, Malformed("request", detail="nested too deeply"))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Log an unexpected error, and return a response without its details."""
    log.error("a request failed", exc_info=error, extra={"method": request.method, "route": logs.route(cast(Any, request.scope))})
    return Response(msgspec.json.encode(refused(Busy("failed"))), status_code=500, media_type=MediaType.JSON)


HANDLERS = [
    *me.HANDLERS,
    *reach.HANDLERS,
    feed.feed,
    home,
    create,
    table,
    shared_texts,
    game_texts,
    rules,
    example,
    *past.HANDLERS,
    *analyses.ROUTES,
    *standing.HANDLERS,
    *health.HANDLERS,
    page,
    beside,
    asset,
    *programs.HANDLERS,
    *entrance.HANDLERS,
    documents.documents,
    *edits.HANDLERS,
]


def make_app(settings: Settings) -> ASGIApp:
    """Return the ASGI application for these settings."""

    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        app.state.server = server = Server(settings)
        await server.peers.start(Home(server.lobby.tables, server.lobby.close, server.lobby.leave, server.forgetting.look_again))
        server.thinker.players.warm()
        server.notices.start()
        lobby = server.lobby
        sweeps = (lobby.sweep(), server.forgetting.sweep(), server.slow.sweep(lobby.find), lobby.results.catch_up())
        sweepers = [asyncio.create_task(sweep) for sweep in sweeps]
        with metrics.published(server, settings.metrics):
            log.info("started", extra={"version": __version__})
            yield
        log.info("stopping")
        for sweeper in sweepers:
            sweeper.cancel()
        await asyncio.gather(*sweepers, return_exceptions=True)
        await server.close()

    compression = CompressionConfig(backend="brotli", brotli_quality=7, brotli_gzip_fallback=True, exclude=["^/assets/", past.COMPRESSED])
    limits = RateLimitConfig(rate_limit=("minute", settings.requests_a_minute), exclude=["^/assets/", "^/docs/assets/"])
    app = Litestar(
        HANDLERS,
        lifespan=[run],
        dependencies={"visitor": Provide(me.visitor)},
        middleware=[limits.middleware],
        guards=[ours],
        compression_config=compression,
        exception_handlers={Refusal: refuse, HTTPException: refuse_request, RecursionError: too_deep, Exception: fail},
        openapi_config=OpenAPIConfig(
            title="Chaudron",
            version=__version__,
            path="/api/schema",
            servers=[OpenAPIServer(url=settings.base or "/")],
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
    return Doorkeeper(cast(ASGIApp, app), settings.names, settings.base)
