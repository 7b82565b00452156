"""The next deal of a table: a secret of the server, sealed before anybody adds to it, and salts that players' browsers add.

Browsers first promise their salts, by a hash, and reveal them when all promises are known. So nobody can choose a salt by what the
others have chosen, and the server cannot choose at all: its secret was sealed first. Nobody waits long for a browser that does not answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

import msgspec

from chaudron.kernel.dealing import digest
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Options, Seat
from chaudron.kernel.record import Mixed, commitment
from chaudron.kernel.rng import new_seed
from chaudron.server import wire
from chaudron.server.refusals import Denied
from chaudron.server.seating import chosen
from chaudron.store.tables import KeptTable

TIMEOUT = 2.0
"""Seconds that a deal waits for promised salts: browsers answer at once, and nobody should wait long for one that is gone."""


class Salts:
    """What goes into the next deal of one table. Only visitors who have a seat and are connected add to it."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._setup: tuple[int, dict[str, Any]] | None = None
        self._options: Options = game.about.options()
        self._promises: dict[str, str] = {}
        self._salts: dict[str, str] = {}
        self._added = asyncio.Event()
        self.shared: str | None = None
        """What the secret is made of where several processes serve the table: the same in all of them."""
        self.renew()

    def renew(self) -> None:
        """Seal another secret, because the last one was used or given away; all promises lapse."""
        self._secret = new_seed() if self.shared is None else self._derived(self.shared)
        self._seal = ""
        self._promises = {}
        self._salts = {}

    def _derived(self, shared: str) -> bytes:
        """Return the secret of this set-up."""
        return sha256(shared.encode() + msgspec.json.encode(self._setup, order="sorted")).digest()

    def share(self, secret: str) -> None:
        """Take over what all processes make the secret of."""
        if secret != self.shared:
            self.shared = secret
            self.renew()

    def sealed(self, kept: KeptTable, present: Mapping[str, Seat]) -> wire.Seal:
        """Return what is fixed of the next deal of a table; another set-up has another secret."""
        seats = len(kept.holders)
        if self._setup != (seats, kept.options):
            self._options = chosen(self._game, seats, kept.options)
            self._setup = (seats, kept.options)
            self.renew()
        if not self._seal:
            self._seal = commitment(self._game, seats, self._options, self._secret)
        dealing = self._game.dealing(seats, self._options, 0)
        promises = sorted((seat, self._promises[visitor]) for visitor, seat in present.items() if visitor in self._promises)
        return wire.Seal(self._seal, None if dealing is None else digest(dealing), tuple(promises))

    def promise(self, visitor: str, message: wire.PromiseSalt) -> None:
        """Note the promise of a visitor, unless it is for another seal."""
        self._check(message.seal)
        self._promises[visitor] = message.promise

    def add(self, visitor: str, message: wire.Salt) -> None:
        """Note the salt of a visitor, unless it is not the one that was promised for this seal."""
        self._check(message.seal)
        if not self._keep(visitor, message.salt):
            raise Denied("other-deal")

    def _check(self, seal: str) -> None:
        if seal != self._seal:
            raise Denied("other-deal")

    def _keep(self, visitor: str, salt: str) -> bool:
        fits = self._promises.get(visitor) == sha256(bytes.fromhex(salt)).hexdigest()
        if fits:
            self._salts[visitor] = salt
            self._added.set()
        return fits

    async def deal(
        self, kept: KeptTable, present: Mapping[str, Seat], ask: Callable[[str, wire.Reveal], None], first: tuple[str, str] | None = None
    ) -> Match[Any, Any, Any]:
        """Return a match whose seed is made of the sealed secret and of all salts that come in time; renew it when the match is stored.

        `first` is whoever starts the match, with their salt; all others are asked. If nobody adds one, the secret is the seed."""
        seal = self.sealed(kept, present)
        secret, options = self._secret, self._options
        promised = {visitor: seat for visitor, seat in present.items() if visitor in self._promises}
        if first is not None:
            self._keep(*first)
        missing = promised.keys() - self._salts.keys()
        if first is not None:
            missing -= {first[0]}  # who cannot be asked before their message is answered
        for visitor in missing:
            ask(visitor, wire.Reveal(seal))
        await self._gathered(missing)
        salts = sorted((seat, self._salts[visitor]) for visitor, seat in promised.items() if visitor in self._salts)
        if not salts:
            return Match(self._game, len(kept.holders), options, secret)
        return Match(self._game, len(kept.holders), options, mixed=Mixed(secret.hex(), tuple(salts)))

    async def _gathered(self, promised: set[str]) -> None:
        """Wait until all of these have added their salts, but not for ever."""
        try:
            async with asyncio.timeout(TIMEOUT):
                while not promised <= self._salts.keys():
                    self._added.clear()
                    await self._added.wait()
        except TimeoutError:
            return
