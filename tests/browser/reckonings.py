"""Tables of one person and bots at the end of a round, arranged without a browser."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from chaudron.games.poison import Pour
from chaudron.games.wie_verhext.model import Brew, Call
from chaudron.games.zaubercocktail.model import Options
from tests.browser.visits import Visits
from tests.browser.zaubercocktail.table import Table
from tests.games.poison import table as poison
from tests.games.poison.table import BLUE_2, BLUE_4, PURPLE_1, RED_1, RED_5
from tests.games.potion_academy import table as academy
from tests.games.wie_verhext import table as verhext
from tests.games.wie_verhext.table import COPPER, DRUID, IRON, SILVER, WIZARD
from tests.games.zaubercocktail import table as market
from tests.server.people import House


class Round(NamedTuple):
    """A table, and what ends its round."""

    table: Table
    end: Callable[[], Awaitable[None]]


async def seated(server: House, visits: Visits, game: str, seats: int, options: dict[str, Any] | None = None) -> Table:
    """A table of Ada and bots, at a calm pace."""
    visitor = await visits("Ada")
    code = await visitor.create(game=game, seats=seats, options=options or {}, pace="calm", level="apprentice", begin=True)
    return await Table.find(server, code, [visitor])


async def poison_round(server: House, visits: Visits, *, last: bool = False) -> Round:
    """Ada pours the last card of a round of Poison; it is her last of all if `last`."""
    table = await seated(server, visits, "poison", 4)
    taken = [[RED_1, RED_5, BLUE_2, poison.POISON], [BLUE_2, BLUE_4], [PURPLE_1, RED_1], []]
    sheet = ((3, 0, 7, 5),) * (3 if last else 1)
    table.lay(poison.table([poison.POISON], [], [], [], taken=taken, sheet=sheet))
    return Round(table, lambda: table.say(0, Pour(poison.POISON, 0)))


async def verhext_round(server: House, visits: Visits, *, last: bool = False) -> Round:
    """Ada brews the last potion of a round of Wie verhext!; the ravens have gathered if `last`."""
    table = await seated(server, visits, "wie-verhext", 4, {"banned-roles": False})
    ravens = [[(IRON, 4)], [(SILVER, 4)], [(verhext.GOLD_SHELF, 2)], [(verhext.INGREDIENT_SHELF, 2)]]
    taken = ravens if last else [[(IRON, 0)], [(SILVER, 0)], [(IRON, 4)], []]
    table.lay(verhext.table([WIZARD, DRUID], [], [], [], owned=["wwrggo", "rv", "go", ""], taken=taken, gone={COPPER: 4}))

    async def end() -> None:
        await table.say(0, Call(WIZARD))
        while table.match.outcome is None and table.match.view(None).round == 0:
            brews = [move for move in table.match.moves(0) if isinstance(move, Brew)]
            await table.say(0, brews[0])

    return Round(table, end)


async def academy_round(server: House, visits: Visits, *, last: bool = False) -> Round:
    """Ada scores three different potions in Potion Academy, and wins if `last`."""
    table = await seated(server, visits, "potion-academy", 3)
    placed = ["amber left salvage, azure right bury, crimson left forage", "emerald anyone smash", ""]
    table.lay(academy.table("emerald neighbours bury", placed=placed, scores=[4, 2, 1] if last else [1, 2, 0]))
    return Round(table, lambda: table.say(0, academy.score(academy.THREE_DIFFERENT, "amber left salvage")))


async def market_round(server: House, visits: Visits, *, last: bool = False) -> Round:
    """Everybody shows a collection in Zaubercocktail, and Ada reaches the end of the track if `last`."""
    table = await seated(server, visits, "zaubercocktail", 4, {"track": 10})
    hands = ("3 green, 2 silver", "2 gira", "2 blue", "2 lead")
    turned = market.MIDDLING
    table.lay(market.table(*hands, recipe=turned, pawns=(9, 3, 1, 2) if last else (0, 3, 1, 2), options=Options(track=10)))

    async def end() -> None:
        for seat in range(2):
            await table.say(seat, market.STONE)
        await table.say(0, market.show("3 green"), market.show("2 silver"))
        for seat, hand in enumerate(hands[1:], 1):
            await table.say(seat, market.show(hand), market.ENOUGH)

    return Round(table, end)


ROUNDS: dict[str, Callable[..., Awaitable[Round]]] = {
    "poison": poison_round,
    "wie-verhext": verhext_round,
    "potion-academy": academy_round,
    "zaubercocktail": market_round,
}
