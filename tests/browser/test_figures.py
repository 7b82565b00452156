"""What a skin shows follows the options of the table and the figures of the rules: none of them is the browser's own."""

import math
import os
import random
import re
import shutil
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from chaudron import games
from chaudron.games.potion_academy.model import Effect
from chaudron.games.wie_verhext.cards import DECKS
from chaudron.kernel.options import for_simulation
from chaudron.kernel.scene import Zone
from chaudron.server import wire
from chaudron.texts import Texts, texts
from tests.browser.chromium import ROOT
from tests.browser.person import Person
from tests.browser.potion_academy import table as potion_academy
from tests.browser.server import OpenServer, Server
from tests.browser.visits import Visits
from tests.browser.wie_verhext import table as wie_verhext
from tests.server.people import Seat, Visitor, play_out

WIDE = ViewportSize(width=1440, height=900)
NAMES = ("Anna", "Bert", "Clara", "Dora")
MOST_MOVES = 200


class Table(NamedTuple):
    """A table as its first person sees it in a browser, and what that browser was sent."""

    page: Page
    words: Texts
    told: wire.Update

    @property
    def facts(self) -> Mapping[str, Any]:
        return self.play.scene.facts

    @property
    def play(self) -> wire.Play:
        assert self.told.play is not None
        return self.told.play

    def zones(self, name: str) -> list[Zone]:
        return [zone for zone in self.play.scene.zones if zone.name == name]

    def at(self, zone: Zone) -> Locator:
        """Return the element where the skin draws a zone."""
        return self.page.locator(f'main [data-zone="{zone.id}"]')


class Case(NamedTuple):
    """How a table looks with each value of an option, according to both the game and the page."""

    look: Callable[[Table], Awaitable[Any]]
    """Compares what the page shows with what the game says, and returns it."""
    expected: tuple[tuple[Any, Any], ...]
    """Values of the option, each with the expected result."""
    seats: int = 4
    until: Callable[[wire.Play], bool] = lambda play: True
    """People play until this is true."""


# Poison.


async def draw_pile(table: Table) -> tuple[int, ...]:
    """The draw pile, and how many cards lie there."""
    heaps = table.zones("stock")
    await expect(table.page.locator('main [data-zone="stock"]')).to_have_count(len(heaps))
    for heap in heaps:
        await expect(table.at(heap)).to_have_accessible_name(table.words.zone(heap))
    return tuple(heap.count for heap in heaps)


def somebody_took_cards(play: wire.Play) -> bool:
    return any(zone.count for zone in play.scene.zones if zone.name == "taken")


async def memory_aid(table: Table) -> bool:
    """Whether the colours of taken cards are told."""
    for zone in table.zones("taken"):
        suits = Counter((piece.face or "").split("-")[1] for piece in zone.pieces)
        words = {suit: table.words.say("card-poison" if suit == "poison" else f"colour-{suit}") for suit in suits}
        colours = [f"{words[suit]} {suits[suit]}" for suit in ("red", "blue", "purple", "poison") if suits[suit]]
        await expect(table.at(zone)).to_have_accessible_name(", ".join([table.words.zone(zone), *colours]))
    return any(zone.pieces for zone in table.zones("taken"))


# Potion Academy.


async def goal(table: Table) -> int:
    """The points that end the game, shown as that many stars."""
    most = int(table.facts["goal"])
    tracks = table.page.locator("main .track")
    await expect(tracks).to_have_count(len(table.zones("placed")))
    for number in range(await tracks.count()):
        await expect(tracks.nth(number).locator("svg")).to_have_count(most)
        await expect(tracks.nth(number).locator("b")).to_have_text(f"0/{most}")
    return most


async def scoring(table: Table) -> tuple[int, ...]:
    """What three different, four different and three identical potions are worth."""
    board = table.page.get_by_role("table", name=table.words.say("what-scores"))
    await expect(board.get_by_role("columnheader")).to_have_count(1 + len(table.facts["scoring"]))
    for number, line in enumerate(table.facts["scoring"]):
        head = board.get_by_role("columnheader").nth(1 + number)
        await expect(head).to_contain_text(table.words.say(f"combination-{line['combination']}"))
        await expect(head).to_contain_text(table.words.say("worth", points=line["points"]))
        await expect(board.get_by_role("row").nth(1).get_by_role("cell").nth(number).locator(".niche")).to_have_count(line["potions"])
    return tuple(line["points"] for line in table.facts["scoring"])


async def automaton(table: Table) -> tuple[int, int]:
    """How many cards the automaton holds, and has placed."""
    hand, placed = (next(zone for zone in table.zones(name) if zone.owner == 1) for name in ("hand", "placed"))
    there = table.page.locator("main .place.automaton")
    await expect(there.locator(".back")).to_have_count(hand.count)
    await expect(there.get_by_role("listitem")).to_have_count(placed.count)
    return hand.count, placed.count


async def academy_cards(table: Table) -> bool:
    """Whether all cards in hand are of the file, whose only effect is to pick pockets."""
    (hand,) = (zone for zone in table.zones("hand") if zone.owner == 0)
    for piece in hand.pieces:
        card = table.page.locator(f'main [data-piece="{piece.id}"]')
        await expect(card).to_have_accessible_name(re.compile(re.escape(table.words.piece(piece))))
    return all(piece.facts["effect"] == f"effect-{Effect.PICKPOCKET.value}" for piece in hand.pieces)


# Wie verhext!


async def banned(table: Table) -> int:
    """The roles that are out of the round."""
    rows = table.zones("banned")
    pieces = [piece for zone in rows for piece in zone.pieces]
    shown = table.page.locator("main .lore .banned")
    await expect(shown).to_have_count(len(rows))
    for piece in pieces:
        await expect(shown.get_by_role("img", name=table.words.piece(piece), exact=True)).to_be_visible()
    return len(pieces)


async def vials(table: Table) -> list[int | str]:
    """The vials of everybody, where they may be seen."""
    found = sorted(table.zones("potions"), key=lambda zone: zone.owner or 0)
    for zone in found:
        place = table.page.locator(f'main section[data-seat="{zone.owner}"]')
        await expect(place.get_by_role("button", name=table.words.zone(zone), exact=True)).to_be_visible()
        await expect(place.locator(".vials")).to_have_text([] if zone.facts["vials"] == "?" else [str(zone.facts["vials"])])
    return [zone.facts["vials"] for zone in found]


async def potions(table: Table) -> list[int]:
    """The points of the top card of each pile."""
    found = [zone for zone in table.play.scene.zones if zone.id.startswith("pile:")]
    for zone in found:
        pile = table.page.locator(f'main [data-pile="{zone.name}"]')
        await expect(pile.locator(".flask")).to_have_text(str(zone.pieces[0].facts["points"]))
        await expect(pile.locator(".left")).to_have_text(str(zone.count))
    return [int(zone.pieces[0].facts["points"]) for zone in found]


# Zaubercocktail.


async def track(table: Table) -> int:
    """The spaces of the track."""
    spaces = int(table.facts["track"])
    drawn = table.page.locator("main .track")
    await expect(drawn).to_have_accessible_name(re.compile(rf"^{re.escape(table.words.say('track-label', spaces=spaces))}"))
    await expect(drawn.locator(".way i")).to_have_count(spaces + 1)
    return spaces


async def minutes(table: Table) -> int:
    """The minutes for which the market is open, of which some seconds are gone."""
    assert table.told.clock is not None
    whole = math.ceil(table.told.clock / 60)
    await expect(table.page.get_by_role("timer")).to_have_text(re.compile(rf"^({whole}:00|{whole - 1}:\d\d)$"))
    return whole


TOPS = [points[0] for points in DECKS.usual.points]

CASES: dict[tuple[str, str], Case] = {
    ("poison", "draw-pile"): Case(draw_pile, ((False, ()), (True, (30,)))),
    ("poison", "memory-aid"): Case(memory_aid, ((False, False), (True, True)), until=somebody_took_cards),
    ("potion-academy", "to-six"): Case(goal, ((False, 5), (True, 6))),
    ("potion-academy", "alike-four"): Case(scoring, ((False, (1, 2, 3)), (True, (1, 2, 4)))),
    ("potion-academy", "easier"): Case(automaton, ((False, (3, 3)), (True, (2, 2))), seats=1),
    ("potion-academy", "cards"): Case(academy_cards, ((potion_academy.box(potion_academy.THIEVES), True),)),
    ("wie-verhext", "banned-roles"): Case(banned, ((False, 0), (True, 1))),
    ("wie-verhext", "open-scores"): Case(vials, ((False, [0, "?", "?", "?"]), (True, [0, 0, 0, 0]))),
    ("wie-verhext", "cards"): Case(potions, ((None, TOPS), (wie_verhext.potions(), [1, 1, 1, 1, 1]))),
    ("zaubercocktail", "track"): Case(track, ((35, 35), (12, 12))),
    ("zaubercocktail", "minutes"): Case(minutes, ((5, 5), (9, 9))),
}


def test_every_option_that_a_table_may_choose_is_looked_at() -> None:
    options = {
        (name, field.encode_name)
        for name in games.names()
        for field in msgspec.structs.fields(games.load(name).about.options)
        if not for_simulation(field)
    }
    assert set(CASES) == options


async def set_out(visits: Visits, visitors: list[Visitor], game: str, case: Case, options: Mapping[str, Any]) -> tuple[str, Seat]:
    """Start a match of people and play until the condition is true; returns the table's code and the first person."""
    there = visitors[: case.seats]
    code = await there[0].create(game=game, seats=case.seats, options=options)
    for visitor in there[1:]:
        await visits.sit(visitor, code)
    seats = [await visits.at(visitor, code) for visitor in there]
    await seats[0].do(wire.Begin)
    rng = random.Random(0)
    for made in range(MOST_MOVES):
        for seat in seats:
            await seat.until(lambda told, made=made: told.play is not None and told.play.step == made)  # type: ignore[misc]
        if case.until(seats[0].play):
            return code, seats[0]
        assert await play_out(seats, rng, most=1) == 1
    raise AssertionError("there is nothing to be seen")


@pytest.mark.parametrize("game", sorted({game for game, _ in CASES}))
async def test_what_is_seen_follows_every_option(game: str, person: Person, visits: Visits) -> None:
    words = texts("en", games.load(game))
    visitors = [await visits(name) for name in NAMES]
    page = await person(None, "en-GB", WIDE, reduced_motion=True, drawn=True, visitor=visitors[0])
    for (name, option), case in CASES.items():
        for value, expected in case.expected if name == game else ():
            code, seat = await set_out(visits, visitors, game, case, {} if value is None else {option: value})
            await page.goto(f"/t/{code}")
            await expect(page.locator("main .stage .stage")).to_be_visible()  # all of it is drawn at once
            assert await case.look(Table(page, words, seat.told)) == expected, f"{option} = {value}"


# A copy of Poison with another limit, which says that Poison's skin draws it.

USUAL = 13
LIMIT = 17
COPY = "poison-17"


@pytest.fixture
async def other_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_server: OpenServer) -> Server:
    """A server where the copy is installed."""
    source, plug_in = Path(games.load("poison").about.folder), tmp_path / "plug-in"
    shutil.copytree(source, plug_in / "poison_17", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in (plug_in / "poison_17").rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace("chaudron.games.poison", "poison_17"), "utf-8")
    replace(plug_in / "poison_17", f"LIMIT: Final = {USUAL}", f"LIMIT: Final = {LIMIT}")
    replace(plug_in / "poison_17", 'name="poison",', f'name="{COPY}", skin="poison",')
    info = plug_in / "poison_17-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: poison_17\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[chaudron.games]\n{COPY} = poison_17\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(plug_in), str(ROOT)]))
    monkeypatch.syspath_prepend(plug_in)
    known = games.packages()
    monkeypatch.setattr(games, "packages", lambda: {**known, COPY: "poison_17"})
    return await open_server()


def replace(package: Path, old: str, new: str) -> None:
    """Replace a text that must occur exactly once in a package."""
    (path,) = (path for path in package.rglob("*.py") if old in path.read_text("utf-8"))
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")


def total(zone: Zone) -> int:
    return int(zone.facts["total"])


def between_the_limits(play: wire.Play) -> bool:
    """Whether no cauldron is empty, and one holds more than Poison allows."""
    totals = [total(zone) for zone in play.scene.zones if zone.name == "cauldron"]
    return min(totals) > 0 and max(totals) > USUAL


async def test_a_copy_of_poison_with_another_limit_is_drawn_with_that_limit(person: Person, other_limit: Server) -> None:
    visits = Visits(other_limit.address)
    visitors = [await visits(name) for name in NAMES]
    case = Case(memory_aid, (), until=between_the_limits)
    code, seat = await set_out(visits, visitors, COPY, case, {})
    page = await person(None, "en-GB", WIDE, reduced_motion=True, drawn=True, visitor=visitors[0], address=other_limit.address)
    await page.goto(f"/t/{code}")
    table = Table(page, texts("en", games.load(COPY)), seat.told)
    for zone in table.zones("cauldron"):
        cauldron = table.at(zone)
        await expect(cauldron).to_have_accessible_name(table.words.zone(zone))
        assert table.words.zone(zone).endswith(f"{total(zone)}/{LIMIT}")
        await expect(cauldron.locator(f".total [data-number='{LIMIT}']").first).to_be_visible()
        await expect(cauldron.locator(f".total [data-number='{total(zone)}']").first).to_be_visible()
        await expect(cauldron).not_to_have_class(re.compile("spilt"))
    await page.goto("/")
    await expect(page.locator("article .emblem [id$='-venom']")).to_have_count(2)  # the drawing of both games
    await visits.close()
