"""Who a visitor is: whoever has the key. It lies in a cookie that no script can read; we keep its hash alone."""

import secrets
import time
from hashlib import sha256

from chaudron.server.refusals import Missing
from chaudron.store import Store, tables

COOKIE = "chaudron"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep one; every page renews it."""
HANDOVER_MINUTES = 15
MOST_REMEMBERED = 10_000


def new_key() -> str:
    """A key that nobody guesses."""
    return secrets.token_urlsafe(32)


def hashed(key: str) -> str:
    """What is kept of a key."""
    return sha256(key.encode("utf-8", "replace")).hexdigest()


class Visitors:
    """Looks up who visitors are and what they are called."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, str] = {}
        """The visitor of each key's hash; one whose key was never handed over is called by that hash."""

    async def who(self, key: str) -> str:
        """The visitor who has a key."""
        found = hashed(key)
        if found not in self._known:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            handed_over = await self.store.read(tables.visitor_of, found)
            self._known[found] = handed_over or found
        return self._known[found]

    async def name(self, visitor: str) -> str | None:
        """What a visitor is called."""
        return await self.store.read(tables.name_of, visitor)

    async def lend(self, visitor: str) -> str:
        """A secret that makes another device the same visitor."""
        secret = new_key()
        await self.store.write(tables.lend, hashed(secret), visitor, int(time.time()) + 60 * HANDOVER_MINUTES)
        return secret

    async def claim(self, secret: str) -> tuple[str, str]:
        """The visitor that a secret stands for, and a key of their own for this device."""
        key = new_key()
        visitor = await self.store.write(tables.claim, hashed(secret), hashed(key), int(time.time()))
        if visitor is None:
            raise Missing("handover", minutes=HANDOVER_MINUTES)
        return visitor, key
