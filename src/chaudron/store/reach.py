"""How visitors want to be told that it is their move: push subscriptions of their devices, and the addresses of their feeds.

The key of a feed is stored as it is: it opens nothing but what is stored beside it, and its visitor may want to read it again."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, to_builtins
from sqlalchemy import Connection, delete, insert, select

from chaudron.store.database import upsert
from chaudron.store.schema import feeds, signing_keys, subscriptions

FILE = "push.pem"
"""The file in a folder of data with the keys with which push messages are signed."""


class Subscription(Struct, frozen=True, kw_only=True):
    """Where a device receives push messages, and the keys with which they are encrypted for it."""

    device: str
    """The hash of the device's key."""
    visitor: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    made: int


class Feed(Struct, frozen=True, kw_only=True):
    """The secret address of a visitor's feed."""

    visitor: str
    key: str
    language: str
    made: int


def subscribe(connection: Connection, wanted: Subscription, most: int) -> None:
    """Store the subscription of a device instead of any earlier one; a visitor has at most so many, the latest."""
    unsubscribe(connection, wanted.device)
    connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == wanted.endpoint))
    connection.execute(insert(subscriptions).values(to_builtins(wanted)))
    others = select(subscriptions.c.device).where(subscriptions.c.visitor == wanted.visitor, subscriptions.c.device != wanted.device)
    for device in connection.execute(others.order_by(subscriptions.c.made.desc())).scalars().all()[most - 1 :]:
        unsubscribe(connection, device)


def unsubscribe(connection: Connection, device: str) -> None:
    """Send a device nothing more."""
    connection.execute(delete(subscriptions).where(subscriptions.c.device == device))


def gone(connection: Connection, endpoint: str) -> None:
    """Delete a subscription that its push service does not know any more."""
    connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))


def subscribed(connection: Connection, visitor: str) -> list[Subscription]:
    """Return the subscriptions of a visitor's devices."""
    mine = select(subscriptions).where(subscriptions.c.visitor == visitor)
    return [Subscription(**row._asdict()) for row in connection.execute(mine)]


def feed_of(connection: Connection, visitor: str) -> Feed | None:
    """Return a visitor's feed, if they have one."""
    row = connection.execute(select(feeds).where(feeds.c.visitor == visitor)).first()
    return None if row is None else Feed(**row._asdict())


def feed_at(connection: Connection, key: str) -> Feed | None:
    """Return the feed with a key, if there is one."""
    row = connection.execute(select(feeds).where(feeds.c.key == key)).first()
    return None if row is None else Feed(**row._asdict())


def publish(connection: Connection, feed: Feed) -> None:
    """Give a visitor's feed an address; an earlier one leads nowhere any more."""
    close_feed(connection, feed.visitor)
    connection.execute(insert(feeds).values(to_builtins(feed)))


def close_feed(connection: Connection, visitor: str) -> None:
    """Delete a visitor's feed."""
    connection.execute(delete(feeds).where(feeds.c.visitor == visitor))


def forget(connection: Connection, visitor: str) -> None:
    """Delete all ways to reach a visitor."""
    connection.execute(delete(subscriptions).where(subscriptions.c.visitor == visitor))
    close_feed(connection, visitor)


def signing(connection: Connection, made: Callable[[], bytes]) -> bytes:
    """Return the keys with which push messages are signed; made, if there are none, and the same for all who make some at once."""
    if find_signing(connection) is None:
        keep_signing(connection, made())
    found = find_signing(connection)
    assert found is not None
    return found


def find_signing(connection: Connection) -> bytes | None:
    """Return the keys with which push messages are signed, if they are stored here."""
    found: str | None = connection.execute(select(signing_keys.c.pem)).scalar()
    return None if found is None else found.encode()


def keep_signing(connection: Connection, pem: bytes) -> None:
    """Store the keys with which push messages are signed, unless there are some."""
    upsert(connection, signing_keys, {"id": 1, "pem": pem.decode()}, {"id": 1})
