"""Players' browsers have a share in the deal: promised first, revealed when all promises are known, and kept with the match."""

import random
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.kernel.dealing import digest
from chaudron.kernel.record import Mixed, commitment, decode_options, decode_record, mix
from chaudron.kernel.replay import replay
from chaudron.server import salts, wire
from chaudron.store import FILE, matches
from tests.server.conftest import Gather
from tests.server.people import GAME, House, Seat, Visitor, play_on, play_out
from tests.server.process import Process

SALTS = [f"{seat:02x}" * 32 for seat in range(1, 8)]


def hashed(salt: str) -> str:
    return sha256(bytes.fromhex(salt)).hexdigest()


async def sealed(seat: Seat, promises: int = 0) -> wire.Seal:
    """The seal of the next deal, once so many have promised something for it."""
    await seat.until(lambda told: told.room.seal is not None and len(told.room.seal.promises) >= promises)
    assert seat.told.room.seal is not None
    return seat.told.room.seal


async def promise(seat: Seat, salt: str) -> str:
    """Promise a salt for the next deal, and say for which seal."""
    seal = (await sealed(seat)).commitment
    await seat.do(wire.PromiseSalt, seal=seal, promise=hashed(salt))
    return seal


async def asked(seat: Seat) -> wire.Seal:
    """Wait until the server asks for the salt."""
    while not isinstance(found := await seat.hear(), wire.Reveal):
        pass
    return found.seal


async def salts_of(house: House, seat: Seat) -> tuple[tuple[int, str], ...]:
    """The salts that are stored with the match at a table."""
    begun = await house.server.store.read(matches.find, seat.play.match)
    assert begun is not None and begun.mixed is not None
    return begun.mixed.salts


async def test_all_who_have_promised_a_salt_have_a_share(gather: Gather) -> None:
    _, visitors, (host, *others) = await gather(3, begin=False)
    for seat, salt in zip((host, *others), SALTS, strict=False):
        seal = await promise(seat, salt)
    known = await sealed(host, 3)
    assert known.promises == tuple((number, hashed(salt)) for number, salt in enumerate(SALTS[:3]))

    number = next(host.ids)
    await host.raw(msgspec.json.encode(wire.Begin(number, SALTS[0])))
    for seat, salt in zip(others, SALTS[1:], strict=False):
        assert await asked(seat) == known, "all promises are known before any salt is"
        await seat.say(wire.Salt, seal=seal, salt=salt)
    assert await host.answered() == wire.Heard(number, None)
    for seat in (host, *others):
        await seat.until(lambda told: told.play is not None)
        assert seat.told.room.seal is None
    await play_out([host, *others], random.Random(3))

    record = decode_record((await visitors[1].send("GET", f"/api/records/{host.play.match}")).content)
    assert record.mixed is not None
    assert record.mixed.salts == tuple(enumerate(SALTS[:3]))
    assert host.play.seed == record.seed == mix(record.mixed).hex()
    game = games.load(GAME)
    secret = bytes.fromhex(record.mixed.secret)
    assert commitment(game, 3, decode_options(game, record.options), secret) == seal, "the secret was sealed before any salt was known"
    assert known.dealing == digest(game.dealing(3, decode_options(game, record.options), 0) or ())
    assert replay(game, record).commitment == host.play.commitment


async def test_without_salts_the_sealed_secret_is_the_seed(gather: Gather) -> None:
    _, _, (host, guest) = await gather(2, begin=False, seats=3)
    await host.do(wire.SeatBot, seat=2, level="apprentice")
    seal = await sealed(guest)
    await host.do(wire.Begin)
    await guest.until(lambda told: told.play is not None)
    assert guest.play.commitment == seal.commitment


async def test_a_silent_browser_holds_nobody_up(gather: Gather, shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(salts, "TIMEOUT", 0.05)
    _, _, (host, silent, gone) = await gather(3, begin=False)
    for seat, salt in zip((host, silent, gone), SALTS, strict=False):
        await promise(seat, salt)
    await sealed(host, 3)
    await gone.connection.close()
    await host.until(lambda told: not told.room.chairs[2].present)
    assert [seat for seat, _ in (await sealed(host)).promises] == [0, 1], "whoever is gone is not counted on"
    await host.do(wire.Begin, salt=SALTS[0])
    await silent.until(lambda told: told.play is not None)
    assert await salts_of(shared, host) == ((0, SALTS[0]),)


async def test_a_salt_that_was_not_promised_does_not_count(gather: Gather, shared: House) -> None:
    _, _, (host, guest) = await gather(2, begin=False, seats=3)
    await host.do(wire.SeatBot, seat=2, level="apprentice")
    seal = await promise(guest, SALTS[1])
    assert await guest.refused(wire.Salt, seal=seal, salt=SALTS[2]) == "denied-other-deal"
    assert await guest.refused(wire.Salt, seal="00" * 32, salt=SALTS[1]) == "denied-other-deal"
    assert await guest.refused(wire.PromiseSalt, seal="00" * 32, promise=hashed(SALTS[1])) == "denied-other-deal"
    assert await host.refused(wire.Salt, seal=seal, salt=SALTS[0]) == "denied-other-deal"
    await sealed(host, 1)
    await guest.do(wire.Salt, seal=seal, salt=SALTS[1])  # early is good enough: only who has promised first can be earlier
    await host.do(wire.Begin, salt=SALTS[0])
    await guest.until(lambda told: told.play is not None)
    assert await salts_of(shared, guest) == ((1, SALTS[1]),)


async def test_only_who_has_a_seat_adds_to_the_deal(gather: Gather, other: Visitor) -> None:
    code, _, (host, *_) = await gather(2, begin=False, seats=3)
    async with other.at(code) as onlooker:
        seal = (await sealed(onlooker)).commitment
        assert await onlooker.refused(wire.PromiseSalt, seal=seal, promise=hashed(SALTS[0])) == "denied-no-seat"
        assert await onlooker.refused(wire.Salt, seal=seal, salt=SALTS[0]) == "denied-no-seat"
    assert (await sealed(host)).promises == ()


@pytest.mark.parametrize(
    "fields",
    [{"seal": "00", "salt": "00" * 32}, {"seal": "0" * 64, "salt": "x" * 64}, {"seal": "0" * 64, "salt": None}, {"seal": "0" * 64}],
)
async def test_what_is_no_salt_is_malformed(gather: Gather, fields: dict[str, Any]) -> None:
    _, _, (host, *_) = await gather(2, begin=False, seats=3)
    await host.raw(msgspec.json.encode({"type": "salt", "id": next(host.ids), **fields}))
    refused = await host.answered()
    assert isinstance(refused, wire.Refused) and (refused.kind, refused.reason) == ("malformed", "message")


async def test_other_settings_are_sealed_anew(gather: Gather) -> None:
    _, _, (host, guest) = await gather(2, begin=False, seats=3)
    before = await promise(guest, SALTS[1])
    await sealed(host, 1)
    await host.do(wire.Configure, public=True)
    assert (await sealed(host)).commitment == before, "what the deal does not depend on"
    await host.do(wire.Configure, seats=4)
    after = await sealed(host)
    assert (after.commitment != before, after.promises) == (True, ())
    await guest.until(lambda told: told.room.seal is not None and told.room.seal.commitment == after.commitment)
    assert await guest.refused(wire.PromiseSalt, seal=before, promise=hashed(SALTS[1])) == "denied-other-deal"


async def test_a_salt_that_was_told_in_vain_is_not_used_again(gather: Gather, shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, (host, guest) = await gather(2, begin=False, seats=3)
    before = await promise(host, SALTS[0])
    assert await host.refused(wire.Begin, salt=SALTS[0]) == "denied-empty-seats"
    await host.until(lambda told: told.room.seal is not None and told.room.seal.commitment != before)
    await host.do(wire.SeatBot, seat=2, level="apprentice")
    again = await promise(host, SALTS[0])

    async def fails(*_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(shared.server.store, "write", fails)
        assert await host.refused(wire.Begin, salt=SALTS[0]) == "busy-failed"
    await guest.until(lambda told: told.room.seal is not None and told.room.seal.commitment not in (before, again))
    assert guest.told.room.seal is not None and guest.told.room.seal.promises == ()


async def test_the_next_match_is_sealed_while_the_last_is_looked_at(gather: Gather, shared: House) -> None:
    _, _, (host,) = await gather(1, begin=False, seats=3)
    for seat in (1, 2):
        await host.do(wire.SeatBot, seat=seat, level="apprentice")
    first = await promise(host, SALTS[0])
    await host.do(wire.Begin, salt=SALTS[0])
    await play_on(host)
    second = await promise(host, SALTS[1])
    assert first != second
    await host.do(wire.Rematch, salt=SALTS[1])
    await host.until(lambda told: told.play is not None and told.play.number == 2)
    assert await salts_of(shared, host) == ((0, SALTS[1]),)


async def test_how_the_seed_was_made_outlives_a_killed_process(tmp_path: Path) -> None:
    process = Process(tmp_path)
    process.start()
    try:
        host = Visitor(process.address)
        await host.home()
        code = await host.create(level="apprentice", seats=3)
        async with host.at(code) as seat:
            await promise(seat, SALTS[0])
            await seat.do(wire.Begin, salt=SALTS[0])
            await seat.until(lambda told: told.play is not None)
            told = seat.play.commitment
        process.kill()
        with closing(sqlite3.connect(tmp_path / "data" / FILE)) as database:
            ((seed, mixed),) = database.execute("SELECT seed, mixed FROM matches").fetchall()
        kept = msgspec.json.decode(mixed, type=Mixed)
        assert (kept.salts, mix(kept).hex()) == (((0, SALTS[0]),), seed)
        process.start()  # which replays the match, and verifies it
        again = Visitor(process.address)
        again.http.cookies.update(host.http.cookies)
        async with again.at(code) as seat:
            assert seat.play.commitment == told
        await host.http.aclose()
        await again.http.aclose()
    finally:
        process.kill()


async def test_how_a_match_was_dealt_is_told(gather: Gather, shared: House) -> None:
    _, visitors, seats = await gather(3)
    match = seats[0].play.match
    found = await visitors[0].call("GET", f"/api/matches/{match}/dealing", None, wire.Dealings)
    game = games.load(GAME)
    assert digest(tuple(found.rounds[0])) == digest(game.dealing(3, game.about.options(), 0) or ())
    assert len(found.rounds) == 1
    await play_out(seats, random.Random(6))
    found = await visitors[0].call("GET", f"/api/matches/{match}/dealing", None, wire.Dealings)
    reached = seats[0].play.scene.round
    assert reached is not None and len(found.rounds) == reached.number > 1
    stranger = await shared.visitor()
    assert (await stranger.refused("GET", "/api/matches/0000000000000000/dealing")).kind == "missing"
