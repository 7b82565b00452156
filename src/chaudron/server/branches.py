"""Matches that begin as a finished one did: what if it had gone on differently, and the same deal played by somebody else."""

from __future__ import annotations

import asyncio
import time

import msgspec

from chaudron.server import wire
from chaudron.server.lobby import new_code
from chaudron.server.look import AnyMatch
from chaudron.server.pleas import branch
from chaudron.server.refusals import Denied, Missing
from chaudron.server.seating import NAMES, check_seat, spare_name, timed, with_holder
from chaudron.store import Store, matches
from chaudron.store.tables import Holder, KeptTable

PATIENCE = 60
"""Seconds; nobody else waits at such a table."""


async def new_branch(store: Store, visitor: str, name: str | None, wanted: wire.Branch) -> str:
    """Store a table where a visitor plays on from a finished match against bots, and return its code."""
    rebuilt = await store.read(matches.rebuild, wanted.match)
    if rebuilt is None:
        raise Missing("match", match=wanted.match)
    if not rebuilt.over:
        raise Denied("under-way")
    if wanted.step is not None and wanted.step > rebuilt.match.step:
        raise Missing("step", step=wanted.step, steps=rebuilt.match.step)
    if wanted.step == rebuilt.match.step and rebuilt.match.outcome is not None:
        raise Denied("over")
    kept = table(rebuilt.match, visitor, name, wanted)
    match = await asyncio.to_thread(grown, rebuilt.match, wanted.step)
    begun = matches.beginning(match, kept.code, players=kept.holders, parent=wanted.match)
    await store.write(branch, begun, msgspec.structs.replace(kept, match=begun.id))
    return kept.code


def grown(match: AnyMatch, step: int | None) -> AnyMatch:
    """Return a branch of a match, or the same deal: from the same seed, so that whatever is dealt at the same move is the same."""
    if step is not None:
        return match.branch(step)
    same = match.copy(at=0)
    same.mixed = None  # nobody at the new table has had a share in its seed
    return same


def table(match: AnyMatch, visitor: str, name: str | None, wanted: wire.Branch) -> KeptTable:
    """Return a table for one person and bots, with the set-up of a match."""
    timed(match.game, wanted.pace, PATIENCE)
    kept = KeptTable(
        code=new_code(),
        game=match.game.about.name,
        options=msgspec.to_builtins(match.options),
        public=False,
        patience=PATIENCE,
        pace=wanted.pace,
        host=visitor,
        status="playing",
        match=None,
        changed=int(time.time()),
        holders=(Holder(),) * match.seats,
    )
    check_seat(kept, wanted.seat)
    kept = with_holder(kept, wanted.seat, Holder(visitor=visitor, name=name or NAMES[0]))
    for other in range(match.seats):
        if other != wanted.seat:
            kept = with_holder(kept, other, Holder(level=wanted.level, name=spare_name(kept)))
    return kept
