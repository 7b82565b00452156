"""Talk at a table: who may say what, how much of it, who hears it, and what becomes of it."""

import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from chaudron.kernel.model import Malformed
from chaudron.server import guard, talk, visitors, wire
from chaudron.server.talk import CROWD_A_MINUTE, LINES_A_MINUTE, LONGEST_LINE, NUDGE_AFTER, NUDGE_PAUSE, REACTIONS_A_MINUTE, clean
from chaudron.store import talk as kept_talk
from chaudron.store.forgetting import NOBODY
from tests.server.conftest import Gather
from tests.server.people import GAME, House, Seat, house, play_out
from tests.server.test_forgetting import forgotten


def words(seat: Seat) -> list[str]:
    """What somebody has heard, line by line."""
    return [line.text for _, line in sorted(seat.talk.items())]


async def hear(seat: Seat, *texts: str) -> None:
    """Listen until these are the lines."""
    await seat.listen(lambda: words(seat) == list(texts))


async def signs(seat: Seat) -> list[wire.Reacted | wire.Nudged]:
    """The gestures and nudges that somebody has seen, once there are any."""
    await seat.listen(lambda: seat.signs)
    return seat.signs


# Words.


async def test_everybody_hears_a_line_and_whoever_comes_later_too(gather: Gather, shared: House) -> None:
    code, _, seats = await gather(3)
    onlooker = await shared.visitor("Olga")
    async with onlooker.at(code) as watching:
        await seats[1].do(wire.Speak, text="  Good\n evening ")
        await watching.do(wire.Speak, text="Hello from here")
        for seat in (*seats, watching):
            await hear(seat, "Good evening", "Hello from here")
        first, second = watching.talk[1], watching.talk[2]
        assert (first.name, first.seat, first.struck) == ("Person 2", 1, None)
        assert (second.name, second.seat) == ("Olga", None)
        assert first.speaker == seats[1].told.you.speaker != second.speaker == watching.told.you.speaker
    async with onlooker.at(code) as back:
        assert words(back) == ["Good evening", "Hello from here"]
        assert back.told.talk == (first, second)


async def test_talk_outlives_the_server_and_the_past_keeps_its_names(tmp_path: Path) -> None:
    async with house(tmp_path) as found:
        host = await found.visitor("Ada")
        code = await host.create()
        async with host.at(code) as seat:
            await seat.do(wire.Speak, text="One")
            await host.call("PUT", "/api/me", {"name": "Countess"}, wire.Me)
            await seat.until(lambda told: told.you.name == "Countess")
            await seat.do(wire.Speak, text="Two")
            told = seat.talk
        key = host.key
    async with house(tmp_path) as found:
        host = found.stranger()
        host.http.cookies.set("chaudron", key)
        async with host.at(code) as seat:
            assert seat.talk == told
            assert [(line.name, line.text) for line in seat.told.talk] == [("Ada", "One"), ("Countess", "Two")]
            await seat.do(wire.Speak, text="Three")
            assert words(seat) == ["One", "Two", "Three"]


async def test_nobody_is_told_a_line_that_could_not_be_stored(gather: Gather, shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, seats = await gather(2, seats=3, begin=False)

    def fail(*_: Any) -> None:
        raise OSError("no space")

    with monkeypatch.context() as broken:
        broken.setattr(kept_talk, "add", fail)
        assert await seats[0].refused(wire.Speak, text="Lost") == "busy-failed"
    await seats[0].do(wire.Speak, text="Kept")
    for seat in seats:
        await hear(seat, "Kept")


async def test_only_the_last_lines_are_told_and_kept(gather: Gather, shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "RECALLED", 4)
    monkeypatch.setattr(kept_talk, "KEPT", 6)
    code, _, seats = await gather(2, seats=3, begin=False)
    for number in range(10):
        await seats[0].do(wire.Speak, text=f"Line {number}")
    async with (await shared.visitor()).at(code) as late:
        assert words(late) == [f"Line {number}" for number in range(6, 10)]
    assert [line.number for line in await shared.server.store.read(kept_talk.last, code, 100)] == list(range(5, 11))


# How much, and of what kind.


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Bonjour\u202f! Ça va\u202f?", "Bonjour ! Ça va ?"),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("\u202etxt.exe\u202c \u2066hidden\u2069\u200f", "txt.exe hidden"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("line\u2028break\r\nand\ttab", "line break and tab"),
        ("👩\u200d🔬 می\u200cخواهم שלום", "👩\u200d🔬 می\u200cخواهم שלום"),
        ("e" + "\u0301" * 40 + "!", "e" + "\u0301" * 4 + "!"),
        ("\ue000private", "private"),
        ("<b>&amp;</b> https://example.org", "<b>&amp;</b> https://example.org"),
    ],
)
def test_what_shows_nothing_or_turns_words_around_is_taken_out(said: str, shown: str) -> None:
    assert clean(said) == shown
    assert clean(clean(said)) == shown


@pytest.mark.parametrize("said", ["", "   ", "\n\t", "\u200b\u202e", "\x00\x01", "\u3164\u2800", "\u200d"])
def test_a_line_without_words_is_refused(said: str) -> None:
    with pytest.raises(Malformed, match="words-empty"):
        clean(said)


def test_a_line_is_as_long_as_a_breath() -> None:
    assert clean("x" * LONGEST_LINE) == "x" * LONGEST_LINE
    for long in ("x" * (LONGEST_LINE + 1), "x" * 1_000_000, " " * 5000 + "x"):
        with pytest.raises(Malformed, match="words-long"):
            clean(long)


async def test_a_hostile_line_is_refused_and_the_table_lives_on(gather: Gather) -> None:
    code, people, seats = await gather(2, seats=3, begin=False)
    for text in ("x" * 301, "x" * 60_000):
        assert await seats[0].refused(wire.Speak, text=text) == "malformed-words-long"
    await seats[0].raw('{"type": "speak", "id": 98, "text": "' + "x" * 70_000 + '"}')
    found = await seats[0].answered()
    assert isinstance(found, wire.Refused) and found.reason == "too-long"
    assert await seats[0].refused(wire.Speak, text="\x00\u202e") == "malformed-words-empty"
    await seats[0].raw('{"type": "speak", "id": 99, "text": "\\ud800"}')
    assert isinstance(await seats[0].answered(), wire.Refused)
    await seats[0].raw('{"type": "react", "id": 100, "reaction": "<script>"}')
    assert isinstance(await seats[0].answered(), wire.Refused)
    # A megabyte closes the connection, and the table does not even notice.
    async with people[0].at(code) as window:
        await window.raw('{"type": "speak", "id": 1, "text": "' + "x" * 1_000_000 + '"}')
        await window.connection.wait_closed()
        assert window.connection.close_code == 1009
    await seats[0].do(wire.Speak, text="Still here")
    await hear(seats[1], "Still here")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time by which limits are kept: it stands still unless a test says otherwise."""
    now = [time.monotonic()]
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


async def test_whoever_says_too_much_is_asked_to_wait_and_others_are_not(gather: Gather, clock: list[float]) -> None:
    _, _, seats = await gather(2, seats=3, begin=False)
    for number in range(LINES_A_MINUTE):
        assert isinstance(await seats[0].say(wire.Speak, text=f"Line {number}"), wire.Heard)
    assert await seats[0].refused(wire.Speak, text="One more") == "busy-too-fast"
    await seats[1].do(wire.Speak, text="I may")
    clock[0] += 60 / LINES_A_MINUTE
    await seats[0].do(wire.Speak, text="One more")
    assert await seats[0].refused(wire.Speak, text="And another") == "busy-too-fast"
    for _ in range(REACTIONS_A_MINUTE):
        assert isinstance(await seats[0].say(wire.React, reaction="bravo"), wire.Heard)
    assert await seats[0].refused(wire.React, reaction="bravo") == "busy-too-fast"


@pytest.mark.usefixtures("clock")
async def test_onlookers_at_one_address_share_a_limit(gather: Gather, shared: House) -> None:
    code, _, seats = await gather(2, seats=3, begin=False)
    answers: list[wire.Heard | wire.Refused] = []
    for _ in range(4):
        async with (await shared.visitor()).at(code) as onlooker:
            answers += [await onlooker.say(wire.Speak, text="Buy potions") for _ in range(10)]
    assert [isinstance(answer, wire.Heard) for answer in answers] == [True] * CROWD_A_MINUTE + [False] * (40 - CROWD_A_MINUTE)
    await seats[0].do(wire.Speak, text="Seats may still speak")


async def test_whoever_sends_no_cookie_can_only_listen(gather: Gather, shared: House) -> None:
    code, _, seats = await gather(2, seats=3, begin=False)
    async with shared.stranger().at(code) as silent:
        assert silent.told.you.speaker is None
        assert await silent.refused(wire.Speak, text="Hello") == "denied-no-cookie"
        await seats[0].do(wire.Speak, text="Welcome")
        await hear(silent, "Welcome")


# Removing lines.


async def test_the_host_or_the_speaker_removes_a_line_and_everybody_sees_by_whom(gather: Gather, shared: House) -> None:
    code, _, (host, guest, other) = await gather(3)
    await guest.do(wire.Speak, text="Rude")
    await guest.do(wire.Speak, text="A slip")
    await hear(other, "Rude", "A slip")
    assert await other.refused(wire.Strike, line=1) == "denied-not-host"
    await host.do(wire.Strike, line=1)
    await guest.do(wire.Strike, line=2)
    for seat in (host, guest, other):
        await hear(seat, "", "")
        assert [seat.talk[number].struck for number in (1, 2)] == ["Person 1", "Person 2"]
        assert seat.talk[1].name == "Person 2"
    assert await host.refused(wire.Strike, line=1) == "missing-line"
    assert await host.refused(wire.Strike, line=77) == "missing-line"
    stored = await shared.server.store.read(kept_talk.last, code, 10)
    assert [line.text for line in stored] == ["", ""]


# Gestures and nudges.


async def test_a_gesture_is_seen_by_all_and_kept_by_nobody(gather: Gather, shared: House) -> None:
    code, _, seats = await gather(2, seats=3, begin=False)
    async with (await shared.visitor()).at(code) as onlooker:
        await seats[1].do(wire.React, reaction="cheers")
        for seat in (*seats, onlooker):
            assert await signs(seat) == [wire.Reacted(str(seats[1].told.you.speaker), 1, "cheers")]
        assert await onlooker.refused(wire.React, reaction="cheers") == "denied-no-seat"
    async with (await shared.visitor()).at(code) as late:
        assert late.told.talk == ()
        await seats[1].do(wire.Rise)
        await late.until(lambda told: told.room.chairs[1].who == "empty")
        assert late.signs == []


async def test_somebody_who_is_awaited_can_be_nudged_after_a_while(gather: Gather, shared: House) -> None:
    code, _, seats = await gather(3)
    table = await shared.table(code)
    (mover,) = [number for number, seat in enumerate(seats) if seat.play.question is not None]
    one, two = ((mover + n) % 3 for n in (1, 2))
    table.moved += 600
    assert await seats[one].refused(wire.Nudge, seat=mover) == "denied-nudge-soon"
    table.moved -= 600 + NUDGE_AFTER
    for seat in (one, two, 3, 10**9):
        assert await seats[one].refused(wire.Nudge, seat=seat) == "denied-not-awaited"
    assert await seats[mover].refused(wire.Nudge, seat=mover) == "denied-not-awaited"
    async with (await shared.visitor()).at(code) as onlooker:
        assert await onlooker.refused(wire.Nudge, seat=mover) == "denied-no-seat"
    await seats[one].do(wire.Nudge, seat=mover)
    for connected in seats:
        assert await signs(connected) == [wire.Nudged(str(seats[one].told.you.speaker), one, mover)]
    table.talk._nudged += 600
    assert await seats[two].refused(wire.Nudge, seat=mover) == "denied-nudge-soon"
    table.talk._nudged -= 600 + NUDGE_PAUSE
    await seats[two].do(wire.Nudge, seat=mover)


async def test_a_bot_is_not_nudged_nor_anybody_at_a_table_that_holds_or_has_not_begun(gather: Gather, shared: House) -> None:
    code, _, seats = await gather(3)
    table = await shared.table(code)
    table.moved -= NUDGE_AFTER
    (mover,) = [number for number, seat in enumerate(seats) if seat.play.question is not None]
    other = seats[(mover + 1) % 3]
    table.company.minded.add(mover)
    assert await other.refused(wire.Nudge, seat=mover) == "denied-not-awaited"
    table.company.minded.clear()
    table.held.plead("take-back", mover, 1)
    assert await other.refused(wire.Nudge, seat=mover) == "denied-not-awaited"
    table.held.forget()
    await other.do(wire.Nudge, seat=mover)
    _, _, early = await gather(2, seats=3, begin=False)
    assert await early[0].refused(wire.Nudge, seat=1) == "denied-not-awaited"


# What it does not touch, and who is not told.


async def test_talk_waits_for_no_change_of_the_table(gather: Gather, shared: House) -> None:
    code, _, seats = await gather(3)
    table = await shared.table(code)
    async with table.flights.alone():
        await seats[1].do(wire.Speak, text="Well")
        await seats[2].do(wire.React, reaction="wow")
        await hear(seats[0], "Well")
    assert await play_out(seats, random.Random(4), 3) == 3


async def test_no_visitor_is_told_to_others(gather: Gather, shared: House) -> None:
    _, people, seats = await gather(2, seats=3, begin=False)
    second = await people[0].create()
    await seats[0].do(wire.Speak, text="Here")
    await seats[0].do(wire.React, reaction="wow")
    await seats[1].listen(lambda: seats[1].signs)
    async with people[0].at(second) as elsewhere:
        assert elsewhere.told.you.speaker != seats[0].told.you.speaker
    secrets = [visitors.hashed(person.key) for person in people]
    for seat in seats:
        for data in seat.bytes:
            assert not any(secret.encode() in data or secret[:16].encode() in data for secret in secrets)


async def test_a_lesson_has_no_talk(shared: House) -> None:
    async with (await shared.visitor()).at(f"lessons/{GAME}/{await lesson_name(shared)}") as learner:
        assert await learner.refused(wire.Speak, text="Hello") == "denied-lesson"


async def lesson_name(shared: House) -> str:
    home = await (await shared.visitor()).home()
    return next(card.lessons[0] for card in home.games if card.name == GAME)


# Forgetting.


async def test_a_forgotten_visitor_has_said_nothing(gather: Gather, shared: House) -> None:
    code, _, seats = await gather(2, seats=3, begin=False)
    gossip = await shared.visitor("Gossip")
    async with gossip.at(code) as onlooker:
        await onlooker.do(wire.Speak, text="Everything")
        await seats[1].do(wire.Speak, text="Nothing")
        await hear(seats[0], "Everything", "Nothing")
        await forgotten(gossip)
    await hear(seats[0], "Nothing")
    assert [line.text for line in await shared.server.store.read(kept_talk.last, code, 10)] == ["Nothing"]


async def test_nobody_is_named_who_removed_a_line_and_was_forgotten(gather: Gather, shared: House) -> None:
    code, (host, _), seats = await gather(2, seats=3, begin=False)
    await seats[1].do(wire.Speak, text="Rude")
    await seats[0].do(wire.Strike, line=1)
    await seats[1].listen(lambda: seats[1].talk[1].struck == "Person 1")
    await forgotten(host)
    await seats[1].listen(lambda: seats[1].talk[1].struck == NOBODY)
    assert [line.struck for line in await shared.server.store.read(kept_talk.last, code, 10)] == [NOBODY]


def test_a_handle_is_one_visitors_at_one_table() -> None:
    handles = {talk.handle(table, visitor) for table in ("one", "two") for visitor in ("ada", "ben")}
    assert len(handles) == 4
    assert talk.handle("one", "ada") in handles


def test_what_is_left_after_forgetting_is_what_others_said() -> None:
    line = kept_talk.Line(number=1, visitor="ada", name="Ada", seat=0, text="Hello", at=0)
    other = replace(line, number=2, visitor="ben", name="Ben", text="", struck_by="ada", struck="Ada")
    assert kept_talk.without([line, other], "ada", NOBODY) == [replace(other, struck_by=None, struck=NOBODY)]
