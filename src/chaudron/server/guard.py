"""Protection against other sites and floods: headers, origin checks, rate limits, and the visitor's cookie."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, MutableMapping
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from secure import (
    ContentSecurityPolicy,
    CrossOriginOpenerPolicy,
    CrossOriginResourcePolicy,
    PermissionsPolicy,
    ReferrerPolicy,
    Secure,
    XContentTypeOptions,
    XFrameOptions,
)

from chaudron.server.visitors import COOKIE, COOKIE_SECONDS, new_key

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
ASGIApp: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

KEY = "chaudron.key"
"""The key in a request's scope under which the visitor's key is stored; None if they have sent one that we do not understand."""
LITESTAR_BASE = "app_root_path"
"""The key in a request's scope from which the framework makes addresses of ours."""
LIKE_A_KEY = re.compile("[A-Za-z0-9_-]{20,100}")

MOST_ADDRESSES = 10_000
"""The number of addresses to track before buckets that are full again are dropped."""
COOKIELESS = ("/assets/", "/docs", "/feed/", "/worker.js")
"""Paths that set no cookie: caches may share files, and neither readers of documents or feeds nor service workers are visitors."""
LONGEST_BODY = 65_536
"""The maximum size of a request in bytes; the longest useful one contains a file for an option."""
LONGEST_MESSAGE = 65_536
"""The maximum size of a message at a table in bytes; longer ones are refused."""
FOREIGN = 4403
"""The close code for a page of another site, and for a host name that is not ours."""
LONGEST_FRAME = 131_072
"""The size of a message at a table, in bytes, above which the connection is closed."""

HEADERS: Mapping[str, str] = Secure(
    csp=ContentSecurityPolicy()
    .default_src("'none'")
    .script_src("'self'")
    .style_src("'self'")
    .img_src("'self'", "data:")
    .font_src("'self'")
    .connect_src("'self'")
    .manifest_src("'self'")
    .worker_src("'self'")
    .base_uri("'none'")
    .form_action("'self'")
    .frame_ancestors("'none'"),
    coop=CrossOriginOpenerPolicy().same_origin(),
    corp=CrossOriginResourcePolicy().same_origin(),
    permissions=PermissionsPolicy().geolocation().camera().microphone(),
    referrer=ReferrerPolicy().same_origin(),
    xcto=XContentTypeOptions().nosniff(),
    xfo=XFrameOptions().deny(),
).headers
"""Sent with every response: all content comes from our own origin, and no page may frame ours."""


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from one of our own pages, or from no page at all.

    Browsers send the origin of a request and no script can change it, so forged requests are recognized without
    tokens or signatures. The same rule applies to HTTP requests and sockets.
    """
    site = headers.get("sec-fetch-site", "none")
    origin = headers.get("origin")
    own = origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    return own and site in {"none", "same-origin"}


def keys_in(scope: Scope) -> list[str]:
    """Return what a request has sent as our cookie, if anything; other cookies may contain whatever they like."""
    pairs = [pair.partition("=") for name, value in scope["headers"] if name == b"cookie" for pair in value.decode("latin-1").split(";")]
    return [value for name, _, quoted in pairs if name.strip() == COOKIE and (value := quoted.strip().strip('"'))]


def key_in(scope: Scope) -> str | None:
    """Return the key in a request's cookie, or None."""
    return next((key for key in keys_in(scope) if LIKE_A_KEY.fullmatch(key)), None)


def cookie(key: str, base: str, *, secure: bool) -> str:
    """Return the cookie for a key, which scripts cannot read and other sites cannot send; an empty key deletes it."""
    where = f"Path={base or '/'}; Max-Age={COOKIE_SECONDS if key else 0}"
    return f"{COOKIE}={key}; {where}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def host_in(scope: Scope) -> str:
    """Return the host name or address that a request was sent to, without its port; empty if it is neither."""
    sent = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    with suppress(ValueError):
        return (urlsplit(f"//{sent}").hostname or "").rstrip(".")
    return ""


def is_address(host: str) -> bool:
    """Whether a host is given as an address, which no other site can make its own."""
    with suppress(ValueError):
        return bool(ip_address(host))
    return False


async def turn_away(host: str, scope: Scope, send: Send) -> None:
    """Refuse a request to a host name that is not ours, in words for whoever typed it."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": FOREIGN})
        return
    text = f"This server does not answer to the name {host!a}. Its operator can allow a name: chaudron serve --name NAME"
    await say(send, 421, text)


async def say(send: Send, status: int, text: str, *headers: tuple[bytes, bytes]) -> None:
    """Answer a request with a few words, before anything else sees it."""
    kind = (b"content-type", b"text/plain; charset=utf-8")
    await send({"type": "http.response.start", "status": status, "headers": [kind, (b"content-length", str(len(text)).encode()), *headers]})
    await send({"type": "http.response.body", "body": text.encode()})


LIKE_A_BASE = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")


def base_of(text: str) -> str:
    """Return a path under which the server is reached, without its last slash; raises ValueError if it is none."""
    base = text.rstrip("/")
    if base and not LIKE_A_BASE.fullmatch(base):
        raise ValueError(f"--base: {text} is not a path such as /games/chaudron")
    return base


class Doorkeeper:
    """Middleware that gives every new visitor a key, and every response its headers; it refuses host names that are not ours.

    Otherwise, another site could let its name lead to this server, and its pages would be taken for ours. It takes the path under which the
    server is reached, if any, from the address, so that nothing behind it needs to know where the server is."""

    def __init__(self, app: ASGIApp, names: Collection[str], base: str = "") -> None:
        self.app = app
        self.names = {"localhost", *(name.lower() for name in names)}
        self.base = base
        self.headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def comes_in(self, scope: Scope, send: Send) -> bool:
        """Take the base from the address; whoever asks for something outside is told where we are."""
        base, raw = self.base, scope["raw_path"]
        if raw.startswith(f"{base}/".encode()):
            scope["path"] = scope["path"].removeprefix(base)
            scope["raw_path"] = raw.removeprefix(base.encode())
            scope[LITESTAR_BASE] = base
            return True
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": FOREIGN})
        elif raw == base.encode():
            await say(send, 308, "", (b"location", f"{base}/".encode()))
        else:
            await say(send, 404, f"There is nothing here. Chaudron is at {base}/: a reverse proxy must pass on the path unchanged.")
        return False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            host = host_in(scope)
            if host not in self.names and not is_address(host):
                await turn_away(host, scope, send)
                return
            if self.base and not await self.comes_in(scope, send):
                return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        known = key_in(scope)
        # A key that was sent but not understood is never replaced: it may be all that somebody has of their seats.
        scope[KEY] = known if keys_in(scope) else new_key()

        async def answered(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *self.headers]
                # Every page renews the cookie, so that it lasts while somebody visits. Its icons do not: an answer that is under way while
                # a seat is handed over to this browser would bring the old key back.
                key = scope[KEY]
                is_page = any(name == b"content-type" and value.startswith(b"text/html") for name, value in headers)
                renews = is_page or (key != known and path.startswith("/api/"))
                if key is not None and renews and not path.startswith(COOKIELESS):
                    headers.append((b"set-cookie", cookie(key, self.base, secure=scope["scheme"] == "https").encode()))
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, answered)


class Doors:
    """Rate limits: a bucket for each address."""

    def __init__(self, a_minute: float) -> None:
        self.a_minute = a_minute
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take one from the bucket of an address; returns False if the limit is reached."""
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets = {known: bucket for known, bucket in self.buckets.items() if not bucket.is_full()}
        if address not in self.buckets:
            self.buckets[address] = Bucket(self.a_minute, self.a_minute / 60)
        return self.buckets[address].take()


class Bucket:
    """A rate limit as a token bucket: at most `burst` at once, refilled at `rate` per second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.seen = time.monotonic()

    def fill(self) -> None:
        """Add the tokens for the time since the last call."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now

    def is_full(self) -> bool:
        """Whether the bucket is full again, so that it can be dropped."""
        self.fill()
        return self.left >= self.burst

    def take(self) -> bool:
        """Take one token; returns False if there is none left."""
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True
