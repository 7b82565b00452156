"""The analysis of a finished match, where one looks back at it: asked for, made while one watches, and a way to its moves."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import ViewportSize, expect

from chaudron.server import analyst, thinker
from chaudron.store import matches
from tests.analysis.matches import played
from tests.browser.accessibility import axe
from tests.browser.looks import outside, small_targets
from tests.browser.people import button, dialog, press, said
from tests.browser.person import LARGE, PHONE, Person
from tests.browser.zaubercocktail.table import arranged_server
from tests.server.people import House


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server in this process, so that a match can be brought and the judge be quick."""
    async with arranged_server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.parametrize(
    ("language", "viewport"), [("de-DE", PHONE), pytest.param("fr-FR", LARGE, marks=pytest.mark.journey)], ids=["phone", "desktop"]
)
async def test_an_analysis_is_asked_for_and_leads_to_moves(
    person: Person, server: House, monkeypatch: pytest.MonkeyPatch, language: str, viewport: ViewportSize
) -> None:
    monkeypatch.setattr(analyst, "judge_of", lambda match: "ismcts:5")
    monkeypatch.setattr(analyst, "WALKS", 16)
    match = played("poison")
    begun = matches.beginning(match)
    await server.server.store.write(matches.bring, begun, match.record())
    page = await person(language=language, viewport=viewport, touch=viewport is PHONE, reduced_motion=True, drawn=True)
    await page.goto(f"/look/{begun.id}")
    await press(await button(page, "analysis"))
    sheet = await dialog(page, "analysis")
    await press(await button(sheet, "analysis-ask"))
    await expect(sheet.get_by_role("heading", name=await said(page, "analysis-luck"))).to_be_visible()
    await expect(sheet.get_by_role("img", name=await said(page, "analysis-curve"))).to_be_visible()
    assert await axe(page) == []
    assert await outside(page) + await small_targets(page) == []
    await sheet.get_by_label(await said(page, "analysis-every")).check()
    go = sheet.get_by_role("list").last.get_by_role("button").nth(1)
    step = int(await go.inner_text())
    await press(go)
    await expect(sheet).to_be_hidden()
    await expect(page.locator("main > .status")).to_contain_text(await said(page, "look-move", step=step, steps=match.step))


async def test_two_people_want_one_and_each_withdraws_for_themselves(
    person: Person, server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = asyncio.Event()

    async def held(*_: object) -> list[object]:
        await gate.wait()
        return []

    monkeypatch.setattr(analyst, "judge_of", lambda match: "ismcts:5")
    monkeypatch.setattr(thinker.Thinker, "examine", held)
    begun = matches.beginning(played("poison"))
    await server.server.store.write(matches.bring, begun, played("poison").record())
    anna, bert = await server.visitor("Anna"), await server.visitor("Bert")
    hers = await person(language="en-GB", viewport=LARGE, reduced_motion=True, visitor=anna, address=server.address)
    his = await person(language="de-DE", viewport=PHONE, touch=True, reduced_motion=True, visitor=bert, address=server.address)
    sheets = []
    for page in (hers, his):
        await page.goto(f"/look/{begun.id}")
        await press(await button(page, "analysis"))
        sheets.append(await dialog(page, "analysis"))
    await press(await button(sheets[0], "analysis-ask"))
    await press(await button(sheets[1], "analysis-ask"))
    for sheet in sheets:
        await expect(sheet.get_by_role("progressbar")).to_be_visible()
        await expect(await button(sheet, "analysis-cancel")).to_be_visible()
    # She no longer wants it; he still does, so it goes on.
    await press(await button(sheets[0], "analysis-cancel"))
    await expect(sheets[0]).to_contain_text(await said(hers, "analysis-others"))
    await expect(await button(sheets[0], "analysis-cancel")).to_have_count(0)
    await expect(await button(sheets[1], "analysis-cancel")).to_be_visible()
    assert await axe(hers) == []
    await press(await button(sheets[1], "analysis-cancel"))
    for sheet in sheets:
        await expect(await button(sheet, "analysis-ask")).to_be_visible()
    assert not server.server.analyst.making
    gate.set()
