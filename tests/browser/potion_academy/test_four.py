"""Four people of Potion Academy in real browsers, in three languages, at the end of a match."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import pytest
from playwright.async_api import Page, expect

from tests.browser import people, results
from tests.browser.ear import Ear, open_hands
from tests.browser.people import press, said
from tests.browser.person import LARGE, PHONE, SMALL, TABLET, Person
from tests.browser.potion_academy.table import GAME, NAMES, eager, leaked, make_move, pieces, play_on, sorted_hand, standing, wanted
from tests.browser.waiting import becomes
from tests.browser.zaubercocktail.table import Table, arranged_server
from tests.games.potion_academy import table as rig
from tests.server.people import House, until

HANDS = (
    "amber left salvage, azure right bury, crimson left forage",
    "amber hand-3 forage, azure anyone salvage, emerald anyone smash",
    "crimson right smash, emerald neighbours bury, violet left snatch",
    "amber two-placed snatch, crimson neighbours salvage, violet anyone pickpocket",
)


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server in this process, so that the end of a match can be arranged."""
    async with arranged_server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.journey
async def test_four_people_in_three_languages_play_a_match_to_its_end(person: Person, server: House) -> None:
    person.forgive("status of 400")  # a match that was arranged cannot be compared with others
    anna = await person("Anna", "fr-FR", PHONE, touch=True, reduced_motion=True)
    ears = {"Anna": Ear(anna)}
    link = await people.set_up(anna, GAME, seats=4, options={"alike-four": True})
    bert = await person(None, "de-DE", SMALL, touch=True, reduced_motion=True)
    clara = await person(None, "en-GB", TABLET, touch=True, reduced_motion=True)
    dora = await person(None, "fr-FR", LARGE, reduced_motion=True)
    pages = dict(zip(NAMES, (anna, bert, clara, dora), strict=True))
    for name in NAMES[1:]:
        ears[name] = Ear(pages[name])
        await people.join(pages[name], link, name)
    await people.begin(anna)
    for page in pages.values():
        await expect(people.glowing(page)).to_have_count(4)
    await secrets_kept(pages, ears, everywhere=True)
    await asyncio.gather(*(make_move(page) for page in pages.values()))
    table = await Table.find(server, link.rpartition("/")[2])
    await until(lambda: table.match.step == len(pages))
    table.lay(rig.table(*HANDS, seats=4, scores=(3, 2, 3, 2), options=rig.ALIKE_FOUR))
    for page, hand in zip(pages.values(), HANDS, strict=True):
        await becomes(partial(sorted_hand, page), sorted(f"card:{name}" for name in rig.slugs(rig.cards(hand))))
    for _ in range(6):
        asked = await people.on_turn(*pages.values())
        await until(lambda: len({ear.step() for ear in ears.values()}) == 1)
        await secrets_kept(pages, ears)
        await make_move(asked, eager)
    await asyncio.gather(*(play_on(page, eager if page is dora else wanted) for page in pages.values()))
    for number, name in enumerate(NAMES):
        assert open_hands(ears[name]) == {number}
    await same_result(pages)
    assert [await people.language_of(page) for page in pages.values()] == ["fr", "de", "en", "fr"]


async def secrets_kept(pages: dict[str, Page], ears: dict[str, Ear], *, everywhere: bool = False) -> None:
    """Nobody's page has a card that only another hand holds, unless they look at that hand."""
    hands = {name: ear.hand() for name, ear in ears.items()}
    for name, page in pages.items():
        await becomes(partial(sorted_hand, page), sorted(hands[name]))
    assert all(hands.values()) or not everywhere
    for name, page in pages.items():
        looked_at = await pieces(page, ".tray")
        others = [card for other, cards in hands.items() if other != name for card in cards if card not in looked_at]
        assert await leaked(page, others, everywhere=everywhere) == [], name


async def same_result(pages: dict[str, Page]) -> None:
    """Everybody reads the same scores, in their own language, finds them on the table too, and may ask for another match."""
    sheets = [await results.score_sheet(page, name) for name, page in pages.items()]
    assert sheets[0] and all(sheet == sheets[0] for sheet in sheets)
    assert sorted(row[0] for row in sheets[0]) == sorted(pages)
    totals = {row[0]: int(row[-1]) for row in sheets[0]}
    assert max(totals.values()) >= 5 and list(totals.values()) == sorted(totals.values(), reverse=True)
    for reader, page in pages.items():
        language = await people.language_of(page)
        shown = {people.called(language, name, reader): points for name, points in totals.items()}
        ended = await people.result(page)
        lines = await results.ranks(ended, len(pages))
        for (name, points), line in zip(shown.items(), lines, strict=True):
            assert name in line and await said(page, "points", points=points) in line
        await expect(await people.button(ended, "rematch")).to_be_enabled()
        await press(await people.button(ended, "see-table"))
        await expect(ended).to_be_hidden()
        await becomes(partial(standing, page), sorted((name, "", points) for name, points in shown.items()))
