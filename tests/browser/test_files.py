"""A host uploads a data file, from the home page and in the lobby; errors in the file are shown beside it."""

from pathlib import Path

import pytest
from playwright.async_api import ViewportSize, expect

from chaudron import games
from chaudron.kernel.model import BadSetup
from chaudron.kernel.options import file_options, read_toml
from chaudron.server.pages import example
from chaudron.texts import texts
from tests.browser.people import choose_file, say, title, toml
from tests.browser.person import DESKTOP, PHONE, Person

OFFERED = [(name, option) for name in games.names() for option in file_options(games.load(name).about.options)]
TORN = "cards = [\n"


def words(language: str) -> str:
    """Return the message for a file that is not TOML."""
    with pytest.raises(BadSetup) as refusal:
        read_toml(OFFERED[0][1], TORN)
    return texts(language).refuse(refusal.value)


@pytest.mark.parametrize(
    ("viewport", "language"), [pytest.param(DESKTOP, "fr", marks=pytest.mark.journey), (PHONE, "de")], ids=["desktop", "phone"]
)
async def test_a_host_brings_a_file_and_everybody_sees_it(person: Person, viewport: ViewportSize, language: str) -> None:
    person.forgive("status of 400")
    name, option = OFFERED[0]
    game = games.load(name)
    label = texts(language, game).say(f"option-{option}")
    built_in = example(game, option)
    assert built_in is not None
    good, torn = toml("meine.toml", built_in.read_text("utf-8")), toml("torn.toml", TORN)

    host = await person("Ada", f"{language}-{language.upper()}", viewport, reduced_motion=True)
    await host.get_by_role("button", name=say(language, "set-up-label", game=title(language, name)), exact=True).click()
    sheet = host.get_by_role("dialog")
    place = sheet.get_by_role("group", name=label)
    await expect(place).to_contain_text(say(language, "file-usual"))
    async with host.expect_download() as download:
        await place.get_by_role("link", name=say(language, "file-example")).click()
    assert Path(await (await download.value).path()).read_bytes() == built_in.read_bytes()

    await choose_file(place, torn)
    await expect(place).to_contain_text(say(language, "file-chosen", file="torn.toml"))
    await sheet.get_by_role("button", name=say(language, "set-up-do")).click()
    await expect(place.get_by_role("alert")).to_have_text(words(language))
    await choose_file(place, good)
    await expect(place.get_by_role("alert")).to_have_count(0)
    await sheet.get_by_role("button", name=say(language, "set-up-do")).click()
    await host.wait_for_url("**/t/*")

    place = host.get_by_role("group", name=label)
    await expect(place).to_contain_text(say(language, "file-own"))
    guest = await person("Bo", "en-GB", viewport, reduced_motion=True)
    await guest.goto(host.url)
    seen = guest.get_by_role("group", name=texts("en", game).say(f"option-{option}"))
    await expect(seen).to_contain_text(say("en", "file-own"))
    await expect(seen.get_by_role("button")).to_have_count(0)

    await choose_file(place, torn)
    await expect(place.get_by_role("alert")).to_have_text(words(language))
    await expect(place).to_contain_text(say(language, "file-own"))
    await choose_file(place, good)
    await expect(place).to_contain_text(say(language, "file-chosen", file="meine.toml"))
    await expect(place.get_by_role("alert")).to_have_count(0)
    await place.get_by_role("button", name=say(language, "file-back")).press("Enter")
    await expect(place.get_by_role("button", name=say(language, "file-choose"))).to_be_focused()
    await expect(place).to_contain_text(say(language, "file-usual"))
    await expect(seen).to_contain_text(say("en", "file-usual"))
