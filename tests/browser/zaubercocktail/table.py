"""What people do and see at a table of Zaubercocktail, on a server in this process, whose cards and clocks a test can arrange."""

import re
import shutil
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from playwright.async_api import Locator, Page, expect

from chaudron import games
from chaudron.games.zaubercocktail.model import Ingredient
from chaudron.games.zaubercocktail.state import State
from chaudron.kernel.model import Move
from chaudron.server import hold, lobby, wire
from chaudron.server.clock import Clock
from chaudron.server.table import Table as ServerTable
from chaudron.texts import texts
from tests.browser import looks, people
from tests.browser.accessibility import axe
from tests.browser.people import press
from tests.browser.visits import PATIENCE, Visits
from tests.browser.web import web_client
from tests.games.zaubercocktail.table import cards
from tests.server.people import House, Visitor, arrange, house

GAME = "zaubercocktail"
WEEK = 7 * 24 * 3600
NAMES = ("Anna", "Bert", "Clara", "Dora", "Emil", "Fanny", "Gus")
Hand = Counter[Ingredient]
Ring = Callable[[], Coroutine[Any, Any, None]]


# What is arranged.


async def silent() -> None:
    """What a clock does that does not ring."""


class Table:
    """A table on a server in this process: all can be spoken for without a browser, and the truth can be looked at."""

    def __init__(self, server: House, code: str, table: ServerTable, visitors: Sequence[Visitor] = ()) -> None:
        self.code = code
        self.visitors = visitors
        self._table = table
        self._house = server.server.house
        self._ring: Ring | None = None

    @classmethod
    async def find(cls, server: House, code: str, visitors: Sequence[Visitor] = ()) -> "Table":
        """The table of a code."""
        return cls(server, code, await server.table(code), visitors)

    @property
    def match(self) -> Any:
        assert self._table.flights.played is not None
        return self._table.flights.played.match

    @property
    def match_id(self) -> str:
        assert self._table.flights.played is not None
        return self._table.flights.played.id

    def lay(self, state: Any) -> None:
        """Let everything lie on the table as it does there, and tell everybody anew."""
        arrange(self.match, state)
        self._tell()

    def _tell(self) -> None:
        self._table.match_overtaken()

    async def say(self, seat: int, *moves: Move) -> None:
        """Have somebody say something, without a browser."""
        for move in moves:
            await self._table.flights.make(lambda move=move: (seat, move), self.match.questions()[seat].number)  # type: ignore[misc]

    def turn_clock(self, seconds: float, *, rings: bool = True) -> None:
        """Let so much time be left for the market, which goes on after that if the clock does not ring."""
        clock = self._table.flights.clock
        assert clock is not None
        self._house.halt(clock)
        self._ring = self._ring or clock.ring
        self._table.flights.clock = Clock(clock.match, clock.phase, seconds, self._ring if rings else silent)
        self._tell()

    @property
    def phase(self) -> str:
        return str(self.match.view(None).phase)

    def hand(self, seat: int) -> Hand:
        """What somebody truly holds."""
        return Counter(self.match.view(seat).hand)

    def all_cards(self) -> Hand:
        """What all hold together."""
        return sum((self.hand(seat) for seat in range(len(self._table.company.kept.holders))), Counter())

    @property
    def standing(self) -> list[int]:
        """The numbers of what truly stands on the market."""
        return [deal.number for deal in self.match.view(None).offers]

    @property
    def pawns(self) -> tuple[int, ...]:
        return tuple(self.match.view(None).pawns)


@asynccontextmanager
async def arranged_server(folder: Path) -> AsyncIterator[House]:
    """A server in this process, so that cards and clocks can be arranged, with the real client.

    What is arranged is not on disk, so no table leaves the memory while nobody is there. Nobody is hurried to look at anything."""
    patient = {kind: {**seconds, "calm": float(WEEK)} for kind, seconds in hold.SECONDS.items()}
    with patch.object(lobby, "SWEEP", float(WEEK)), patch.dict(hold.SECONDS, patient):
        async with house(folder) as found:
            shutil.copytree(web_client(), folder / "web", dirs_exist_ok=True)
            yield found


async def set_out(server: House, visits: Visits, state: State, *, names: Sequence[str] = NAMES, **options: int) -> Table:
    """A table of some people, the match begun, with everything as it lies in a state."""
    seats = state.seats
    visitors = [await visits(name) for name in names[:seats]]
    code = await visitors[0].create(game=GAME, seats=seats, options=options, patience=PATIENCE)
    for visitor in visitors[1:]:
        await visits.sit(visitor, code)
    async with visitors[0].at(code) as seat:
        await seat.do(wire.Begin)
    table = await Table.find(server, code, visitors)
    table.lay(state)
    return table


# Words.


def word(language: str, key: str, **facts: int | str) -> str:
    """A text of the game."""
    return texts(language, games.load(GAME)).say(key, **facts)


async def worded(page: Page, key: str, **facts: int | str) -> str:
    """A text of the game in the language of the page."""
    return word(await people.language_of(page), key, **facts)


def named(language: str, text: str) -> str:
    """Cards as the market names them: “2 green, gold” is “2 × Greenroot, 1 × Golden Rose”."""
    held = Counter(cards(text))
    return ", ".join(f"{number}\u00a0×\u00a0{word(language, f'ingredient-{kind.value}')}" for kind, number in held.items())


# What is seen.

HAND = """() => Object.fromEntries([...document.querySelectorAll('main .hand .group')]
    .map((group) => [group.dataset.kind, Number(group.querySelector('.art b').textContent)]))"""


async def hand(page: Page) -> Hand:
    """The own hand as the page shows it."""
    return Counter({Ingredient(kind): number for kind, number in (await page.evaluate(HAND)).items()})


async def expect_hand(page: Page, held: Hand) -> None:
    """Wait until the page shows that very hand, and what it brings."""
    wanted = {kind.value: number for kind, number in sorted(held.items(), key=lambda item: item[0].number) if number}
    await page.wait_for_function(f"wanted => JSON.stringify(({HAND})()) === JSON.stringify(wanted)", arg=wanted)


def market(page: Page) -> Locator:
    return page.locator("main .market")


def offer(page: Page, number: int) -> Locator:
    """What stands under a number; what is already gone and fades does not."""
    name = re.compile(rf"^(?:No\.|N°|Nr\.) {number},")
    return market(page).get_by_role("button", name=name).and_(page.locator(":not(.gone):not(.deal)"))


def takeable(page: Page, number: int) -> Locator:
    """The same, if the reader can take it up by a touch."""
    return offer(page, number).and_(page.locator(".accept:not([aria-disabled=true])"))


async def offer_name(page: Page, number: int, maker: str, give: str, want: str) -> str:
    """How the market names an offer; without `give`, a call, and without `want`, a display."""
    language = await people.language_of(page)
    kind = "call" if not give else "offer" if want else "display"
    return word(language, f"{kind}-label", number=number, me="no", name=maker, give=named(language, give), want=named(language, want))


async def plate(page: Page, name: str) -> Locator:
    """Where somebody else is, with cards, stone and space."""
    return page.locator("main .players").get_by_role("button", name=re.compile(rf"^{re.escape(name)},"))


async def composer(page: Page) -> Locator:
    return page.locator("main .composer")


def best(page: Page) -> Locator:
    """What the own two best collections bring now."""
    return page.locator("main .best > b")


async def reckoning(page: Page, round: int) -> Locator:
    """The reckoning of a round."""
    return page.get_by_role("region", name=await worded(page, "reckoning-title", round=round), exact=True)


class Line(NamedTuple):
    """A line of a reckoning: the rank, who it is, what the collections and all of them bring, and the spaces."""

    rank: int
    name: str
    parts: tuple[int, ...]
    worth: int
    spaces: str


LINES = """list => list.map((line) => [
    Number(line.querySelector('.rank').textContent), line.querySelector('.name').textContent.trim(),
    [...line.querySelectorAll('.shown small')].map((part) => Number(part.textContent)),
    Number(line.querySelector('.worth').textContent), line.querySelector('.spaces').textContent.replace(/\\s/g, ''),
])"""


async def ranking(sheet: Locator, number: int, reader: str | None) -> list[Line]:
    """A reckoning of so many as it is read, the best first, once all of it is there; the line of the reader with their name."""
    lines = sheet.locator("ol > li")
    await expect(lines.and_(sheet.page.locator(".seen"))).to_have_count(number)
    found = [Line(rank, name, tuple(parts), worth, spaces) for rank, name, parts, worth, spaces in await lines.evaluate_all(LINES)]
    you = people.called(await people.language_of(sheet.page), "", "")
    assert [line.name for line in found].count(you) == (reader is not None)
    return [line._replace(name=reader) if reader and line.name == you else line for line in found]


async def nothing_wrong(page: Page, language: str, *, quick: bool = False) -> None:
    """Nothing keeps anybody from using the page, which takes a while to find out; nothing is cut off, everything is in words."""
    await people.settled(page)
    found = [] if quick else await axe(page)
    assert found == []
    assert await looks.outside(page) == []
    assert await looks.unsaid(page, language) == []
    unfit = await page.evaluate(FITS)
    assert unfit == [], unfit


FITS = """() => {
    const wrong = [];
    const stage = document.querySelector('main .stage .stage');
    const { top, bottom } = stage.getBoundingClientRect();
    const low = bottom > innerHeight + 1 ? ['the table goes on below the screen'] : [];
    for (const thing of stage.querySelectorAll('button, li, p, h2, .best, .recipe, .name, .word')) {
        if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (thing.closest('.unseen, [inert]')) continue;
        const style = getComputedStyle(thing);
        const name = `${thing.className} “${(thing.innerText ?? '').trim().slice(0, 40)}”`;
        const cut = (overflow) => overflow === 'hidden' || overflow === 'clip';
        const shortened = style.textOverflow === 'ellipsis' || !cut(style.overflowX);
        if (!shortened && thing.scrollWidth > thing.clientWidth + 1) wrong.push(`${name} is cut off`);
        if (thing.matches('.hand *, .hand, .composer *, .bar *, .recipe *, .players *')) {
            const box = thing.getBoundingClientRect();
            if (box.bottom > bottom + 1 || box.top < top - 1) wrong.push(`${name} is outside of the table`);
        }
        const size = parseFloat(style.fontSize);
        const own = [...thing.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (own && size < 10) wrong.push(`${name} has letters of ${size} pixels`);
    }
    const market = stage.querySelector('.market');
    if (market && market.clientHeight < 120) wrong.push(`the market is only ${market.clientHeight} pixels high`);
    return [...low, ...wrong];
}"""
"""What does not fit where it stands, or is too small to be read."""


# What is done.


async def give(page: Page, text: str) -> None:
    """Touch cards of the hand, to be given."""
    for kind in cards(text):
        await press(page.locator(f"main .hand [data-kind='{kind.value}']"))


async def want(page: Page, text: str) -> None:
    """Touch ingredients that are wanted."""
    palette = page.get_by_role("list", name=await worded(page, "i-want"), exact=True)
    for kind in cards(text):
        wanted = await worded(page, f"ingredient-{kind.value}")
        name = await worded(page, "label", name=await worded(page, "i-want"), value=wanted)
        await press(palette.get_by_role("button", name=name, exact=True))


async def made(page: Page, key: str) -> None:
    """Say what has been put together: `offer`, `call`, `display`, `answer` or `bid`. It is said once nothing is left of it."""
    sayer = (await composer(page)).get_by_role("button", name=re.compile(rf"^{re.escape(await worded(page, f'{key}-made'))}"))
    await expect(sayer).to_have_attribute("aria-disabled", "false")
    await press(sayer)
    await expect(page.locator("main .composer .chip")).to_have_count(0)


async def make_offer(page: Page, given: str, wanted: str, *, to: str | None = None) -> None:
    """Put an offer together and say it."""
    if to is not None:
        await press(await plate(page, to))
    await give(page, given)
    await want(page, wanted)
    await made(page, "offer")


async def at_rest(thing: Locator) -> None:
    """Wait until something on the market lies where a touch is meant for it."""
    await expect(thing.and_(thing.page.locator(":not(.fresh)"))).to_be_visible()


async def touch(page: Page, number: int) -> None:
    """Take something up, answer it or take it back, as a touch does."""
    await at_rest(offer(page, number))
    await press(offer(page, number))


async def put_stone(page: Page) -> None:
    """Put down one's stone: two touches, for there is no way back."""
    stone = page.locator("main button.stone")
    await press(stone)
    await expect(stone).to_have_text(await worded(page, "stone-sure"))
    await press(stone)
    await expect(stone).to_have_count(0)


async def show(page: Page) -> None:
    """Show what has been chosen."""
    await press(page.locator("main .choose .primary"))


async def same_everywhere(table: Table, pages: Iterable[Page]) -> None:
    """Wait until everybody's page shows their own true hand and nothing but what truly stands."""
    for seat, page in enumerate(pages):
        await expect_hand(page, table.hand(seat))
        for number in table.standing:
            await expect(offer(page, number)).to_be_visible()
        await expect(market(page).locator(".offer:not(.gone):not(.deal)")).to_have_count(len(table.standing))
