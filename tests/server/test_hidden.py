"""Hidden means never sent: states that a seat cannot tell apart give it the same bytes, to the last one."""

import random
from collections.abc import Awaitable
from itertools import islice
from typing import Any, cast

import pytest

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move, News, Options, Seat
from chaudron.kernel.rng import Rng
from chaudron.server import wire
from chaudron.server.guest import Guest
from chaudron.server.played import Played
from chaudron.server.refusals import Denied
from chaudron.server.render import render_line
from chaudron.server.table import Table
from chaudron.server.turns import Turns
from chaudron.store import Store
from chaudron.store.tables import Holder, KeptTable
from chaudron.store.talk import Line
from chaudron.testing.compare import encoded, passes
from chaudron.testing.settings import Setting, settings
from tests.laws import posy
from tests.server.conftest import Gather
from tests.server.people import House, decode, play_out

FURTHER = 4
"""Moves that are made and told after two tables were found to look the same."""
SETTINGS = [setting for name in games.names() for setting in settings(games.load(name), seeds=2)]


class Forgetful:
    """Stands in for a store; the tables of these tests are of no use later."""

    def append(self, *_: Any) -> Awaitable[None]:
        return self.nothing()

    async def nothing(self) -> None: ...

    def write(self, *_: Any) -> Any:
        return self

    def add_done_callback(self, _: Any) -> None: ...


def match_in(game: AnyGame, seats: int, options: Options, state: Any) -> Match[Any, Any, Any]:
    """A match that stands at a state, however it came about."""
    match: Match[Any, Any, Any] = Match(game, seats, options, bytes(32))
    match._state = game.copy(state)
    match._asks = game.asks(match._state)
    match._asked = dict.fromkeys(match._asks, 0)
    return match


def table_in(setting: Setting, state: Any) -> Table:
    """A table of people, with a match that stands at a state."""
    holders = tuple(Holder(visitor=f"visitor {seat}", name=f"Person {seat}") for seat in range(setting.seats))
    kept = KeptTable(
        code="hidden", game=setting.game.about.name, options={}, public=False, patience=60, pace="calm", host="visitor 0",
        status="playing", match="match", changed=0, holders=holders,
    )  # fmt: skip
    match = match_in(setting.game, setting.seats, setting.options, state)
    return Table(cast(Store, Forgetful()), kept, Played("match", 1, match, "commitment", []), lambda _: None, lambda *_: None)


def guest_of(table: Table, seat: Seat | None) -> Guest:
    guest = Guest("somebody else" if seat is None else f"visitor {seat}", "Me", Turns())
    table.company.enter(guest)
    return guest


def nudges(table: Table, by: Seat | None, seats: int) -> list[str]:
    """What becomes of a nudge for each seat, if nobody has moved for a long time."""
    found: list[str] = []
    for seat in range(seats):
        table.talk._nudged = -1e9
        nudger = Guest("somebody else" if by is None else f"visitor {by}", "Me", Turns())
        try:
            found.append(table.talk.nudge(nudger, seat, table.awaited(), 1e9))
        except Denied as denied:
            found.append(denied.reason)
    return found


def match_of(table: Table) -> Match[Any, Any, Any]:
    assert table.flights.played is not None
    return table.flights.played.match


async def step(table: Table, mover: Seat, move: Move) -> None:
    await table.flights.make(lambda: (mover, move), match_of(table).questions()[mover].number)


def heard(table: Table, mover: Seat, move: Move, seat: Seat | None) -> list[News]:
    return [item for item in match_of(table).prepare(mover, move).news if item.heard_by(seat)]


@pytest.mark.usefixtures("with_posy")
@pytest.mark.parametrize("setting", [*SETTINGS, *settings(posy.GAME, seeds=6)], ids=str)
async def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_see(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chaudron.server.salts.new_seed", lambda: bytes(32))  # every table seals a secret of its own for its next deal
    game = setting.game
    compared = different = 0
    for seed, number, state in islice(setting.walks(every=17), 12):
        for seat in setting.onlookers():
            draws = setting.rng(seed, number, seat, "permuted")
            dream = game.imagine(game.view(state, seat), draws)
            true, permuted = table_in(setting, state), table_in(setting, dream)
            for table in (true, permuted):
                table.talk.recall([Line(number=1, visitor="visitor 1", name="Person 1", seat=1, text="Well?", at=0)])
            guests = [guest_of(table, seat) for table in (true, permuted)]
            assert nudges(true, seat, setting.seats) == nudges(permuted, seat, setting.seats)
            assert true.messenger.update(guests[0]) == permuted.messenger.update(guests[1])
            different += any(game.view(state, other) != game.view(dream, other) for other in range(setting.seats))
            for _ in range(FURTHER):
                movers = sorted(match_of(true).questions())
                if not movers:
                    break
                mover = draws.choice(movers)
                move = draws.choice(match_of(true).moves(mover))
                if not passes(game, match_of(permuted)._state, mover, move):
                    break
                told = [heard(table, mover, move, seat) for table in (true, permuted)]
                if encoded(told[0]) != encoded(told[1]):
                    assert any(item.event.reveals for news in told for item in news)
                    break
                for table in (true, permuted):
                    await step(table, mover, move)
                assert true.messenger.update(guests[0]) == permuted.messenger.update(guests[1])
                compared += 1
    assert different and compared >= 10, "hardly anything was compared"


def test_a_table_that_shows_another_seats_cards_would_be_noticed() -> None:
    setting = SETTINGS[0]
    state = next(iter(setting.walks()))[2]
    dream = setting.game.imagine(setting.game.view(state, 0), Rng(bytes(32)))
    true, permuted = table_in(setting, state), table_in(setting, dream)
    assert true.messenger.play(0) is not None
    assert bytes(true.messenger.play(0)) == bytes(permuted.messenger.play(0))
    assert bytes(true.messenger.play(1)) != bytes(permuted.messenger.play(1))


async def test_a_line_for_one_seat_is_told_to_that_seat_alone() -> None:
    setting = SETTINGS[0]
    state = next(iter(setting.walks()))[2]
    table = table_in(setting, state)
    match: Match[Any, Any, Any] = Match(setting.game, setting.seats, setting.options, bytes(32))
    private = [item for item in match.opening if item.only is not None]
    assert private
    guests = {seat: guest_of(table, seat) for seat in setting.onlookers()}
    for guest in guests.values():
        table.messenger.update(guest)
    table.messenger.tell(0, match.opening)
    for late in (False, True):
        for seat, guest in guests.items():
            if late:
                guest.start_over()
            data = table.messenger.update(guest)
            for item in private:
                assert (bytes(render_line(0, item.event)) in data) == (item.only == seat)


async def test_nobodys_stream_shows_anothers_hand(gather: Gather, shared: House) -> None:
    code, _, seats = await gather()
    async with (await shared.visitor()).at(code) as onlooker:
        await play_out(seats, random.Random(8), 60)
        await onlooker.reach(60)
        shown = 0
        for stream, seat in ((onlooker, None), *((stream, number) for number, stream in enumerate(seats))):
            for data in stream.bytes:
                update = wire_update(data)
                if update is None or update.play is None:
                    continue
                assert update.play.commitment and update.play.seed is None
                for zone in update.play.scene.zones:
                    if zone.kind == "hand" and zone.owner is not None:
                        faces = [piece.face for piece in zone.pieces if piece.face is not None]
                        shown += len(faces)
                        assert zone.owner == seat or not faces
        assert shown


def wire_update(data: bytes) -> wire.Update | None:
    found = decode(data)
    return found if isinstance(found, wire.Update) else None
