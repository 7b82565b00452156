"""What is logged, and how: one line for each event, as text or as JSON, without secrets, and without addresses unless they are wanted."""

from __future__ import annotations

import logging
import sys
from time import perf_counter
from typing import Any, Literal, TypeAlias

import structlog
from structlog.typing import Processor

from chaudron.server.guard import ASGIApp, Message, Receive, Scope, Send

Form: TypeAlias = Literal["text", "json"]
Level: TypeAlias = Literal["debug", "info", "warning", "error"]

log = logging.getLogger("chaudron.requests")

SHARED: list[Processor] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.ExtraAdder(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def formatter(form: Form) -> logging.Formatter:
    """Return what makes a line of an event; a traceback shows lines of code, and never the values in them."""
    if form == "json":
        shown: list[Processor] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(sort_keys=True)]
    else:
        shown = [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=SHARED, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *shown]
    )


def configure(form: Form, level: Level) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(form))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # What others log below warnings is about their own affairs, and may contain anything.
    for name in ("alembic", "asyncio", "sqlalchemy", "websockets", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)


class Requests:
    """Middleware that logs requests and connections, by what was asked for and not by address: a path may contain a secret."""

    def __init__(self, app: ASGIApp, *, addresses: bool) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"} or not log.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 0

        async def answered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, answered)
        finally:
            told: dict[str, Any] = {"route": route(scope), "status": status, "ms": round(1000 * (perf_counter() - began), 1)}
            if self.addresses and scope.get("client"):
                told["address"] = scope["client"][0]
            log.info("%s", scope.get("method", "SOCKET"), extra=told)


def route(scope: Scope) -> str:
    """Return what a request was for, with the names of parameters in place of their values."""
    template: str = scope.get("path_template") or ""
    return template or "/" + scope["path"].strip("/").split("/")[0]
