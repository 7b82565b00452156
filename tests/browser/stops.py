"""The pages and sheets whose layout is checked, with tables in every state, prepared without a browser."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias
from unittest.mock import patch

from chaudron import bots, games
from chaudron.kernel.bot import decide
from chaudron.kernel.floor import Floor
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, Seat
from chaudron.kernel.rng import Rng
from chaudron.lessons import lessons
from chaudron.server import wire
from tests.browser.layout import SETTLE, SIZES, Size, Stop, come, layout_faults
from tests.browser.standings import long_standing
from tests.browser.visits import Visits
from tests.browser.window import Window
from tests.browser.zaubercocktail.table import Table
from tests.games.zaubercocktail import table as rig
from tests.server.people import House, Visitor

AnyMatch: TypeAlias = Match[Any, Any, Any]

PARTS = ("house", *games.names())
"""The pages of the house, and those of each game."""

NAMES = (
    "Gustave-Maximilien Auber",
    "Bartholomäus Rübenschmid",
    "Wilhelmina Featherington",
    "Marguerite Chaudronniers",
    "Ottokar von Quacksalbern",
    "Sieglinde Kesselflickers",
    "Théodora Saint-Amarantes",
)
"""As long as a name may be."""
SEED = bytes(32)
LATE = {"poison": 30, "wie-verhext": 60, "potion-academy": 40, "zaubercocktail": 0}
"""After so many moves, there is much on the table."""
MOMENTS = {
    "poison": ("play",),
    "wie-verhext": ("answer-call", "use-action"),
    "potion-academy": ("keep-one", "follow-up"),
    "zaubercocktail": ("choose-first",),
}
"""What the reader is asked when there is much on the table."""
SEATS = {"keep-one": 2}
"""Where two players have two colours each; elsewhere, everybody plays."""
SHORT: dict[str, dict[str, Any]] = {"zaubercocktail": {"track": 10}, "potion-academy": {"to-six": True}}
"""Options with which a match is over soon."""
HANDS = (
    "3 blue, 2 green, 2 lead, gira, troll, yellow, silver, 2 white, faran, gold, 2 black",
    *["3 blue, 2 green, lead"] * 6,
)


class Party:
    """People with long names, the first of whom looks at all tables."""

    def __init__(self, server: House, visits: Visits, visitors: Sequence[Visitor]) -> None:
        self.server = server
        self.visits = visits
        self.visitors = visitors

    @property
    def reader(self) -> Visitor:
        return self.visitors[0]

    async def table(self, game: str, seats: int, options: dict[str, Any] | None = None, **wanted: Any) -> Table:
        """A table where everybody has sat down; all except the reader are gone again."""
        code = await self.reader.create(game=game, seats=seats, options=options or {}, **wanted)
        for visitor in self.visitors[1:seats]:
            await self.visits.sit(visitor, code)
        async with self.reader.at(code) as seat:
            # Where the server looks it up: compiled modules cannot be patched.
            with patch("chaudron.server.salts.new_seed", return_value=SEED):
                (await self.server.table(code)).salts.renew()
            await seat.do(wire.Begin)
        return await Table.find(self.server, code)

    async def lobby(self, game: str, seats: int, **wanted: Any) -> str:
        """A table before the match: two people, a bot, and empty chairs if there are more."""
        code = await self.reader.create(game=game, seats=seats, **wanted)
        if seats > 1:
            await self.visits.sit(self.visitors[1], code)
        if seats > 2:
            async with self.reader.at(code) as seat:
                await seat.do(wire.SeatBot, seat=2, level="apprentice")
        return code


async def gather(server: House, visits: Visits) -> Party:
    """Invite everybody."""
    return Party(server, visits, [await visits(name) for name in NAMES])


async def play(table: Table, enough: Callable[[AnyMatch], bool] = lambda match: False) -> None:
    """Let everybody play sensibly until it is enough, or to the end."""
    match = table.match
    bot = bots.make("heuristic", match.game)

    def choose(seat: Seat, ask: Ask, draws: Rng) -> Any:
        return decide(bot, match.view(seat), ask, match.moves(seat), draws)

    floor = Floor(SEED, match.step)
    while match.outcome is None and not enough(match):
        for seat, move in floor.next(match, choose):
            await table.say(seat, move)


def asks(moment: str, after: int, match: AnyMatch) -> bool:
    """Whether the reader is asked something, after so many moves."""
    asked = match.question(0)
    return match.step >= after and asked is not None and asked.ask.__struct_config__.tag == moment


async def market(party: Party, seats: int) -> Table:
    """A busy market of Zaubercocktail after a round, which stays open."""
    table = await party.table("zaubercocktail", seats)
    table.lay(rig.table(*HANDS[:seats], seats=seats))
    for seat in range(3):
        await table.say(seat, rig.STONE)
    for seat in range(seats):
        await table.say(seat, rig.show("3 blue"), rig.show("2 green"))
    table.lay(rig.table(*HANDS[:seats], seats=seats, pawns=range(9, 9 + seats), round=2))
    for seat in range(1, seats):
        await table.say(seat, rig.offer("2 blue, green", "gold"), rig.offer("lead", "2 white, faran"), rig.offer("blue", "silver", 0))
        await table.say(seat, rig.call("2 gold"), rig.offer("green", "2 gold"), rig.display("2 blue"))
    await table.say(0, rig.offer("blue, green, lead", "gold, faran"))
    table.turn_clock(290, rings=False)
    return table


# The stops.

TABLE = "main .stage .stage"
LOBBY = ".side :is(.option, .file) ~ .option"
DRAFT = [
    (".players li:nth-child(2) button", ".players .to"),
    (".hand li:nth-child(1) button", ".hand .taken"),
    (".palette li:nth-child(5) button", ".palette .wanted"),
]
PROGRAM = "dialog[open] .program summary"
MENU = (".table nav button:last-child", "dialog[open] li button")


def sheets(name: str, path: str) -> list[Stop]:
    """The sheets with scores and log."""
    return [
        Stop(f"{name}, scores", path, TABLE, [(".table .standing", "dialog[open] table")]),
        Stop(f"{name}, log", path, TABLE, [(".table nav button:nth-last-child(2)", "dialog[open] .log li")]),
    ]


def menu(name: str, path: str) -> list[Stop]:
    """The menu and all that it opens."""
    shown = {2: ".help", 6: ".box svg", 7: "section", 10: ".ask", 11: ".ask"}
    opened = [
        Stop(f"{name}, menu {number}", path, TABLE, [MENU, (f"dialog[open] li:nth-child({number}) button", f"dialog[open] {there}")])
        for number, there in shown.items()
    ]
    return [Stop(f"{name}, menu", path, TABLE, [MENU]), *opened]


async def closed(party: Party) -> str:
    """A table that its host has closed."""
    code = await party.reader.create(game="poison", seats=3)
    async with party.reader.at(code) as seat:
        await seat.say(wire.Close)
    return code


def talk(path: str) -> list[Stop]:
    """The talk at a table, in a sheet and beside the log, with all that can be opened there."""
    wishes = ("button[aria-label][aria-expanded='false']:last-child", ".wishes")
    sheet, beside = "dialog[open] .talk", "aside .talk"
    return [
        Stop("talk", path, ".talking", [(".talking", f"{sheet} li"), (f"{sheet} li:nth-child(2) .who", f"{sheet} .mute")]),
        Stop("talk, wishes", path, ".talking", [(".talking", f"{sheet} li"), (f"{sheet} {wishes[0]}", f"{sheet} {wishes[1]}")]),
        Stop("talk beside the table", path, TABLE, [("aside [role=tab]:last-child", TABLE), (f"{beside} li:first-child .who", TABLE)]),
    ]


async def house_stops(party: Party) -> list[Stop]:
    """The pages that belong to no game, and one of each sheet at a table."""
    lobby = ""
    for seats in (3, 6):
        lobby = f"/t/{await party.lobby('poison', seats)}"
        async with party.visitors[1].at(await party.visitors[1].create(game="poison", seats=seats, public=True)):
            pass
    for game in games.names():
        await party.table(game, games.load(game).about.seats[-1])
    options = "dialog[open] :is(.option, .file) ~ .option"
    setups = [
        Stop(f"{game}, set-up", "/", ".games li", [(f".games li:nth-child({number}) .set-up", options)])
        for number, game in enumerate(games.names(), 1)
    ]
    likings = [
        Stop(f"{game}, play now", "/", ".games li", [(f".games li:nth-child({number}) .play .icon-button", "dialog[open] .option")])
        for number, game in enumerate(games.names(), 1)
    ]
    table = await party.table("poison", 4)
    await play(table, partial(asks, "play", 8))
    async with (
        party.reader.at(table.code) as reader,
        party.visitors[1].at(table.code) as friend,
        party.visitors[5].at(table.code) as watcher,
    ):
        for speaker, words in ((reader, "Good evening, everybody!"), (friend, "Whose turn is it? Mine?"), (watcher, "A fine table.")):
            await speaker.do(wire.Speak, text=words)
    await play(await party.table("potion-academy", 3, SHORT["potion-academy"]))
    await long_standing(party.server, party.reader, NAMES[:6])
    coached = await party.table("poison", 4, coaching=True)
    await play(coached, partial(asks, "play", 8))
    return [
        Stop("home", "/", ".games li"),
        Stop("home, all tables", "/", ".games li", [("main summary", "main details[open] .look")]),
        Stop("own page", "/me", "main:has(.noted li):has(.places li):has(ol .row) .more section:nth-child(3) .button"),
        Stop("own page, hand-over", "/me", "main .more button", [("main .more button", "dialog[open] .box svg")]),
        Stop("board", "/board", "main tbody tr"),
        Stop(
            "name sheet",
            "/",
            ".games li",
            [(".tag", "dialog[open] section li"), ("dialog[open] section > .button", "dialog[open] section p")],
        ),
        Stop("being told", "/", ".games li", [("main section > .button", "dialog[open] section button:enabled")]),
        *setups,
        Stop("first time", "/", ".games li", [(".games .actions .primary", "dialog[open] .answers")]),
        *likings,
        Stop("no such page", "/nowhere", "main a.button"),
        Stop("no such table", "/t/zzzzzzzz", "main a.button"),
        Stop("bring a record", "/look", "main .bring button"),
        Stop("no such match", "/look/0123456789abcdef", "main a.button"),
        Stop("hand-over", "/hand-over/nothing", "main button.primary"),
        Stop("chair sheet", lobby, LOBBY, [(".round li:last-child button", "dialog[open] .level")]),
        Stop("seat for a program", lobby, LOBBY, [(".round li:last-child button", PROGRAM), (PROGRAM, "dialog[open] .program form")]),
        Stop("chair of a guest", lobby, LOBBY, [(".round li:nth-child(2) button", "dialog[open] .stack .button")]),
        Stop("closed table", f"/t/{await closed(party)}", "main a.button"),
        *menu("table", f"/t/{table.code}"),
        *talk(f"/t/{table.code}"),
        Stop("coach", f"/t/{coached.code}", TABLE, [("main > .status .coach", "main section.coach li")]),
    ]


async def game_stops(party: Party, game: str) -> list[Stop]:
    """The pages of one game: rules, lobby, tables with few and with many, the result."""
    few, many = games.load(game).about.seats[0], games.load(game).about.seats[-1]
    stops = [Stop("rules", f"/rules/{game}", ".rules[data-drawn]"), *lesson_stops(game)]
    path = f"/t/{await party.lobby(game, many)}"
    stops.append(Stop("lobby", path, LOBBY))
    early = await party.table(game, few)
    if game == rig.GAME.about.name:
        early.turn_clock(290, rings=False)
    stops.append(Stop("early table", f"/t/{early.code}", TABLE))
    if game == rig.GAME.about.name:
        busy = await market(party, many)
        path = f"/t/{busy.code}"
        stops += [Stop("busy table", path, TABLE), *sheets("busy table", path), Stop("draft", path, TABLE, DRAFT)]
        stops.append(Stop("reckoning", path, TABLE, [("main .again", "main .reckoning")]))
    for moment in MOMENTS[game]:
        table = await party.table(game, SEATS.get(moment, many))
        await play(table, partial(asks, moment, LATE[game]))
        assert table.match.outcome is None, f"nobody asks the reader for {moment}"
        stops.append(Stop(moment, f"/t/{table.code}", TABLE))
    if game != rig.GAME.about.name:
        stops += sheets(stops[-1].name, stops[-1].path)
    return [*stops, *await ended_stops(party, game)]


def lesson_stops(game: str) -> list[Stop]:
    """The list of lessons, and the first step of each."""
    taught = lessons(games.load(game))
    first = [Stop(f"lesson {lesson.name}", f"/learn/{game}/{lesson.name}", TABLE) for lesson in taught]
    return [Stop("lessons", f"/learn/{game}", "main ol a"), *first] if taught else []


async def ended_stops(party: Party, game: str) -> list[Stop]:
    """The result of a match of many, with all that opens there, and the table behind it."""
    over = await party.table(game, games.load(game).about.seats[-1], SHORT.get(game))
    await play(over)
    path, ended = f"/t/{over.code}", "dialog[open] .ranks"
    sheet, fair = (f"dialog[open] details:nth-of-type({number})" for number in (1, 2))
    return [
        Stop("result", path, ended, [(f"{sheet} > summary", f"{sheet} table"), (f"{fair} > summary", f"{fair} dd")]),
        Stop("table after the match", path, TABLE),
        Stop("last reckoning", path, TABLE, [("aside .scores .button", "main .reckoning")]),
        *look_stops(over),
    ]


def look_stops(over: Table) -> list[Stop]:
    """A match one looks back at, in its middle: through a player's eyes, and with everything open."""
    path = f"/look/{over.match_id}/{over.match.step // 2}"
    return [
        Stop("looking back", f"{path}/2", f"{TABLE}, .controls"),
        Stop("everything open", f"{path}/open", "main .open li li"),
        Stop("looking back, log", f"{path}/2", ".controls", [(".table nav button:nth-last-child(3)", "dialog[open] .moves li")]),
        Stop("the same deal", f"/deal/{over.match_id}/2", "main form + .box svg"),
        Stop("analysis", f"{path}/2", ".controls", [(".table nav button:nth-last-child(2)", "dialog[open] .analysis .button")]),
        Stop("looking back, more", f"{path}/2", ".controls", [(".table nav button:last-child", "dialog[open] .box svg")]),
    ]


async def part_faults(window: Window, party: Party, part: str, sizes: Sequence[Size] = SIZES) -> list[str]:
    """Visit all pages of the house or of a game as the reader, and return what is wrong with their layout."""
    stops = await (house_stops(party) if part == "house" else game_stops(party, part))
    await become(window, party.reader)
    return await layout_faults(window, stops, sizes=sizes)


async def scrolling_scores(window: Window, party: Party) -> list[str]:
    """Return where the scores of Poison for six, which has six rounds, scroll in any direction at the end of a match."""
    first, *others = await ended_stops(party, "poison")
    stops = [first, *(stop for stop in others if stop.path == first.path)]
    await become(window, party.reader)
    found = []
    for stop in stops:
        await come(window, stop, anew=stop is first)
        for size in SIZES:
            await window.resize(size.width, size.height)
            await window.evaluate(SETTLE, [size.width, size.large])
            found += [f"{stop.name} at {size}: {sheet}" for sheet in await window.evaluate(SCROLLING)]
    return found


SCROLLING = """() => [...document.querySelectorAll('.scroll')]
    .filter((sheet) => sheet.scrollWidth > sheet.clientWidth || sheet.scrollHeight > sheet.clientHeight)
    .map((sheet) => `${sheet.scrollWidth}×${sheet.scrollHeight} in ${sheet.clientWidth}×${sheet.clientHeight}`)"""
"""The score sheets of a page that scroll."""


async def become(window: Window, visitor: Visitor) -> None:
    """Give a window the identity of a visitor, as another device gets it."""
    handed = await visitor.call("POST", "/api/handovers", None, wire.Handover)
    await window.goto("/nowhere")
    await window.evaluate(CLAIM, handed.secret)


CLAIM = """async (secret) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/handovers/claim', { method: 'POST', headers, body: JSON.stringify({ secret }) });
    if (!answer.ok) throw new Error(await answer.text());
    localStorage.setItem('help', 'coach'); // for tables where it is allowed
}"""
