"""Every page and sheet of the house can be used by everyone, says what it means, and fits: in three languages, on a phone and a desktop."""

from collections.abc import Sequence

import pytest
from playwright.async_api import ViewportSize

from tests.browser import looks, people
from tests.browser.accessibility import axe
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.tour import Party, tour
from tests.browser.visits import Ended, Visits

STOPS = 30
"""Where the log is not a sheet: on a wide screen, it is beside the table."""


@pytest.mark.journey
@pytest.mark.parametrize(
    ("languages", "viewport"),
    [(("de", "fr", "en", "fr"), PHONE), (("fr", "en", "de", "en"), DESKTOP)],
    ids=["phones", "desktop"],
)
async def test_nothing_is_wrong_on_any_page(
    person: Person, visits: Visits, ended: Ended, languages: Sequence[str], viewport: ViewportSize
) -> None:
    person.forgive("status of 404")  # a table, a page and a hand-over that do not exist
    touch = viewport != DESKTOP
    host, guest = await visits("Hedwig"), await visits("Gustave-Maximilien Auber")
    who = [
        await person(language=language, viewport=viewport, touch=touch, reduced_motion=True, visitor=visitor, drawn=True)
        for language, visitor in zip(languages, (host, guest, None, ended.visitor), strict=True)
    ]
    found: list[str] = []
    stops: list[str] = []
    async for stop in tour(Party(*who), host, guest, visits, ended):
        wrong = await looks.unsaid(stop.page, languages[who.index(stop.page)])
        await people.settled(stop.page)
        wrong += await looks.outside(stop.page)
        if touch:
            wrong += await looks.small_targets(stop.page)
        wrong += await axe(stop.page)
        stops.append(stop.name)
        found += [f"{stop.name}: {line}" for line in wrong]
    assert not found, "\n".join(found)
    assert len(stops) == len(set(stops)) == (STOPS + 1 if touch else STOPS), stops
