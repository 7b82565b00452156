"""What people do and see at a table of Wie verhext!."""

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from playwright.async_api import Locator, Page, expect

from chaudron import games
from chaudron.games.wie_verhext.cards import DECKS
from chaudron.games.wie_verhext.model import Potion, Role
from chaudron.server import wire
from chaudron.texts import texts
from tests.browser import looks, people
from tests.browser.accessibility import axe
from tests.browser.ear import Ear
from tests.browser.people import press
from tests.browser.visits import Visits
from tests.server.people import Seat, Visitor, offered

GAME = "wie-verhext"
FIVE = 5
NAMES = ("Anna", "Bert", "Clara", "Dora")
CALM: Mapping[str, Any] = {"banned-roles": False}
"""Every role is open to everybody in each round."""
BREWERS = [Role.WIZARD, Role.WITCH, Role.DRUID]
GATHERERS = [Role.WOLF_KEEPER, Role.SNAKE_HUNTER, Role.HERB_GATHERER]
OWN_ROLES = {
    "Anna": [*BREWERS, Role.WOLF_KEEPER, Role.ALCHEMIST],
    "Bert": [*BREWERS, Role.ASSISTANT, Role.CUTPURSE],
    "Clara": [*BREWERS, Role.FORTUNE_TELLER, Role.BEGGING_MONK],
    "Dora": [*BREWERS, Role.SNAKE_HUNTER, Role.WARLOCK],
}
DARING = ("Anna", "Clara")
"""Who always says “No, I am!”; the others are content with the favour."""
PILES = {"copper": ("white", 7), "iron": ("red", 7), "silver": ("green", 7), "gold-shelf": ("gold", 5), "ingredient-shelf": ("drops", 5)}


def potions(ravens: int = 2, sizes: Mapping[str, int] | None = None) -> str:
    """A file of cheap potions, on the first of which ravens sit: a match with them is soon over."""
    lines = ['provenance = "printed"']
    for pile, (cost, size) in PILES.items():
        for place in range((sizes or {}).get(pile, size)):
            lines += [f"[[{pile}]]", f"{cost} = 1", f"points = {place + 1}", f"raven = {str(place < ravens).lower()}"]
    return "\n".join(lines)


# What is seen.


def word(language: str, key: str, **facts: int | str) -> str:
    """A text of the game."""
    return texts(language, games.load(GAME)).say(key, **facts)


async def worded(page: Page, key: str, **facts: int | str) -> str:
    """A text of the game in the language of the page."""
    return word(await people.language_of(page), key, **facts)


def beginning(text: str) -> re.Pattern[str]:
    """A name that begins so; whatever space a language puts into it, names have plain ones."""
    return re.compile("^" + r"\s".join(map(re.escape, text.split())))


def place(page: Page, name: str) -> Locator:
    """Where somebody sits."""
    return page.get_by_role("region", name=re.compile(rf"^{name}\b"))


async def held(page: Page, name: str, number: int) -> Locator:
    """At somebody else's place: that they hold so many roles."""
    return place(page, name).get_by_role("img", name=await worded(page, "zone-hand", count=number), exact=True)


async def hand(page: Page, number: int) -> Locator:
    """The own roles, so many."""
    return page.get_by_role("list", name=await worded(page, "zone-hand", count=number), exact=True)


async def open_roles(page: Page) -> Locator:
    """The roles that there are to choose from."""
    return page.get_by_role("list", name=await worded(page, "choose-title"), exact=True)


async def card(page: Page, among: Locator, role: Role) -> Locator:
    """A role among others."""
    return among.get_by_role("button", name=beginning(f"{await worded(page, f'role-{role.value}')}."))


async def button(page: Page, key: str, **facts: int | str) -> Locator:
    """The button that bears a text of the game."""
    return page.get_by_role("button", name=await worded(page, key, **facts), exact=True)


async def pile(page: Page, name: str, count: int) -> Locator:
    """A pile of so many potions, to be looked through."""
    shown = await worded(page, f"zone-{name}", count=count, there=0)
    return page.get_by_role("button", name=beginning(shown))


async def roles_in(page: Page, part: Locator) -> list[str]:
    """The roles that a part of the page names or shows, be it where nobody looks."""
    html = await part.evaluate("part => part.outerHTML")
    return [role.value for role in Role if await worded(page, f"role-{role.value}") in html or f"role-{role.value}" in html]


PRINTED = ("deeds", "keeper")
"""Facts that are the same at every table: what stands on the cards of the roles, and which role takes from which pile."""


def named(ear: Ear) -> set[str]:
    """The roles that a page was told of, in whatever way, except in what is printed."""
    return {role.value for role in Role if any(re.search(rf"\b{role.value}\b", repr(unprinted(update))) for update in ear.heard)}


def unprinted(told: Any) -> Any:
    """What was told, without the facts that are printed."""
    match told:
        case dict():
            return {name: unprinted(value) for name, value in told.items() if name not in PRINTED}
        case list():
            return [unprinted(value) for value in told]
    return told


async def expect_chosen(page: Page, number: int) -> None:
    """Wait until so many roles are counted as chosen."""
    counted = await worded(page, "choose-count", chosen=number, count=FIVE)
    await expect(page.get_by_role("main").get_by_text(counted, exact=True)).to_be_visible()


async def expect_said(page: Page, name: str, key: str, reader: str | None = None) -> None:
    """Wait until somebody's words show at their place, on the page of `reader`."""
    shown = people.called(await people.language_of(page), name, reader)
    await expect(place(page, shown).get_by_text(await worded(page, key)).first).to_be_visible()


async def nothing_wrong(page: Page, language: str) -> None:
    """Nothing keeps anybody from using the page, nothing is cut off, everything is in words."""
    assert await axe(page) == []
    assert await looks.outside(page) == []
    assert await looks.unsaid(page, language) == []


# What is done.


async def choose(page: Page, roles: Sequence[Role]) -> None:
    """Touch five roles, and do not say yet that these are the ones."""
    for number, role in enumerate(roles, 1):
        await press(await card(page, await open_roles(page), role))
        await expect_chosen(page, number)


async def call(page: Page, role: Role, number: int) -> None:
    """Call one of so many roles."""
    await press(await card(page, await hand(page, number), role))
    await press(await button(page, f"role-{role.value}.call"))


async def look_through(page: Page, name: str, *, gone: int = 0) -> None:
    """Open a pile of the built-in cards and close it by keyboard: the cards are there in their order, and the focus is back."""
    cards: tuple[Potion, ...] = getattr(DECKS.own, name.replace("-", "_"))[gone:]
    opener = await pile(page, name, len(cards))
    await press(opener)
    sheet = page.get_by_role("dialog")
    await expect(sheet).to_be_visible()
    told = []
    for potion in cards:
        facts = {fact: getattr(potion, fact) for fact in ("points", "red", "white", "green", "gold", "drops")}
        told.append(await worded(page, f"potion-{name}", raven="yes" if potion.raven else "no", **facts))
    await expect(sheet.get_by_role("listitem")).to_have_text([re.compile(rf"{re.escape(each)}\s*$") for each in told])
    await page.keyboard.press("Escape")
    await expect(sheet).to_be_hidden()
    await expect(opener).to_be_focused()


def taste(language: str, name: str) -> Callable[[str], int]:
    """What somebody would rather touch: their roles, the word that is theirs, and anything before they do without."""
    liked = tuple(f"{word(language, f'role-{role.value}')}." for role in OWN_ROLES[name])
    content = word(language, "so-be-it")
    without = word(language, "say-decline")

    def rank(thing: str) -> int:
        if thing.startswith(content):
            return 2 if name in DARING else 0
        return 0 if thing.startswith(liked) else 3 if thing == without else 1

    return rank


class Table:
    """A table of three, all of whom can also be spoken for without a browser: that is quicker. Each always chooses the same roles."""

    def __init__(self, host: Visitor, code: str, seats: list[Seat], roles: Sequence[Sequence[Role]]) -> None:
        self.host = host
        self.code = code
        self.seats = seats
        self._roles = [{role.value for role in chosen} for chosen in roles]

    async def begin(self) -> None:
        """Begin the match; who starts is for chance to say."""
        for number in range(len(self.seats), len(NAMES) - 1):
            await self.seats[0].do(wire.SeatBot, seat=number, level="apprentice")
        await self.seats[0].do(wire.Begin)
        for seat in self.seats:
            await seat.until(lambda told: told.play is not None)

    async def until(self, wanted: Callable[[], object], *, silent: Sequence[int] = ()) -> None:
        """Play on for everybody until something holds; some may keep silent."""
        async with asyncio.timeout(people.LONG / 1000):
            while True:
                await self.tell(max(seat.play.step for seat in self.seats))
                if wanted():
                    return
                asked = [number for number, seat in enumerate(self.seats) if seat.play.question is not None and number not in silent]
                if asked:
                    await self.answer(asked[0])
                else:
                    await self.seats[0].hear()

    async def tell(self, step: int) -> None:
        """Wait until everybody knows of so many moves."""
        for seat in self.seats:
            await seat.reach(step)

    async def answer(self, number: int) -> None:
        """Somebody does as they always do: the same five roles, else the first of what there is to choose from."""
        seat = self.seats[number]
        moves = [move for move, _ in offered(seat.question)]
        if seat.question.ask["type"] == "choose-roles":
            moves = [move for move in moves if set(move["roles"]) == self._roles[number]]
        move = msgspec.Raw(msgspec.json.encode(moves[0]))
        await seat.do(wire.Answer, match=seat.play.match, question=seat.question.number, move=move)

    def asks(self, phase: str, number: int = 0) -> bool:
        """Whether somebody is asked, and what for."""
        return self.seats[number].play.question is not None and self.facts["phase"] == phase

    def moment(self) -> str | None:
        """What the host is asked for: drops are put together, if there are many ways to."""
        question = self.seats[0].play.question
        if question is None or self.facts["phase"] in ("choose", "call", "answer"):
            return None if question is None else str(self.facts["phase"])
        return "deal" if len(question.choices) <= FIVE else "mixture"

    @property
    def facts(self) -> Mapping[str, Any]:
        """What there is to say of the table as a whole."""
        return self.seats[0].play.scene.facts

    def zone(self, name: str, number: int = 0) -> Any:
        """A place of the table, as somebody sees it."""
        return next(zone for zone in self.seats[number].play.scene.zones if zone.id == name)

    async def shows(self, page: Page) -> None:
        """Wait until the page of the host shows what the host is asked."""
        await expect(page.locator(f"main [data-question='{self.seats[0].question.number}']")).to_be_visible()
        await people.settled(page)

    async def moved(self) -> None:
        """Wait until everybody knows of the move that the host makes in a browser."""
        answered = self.seats[0].question
        await self.seats[0].until(lambda told: told.play is not None and told.play.question != answered)
        await self.tell(self.seats[0].play.step)


async def set_out(visits: Visits, roles: Sequence[Sequence[Role]], **options: Any) -> Table:
    """A table of three where each always chooses these roles; where there are none for a seat, a bot sits there."""
    visitors = [await visits(name) for name in NAMES[: len(roles)]]
    code = await visitors[0].create(game=GAME, seats=3, options={**CALM, **options})
    seats = [await visits.at(visitor, code) for visitor in visitors]
    for number, seat in enumerate(seats[1:], 1):
        await seat.do(wire.Sit, seat=number)
    return Table(visitors[0], code, seats, roles)


async def touch_something(page: Page, table: Table, moment: str) -> None:
    """Begin to decide, so that there is something to see."""
    match moment:
        case "choose":
            await choose(page, GATHERERS)
        case "call":
            await press(page.locator("[data-pile] button").first)
            await expect(page.get_by_role("dialog")).to_be_visible()
            await nothing_wrong(page, await people.language_of(page))
            await page.keyboard.press("Escape")
            await expect(page.get_by_role("dialog")).to_be_hidden()
            own = await hand(page, len(table.zone("hand:0").pieces))
            await press(own.get_by_role("button").first)
        case "mixture":
            await press(await button(page, "mix-add", good=await worded(page, "good-white")))
            await expect(await button(page, "mix-remove", good=await worded(page, "good-white"))).to_be_visible()
