"""A trade on the market of Zaubercocktail with the pointer, in each browser."""

from collections import Counter

from tests.browser.visits import Visits
from tests.browser.zaubercocktail.table import HAND, set_out, word
from tests.browsers.people import NAMED, People, click, until
from tests.games.zaubercocktail import table as rig
from tests.server.people import House

FIRST = "(selector) => document.querySelector(selector)"
HOLDS = f"(held) => JSON.stringify(Object.entries(({HAND})()).sort()) === JSON.stringify(held)"
"""Whether the page shows exactly this hand."""


def held(text: str) -> list[tuple[str, int]]:
    """Cards such as “2 green, gold”, as the page counts them."""
    return sorted(Counter(kind.value for kind in rig.cards(text)).items())


async def test_an_offer_is_made_and_taken_up_with_the_pointer(people: People, server: House, visits: Visits) -> None:
    hands = ("3 green, 2 lead", "2 gold, blue", "troll", "gira")
    table = await set_out(server, visits, rig.table(*hands))
    anna, bert = await people("en-GB", visitor=table.visitors[0]), await people("de-DE", visitor=table.visitors[1])
    for screen, hand in zip((anna, bert), hands, strict=False):
        await screen.goto(f"/t/{table.code}")
        await until(screen, HOLDS, held(hand))
    for kind in rig.cards("2 green"):
        await click(anna, FIRST, f"main .hand [data-kind='{kind.value}']")
    (gold,) = rig.cards("gold")
    wanted = word("en", "label", name=word("en", "i-want"), value=word("en", f"ingredient-{gold.value}"))
    await click(anna, NAMED, wanted)
    await click(anna, FIRST, "main .composer .primary[aria-disabled=false]")
    await click(bert, FIRST, "main .market .offer.accept:not(.fresh)")
    for screen, hand in ((anna, "green, 2 lead, gold"), (bert, "gold, blue, 2 green")):
        await until(screen, HOLDS, held(hand))
