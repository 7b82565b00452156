"""Every page and sheet of the house can be used by everyone, says what it means, and fits: in three languages, on three screens."""

import pytest
from playwright.async_api import ViewportSize

from tests.browser import looks
from tests.browser.accessibility import axe
from tests.browser.people import settled
from tests.browser.person import DESKTOP, PHONE, SMALL, Person
from tests.browser.tour import Party, tour
from tests.browser.visits import Ended, Visits

STOPS = 27
"""Where scores and log are no sheets: on a wide screen they lie beside the table."""


@pytest.mark.parametrize(
    ("language", "viewport", "touch"), [("fr", PHONE, True), ("en", DESKTOP, False), ("de", SMALL, True)], ids=["fr", "en", "de"]
)
async def test_nothing_is_wrong_on_any_page(
    person: Person, visits: Visits, ended: Ended, language: str, viewport: ViewportSize, touch: bool
) -> None:
    person.forgive("status of 404")  # a table, a page and a hand-over that do not exist
    host, guest = await visits("Hedwig"), await visits("Gustave-Maximilien Auber")
    who = [
        await person(language=language, viewport=viewport, touch=touch, reduced_motion=True, visitor=visitor)
        for visitor in (host, guest, None, ended.visitor)
    ]
    found: list[str] = []
    stops: list[str] = []
    async for stop in tour(Party(*who), host, guest, visits, ended):
        await settled(stop.page)
        wrong = [*await looks.unsaid(stop.page, language), *await looks.outside(stop.page)]
        if viewport is not PHONE:  # which axe does not tell from a smaller one
            wrong += await axe(stop.page)
        if touch:
            wrong += await looks.small_targets(stop.page)
        stops.append(stop.name)
        found += [f"{stop.name}: {line}" for line in wrong]
    assert not found, "\n".join(found)
    assert len(stops) == len(set(stops)) == (STOPS + 2 if touch else STOPS), stops
