"""What keeps strangers' pages and floods out: headers, origins, limits, and the visitor's cookie."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from http.cookies import SimpleCookie
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
"""Where in a request's scope the visitor's key is found."""

MOST_ADDRESSES = 10_000
"""Addresses whose limits are remembered before those that have rested are forgotten."""
LONGEST_BODY = 65_536
"""Bytes of a request; the longest that means anything brings a file of the table's own."""
LONGEST_MESSAGE = 65_536
"""Bytes of a message at a table that are looked at; longer ones are refused."""
LONGEST_FRAME = 131_072
"""Bytes of a message at a table at which the connection ends."""

HEADERS: Mapping[str, str] = Secure(
    csp=ContentSecurityPolicy()
    .default_src("'none'")
    .script_src("'self'")
    .style_src("'self'")
    .img_src("'self'", "data:")
    .font_src("'self'")
    .connect_src("'self'")
    .manifest_src("'self'")
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
"""On every answer: everything comes from our own origin, and nobody frames us."""


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether something comes from a page of ours, or from no page at all.

    Browsers say where a request comes from, and no script can make them say otherwise; so nothing has to be
    remembered or signed to know a forged one, and the same rule holds for requests and sockets.
    """
    site = headers.get("sec-fetch-site", "none")
    origin = headers.get("origin")
    own = origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    return own and site in {"none", "same-origin"}


def key_in(scope: Scope) -> str | None:
    """The key in a request's cookie."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            jar = SimpleCookie()
            try:
                jar.load(value.decode("latin-1"))
            except Exception:  # whatever a stranger sends
                return None
            if COOKIE in jar and 20 <= len(jar[COOKIE].value) <= 100:
                return jar[COOKIE].value
    return None


def cookie(key: str, *, secure: bool) -> str:
    """The cookie that keeps a key: no script reads it, and no other site sends it along."""
    return f"{COOKIE}={key}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


class Doorkeeper:
    """Gives whoever comes for the first time a key, and every answer its headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        known = key_in(scope)
        key = known or new_key()
        scope[KEY] = key

        async def answered(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *self.headers]
                # Once more with every page, so that it lasts while somebody comes; never with a file that others may keep a copy of.
                if not path.startswith("/assets/") and (scope[KEY] != known or not path.startswith("/api/")):
                    headers.append((b"set-cookie", cookie(scope[KEY], secure=scope["scheme"] == "https").encode()))
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, answered)


class Doors:
    """A bucket for each address."""

    def __init__(self, a_minute: float) -> None:
        self.a_minute = a_minute
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more from that address is within the limit."""
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets = {known: bucket for known, bucket in self.buckets.items() if not bucket.is_full()}
        if address not in self.buckets:
            self.buckets[address] = Bucket(self.a_minute, self.a_minute / 60)
        return self.buckets[address].take()


class Bucket:
    """A limit on how fast somebody may speak: so many at once, so many a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.seen = time.monotonic()

    def fill(self) -> None:
        """Let in what has come since the last time."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now

    def is_full(self) -> bool:
        """Whether it is as if nothing had ever been taken."""
        self.fill()
        return self.left >= self.burst

    def take(self) -> bool:
        """Whether one more is within the limit."""
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True
