"""The coach: tells people what a strong bot thinks of their moves, if they may know, and never in the way of play."""

from __future__ import annotations

import asyncio
import logging

from chaudron.bots.levels import STRONGEST, bot_of
from chaudron.kernel.advice import AnyAdvice
from chaudron.kernel.model import IllegalMove, Question, Seat, Stale, View
from chaudron.server import wire
from chaudron.server.guest import Guest, encode
from chaudron.server.refusals import Busy, Denied
from chaudron.server.render import render_advice
from chaudron.server.table import Table
from chaudron.server.thinker import Thinker

log = logging.getLogger("chaudron.coach")

MOST = 3
"""The number of moves it tells of."""
MOST_WAITING = 8
"""The number of tables that may wait for advice at once."""


def entitled(table: Table, guest: Guest) -> Seat:
    """Return the seat of a guest who may have advice: the only person at the table; raises Denied for others."""
    seat = table.company.seat_of(guest.visitor)
    if seat is None:
        raise Denied("no-seat")
    if any(holder.level is None for other, holder in enumerate(table.company.kept.holders) if other != seat):
        raise Denied("not-alone")
    return seat


class Coach:
    """Advises people at all tables."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.advising: dict[str, asyncio.Task[None]] = {}
        """What is being thought about, by table."""

    def ask(self, table: Table, guest: Guest, message: wire.Advise) -> None:
        """Begin to think about a question, and tell the guest later; refuses guests who may not have advice, or not now."""
        seat = entitled(table, guest)
        played = table.flights.played
        if played is None or played.id != message.match:
            raise Denied("other-match")
        question = played.match.question(seat)
        if question is None:
            raise IllegalMove("not-asked", seat=seat)
        if question.number != message.question:
            raise Stale("question", asked=message.question)
        if table.code in self.advising or len(self.advising) >= MOST_WAITING:
            raise Busy("advising")
        task = asyncio.create_task(self.answer(table, guest, seat, played.id, question))
        self.advising[table.code] = task
        task.add_done_callback(lambda _: self.advising.pop(table.code, None))

    async def answer(self, table: Table, guest: Guest, seat: Seat, match: str, question: Question) -> None:
        """Tell a guest what the strongest bot thinks; nothing, if it fails or takes too long."""
        assert table.flights.played is not None
        view: View = table.flights.played.match.view(seat)
        found: list[AnyAdvice] = []
        try:
            moves = list(table.flights.played.match.moves(seat))
            bot = bot_of(STRONGEST, table.game)
            found = await self.thinker.advise(table.game, bot, view, question.ask, moves, MOST, table.whose)
        except Exception as error:  # too slow, a dead process or a failing bot: the guest must not wait for ever
            log.warning("no advice at table %s: %r", table.code, error)
        advice = tuple(render_advice(table.game, view, each) for each in found)
        guest.post(encode(wire.Advised(match, question.number, advice)))

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = list(self.advising.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
