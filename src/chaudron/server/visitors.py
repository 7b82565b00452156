"""Identifies visitors by a key in a cookie that scripts cannot read; only its hash is stored."""

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
        self._known: dict[str, str] = {}
        """The visitor for each hash of a key; a visitor whose key was not handed over is identified by that hash."""

    async def who(self, key: str) -> str:
        """Return the visitor who has a key."""
        found = hashed(key)
        if found not in self._known:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            handed_over = await self.store.read(tables.visitor_of, found)
            self._known[found] = handed_over or found
        return self._known[found]

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
