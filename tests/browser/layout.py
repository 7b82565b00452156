"""Checks the layout of pages at every size, in any browser that a `Window` drives."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.browser.looks import OUTSIDE
from tests.browser.window import Window

LANGUAGES = ("fr", "de", "en")
TIMEOUT = 60_000
"""Milliseconds until a page that should come will not."""


class Size(NamedTuple):
    """A window in CSS pixels; in `large` text, the root's font is twice as large (WCAG 1.4.4)."""

    width: int
    height: int
    large: bool = False

    def __str__(self) -> str:
        return f"{self.width}{' with large text' if self.large else ''}"


SIZES = (
    Size(320, 568),  # also what remains of 1280 pixels at 400 % (WCAG 1.4.10)
    Size(360, 640),
    Size(390, 844),
    Size(768, 1024),
    Size(820, 1180),
    Size(1024, 768),
    Size(1440, 900),
    Size(2560, 1440),
    Size(1280, 800, large=True),
)
FEWER_SIZES = tuple(size for size in SIZES if size.width in (320, 820, 1440) or size.large)
"""For Chromium: Firefox and WebKit show every size."""
TOUCHED = 820
"""Up to this width, fingers are expected."""


class Stop(NamedTuple):
    """A page or a sheet: what is there once the page is, what to click, and what is there after each click."""

    name: str
    path: str
    ready: str
    clicks: Sequence[tuple[str, str]] = ()


WAIT = """async (selector) => {
    const start = performance.now();
    while (!document.querySelector(selector)?.checkVisibility()) {
        if (performance.now() - start > TIMEOUT) throw new Error(`there is no ${selector} on ${location.pathname}`);
        await new Promise((go) => setTimeout(go, 15));
    }
}""".replace("TIMEOUT", str(TIMEOUT))
CLICK = """async (selector) => {
    const start = performance.now();
    let found;
    while (!(found = document.querySelector(selector)) || found.disabled) {
        if (performance.now() - start > TIMEOUT) throw new Error(`there is no ${selector} to click on ${location.pathname}`);
        await new Promise((go) => setTimeout(go, 15));
    }
    found.click();
}""".replace("TIMEOUT", str(TIMEOUT))
"""Clicks on something, also where it is not shown, once it can be clicked: parts of a page are loaded when it is open."""
CLOSE = """async () => {
    document.querySelectorAll('dialog[open]').forEach((sheet) => sheet.close());
    while (document.querySelector('dialog > *')) await new Promise((go) => setTimeout(go, 5));
}"""

SETTLE = """async ([width, large]) => {
    const frame = () => new Promise(requestAnimationFrame);
    const page = document.documentElement;
    page.style.fontSize = large ? '200%' : '';
    // What is not painted takes less time; where it is does not depend on it.
    for (const part of [page, ...document.querySelectorAll('dialog[open]')]) part.style.clipPath = 'inset(50%)';
    while (innerWidth !== width) await frame();
    await frame();
    await document.fonts.ready;
    const ends = ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const running = () => document.getAnimations().filter(ends);
    while (running().length) await Promise.allSettled(running().map((animation) => animation.finished));
}"""
"""Waits until a window of a new size is at rest."""

SPEAK = """async (language) => {
    localStorage.setItem('language', language);
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: language }));
    const others = () => [...document.querySelectorAll('[lang]:not(option)')].some(({ lang }) => lang !== language);
    const undrawn = () => location.pathname.startsWith('/rules/') && !document.querySelector('.rules[data-drawn]');
    const start = performance.now();
    while (others() || undrawn()) {
        if (performance.now() - start > TIMEOUT) throw new Error(`a part of ${location.pathname} is not in ${language}`);
        await new Promise((go) => setTimeout(go, 5));
    }
}""".replace("TIMEOUT", str(TIMEOUT))
"""Switches the language of the page, as another page of ours would, and waits until all of it is in that language."""

FAULTS = r"""(touched) => {
    const sheet = document.querySelector('dialog[open]');
    const scope = sheet ?? document.body;
    const found = new Set((OUTSIDE)().filter((fault) => !sheet || !fault.startsWith('the page')));

    // What is what.
    const styles = new Map();
    const styleOf = (thing) => styles.get(thing) ?? styles.set(thing, getComputedStyle(thing)).get(thing);
    const boxes = new Map();
    const boxOf = (thing) => boxes.get(thing) ?? boxes.set(thing, thing.getBoundingClientRect()).get(thing);
    const kind = (thing) => [thing.tagName.toLowerCase(), ...[...thing.classList].filter((name) => !/^_\w{4}$/.test(name))].join('.');
    const name = (thing, text = thing.textContent) => `${kind(thing)} “${(text ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
    const shown = (thing) => !thing.closest('.unseen, option, style, script, noscript, [inert]')
        && thing.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
    const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
    const rectsOf = (range) => [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);

    // All words that are seen, and where.
    const texts = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        if (!node.data.trim() || !shown(node.parentElement)) continue;
        range.selectNodeContents(node);
        const rects = rectsOf(range);
        if (rects.length) texts.push({ node, thing: node.parentElement, rects });
    }

    // Outside the table, the rules and many matches side by side, nothing is meant to scroll sideways, be it by keyboard.
    for (const thing of scope.querySelectorAll('[tabindex]')) {
        const wide = scrolls(styleOf(thing).overflowX) && thing.scrollWidth > thing.clientWidth + 1;
        if (wide && !thing.closest('.rules, .kin, main .stage')) found.add(`${name(thing)} scrolls sideways`);
    }

    // Nothing cuts off a word. A line is taken to be lower than its font says: letters rarely fill it.
    const clips = new Map();
    /** Where something is seen at most, and where it may be without being cut off: what scrolls brings it into view. */
    const clipOf = (thing) => {
        if (clips.has(thing)) return clips.get(thing);
        const style = styleOf(thing);
        const wide = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
        let [view, room] = [wide, wide];
        if (thing !== document.body && thing !== sheet && style.position !== 'fixed') {
            let around = thing.parentElement;
            if (style.position === 'absolute')
                while (around !== document.body && styleOf(around).position === 'static' && styleOf(around).containerType === 'normal')
                    around = around.parentElement;
            ({ view, room } = clipOf(around));
        }
        if (thing !== document.body && style.display !== 'inline' && style.display !== 'contents') {
            // What lies under a scrollbar is not seen.
            const { left: l, top: t, right: r, bottom: b } = boxOf(thing);
            const bar = (outer, inner, before, after) => Math.max(0, outer - inner - parseFloat(before) - parseFloat(after));
            const [x, y] = thing.offsetWidth === undefined ? [0, 0] : [
                bar(thing.offsetWidth, thing.clientWidth, style.borderLeftWidth, style.borderRightWidth),
                bar(thing.offsetHeight, thing.clientHeight, style.borderTopWidth, style.borderBottomWidth),
            ];
            const box = { left: l, top: t, right: r - x, bottom: b - y };
            const narrowed = ({ left, top, right, bottom }, x, y) => ({
                left: x ? Math.max(left, box.left) : left, right: x ? Math.min(right, box.right) : right,
                top: y ? Math.max(top, box.top) : top, bottom: y ? Math.min(bottom, box.bottom) : bottom,
            });
            view = narrowed(view, style.overflowX !== 'visible', style.overflowY !== 'visible');
            room = narrowed(room, cuts(style.overflowX), cuts(style.overflowY));
            if (scrolls(style.overflowX)) room = { ...room, left: -Infinity, right: Infinity };
            if (scrolls(style.overflowY)) room = { ...room, top: -Infinity, bottom: Infinity };
        }
        clips.set(thing, { view, room });
        return { view, room };
    };
    for (const { node, thing, rects } of texts) {
        const { room } = clipOf(thing);
        const across = rects.some(({ left, right }) => left < room.left - 1.5 || right > room.right + 1.5);
        const down = rects.some(({ top, bottom, height }) => top + height / 4 < room.top || bottom - height / 4 > room.bottom);
        const style = styleOf(thing);
        const own = (cuts(style.overflowX) && thing.scrollWidth > thing.clientWidth + 1)
            || (cuts(style.overflowY) && thing.scrollHeight > thing.clientHeight + parseFloat(style.fontSize) / 3);
        if (across || down || (own && style.display !== 'inline')) found.add(`${name(thing, node.data)} is cut off`);
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const select of scope.querySelectorAll('select')) {
        if (!shown(select)) continue;
        const { font, paddingLeft, paddingRight } = styleOf(select);
        pen.font = font;
        const needed = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        if (needed > room + 1) found.add(`${name(select, select.selectedOptions[0]?.text)} is cut off`);
    }

    // No word is broken, and no line begins with what belongs to the last one. Fingerprints and links are no words.
    for (const { node, thing, rects } of texts) {
        if (rects.length < 2 || thing.closest('dd, code')) continue;
        // The hyphen at the end of a line belongs to the letter after it.
        const letter = (at) => {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return rectsOf(range).at(-1);
        };
        const lower = (at, other) => {
            const [one, two] = [letter(at), letter(other)];
            return one && two && one.top > two.top + two.height / 2;
        };
        let before = null;
        for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad\u200b\-‐–—/]+/g)) {
            const last = index + word.length - 1;
            range.setStart(node, index);
            range.setEnd(node, last + 1);
            if (range.getClientRects().length > 1 && lower(last, index)) found.add(`${kind(thing)} breaks “${word}”`);
            if (before !== null && /^[:;?!»%)]/.test(word) && lower(index, before))
                found.add(`${kind(thing)} begins a line with “${word}”`);
            before = last;
        }
    }

    // Banner, header and table do not overlap, nor do the words around the table.
    const [header, status, stage] = ['.table > header', 'main > .status', 'main > .stage'].map((part) => document.querySelector(part));
    if (stage && !sheet) {
        if (boxOf(header).bottom > boxOf(status).top + 1) found.add('the banner lies over the header');
        if (boxOf(status).bottom > boxOf(stage).top + 1) found.add('the banner lies over the table');
    }
    if (stage && !sheet && stage.scrollHeight > stage.clientHeight + 1) {
        const lowest = Math.max(...[...stage.querySelectorAll('*')].filter(shown).map((thing) => boxOf(thing).bottom));
        if (boxOf(stage).top + stage.scrollHeight - stage.scrollTop > lowest + 24) found.add('the table scrolls down to nothing');
    }
    const seen = texts.filter(({ thing }) => !stage?.contains(thing)).flatMap(({ thing, rects }) => {
        const { view } = clipOf(thing);
        return rects.map(({ left, top, right, bottom, height }) => ({
            thing, left: Math.max(left, view.left), right: Math.min(right, view.right),
            top: Math.max(top + height / 5, view.top), bottom: Math.min(bottom - height / 5, view.bottom),
        })).filter((rect) => rect.right > rect.left && rect.bottom > rect.top);
    });
    const table = stage && !sheet ? boxOf(stage) : null;
    seen.sort((a, b) => a.top - b.top);
    for (const [at, a] of seen.entries()) {
        const over = table && a.bottom > table.top + 1 && a.top < table.bottom - 1 && a.left < table.right;
        if (over) found.add(`${name(a.thing)} lies over the table`);
        for (let below = at + 1; below < seen.length && seen[below].top < a.bottom - 1; below++) {
            const b = seen[below];
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            if (across <= 1 || b.bottom - b.top <= 1 || a.thing.contains(b.thing) || b.thing.contains(a.thing)) continue;
            found.add(`${name(a.thing)} and ${name(b.thing)} overlap`);
        }
    }

    // A finger meets what it aims at. A link within a sentence is as high as its line; the cards of a fan overlap.
    for (const control of scope.querySelectorAll('a[href], button, input, select, summary')) {
        const thing = control.matches('input[type=radio]') ? control.closest('label') ?? control : control;
        if (control.disabled || !shown(thing) || styleOf(control).display === 'inline') continue;
        const least = touched ? 44 : 24;
        const { width, height } = boxOf(thing);
        const across = control.closest('[data-piece]') ? 24 : least;
        if (width < across - 0.5 || height < least - 0.5)
            found.add(`${name(control, control.getAttribute('aria-label') ?? control.textContent)} is smaller than ${across}×${least}`);
    }
    return [...found];
}""".replace("OUTSIDE", OUTSIDE)
"""Everything that is wrong with the layout of a page, one line each."""


REST = 2000
"""The time in milliseconds in which a page comes to rest after its window or its language has changed."""
LOOK = f"""async ([width, large, touched, languages]) => {{
    const found = {{}}, faults = {FAULTS};
    await ({SETTLE})([width, large]);
    for (const language of languages) {{
        await ({SPEAK})(language);
        const until = performance.now() + {REST};
        while ((found[language] = faults(touched)).length > 0 && performance.now() < until)
            await new Promise((done) => setTimeout(done, 50));
    }}
    return found;
}}"""
"""What is wrong in a window of one size, by language, and stays wrong: what follows a size may come a moment after it."""


async def layout_faults(
    window: Window, stops: Iterable[Stop], languages: Sequence[str] = LANGUAGES, sizes: Sequence[Size] = SIZES
) -> list[str]:
    """Visit all stops, give the window all sizes, and return what is wrong, each with where it is.

    The page speaks every language in the narrowest window, and one of them in each other, in turn."""
    where: defaultdict[str, list[str]] = defaultdict(list)
    last = ""
    for number, stop in enumerate(stops):
        await come(window, stop, anew=stop.path != last)
        last = stop.path
        for nth, size in enumerate(sizes):
            spoken = languages if size is sizes[0] else [languages[(number + nth) % len(languages)]]
            await window.resize(size.width, size.height)
            found = await window.evaluate(LOOK, [size.width, size.large, size.width <= TOUCHED, list(spoken)])
            for language, faults in found.items():
                for fault in faults:
                    where[f"{stop.name}: {fault}"].append(f"{language} {size}")
    return [f"{fault} ({', '.join(places)})" for fault, places in where.items()]


async def come(window: Window, stop: Stop, *, anew: bool) -> None:
    """Open a page, or close the sheets of the page that is open, and click."""
    if anew:
        await window.goto(stop.path)
    else:
        await window.evaluate(CLOSE)
    await window.evaluate(WAIT, stop.ready)
    for clicked, shown in stop.clicks:
        await window.evaluate(CLICK, clicked)
        await window.evaluate(WAIT, shown)
