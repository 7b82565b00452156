"""Identifies visitors by a key in a cookie that scripts cannot read; only its hash is stored."""

import asyncio
import secrets
import time
from hashlib import sha256

from chaudron.server.refusals import Missing
from chaudron.store import Store, tables

COOKIE = "chaudron"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest time that browsers keep a cookie; every page renews it."""
HANDOVER_MINUTES = 15
MOST_REMEMBERED = 10_000
DAY = 24 * 3600


def new_key() -> str:
    """Return a new random key."""
    return secrets.token_urlsafe(32)


def hashed(key: str) -> str:
    """Return the hash under which a key is stored."""
    return sha256(key.encode("utf-8", "replace")).hexdigest()


class Visitors:
    """Looks up visitors and their names."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, tuple[str, int]] = {}
        """The visitor for each hash of a key, and the day when they were last seen; a visitor is identified by the hash of the key that
        they began with."""

    async def who(self, key: str) -> str:
        """Return the visitor who has a key."""
        found, now = hashed(key), int(time.time())
        visitor, day = self._known.get(found, (None, 0))
        if visitor is None:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            visitor = await self.whose(found)
        if day != now // DAY:
            self._known[found] = visitor, now // DAY
            # Nobody waits for this, and it does not matter if it fails.
            self.store.write(tables.see, visitor, found, now).add_done_callback(asyncio.Future.exception)
        return visitor

    async def whose(self, device: str) -> str:
        """Return the visitor of a device, given as the hash of its key; whoever has a key that was ended is a stranger."""
        belongs = await self.store.read(tables.visitor_of, device)
        return hashed(device) if belongs == tables.ENDED else belongs or device

    def forget_all(self) -> None:
        """Look everybody up again."""
        self._known.clear()

    async def devices(self, visitor: str, key: str) -> dict[str, int | None]:
        """Return the hashes of the keys of a visitor's devices, this one first, and when each was last seen, in seconds since 1970."""
        here = hashed(key)
        kept = await self.store.read(tables.devices, visitor)
        return {here: int(time.time())} | {device: seen for device, seen in kept.items() if device != here}

    async def end(self, visitor: str, device: str) -> None:
        """End a device of a visitor, given as the hash of its key."""
        await self.store.write(tables.end_device, visitor, device)
        self._known.pop(device, None)

    def forget(self, visitor: str) -> None:
        """Forget which keys belong to a visitor; they are stored no longer."""
        self._known = {key: known for key, known in self._known.items() if known[0] != visitor}

    async def name(self, visitor: str) -> str | None:
        """Return the name of a visitor, or None if they have not chosen one."""
        return await self.store.read(tables.name_of, visitor)

    async def lend(self, visitor: str) -> str:
        """Return a secret that makes another device the same visitor."""
        secret = new_key()
        await self.store.write(tables.lend, hashed(secret), visitor, int(time.time()) + 60 * HANDOVER_MINUTES)
        return secret

    async def claim(self, secret: str) -> tuple[str, str]:
        """Return the visitor of a secret and a new key for this device; raises Missing if the secret is not valid."""
        key = new_key()
        visitor = await self.store.write(tables.claim, hashed(secret), hashed(key), int(time.time()))
        if visitor is None:
            raise Missing("handover", minutes=HANDOVER_MINUTES)
        return visitor, key
