"""Tells people who are not here what waits for them, on the devices where they have asked for it.

`Notices.tell` is all that others need. It returns at once: messages wait in a queue of limited length, and are sent by a few workers with
threads of their own, so that a slow push service holds up neither play nor the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from chaudron import games
from chaudron.kernel.model import Facts, Refusal
from chaudron.server import push
from chaudron.store import Store, Where, reach
from chaudron.store.reach import Subscription
from chaudron.texts import texts

log = logging.getLogger("chaudron.notices")

MOST_WAITING = 1000
"""The number of messages that may wait; further ones are dropped."""
WORKERS = 4
PAUSES = (10.0, 120.0)
"""Seconds after which a message that could not be sent is tried again."""
GONE = {404, 410}
"""The answers of a push service that does not know a subscription any more."""
LASTS = 24 * 3600
"""Seconds for which a push service keeps a message for a device that is switched off."""
LONGEST = 28 * 24 * 3600
"""The longest time for which push services keep a message; some refuse more."""

Kind: TypeAlias = Literal["your-move", "nudge", "minded", "take-back", "end", "closed"]


class Notice(Struct, frozen=True):
    """What somebody is told: the text `notice-KIND`, with its attribute `text`. It contains nothing that is hidden at the table."""

    kind: Kind
    table: str
    game: str
    names: tuple[str, ...] = ()
    """The others at the table; whoever asks for something, if that is what it is about."""
    lasts: int = LASTS
    """Seconds after which nobody need be told any more."""


class Shown(Struct, frozen=True):
    """What a service worker shows."""

    title: str
    body: str
    url: str
    tag: str
    """A notice replaces an earlier one with the same tag."""
    count: int
    """How many tables wait for the visitor."""


class Letter(NamedTuple):
    """A message on its way to a device."""

    subscription: Subscription
    notice: Notice
    waiting: int
    """How many tables wait for the visitor."""
    tries: int = 0


def title_of(game: str, language: str) -> str:
    """Return the title of a game; its name, if it is not installed here any more."""
    try:
        return texts(language, games.load(game)).say("game-name")
    except Refusal:
        return game


def worded(notice: Notice, language: str) -> tuple[str, str]:
    """Return the title and the text of a notice."""
    words = texts(language)
    facts: Facts = {"game": title_of(notice.game, language), "names": words.series(list(notice.names)), "count": len(notice.names)}
    return words.say(f"notice-{notice.kind}", **facts), words.say(f"notice-{notice.kind}.text", **facts)


class Notices:
    """Sends notices to the devices of visitors."""

    def __init__(self, store: Store, folder: Where, contact: str, trusted: Collection[str] = ()) -> None:
        self.keys = push.Keys(folder if isinstance(folder, Path) else None, store.engine)
        self.trusted = frozenset(trusted)
        self.waiting: Callable[[str], Awaitable[Sequence[object]]] | None = None
        """Returns the tables that wait for a visitor."""
        self._store = store
        self._wire = push.Wire(self.trusted)
        self._contact = contact
        self._queue: asyncio.Queue[tuple[str, Notice] | Letter] = asyncio.Queue(MOST_WAITING)
        self._threads = ThreadPoolExecutor(WORKERS, "chaudron-push")
        self._workers: Sequence[asyncio.Task[None]] = ()

    def start(self) -> None:
        """Begin to send; the server's keys are made if there are none yet."""
        self._workers = [asyncio.create_task(self._work()) for _ in range(WORKERS)]
        if not self.keys.made:
            self._threads.submit(lambda: self.keys.public)

    async def close(self) -> None:
        """Stop sending."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)

    async def public_key(self) -> str:
        """Return the server's public key."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: self.keys.public)

    def tell(self, visitor: str, notice: Notice) -> None:
        """Tell a visitor something on every device where they have asked for it; nothing, if they have not."""
        self._put((visitor, notice))

    def _put(self, item: tuple[str, Notice] | Letter) -> None:
        try:
            self._queue.put_nowait(item)
        except asyncio.QueueFull:
            log.warning("too many notices are waiting: one was dropped")

    async def _work(self) -> None:
        """Send one message after another; a failure affects no other message."""
        while True:
            item = await self._queue.get()
            try:
                if isinstance(item, Letter):
                    await self._send(item)
                else:
                    await self._address(*item)
            except Exception:
                log.exception("a notice could not be sent")

    async def _address(self, visitor: str, notice: Notice) -> None:
        """Make a letter for each device of a visitor."""
        found = await self._store.read(reach.subscribed, visitor)
        if found:
            count = 1 if self.waiting is None else len(await self.waiting(visitor))
            for subscription in found:
                await self._send(Letter(subscription, notice, count))

    async def _send(self, letter: Letter) -> None:
        """Send a letter; if that fails, try again later, unless the device does not want any more."""
        subscription, notice, count, tries = letter
        title, body = worded(notice, subscription.language)
        message = msgspec.json.encode(Shown(title, body, f"/t/{notice.table}", f"table-{notice.table}", count))
        topic = sha256(notice.table.encode()).hexdigest()[:32]
        sending = partial(
            push.send,
            self._wire,
            self.keys,
            subscription.endpoint,
            subscription.p256dh,
            subscription.auth,
            message,
            contact=self._contact,
            ttl=min(notice.lasts, LONGEST),
            topic=topic,
        )
        try:
            status = await asyncio.get_running_loop().run_in_executor(self._threads, sending)
        except (OSError, Refusal) as error:
            log.info("a push service could not be reached: %s", error)
            status = 0
        if status in GONE:
            await self._store.write(reach.gone, subscription.endpoint)
        elif (status == 0 or status == 429 or status >= 500) and tries < len(PAUSES):
            again = letter._replace(tries=tries + 1)
            asyncio.get_running_loop().call_later(PAUSES[tries], self._put, again)
        elif not 200 <= status < 300:
            log.info("a push service refused a message: %s", status)
