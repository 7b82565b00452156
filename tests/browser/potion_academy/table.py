"""What people do and see at a table of Potion Academy."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from playwright.async_api import Locator, Page, expect

from chaudron import games
from chaudron.games.potion_academy.model import Card, Effect, Potion, Target
from chaudron.server import wire
from chaudron.texts import texts
from tests.browser import looks, people, quick
from tests.browser.accessibility import axe
from tests.browser.people import press
from tests.browser.visits import Visits
from tests.server.people import Seat, Visitor, offered

GAME = "potion-academy"
NAMES = ("Anna", "Bert", "Clara", "Dora")
MOST_MOVES = 500
Kinds = Sequence[tuple[Target, Effect]]
THIEVES: Kinds = (
    (Target.LEFT, Effect.PICKPOCKET),
    (Target.RIGHT, Effect.PICKPOCKET),
    (Target.NEIGHBOURS, Effect.PICKPOCKET),
    (Target.ANYONE, Effect.PICKPOCKET),
)
"""The four cards of each potion: any two of them make an action against somebody's hand."""
HANDY: Kinds = (
    (Target.ANYONE, Effect.PICKPOCKET),
    (Target.NEIGHBOURS, Effect.BURY),
    (Target.LEFT, Effect.FORAGE),
    (Target.RIGHT, Effect.SALVAGE),
)
"""The same, so that every question is soon asked."""
BATCHES = {"three": ("amber", "azure", "crimson", "emerald"), "four": ("violet",), "five": ("ivory",)}


def box(kinds: Kinds, *, missing: int = 0) -> str:
    """A file of cards on which these targets and effects stand, potion by potion; some cards may be missing."""
    lines = ['provenance = "printed"']
    others = [(target, kinds[0][1]) for target in (Target.TWO_PLACED, Target.HAND_3)]
    for (batch, potions), blanks in zip(BATCHES.items(), (kinds[:2], kinds[2:], others), strict=True):
        cards = [(potion, *kind) for potion in potions for kind in kinds] + [("none", *kind) for kind in blanks]
        for potion, target, effect in cards[missing:]:
            lines += [f"[[from-{batch}]]", f'potion = "{potion}"', f'target = "{target.value}"', f'effect = "{effect.value}"']
    return "\n".join(lines)


# What is seen.


def word(language: str, key: str, **facts: int | str) -> str:
    """A text of the game."""
    return texts(language, games.load(GAME)).say(key, **facts)


async def worded(page: Page, key: str, **facts: int | str) -> str:
    """A text of the game in the language of the page."""
    return word(await people.language_of(page), key, **facts)


def card_of(piece: str) -> Card:
    """The card that a piece is: `card:none-two-placed-forage`."""
    potion, _, rest = piece.removeprefix("card:").partition("-")
    target, _, effect = rest.rpartition("-")
    return Card(Potion(potion), Target(target), Effect(effect))


def name_of(language: str, card: Card) -> str:
    """What a card is called: all that stands on it."""
    parts = {kind: word(language, f"{kind}-{getattr(card, kind).value}") for kind in ("potion", "target", "effect")}
    return word(language, "card", **parts)


def told_of(language: str, card: Card, seats: int) -> list[str]:
    """What is to be told of a card to whoever looks at it."""
    lines = [word(language, "about-potion-none")] if card.potion is Potion.NONE else []
    lines.append(word(language, f"brief-target-{card.target.value}", seats=seats))
    return [*lines, word(language, f"about-effect-{card.effect.value}")]


def place(page: Page, name: str) -> Locator:
    """Where somebody else plays, or the own other colour."""
    return page.get_by_role("main").get_by_role("region", name=re.compile(rf"^{re.escape(name)}\b"))


async def desk(page: Page) -> Locator:
    """Where what is looked at is explained, and what the automaton did."""
    return page.get_by_role("region", name=await worded(page, "desk"), exact=True)


async def discards(page: Page) -> Locator:
    """The discard pile."""
    return page.get_by_role("button", name=re.compile(rf"{re.escape(await worded(page, 'look-through'))}$"))


async def expect_told(page: Page, at: Locator, card: Card, seats: int) -> None:
    """Wait until somewhere all is told that stands on a card."""
    for line in told_of(await people.language_of(page), card, seats):
        await expect(at).to_contain_text(line)


async def pieces(page: Page, where: str) -> list[str]:
    """The cards that lie somewhere."""
    found: list[str] = await page.locator(f"main {where} [data-piece^='card:']").evaluate_all(
        "cards => cards.map((card) => card.dataset.piece)"
    )
    return found


async def hand(page: Page) -> list[str]:
    """The cards in the own hand."""
    return await pieces(page, ".hand")


async def sorted_hand(page: Page) -> list[str]:
    """The cards in the own hand, whatever their order."""
    return sorted(await hand(page))


async def leaked(page: Page, cards: Collection[str], *, everywhere: bool = False) -> list[str]:
    """Those of the cards that the table draws or names, or that anything on the page does, be it where nobody looks."""
    html = await page.content() if everywhere else await page.locator("main .stage .stage").inner_html()
    language = await people.language_of(page)
    return [card for card in cards if card.removeprefix("card:") in html or name_of(language, card_of(card)) in html]


STANDING = """() => [...document.querySelectorAll('main :is(.place, .own)')].map((place) => [
    place.querySelector('.name > span').textContent.trim(),
    place.querySelector('small')?.textContent.trim() ?? '',
    Number(place.querySelector('.track b').firstChild.textContent),
])"""
"""Who has how many points, of which colour, as it lies on the table."""


async def standing(page: Page) -> list[tuple[str, str, int]]:
    """Names, colours and points as the table shows them, in the order of names."""
    return sorted((name, colour, points) for name, colour, points in await page.evaluate(STANDING))


async def nothing_wrong(page: Page, language: str, *, quick: bool = False) -> None:
    """Nothing keeps anybody from using the page, which takes a while to find out; nothing is cut off, everything is in words."""
    found = [] if quick else await axe(page)
    assert found == []
    assert await looks.outside(page) == []
    assert await looks.unsaid(page, language) == []
    assert await page.evaluate(CLIPPED) == []


CLIPPED = """() => [...document.querySelectorAll('main .stage :is(button, li, p, h2, dd, .line, .potion)')].filter((thing) => {
    if (!thing.checkVisibility({ visibilityProperty: true })) return false;
    const style = getComputedStyle(thing);
    const cut = (overflow) => overflow === 'hidden' || overflow === 'clip';
    return (cut(style.overflowX) && thing.scrollWidth > thing.clientWidth + 1)
        || (cut(style.overflowY) && thing.scrollHeight > thing.clientHeight + 1);
}).map((thing) => `“${thing.textContent.trim().slice(0, 40)}” is cut off`)"""
"""Words that do not fit where they stand."""


# What is done.


class Thing(NamedTuple):
    """Something that may be touched: what for, where it is, what it is called, and whether a finger has touched it once."""

    touch: str
    where: str
    name: str
    armed: bool


THINGS = """things => things.map((thing) => {
    const card = thing.closest('[data-piece]')?.dataset.piece;
    const where = ['tray', 'hand', 'near', 'place'].find((name) => thing.closest(`.${name}`)) ?? 'status';
    const touch = thing.closest('.symbols') ? `${thing.previousElementSibling ? 'effect' : 'target'}:${card.replace('card:', '')}`
        : card ?? (thing.closest('.own') ? 'player:me' : thing.closest('.bar') ? `say:${thing.matches('.primary') ? 'score' : 'else'}`
        : `player:${thing.closest('.place').getAttribute('aria-label').split(',')[0]}`);
    return [touch, where, thing.getAttribute('aria-label') || thing.innerText, thing.getAttribute('aria-pressed') === 'true'];
})"""


async def lit(page: Page) -> list[Thing]:
    """All that may be touched now."""
    return [Thing(*found) for found in await people.glowing(page).evaluate_all(THINGS)]


def possible(question: wire.Question, touched: Sequence[str], names: Sequence[str]) -> set[str]:
    """What leads on to a move from what is touched, as the server offers it."""
    named = {f"player:{seat}": f"player:{'me' if seat == 0 else name}" for seat, name in enumerate(names)}
    open_moves = [touches for _, touches in offered(question) if set(touched) <= set(touches)]
    found = {touch for touches in open_moves for touch in touches} - set(touched)
    return {"say:score" if "say:score" in touch else "say:else" if "say:" in touch else named.get(touch, touch) for touch in found}


class Sight(NamedTuple):
    """What somebody looks at before they touch anything: all that glows, their placed cards, their hand."""

    lit: Sequence[Thing]
    placed: Sequence[str]
    hand: Sequence[str]

    @property
    def turn(self) -> bool:
        """Whether cards in hand are to be placed, not to be given away."""
        return any(thing.touch.startswith("say:") for thing in self.lit)


Taste = Callable[[Thing, Sight], float]
"""How soon somebody would touch something: the least first."""
ALONE = (Effect.SALVAGE, Effect.FORAGE)
"""Effects that need no target."""


def lack(potion: Potion, sight: Sight) -> float:
    """How little a potion is wanted by whoever is after three alike, and content with three different."""
    there = Counter(found for card in sight.placed if (found := card_of(card).potion) is not Potion.NONE)
    most = max(there.values(), default=0)
    if potion is Potion.NONE:
        return 1
    if most == 0:
        return 0.5 - sum(card_of(card).potion is potion for card in sight.hand) / 10
    if most == 1:
        return 0.5 if not there[potion] else 0 if len(there) == 1 else 0.9
    return 0 if there[potion] == most else 0.6 if len(sight.hand) >= 3 and not there[potion] else 0.9


def wanted(thing: Thing, sight: Sight, *, acting: float = 4.2) -> float:
    """The taste of whoever is after points, and acts against others if there is nothing better to do."""
    kind, _, what = thing.touch.partition(":")
    if thing.armed:
        return -2
    if kind == "say":
        return -1 if what == "score" else 4
    if kind == "effect" and card_of(what).effect in ALONE:
        return 3
    if kind != "card" or thing.where == "place":
        return acting
    less = lack(card_of(what).potion, sight)
    if thing.where == "hand" and sight.turn:
        return 1 + less if less < 0.8 else 4.5
    return less if thing.where == "tray" else 1 - less


def eager(thing: Thing, sight: Sight) -> float:
    """The taste of whoever acts against others when they can."""
    return wanted(thing, sight, acting=3)


def idle(thing: Thing, _sight: Sight) -> float:
    """The taste of whoever refills their hand and never places a card."""
    return -1 if thing.armed else not (thing.touch == "say:else" or thing.where == "tray")


async def make_move(page: Page, taste: Taste = wanted) -> None:
    """Touch what glows until a move is made."""
    asked = await page.evaluate(people.ASKED)
    for _ in range(people.MOST_TOUCHES):
        await expect(people.glowing(page).first).to_be_visible()
        shown = await page.evaluate(people.SHOWN)
        things = await lit(page)
        sight = Sight(things, await pieces(page, "ul.laid"), await hand(page))
        number = min(range(len(things)), key=lambda nth: taste(things[nth], sight))
        await press(people.glowing(page).nth(number))
        await page.wait_for_function(f"shown => ({people.SHOWN})() !== shown", arg=shown)
        if await page.evaluate(people.ASKED) != asked:
            return
    raise AssertionError("so many touches, and no move")


SIGHT = f"""things => [
    ({THINGS})(things),
    ...['ul.laid', '.hand'].map((where) => [...document.querySelectorAll(`main ${{where}} [data-piece^='card:']`)].map((card) =>
        card.dataset.piece)),
]"""
"""All that a taste looks at."""


async def play_on(page: Page, taste: Taste = wanted, before: Callable[[], Any] | None = None) -> None:
    """Play until the result shows, without aiming; before each move something may be looked at."""

    def choose(found: Sequence[Any]) -> int:
        things, placed, held = found
        sight = Sight([Thing(*thing) for thing in things], placed, held)
        return min(range(len(things)), key=lambda nth: taste(sight.lit[nth], sight))

    ended = await people.result(page)
    next_thing = people.glowing(page).or_(ended).first
    for _ in range(MOST_MOVES):
        if before is not None:
            await next_thing.or_(people.reckoned(page)).first.wait_for(timeout=people.LONG)
            await people.close_reckoning(page)
            await next_thing.wait_for(timeout=people.LONG)
            if not await ended.is_visible():
                await before()
        if not await quick.play_move(page, choose, SIGHT):
            return
    raise AssertionError(f"no result after {MOST_MOVES} moves")


# Tables that are spoken for without a browser: that is quicker.


class Table:
    """A table of some people, all of whom can also be spoken for without a browser. Nobody ever scores, so no match ends."""

    def __init__(self, host: Visitor, code: str, seats: list[Seat]) -> None:
        self.host = host
        self.code = code
        self.seats = seats

    async def begin(self) -> None:
        """Begin the match; who starts is for chance to say."""
        await self.seats[0].do(wire.Begin)
        for seat in self.seats:
            await seat.until(lambda told: told.play is not None)

    @property
    def ask(self) -> str | None:
        """What the host is asked."""
        question = self.seats[0].play.question
        return None if question is None else str(question.ask["type"])

    def zone(self, name: str, number: int = 0) -> Any:
        """A place of the table, as somebody sees it."""
        return next(zone for zone in self.seats[number].play.scene.zones if zone.id == name)

    def cards(self, name: str, number: int = 0) -> list[str]:
        """The cards that somebody sees at a place."""
        return [piece.id for piece in self.zone(name, number).pieces]

    async def until(self, reached: Callable[[], object], taste: Callable[[int, dict[str, Any]], float]) -> None:
        """Play on for everybody, by their tastes for moves, until something holds."""
        async with asyncio.timeout(people.LONG / 1000):
            while True:
                await self.tell(max(seat.play.step for seat in self.seats))
                if reached():
                    return
                asked = [number for number, seat in enumerate(self.seats) if seat.play.question is not None]
                await self.answer(asked[0], taste)

    async def tell(self, step: int) -> None:
        """Wait until everybody knows of so many moves."""
        for seat in self.seats:
            await seat.reach(step)

    async def answer(self, number: int, taste: Callable[[int, dict[str, Any]], float]) -> None:
        """Somebody makes the move that they like best."""
        seat = self.seats[number]
        moves = [move for move, _ in offered(seat.question) if move["type"] != "score"]
        move = min(moves, key=lambda move: taste(number, move))
        await seat.do(wire.Answer, match=seat.play.match, question=seat.question.number, move=msgspec.Raw(msgspec.json.encode(move)))

    async def shows(self, page: Page) -> None:
        """Wait until the page of the host shows what the host is asked."""
        await expect(page.locator(f"main [data-question='{self.seats[0].question.number}']")).to_be_visible()
        await people.settled(page)

    async def moved(self) -> None:
        """Wait until everybody knows of the move that the host makes in a browser."""
        answered = self.seats[0].question
        await self.seats[0].until(lambda told: told.play is not None and told.play.question != answered)
        await self.tell(self.seats[0].play.step)


async def set_out(visits: Visits, kinds: Kinds, *, number: int = 3, begin: bool = True) -> Table:
    """A table of some people who play with cards of these kinds."""
    visitors = [await visits(name) for name in NAMES[:number]]
    code = await visitors[0].create(game=GAME, seats=number, options={"cards": box(kinds)})
    seats = [await visits.at(visitor, code) for visitor in visitors]
    for nth, seat in enumerate(seats[1:], 1):
        await seat.do(wire.Sit, seat=nth)
    table = Table(visitors[0], code, seats)
    if begin:
        await table.begin()
    return table


def calm(number: int, move: dict[str, Any]) -> float:
    """Whoever plays so places a card when they can, as the first of all, and leaves it at that."""
    return {"place": 0, "done": 1, "discard": 1}.get(move["type"], 2)


def guests_refill(number: int, move: dict[str, Any]) -> float:
    """The host places cards; the others refill their hands."""
    return calm(number, move) if number == 0 else {"refill": 0, "discard": 0, "done": 0}.get(move["type"], 1)
