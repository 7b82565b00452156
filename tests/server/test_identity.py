"""A visitor is whoever has the key in the cookie; names, and another device that becomes the same visitor."""

import base64
import time
from pathlib import Path

import httpx
import msgspec
import pytest

from chaudron.server import visitors, wire
from chaudron.server.visitors import HANDOVER_MINUTES
from tests.server.people import TIMEOUT, House, Visitor


async def test_the_first_visit_gives_a_key_that_no_script_reads_and_no_other_site_sends(shared: House) -> None:
    async with httpx.AsyncClient(base_url=shared.address, trust_env=False, timeout=TIMEOUT) as client:
        first = await client.get("/")
        (given,) = [header for header in first.headers.get_list("set-cookie") if header.startswith("chaudron=")]
        parts = {part.strip().lower() for part in given.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= parts
        key = client.cookies["chaudron"]
        assert len(base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))) >= 32
        again = await client.get("/api/home")
        assert not any(header.startswith("chaudron=") for header in again.headers.get_list("set-cookie"))


async def test_every_visitor_gets_another_key(shared: House) -> None:
    keys = {(await shared.visitor()).key for _ in range(5)}
    assert len(keys) == 5


BESIDE = [
    "chaudron={}", 'chaudron="{}"', "a=1; chaudron = {}", "chaudron={};", ";; chaudron={}", "a=1;chaudron={}", "chaudron={}; chaudron=",
    "chaudron=short; chaudron={}", 'prefs={{"theme":"dark"}}; chaudron={}', 'chaudron={}; prefs={{"theme":"dark"}}',
    "list=[1,2]; chaudron={}", "plain; chaudron={}", "=; chaudron={}", "a=b=c; chaudron={}", 'open="; chaudron={}',
    "a b=c d; chaudron={}", "näme=ü; chaudron={}", "a@b=1; chaudron={}", "a=\\073; chaudron={}", "notchaudron=x; Chaudron=y; chaudron={}",
    "path=/; expires=never; chaudron={}",
]  # fmt: skip
"""Our cookie beside what other apps of the same host name may have put there."""


@pytest.mark.parametrize("beside", BESIDE)
async def test_a_visitor_is_recognised_whatever_stands_beside_the_cookie(shared: House, beside: str) -> None:
    visitor = await shared.visitor("Ada")
    code = await visitor.create()
    sent = [(b"cookie", beside.format(visitor.key).encode())]
    async with httpx.AsyncClient(base_url=shared.address, trust_env=False, timeout=TIMEOUT) as client:
        answer = await client.get("/api/home", headers=sent)
        assert not answer.headers.get_list("set-cookie")
        home = msgspec.json.decode(answer.content, type=wire.Home)
        assert (home.me.name, [card.code for card in home.mine]) == ("Ada", [code])
        (renewed,) = (await client.get("/", headers=sent)).headers.get_list("set-cookie")
        assert renewed.startswith(f"chaudron={visitor.key};")
        icon = await client.get("/favicon.svg", headers=sent)
        assert not icon.headers.get_list("set-cookie"), "an icon that is under way would undo a hand-over"


@pytest.mark.parametrize("cookie", ["short", "x" * 101, '"x', "é" * 30, '{"theme": "dark and gloomy"}'])
async def test_a_key_that_was_sent_but_not_understood_is_refused_and_never_replaced(shared: House, cookie: str) -> None:
    async with httpx.AsyncClient(base_url=shared.address, trust_env=False, timeout=TIMEOUT) as client:
        for path, status in (("/", 200), ("/api/home", 403)):
            answer = await client.get(path, headers=[(b"cookie", b"chaudron=" + cookie.encode())])
            assert (answer.status_code, answer.headers.get_list("set-cookie")) == (status, [])
        assert msgspec.json.decode(answer.content, type=wire.Refused).reason == "bad-cookie"


@pytest.mark.parametrize("cookie", ["chaudron=", 'chaudron=""', "chaudron", "other=1"])
async def test_an_empty_cookie_is_no_key(shared: House, cookie: str) -> None:
    async with httpx.AsyncClient(base_url=shared.address, trust_env=False, timeout=TIMEOUT) as client:
        answer = await client.get("/api/home", headers={"cookie": cookie})
        assert [header[:9] for header in answer.headers.get_list("set-cookie")] == ["chaudron="]


async def test_the_cookie_is_secure_behind_https(shared: House) -> None:
    async with httpx.AsyncClient(
        base_url=shared.address, trust_env=False, timeout=TIMEOUT, headers={"x-forwarded-proto": "https"}
    ) as client:
        given = (await client.get("/")).headers.get_list("set-cookie")
        assert any(header.startswith("chaudron=") and header.endswith("; Secure") for header in given)


async def test_only_the_hash_of_a_key_is_kept(own: House, tmp_path: Path) -> None:
    visitor = await own.visitor("Ada")
    code = await visitor.create(level="apprentice", begin=True)
    secret = (await visitor.call("POST", "/api/handovers", None, wire.Handover)).secret
    device = await own.visitor()
    await device.call("POST", "/api/handovers/claim", {"secret": secret}, wire.Me)
    async with device.at(code):
        pass
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").rglob("*") if path.is_file())
    assert visitors.hashed(visitor.key).encode() in kept
    assert visitors.hashed(device.key).encode() in kept
    for hidden in (visitor.key, device.key, secret):
        assert hidden.encode() not in kept


async def test_a_name_is_kept_and_tidied(visitor: Visitor) -> None:
    assert (await visitor.home()).me.name is None
    assert await visitor.call("PUT", "/api/me", {"name": "  Ada \t Lovelace "}, wire.Me) == wire.Me("Ada Lovelace")
    assert (await visitor.home()).me.name == "Ada Lovelace"


@pytest.mark.parametrize("name", ["   ", "a\u202eb", "a\x00b", "\u200b"])
async def test_a_name_that_cannot_be_shown_is_refused(visitor: Visitor, name: str) -> None:
    refused = await visitor.refused("PUT", "/api/me", {"name": name})
    assert (refused.kind, refused.reason) == ("malformed", "name")
    assert (await visitor.home()).me.name is None


@pytest.mark.parametrize("data", [{"name": ""}, {"name": "x" * 25}, {"name": 1}, {}, [], {"name": "a", "more": 1}])
async def test_what_is_no_introduction_is_refused(visitor: Visitor, data: object) -> None:
    refused = await visitor.refused("PUT", "/api/me", data)
    assert (refused.kind, refused.reason) == ("malformed", "request")


async def test_a_new_name_shows_at_every_table_at_once_and_after_a_restart(shared: House, visitor: Visitor, other: Visitor) -> None:
    await visitor.call("PUT", "/api/me", {"name": "Before"}, wire.Me)
    codes = [await visitor.create(), await visitor.create(level="apprentice")]
    async with other.at(codes[0]) as onlooker, visitor.at(codes[0]) as seat:
        await visitor.call("PUT", "/api/me", {"name": "After"}, wire.Me)
        for hearer in (onlooker, seat):
            await hearer.until(lambda told: told.room.chairs[0].name == "After")
        assert seat.told.you.name == "After"
    shared.server.lobby.tables.pop(codes[1], None)  # which the server may have done itself
    async with other.at(codes[1]) as onlooker:
        assert onlooker.told.room.chairs[0].name == "After"


async def test_a_name_is_shown_as_typed_and_never_as_a_key_of_ours(visitor: Visitor, other: Visitor) -> None:
    name = "<b>game-name</b>"
    await visitor.call("PUT", "/api/me", {"name": name}, wire.Me)
    async with other.at(await visitor.create()) as onlooker:
        assert onlooker.told.room.chairs[0].name == name


async def test_another_device_becomes_the_same_visitor_and_the_first_one_stays(visitor: Visitor, other: Visitor) -> None:
    await visitor.call("PUT", "/api/me", {"name": "Ada"}, wire.Me)
    code = await visitor.create()
    lent = await visitor.call("POST", "/api/handovers", None, wire.Handover)
    assert lent.minutes == HANDOVER_MINUTES
    before = other.key
    assert await other.call("POST", "/api/handovers/claim", {"secret": lent.secret}, wire.Me) == wire.Me("Ada")
    assert other.key not in {before, visitor.key, lent.secret}
    async with visitor.at(code) as first, other.at(code) as second:
        assert first.told.you == second.told.you == wire.You(0, host=True, name="Ada", speaker=first.told.you.speaker)
        assert second.told.room.onlookers == 0
    assert [card.code for card in (await other.home()).mine] == [code]


async def test_a_device_that_was_handed_over_hands_over_the_same_visitor(shared: House, visitor: Visitor, other: Visitor) -> None:
    code = await visitor.create()
    third = await shared.visitor()
    for giver, taker in ((visitor, other), (other, third)):
        secret = (await giver.call("POST", "/api/handovers", None, wire.Handover)).secret
        await taker.call("POST", "/api/handovers/claim", {"secret": secret}, wire.Me)
    async with third.at(code) as seat:
        assert seat.told.you.seat == 0


async def test_a_secret_is_good_for_one_device_only(shared: House, visitor: Visitor, other: Visitor) -> None:
    secret = (await visitor.call("POST", "/api/handovers", None, wire.Handover)).secret
    await other.call("POST", "/api/handovers/claim", {"secret": secret}, wire.Me)
    third = await shared.visitor()
    refused = await third.refused("POST", "/api/handovers/claim", {"secret": secret})
    assert (refused.kind, refused.reason) == ("missing", "handover")


async def test_a_secret_is_good_for_a_few_minutes_only(visitor: Visitor, other: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    before = time.time()
    early = (await visitor.call("POST", "/api/handovers", None, wire.Handover)).secret
    with monkeypatch.context() as later:
        later.setattr("chaudron.server.visitors.time.time", lambda: before + 60 * HANDOVER_MINUTES - 5)
        await other.call("POST", "/api/handovers/claim", {"secret": early}, wire.Me)
    late = (await visitor.call("POST", "/api/handovers", None, wire.Handover)).secret
    after = time.time()
    monkeypatch.setattr("chaudron.server.visitors.time.time", lambda: after + 60 * HANDOVER_MINUTES + 5)
    refused = await other.refused("POST", "/api/handovers/claim", {"secret": late})
    assert (refused.kind, refused.reason) == ("missing", "handover")


async def test_a_secret_is_no_key(shared: House, visitor: Visitor) -> None:
    code = await visitor.create()
    secret = (await visitor.call("POST", "/api/handovers", None, wire.Handover)).secret
    thief = shared.stranger()
    thief.http.cookies.set("chaudron", secret)
    async with thief.at(code) as onlooker:
        assert onlooker.told.you.seat is None


async def test_the_hash_of_a_key_is_no_key(shared: House, visitor: Visitor) -> None:
    code = await visitor.create()
    thief = shared.stranger()
    thief.http.cookies.set("chaudron", visitors.hashed(visitor.key))
    async with thief.at(code) as onlooker:
        assert onlooker.told.you.seat is None
