"""What people read of the result of a match, and what they do next."""

from playwright.async_api import Locator, Page, expect

from tests.browser import people


async def ranks(ended: Locator, number: int) -> list[str]:
    """Return the lines of the result, best first, once it lists this many."""
    lines = ended.locator("ol li")
    await expect(lines).to_have_count(number)
    return await lines.all_inner_texts()


async def score_sheet(page: Page, reader: str | None) -> list[list[str]]:
    """Return the score sheet of the result, row by row, without its headings; the row of the reader with their name."""
    ended = await people.result(page)
    await people.press(ended.locator("summary").filter(has_text=await people.said(page, "score-sheet")))
    sheet = ended.get_by_role("table", name=await people.said(page, "score-sheet"))
    await expect(sheet).to_be_visible()
    rows: list[list[str]] = await sheet.locator("tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim()))"
    )
    you = people.called(await people.language_of(page), "", "")
    assert [row[0] for row in rows].count(you) == (reader is not None)
    return [[reader if reader and name == you else name, *figures] for name, *figures in rows]


async def rematch(page: Page) -> None:
    """Start a rematch; if all others are bots, it begins at once."""
    ended = await people.result(page)
    await people.press(await people.button(ended, "rematch"))
    await expect(ended).to_be_hidden()
