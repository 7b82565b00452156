"""People see where they are known, end other devices, have everything about them deleted, and send onlookers away."""

from playwright.async_api import expect

from chaudron.server import wire
from chaudron.texts import texts
from tests.browser.people import button, dialog, press
from tests.browser.person import PHONE, Person
from tests.browser.visits import Visits

WORDS = texts("en")


async def test_a_visitor_ends_another_device_and_has_everything_deleted(person: Person, visits: Visits) -> None:
    anna, other = await visits("Anna"), await visits("Bert")
    await anna.create(level="apprentice", begin=True)
    secret = (await anna.call("POST", "/api/handovers", None, wire.Handover)).secret
    await other.call("POST", "/api/handovers/claim", {"secret": secret}, wire.Me)
    page = await person(language="en-GB", viewport=PHONE, touch=True, reduced_motion=True, visitor=anna)
    await page.goto("/")
    await press(await button(page, "name-change", name="Anna"))
    sheet = await dialog(page, "name-title")
    devices = sheet.get_by_role("listitem")
    await expect(devices).to_have_count(2)
    await press(sheet.get_by_role("button", name=WORDS.say("me-device-end")))
    await expect(devices).to_have_count(1)
    assert (await other.home()).me.name is None
    assert (await anna.home()).me.name == "Anna"
    await press(sheet.get_by_role("button", name=WORDS.say("me-forget"), exact=True))
    await expect(sheet.get_by_text(WORDS.say("me-forget-text"))).to_be_visible()
    await press(sheet.get_by_role("button", name=WORDS.say("me-forget-yes"), exact=True))
    await expect(await button(page, "name-change", name="none")).to_be_visible()
    assert (await anna.home()).mine == ()


async def test_a_host_sends_an_onlooker_away(person: Person, visits: Visits) -> None:
    anna = await visits("Anna")
    code = await anna.create(seats=3)
    host = await person(language="en-GB", reduced_motion=True, visitor=anna)
    onlooker = await person(language="en-GB", reduced_motion=True)
    await host.goto(f"/t/{code}")
    await onlooker.goto(f"/t/{code}")
    dismiss = host.get_by_role("button", name=WORDS.say("dismiss"))
    await press(dismiss)
    await expect(onlooker.get_by_text(WORDS.say("denied-sent-away"))).to_be_visible()
    await expect(dismiss).to_have_count(0)
    await expect(onlooker).to_have_url("/")
    await onlooker.goto(f"/t/{code}")
    await expect(onlooker).to_have_url("/")
