"""The coach: tells people what a strong bot thinks of their moves, if they may know, and never in the way of play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from chaudron.analysis.judging import clearly_worse
from chaudron.bots.levels import STRONGEST, bot_of
from chaudron.kernel.advice import AnyAdvice
from chaudron.kernel.model import IllegalMove, Move, Question, Seat, Stale, View
from chaudron.server import wire
from chaudron.server.guest import Guest, encode
from chaudron.server.played import Played
from chaudron.server.refusals import Busy, Denied
from chaudron.server.render import render_advice
from chaudron.server.table import Table
from chaudron.server.thinker import Thinker

log = logging.getLogger("chaudron.coach")

MOST = 3
"""The number of moves it tells of."""
MOST_REVIEWED = 60
"""The number of moves among which it looks for the one that was made."""
MOST_WAITING = 8
"""The number of tables that may wait for advice at once."""


def entitled(table: Table, guest: Guest, match: str) -> tuple[Seat, Played]:
    """Return the seat of a guest who may have advice, and the match; raises Denied for others.

    Whoever is alone with bots may have it; with other people, those at a table whose host allows it."""
    seat, played = table.seat_in(guest, match)
    if table.company.alone() != guest.visitor and not table.company.kept.coaching:
        raise Denied("not-alone")
    if played.chronicle.ended:
        raise Denied("over")
    return seat, played


class Coach:
    """Advises people at all tables."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.advising: dict[tuple[str, Seat, type[wire.Say]], asyncio.Task[None]] = {}
        """What is being thought about, by table, seat and kind of request."""

    def ask(self, table: Table, guest: Guest, message: wire.Advise | wire.Review) -> None:
        """Begin to think about a question or an answer, and tell the guest later; refuses guests who may not have advice, or not now."""
        seat, played = entitled(table, guest, message.match)
        if isinstance(message, wire.Advise):
            question = played.match.question(seat)
            if question is None:
                raise IllegalMove("not-asked", seat=seat)
            if question.number != message.question:
                raise Stale("question", asked=message.question)
            work: Coroutine[Any, Any, None] = self.answer(
                table, guest, played.match.view(seat), question, list(played.match.moves(seat)), played.id
            )
        else:
            step = played.match.answered(seat, message.question)
            if step is None or table.company.alone() != guest.visitor:
                raise Denied("other-move" if step is None else "not-alone")
            work = self.review(table, guest, seat, played, message.question, step)
        key = (table.code, seat, type(message))
        if key in self.advising or len(self.advising) >= MOST_WAITING:
            work.close()
            raise Busy("advising")
        task = asyncio.create_task(work)
        self.advising[key] = task
        task.add_done_callback(lambda _: self.advising.pop(key, None))

    async def answer(self, table: Table, guest: Guest, view: View, question: Question, moves: list[Move], match: str) -> None:
        """Tell a guest what the strongest bot thinks of the moves of a question."""
        found = await self.think(table, view, question, moves, MOST)
        guest.post(encode(wire.Advised(match, question.number, tuple(render_advice(table.game, view, each) for each in found))))

    async def review(self, table: Table, guest: Guest, seat: Seat, played: Played, question: int, step: int) -> None:
        """Tell a guest whether a move was a clear mistake, judged by what the seat knew before it."""
        before = await asyncio.to_thread(played.match.copy, step - 1)
        view, asked = before.view(seat), before.question(seat)
        assert asked is not None
        found = await self.think(table, view, asked, list(before.moves(seat)), MOST_REVIEWED)
        made = next((each for each in found if each.move == played.match.made(step)), None)
        reviewed = wire.Reviewed(played.id, question)
        if made is not None and clearly_worse(made, found[0]):
            told = [render_advice(table.game, view, each) for each in (made, found[0])]
            reviewed = wire.Reviewed(played.id, question, *told)
        guest.post(encode(reviewed))

    async def think(self, table: Table, view: View, question: Question, moves: list[Move], most: int) -> list[AnyAdvice]:
        """Return what the strongest bot thinks of the moves of a question, best first; nothing, if it fails or takes too long."""
        try:
            return await self.thinker.advise(table.game, bot_of(STRONGEST, table.game), view, question.ask, moves, most, table.whose)
        except Exception as error:  # too slow, a dead process or a failing bot: the guest must not wait for ever
            log.warning("no advice", extra={"table": table.code, "error": str(error) or type(error).__name__})
            return []

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = list(self.advising.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
