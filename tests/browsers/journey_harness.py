"""The harness notices what goes wrong in each browser."""

import pytest

from tests.browsers.people import People
from tests.server.people import until


@pytest.mark.parametrize(
    "script",
    [
        "console.error('the kettle is cold')",
        "setTimeout(() => { throw new Error('the kettle is cold') })",
        "void Promise.reject(new Error('the kettle is cold'))",
    ],
)
async def test_an_error_in_a_page_is_noticed(people: People, script: str) -> None:
    screen = await people()
    await screen.goto("/")
    assert people.complaints() == []
    await screen.evaluate(f"() => {{ {script}; }}")
    await until(lambda: any("the kettle is cold" in found for found in people.complaints()))
    people.forgive("the kettle is cold")
    assert people.complaints() == []


async def test_people_differ(people: People) -> None:
    told = "() => [navigator.language, matchMedia('(prefers-reduced-motion: reduce)').matches, localStorage.getItem('kept')]"
    anna, bert = await people("fr-FR"), await people("de-DE")
    for screen in (anna, bert):
        await screen.goto("/")
    await anna.evaluate("() => localStorage.setItem('kept', 'yes')")
    assert await anna.evaluate(told) == ["fr-FR", True, "yes"]
    assert await bert.evaluate(told) == ["de-DE", True, None]
    for width in (320, 2560):
        await anna.resize(width, 900)
        assert await anna.evaluate("() => innerWidth") == width
