"""Checks that apply to any page; each returns the problems it finds, one line each."""

import re
from functools import cache
from typing import Any

from playwright.async_api import Page

from tests.browser.chromium import ROOT
from tests.browser.people import TEXTS
from tests.browser.visits import GAME

SMALLEST = 24
"""The minimum width and height of a touch target in pixels (WCAG 2.2, 2.5.8)."""
COMFORTABLE = 44
"""The minimum in pixels for the targets used most."""

SEEN = """() => {
    const told = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'];
    const labels = [...document.querySelectorAll(told.map((name) => `[${name}]`).join())];
    return [document.title, document.body.innerText, document.querySelector('main [role=status]')?.textContent ?? '',
        ...labels.flatMap((thing) => told.map((name) => thing.getAttribute(name) ?? ''))].join('\\n');
}"""
"""All text on a page, visible or for screen readers."""

OUTSIDE = """() => {
    const page = document.documentElement;
    const wide = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} wide in ${page.clientWidth}`] : [];
    const sheet = document.querySelector('dialog[open]');
    const things = [...(sheet ?? document.body).querySelectorAll('a, button, input, select, summary, h1, h2, h3, p, li, svg')];
    // What lies in something that scrolls can be reached; what something cuts off entirely is not meant to be seen.
    const excused = (thing) => {
        const { left } = thing.getBoundingClientRect();
        for (let at = thing.parentElement; at && at !== page; at = at.parentElement) {
            const { overflowX } = getComputedStyle(at);
            if (at.scrollWidth > at.clientWidth + 1 && (overflowX === 'auto' || overflowX === 'scroll')) return true;
            if (overflowX === 'hidden' && left >= at.getBoundingClientRect().right - 1) return true;
        }
        return false;
    };
    const out = things.filter((thing) => {
        const seen = thing.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!seen || thing.closest('.unseen, [aria-hidden=true]')) return false;
        const { left, right, width, height } = thing.getBoundingClientRect();
        return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1) && !excused(thing);
    });
    const sideways = [...document.querySelectorAll('*')].filter((thing) => {
        const { overflowX } = getComputedStyle(thing);
        const meant = thing.tabIndex >= 0 || thing.tagName === 'INPUT';
        return !meant && (overflowX === 'auto' || overflowX === 'scroll') && thing.scrollWidth > thing.clientWidth + 1;
    });
    const name = (thing) => `${thing.tagName}.${thing.getAttribute('class')} “${(thing.textContent ?? '').trim().slice(0, 40)}”`;
    return [...wide, ...out.map((thing) => `${name(thing)} is outside`), ...sideways.map((thing) => `${name(thing)} scrolls sideways`)];
}"""
"""Elements outside the window to the left or right, or that scroll sideways unintentionally."""

TARGETS = """() => {
    const page = document.querySelector('dialog[open]') ?? document.body;
    const found = [];
    for (const control of page.querySelectorAll('a[href], button, input, select, summary')) {
        const thing = control.matches('input[type=radio]') ? control.closest('label') ?? control : control;
        if (control.disabled || control.ariaDisabled === 'true' || control.closest('[inert]')) continue;
        if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        thing.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        let [l, t, r, b] = [Infinity, Infinity, -Infinity, -Infinity];
        const look = (x, y) => {
            const seen = thing.contains(document.elementFromPoint(x, y));
            if (seen) [l, t, r, b] = [Math.min(l, x), Math.min(t, y), Math.max(r, x), Math.max(b, y)];
            return seen;
        };
        // If nothing covers the middles of the edges, all of it counts; else it is looked at point by point.
        const [middle, half] = [(left + right) / 2, (top + bottom) / 2];
        const edges = [[left + 1, half], [right - 1, half], [middle, top + 1], [middle, bottom - 1]];
        if (!edges.every(([x, y]) => look(x, y)))
            for (let x = left + 1; x < right; x += 2) for (let y = top + 1; y < bottom; y += 2) look(x, y);
        found.push({
            name: control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 60) ?? control.id,
            // The points are two pixels apart.
            width: Math.max(0, Math.min(r - l + 2, right - left)),
            height: Math.max(0, Math.min(b - t + 2, bottom - top)),
            inline: getComputedStyle(control).display === 'inline',
            main: control.matches('.primary, .icon-button, .select, .cauldron, main .stage .glows'),
            piece: control.hasAttribute('data-piece'),
        });
    }
    return found;
}"""
"""All touch targets, with the size of their visible part."""


def compounds(text: str) -> set[str]:
    """Return the hyphenated words of a text, and all their hyphenated parts."""
    found: set[str] = set()
    for whole in set(re.findall(r"\w+(?:-\w+)+", text)):
        parts = whole.split("-")
        found |= {"-".join(parts[start:end]) for start in range(len(parts)) for end in range(start + 2, len(parts) + 1)}
    return found


@cache
def keys(language: str) -> re.Pattern[str]:
    """Return a pattern for keys of texts and placeholders, which no page should show; ordinary words of the language are left out."""
    sources = [TEXTS / f"{language}.ftl", *(ROOT / "src" / "chaudron").rglob(f"{language}.ftl")]
    names = {name for path in sources for name in re.findall(r"^([a-z0-9]+(?:-[a-z0-9]+)+) *=", path.read_text("utf-8"), re.MULTILINE)}
    words = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "chaudron").rglob(f"{language}.md"))
    said = words + "\n".join(line.partition("=")[2] for path in sources for line in path.read_text("utf-8").splitlines())
    shown = sorted(names - compounds(said))
    assert "event-poured" in shown or GAME != "poison"
    return re.compile(rf"\{{ ?\$|\b(?:{'|'.join(map(re.escape, shown))})\b|\bundefined\b|\bNaN\b|\[object|\bnull\b")


async def unsaid(page: Page, language: str) -> list[str]:
    """Return keys and placeholders that a page shows, and a wrong `lang` attribute."""
    seen: str = await page.evaluate(SEEN)
    found = [f"“{match}” shows" for match in sorted(set(keys(language).findall(seen)))]
    lang = await page.evaluate("document.documentElement.lang")
    return found if lang == language else [*found, f"the page's lang attribute is {lang}"]


async def outside(page: Page) -> list[str]:
    """Return elements outside the window to the left or right, or that scroll sideways."""
    found: list[str] = await page.evaluate(OUTSIDE)
    return found


async def small_targets(page: Page) -> list[str]:
    """Return touch targets that are too small; a link within a sentence may be only as high as its line."""
    found: list[dict[str, Any]] = await page.evaluate(TARGETS)
    assert found, "there are no touch targets here"
    wrong = []
    for target in found:
        across = SMALLEST if target["piece"] or not target["main"] else COMFORTABLE  # the cards of a fan overlap
        down = COMFORTABLE if target["main"] else SMALLEST
        if not target["inline"] and (target["width"] < across or target["height"] < down):
            wrong.append(f"“{target['name']}” is {target['width']:.0f}×{target['height']:.0f}, less than {across}×{down}")
    return wrong
