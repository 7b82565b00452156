"""How visitors want to be told that it is their move, over HTTP: push messages to a device, and a feed."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody

from chaudron.server import push, wire
from chaudron.server.asking import REFUSALS, Who
from chaudron.server.me import key_of
from chaudron.server.visitors import hashed
from chaudron.store import reach
from chaudron.store.reach import Feed, Subscription
from chaudron.texts.chain import chain
from chaudron.texts.sources import Sources

if TYPE_CHECKING:
    from chaudron.server.app import Server

MOST_DEVICES = 10
"""The maximum number of a visitor's devices that get push messages."""


def spoken(language: str) -> str:
    """Return the language in which somebody who asks for this one is told something."""
    return chain(language, Sources(None).languages)[0]


@get("/api/me/reach", responses=REFUSALS)
async def ways(state: State, request: Request[Any, Any, Any], visitor: Who) -> wire.Reach:
    """Return how the visitor is told that it is their move."""
    server: Server = state.server
    device = hashed(key_of(request) or "")
    subscribed = await server.store.read(reach.subscribed, visitor)
    feed = await server.store.read(reach.feed_of, visitor)
    key = await server.notices.public_key()
    return wire.Reach(key, any(each.device == device for each in subscribed), None if feed is None else address(feed))


def address(feed: Feed) -> str:
    """Return the path of a feed."""
    return f"/feed/{feed.key}.atom"


@put("/api/me/push", responses=REFUSALS)
async def subscribe(state: State, request: Request[Any, Any, Any], visitor: Who, data: JSONBody[wire.Subscribe]) -> None:
    """Send push messages to this device."""
    server: Server = state.server
    push.check_endpoint(data.endpoint, server.notices.trusted)
    push.check_keys(data.p256dh, data.auth)
    wanted = Subscription(
        device=hashed(key_of(request) or ""),
        visitor=visitor,
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        language=spoken(data.language),
        made=int(time.time()),
    )
    await server.store.write(reach.subscribe, wanted, MOST_DEVICES)


@delete("/api/me/push", responses=REFUSALS)
async def unsubscribe(state: State, request: Request[Any, Any, Any], visitor: Who) -> None:
    """Send this device nothing more."""
    server: Server = state.server
    await server.store.write(reach.unsubscribe, hashed(key_of(request) or ""))


@post("/api/me/feed", responses=REFUSALS)
async def publish(state: State, request: Request[Any, Any, Any], visitor: Who, data: JSONBody[wire.Publish]) -> wire.Reach:
    """Give the visitor's feed a new address; the one it had leads nowhere any more."""
    server: Server = state.server
    feed = Feed(visitor=visitor, key=secrets.token_urlsafe(24), language=spoken(data.language), made=int(time.time()))
    await server.store.write(reach.publish, feed)
    found: wire.Reach = await ways.fn(state, request, visitor)
    return found


@delete("/api/me/feed", responses=REFUSALS)
async def close_feed(state: State, visitor: Who) -> None:
    """Delete the visitor's feed."""
    server: Server = state.server
    await server.store.write(reach.close_feed, visitor)


HANDLERS = [ways, subscribe, unsubscribe, publish, close_feed]
