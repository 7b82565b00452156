"""Push messages: they reach a real endpoint that decrypts them, only who has asked for them, and nothing inside a private network."""

import socket
import stat
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from chaudron.server import house as houses
from chaudron.server import notices, push, wire
from chaudron.server.talk import NUDGE_AFTER, NUDGE_PAUSE
from chaudron.server.visitors import hashed
from chaudron.store import peers, reach
from tests.server.endpoint import HOST, Browser, Endpoint, endpoint, signed
from tests.server.people import House, Visitor, house, until
from tests.server.test_forgetting import another, devices, forgotten, shown
from tests.server.test_slow import DAY, late, noted


@pytest.fixture
def service() -> Iterator[Endpoint]:
    with endpoint() as found:
        yield found


@pytest.fixture
async def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A server that may send to this machine, with quick bots."""
    monkeypatch.setitem(houses.PACES, "slow", (0.0, 0.0))
    async with house(tmp_path, push_to=(HOST,)) as opened:
        yield opened


async def subscribed(visitor: Visitor, service: Endpoint, name: str = "one", language: str = "en-GB") -> Browser:
    """The browser of a visitor, which has asked for push messages."""
    browser = Browser(f"{service.address}/{name}")
    answer = await visitor.send("PUT", "/api/me/push", browser.subscription(language))
    assert answer.status_code == 200, answer.text
    return browser


async def subscriptions(found: House, visitor: Visitor) -> list[str]:
    return [each.endpoint for each in await found.server.store.read(reach.subscribed, hashed(visitor.key))]


async def table_of_two(ada: Visitor, bert: Visitor) -> tuple[str, Visitor, Visitor]:
    """A slow table of two people and a bot where a match has begun; also who is asked first, and the other."""
    code = await ada.create(seats=3, pace="slow", patience=DAY)
    async with ada.at(code) as host, bert.at(code) as guest:
        await guest.do(wire.Sit)
        await host.do(wire.SeatBot, seat=2, level="apprentice")
        await host.do(wire.Begin)
        for seat in (host, guest):
            await seat.until(lambda told: any(chair.due for chair in told.room.chairs))
        return code, *((ada, bert) if host.told.room.chairs[0].due else (bert, ada))


async def move(visitor: Visitor, code: str) -> None:
    """Come to a table, make a move, and go."""
    async with visitor.at(code) as seat:
        await seat.until(lambda told: told.play is not None and told.play.question is not None)
        heard = await seat.say(wire.Answer, **seat.answer())
        assert isinstance(heard, wire.Heard)


async def test_whoever_is_not_there_gets_one_message_that_only_their_browser_can_read(found: House, service: Endpoint) -> None:
    ada, bert = await found.visitor("Ada"), await found.visitor("Bert")
    code, first, second = await table_of_two(ada, bert)
    browser = await subscribed(second, service)
    await move(first, code)
    await until(lambda: service.received)
    (received,) = service.received
    told = browser.read(received)
    assert told["url"] == f"/t/{code}"
    assert told["title"].endswith(": your move") and told["count"] == 1
    assert ("Ada" if second is bert else "Bert") in told["body"]
    assert set(told) == {"title", "body", "url", "tag", "count"}
    key = (await second.call("GET", "/api/me/reach", None, wire.Reach)).key
    assert signed(received, key)
    assert received.headers["content-encoding"] == "aes128gcm" and 0 < int(received.headers["ttl"]) <= DAY
    assert b"your move" not in received.body and code.encode() not in received.body
    # Nothing more is said about the same move, whoever comes, goes or asks.
    async with second.at(code):
        await second.home()
    await late(found, 60)
    assert len(service.received) == 1


async def test_whoever_is_asked_to_agree_and_is_not_there_is_told(found: House, service: Endpoint) -> None:
    ada, bert = await found.visitor("Ada"), await found.visitor("Bert")
    code, first, second = await table_of_two(ada, bert)
    browser = await subscribed(second, service, language="fr-FR")
    asker = "Ada" if first is ada else "Bert"
    async with first.at(code) as seat:
        await seat.until(lambda told: told.play is not None)
        match, step = seat.play.match, seat.play.step
        await seat.do(wire.EndEarly, match=match)
        await until(lambda: service.received)
        told = browser.read(service.received[0])
        assert "arrêter la partie" in told["title"] and asker in told["body"] and told["url"] == f"/t/{code}"
        # It is on their list, until they have answered; whoever asks waits for nothing.
        assert told["count"] == 1 and [card.asked for card in (await second.home()).mine] == [True]
        assert [card.asked for card in (await first.home()).mine] == [False]
        async with second.at(code) as there:
            await there.do(wire.Consent, match=match, step=step, kind="end", yes=False)
            await there.until(lambda told: told.hold is None)
        assert [card.asked for card in (await second.home()).mine] == [False]
        assert len(service.received) == 1


async def test_whoever_is_nudged_and_not_there_is_told_who_does(found: House, service: Endpoint) -> None:
    ada, bert = await found.visitor("Ada"), await found.visitor("Bert")
    code, first, second = await table_of_two(ada, bert)
    browser = await subscribed(first, service)
    nudger = "Bert" if first is ada else "Ada"
    async with second.at(code) as seat:
        table = found.server.lobby.tables[code]
        mover = next(chair.seat for chair in seat.told.room.chairs if chair.due)

        async def nudge() -> None:
            table.moved -= NUDGE_AFTER
            table.talk._nudged -= NUDGE_PAUSE
            await seat.do(wire.Nudge, seat=mover)

        # They may have been told of their move long ago; a nudge is news, but not every minute.
        found.server.slow.missed(table, mover)
        await until(lambda: len(service.received) == 1)
        for _ in range(2):
            await nudge()
        await until(lambda: len(service.received) == 2)
        told = browser.read(service.received[1])
        assert f"{nudger} nudges you" in told["title"] and told["url"] == f"/t/{code}" and told["tag"] == f"table-{code}"
        found.server.slow._missed[table][hashed(first.key), "nudge"] -= peers.AGAIN["nudge"]
        await nudge()
        await until(lambda: len(service.received) == 3)
        # Whoever is there hears it at the table.
        async with first.at(code) as there:
            await seat.until(lambda told: told.room.chairs[mover].present)
            await nudge()
            await there.listen(lambda: there.signs)
    assert len(service.received) == 3


async def test_whoever_is_not_there_is_told_that_the_host_has_closed_the_table(found: House, service: Endpoint) -> None:
    ada, bert = await found.visitor("Ada"), await found.visitor("Bert")
    code, _, _ = await table_of_two(ada, bert)
    hers, his = await subscribed(ada, service, "hers"), await subscribed(bert, service, "his", language="de-AT")
    async with ada.at(code) as host:
        await host.until(lambda told: told.play is not None)
        match = host.play.match
        await host.say(wire.Close)
    await until(lambda: service.received)
    told = his.read(service.received[0])
    assert "Der Tisch ist geschlossen" in told["title"] and told["tag"] == f"table-{code}" and told["count"] == 0
    assert int(service.received[0].headers["ttl"]) == notices.LASTS
    # The link leads to what was played.
    assert told["url"] == f"/t/{code}"
    refused = await bert.refused("GET", f"/api/tables/{code}")
    assert (refused.reason, refused.facts) == ("closed", {"match": match})
    assert (await bert.call("GET", f"/api/matches/{match}", None, wire.Past)).ended
    # Whoever is there sees it; so the next message to her is another one.
    found.server.notices.tell(hashed(ada.key), notices.Notice("your-move", "abcdefgh", "poison"))
    await until(lambda: len(service.received) == 2)
    assert hers.read(service.received[1])["url"] == "/t/abcdefgh"


async def test_nobody_is_told_while_they_are_there_and_nobody_who_has_not_asked(found: House, service: Endpoint) -> None:
    ada, bert = await found.visitor("Ada"), await found.visitor("Bert")
    code, first, second = await table_of_two(ada, bert)
    await subscribed(second, service)
    told: list[str] = []
    found.server.notices.tell = lambda visitor, notice: told.append(visitor)  # type: ignore[method-assign]
    async with second.at(code) as there:
        await move(first, code)
        place = there.told.you.seat
        assert place is not None
        await there.until(lambda update: update.room.chairs[place].due)
    assert hashed(second.key) not in told
    assert service.received == []


async def test_whoever_is_late_is_told_that_a_bot_plays_in_their_language(found: House, service: Endpoint) -> None:
    ada, bert = await found.visitor("Ada"), await found.visitor("Bert")
    code, first, _ = await table_of_two(ada, bert)
    await noted(found, code)
    browser = await subscribed(first, service, language="de-AT")
    await late(found)
    await until(lambda: service.received)
    assert "Ein Bot spielt für dich" in browser.read(service.received[0])["title"]


async def test_at_a_table_that_is_not_slow_the_absent_are_told_once_if_others_wait(found: House, service: Endpoint) -> None:
    ada, bert = await found.visitor("Ada"), await found.visitor("Bert")
    browser = await subscribed(bert, service)
    code = await ada.create(seats=3)
    async with ada.at(code) as host:
        async with bert.at(code) as guest:
            await guest.do(wire.Sit)
            await host.do(wire.SeatBot, seat=2, level="apprentice")
        await host.do(wire.Begin)
        table = found.server.lobby.tables[code]
        while not service.received:
            if table.flights.question(1) is not None:
                await until(lambda: service.received)
            elif host.play.question is not None:
                await host.do(wire.Answer, **host.answer())
            else:
                await host.hear()
        seat = table.company.seat_of(hashed(bert.key))
        assert seat is not None
        found.server.slow.missed(table, seat)  # still waiting
        async with bert.at(code):
            pass
        await host.until(lambda told: not told.room.chairs[1].present)
        found.server.slow.missed(table, seat)  # they were back, and are gone again
        await until(lambda: len(service.received) == 2)
    assert [browser.read(each)["url"] for each in service.received] == [f"/t/{code}"] * 2


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_its_service_does_not_know_is_deleted(found: House, service: Endpoint, status: int) -> None:
    ada = await found.visitor("Ada")
    await subscribed(ada, service)
    service.answers[:] = [status]
    found.server.notices.tell(hashed(ada.key), notices.Notice("your-move", "abcdefgh", "poison"))
    while await subscriptions(found, ada):
        await found.server.store.touch()
    assert len(service.received) == 1


async def test_a_message_is_sent_again_if_the_service_is_in_trouble(
    found: House, service: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "PAUSES", (0.0, 0.0))
    ada = await found.visitor("Ada")
    browser = await subscribed(ada, service)
    service.answers[:] = [503, 429, 201]
    found.server.notices.tell(hashed(ada.key), notices.Notice("your-move", "abcdefgh", "poison"))
    await until(lambda: len(service.received) == 3)
    assert len({browser.read(each)["tag"] for each in service.received}) == 1
    assert await subscriptions(found, ada)


async def test_no_redirect_is_followed(found: House, service: Endpoint) -> None:
    ada = await found.visitor("Ada")
    await subscribed(ada, service)
    service.answers[:] = [307]
    found.server.notices.tell(hashed(ada.key), notices.Notice("your-move", "abcdefgh", "poison"))
    await until(lambda: service.received)
    await found.server.notices.close()  # which waits for what is being sent
    assert [each.path for each in service.received] == ["/one"]


async def test_a_full_queue_holds_up_nobody(found: House, service: Endpoint, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(notices.MOST_WAITING + 10):
        found.server.notices.tell("nobody", notices.Notice("your-move", "abcdefgh", "poison"))
    assert "dropped" in caplog.text


# Where messages go.

PRIVATE = [
    "http://push.example.org/x",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://10.0.0.1/x",
    "https://192.168.1.1:8443/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[fd00::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://me:secret@push.example.org/x",
    "https:///x",
    "https://push.example.org:99999/x",
    "file:///etc/passwd",
    "https://push.example.org/ü",
    "x",
]


@pytest.mark.parametrize("address", PRIVATE)
async def test_an_endpoint_that_is_not_a_public_push_service_is_refused(visitor: Visitor, shared: House, address: str) -> None:
    refused = await visitor.refused("PUT", "/api/me/push", Browser(address).subscription())
    assert (refused.kind, refused.reason) == ("malformed", "endpoint")
    assert await subscriptions(shared, visitor) == []


@pytest.mark.parametrize("change", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"auth": "?"}, {"p256dh": "é" * 87}])
async def test_keys_that_no_browser_has_are_refused(visitor: Visitor, change: dict[str, Any]) -> None:
    wanted = {**Browser("https://push.example.org/x").subscription(), **change}
    assert (await visitor.refused("PUT", "/api/me/push", wanted)).reason == "endpoint"


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "::1", "fe80::1%eth0"])
def test_a_name_that_leads_into_a_private_network_is_not_connected_to(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))])
    monkeypatch.setattr(socket, "create_connection", lambda *_, **__: pytest.fail("connected"))
    with pytest.raises(ConnectionRefusedError):
        push.Wire(()).post("https://push.example.org/x", data=b"", headers={}, timeout=1)


def test_an_address_that_does_not_answer_leaves_the_others_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    places = ["2001:4860:4860::8888", "10.0.0.1", "8.8.8.8", "8.8.4.4"]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, socket.SOCK_STREAM, 6, "", (place, 443)) for place in places])
    tried: list[str] = []
    mine, theirs = socket.socketpair()

    def connect(place: tuple[str, int], timeout: float) -> socket.socket:
        tried.append(place[0])
        assert timeout == 3.0
        if place[0] != "8.8.8.8":
            raise TimeoutError
        return mine

    monkeypatch.setattr(socket, "create_connection", connect)
    with mine, theirs:
        assert push.Wire(()).connected("push.example.org", 443, 9.0) is mine
        assert mine.gettimeout() == 9.0
    assert tried == ["2001:4860:4860::8888", "8.8.8.8"]
    monkeypatch.setattr(socket, "create_connection", lambda *_, **__: (_ for _ in ()).throw(TimeoutError()))
    with pytest.raises(TimeoutError):
        push.Wire(()).connected("push.example.org", 443, 9.0)


# Keys and devices.


async def test_the_servers_keys_are_made_once_and_private(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with house(tmp_path) as opened:
            file = opened.server.notices.keys.file
            assert file is not None
            await until(file.exists)
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
            keys.append((await (await opened.visitor()).call("GET", "/api/me/reach", None, wire.Reach)).key)
    assert keys[0] == keys[1] and len(keys[0]) == 87


async def test_each_device_asks_for_itself_and_can_take_it_back(found: House, service: Endpoint) -> None:
    one = await found.visitor("Ada")
    two = await another(found, one)
    await subscribed(one, service, "one")
    await subscribed(two, service, "two")
    assert (await one.call("GET", "/api/me/reach", None, wire.Reach)).push
    assert (await two.send("DELETE", "/api/me/push")).status_code == 204
    assert await subscriptions(found, one) == [f"{service.address}/one"]
    assert not (await two.call("GET", "/api/me/reach", None, wire.Reach)).push


async def test_a_device_that_is_ended_and_a_visitor_who_is_forgotten_get_nothing_more(found: House, service: Endpoint) -> None:
    one = await found.visitor("Ada")
    two = await another(found, one)
    await subscribed(one, service, "one")
    await subscribed(two, service, "two")
    assert set(shown(two)) <= set(await devices(one))
    assert (await one.send("DELETE", f"/api/me/devices/{shown(two)[0]}")).status_code == 204
    assert await subscriptions(found, one) == [f"{service.address}/one"]
    visitor = hashed(one.key)
    await forgotten(one)
    assert await found.server.store.read(reach.subscribed, visitor) == []
