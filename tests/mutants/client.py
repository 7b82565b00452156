"""Faults of the browser's client."""

from tests.mutants.fault import Fault

SOURCE = "web/src"
PICK = ("vitest", "src/table/pick.test.ts", "src/table/picker.test.ts")
WAITING = ("vitest", "src/table/waiting.test.ts")
EXPAND = ("vitest", "src/table/expand.test.ts")
WORTH = ("vitest", "src/games/zaubercocktail/worth.test.ts")
COMPOSE = ("vitest", "src/games/zaubercocktail/compose.test.ts")
BOARD = ("vitest", "src/games/zaubercocktail/board.test.ts")
READ = ("vitest", "src/games/zaubercocktail/read.test.ts")
ACADEMY = ("vitest", "src/games/potion-academy/read.test.ts")
FLIGHTS = ("vitest", "src/games/poison/flights.test.ts")
WORDS = ("vitest", "src/words.test.ts")

FAULTS = [
    Fault(
        f"{SOURCE}/table/pick.ts",
        "touched.length > 0 && open.length === 1 ? whole : null",
        "open.length > 0 ? whole : null",
        "a move is made while another may be meant",
        PICK,
    ),
    Fault(f"{SOURCE}/table/pick.ts", ".filter((touch) => !touched.includes(touch))", "", "what is touched glows on", PICK),
    Fault(
        f"{SOURCE}/table/picker.svelte.ts",
        "return number === question?.number && leads ? touched : [];",
        "return touched;",
        "touches outlive their question",
        PICK,
    ),
    Fault(
        f"{SOURCE}/table/picker.svelte.ts",
        "      this.#sent = null;\n      this.#put([]);",
        "      this.#put([]);",
        "after a refusal nothing can be touched",
        PICK,
    ),
    Fault(
        f"{SOURCE}/table/picker.svelte.ts",
        "lost.every((other) => alike(choices, other, touch));",
        "true;",
        "a wrong touch loses the card",
        PICK,
    ),
    Fault(
        f"{SOURCE}/table/waiting.ts",
        "for (const id of [...this.#heard]) this.#settle(id, null);",
        "for (const id of [...this.#said.keys()]) this.#settle(id, null);",
        "any update settles whatever was said",
        WAITING,
    ),
    Fault(f"{SOURCE}/table/waiting.ts", "    this.#said.delete(id);\n", "", "what was settled is settled again", WAITING),
    Fault(
        f"{SOURCE}/table/expand.ts",
        "combinations(items, count - 1, from + at + 1)",
        "combinations(items, count - 1, from + at)",
        "a role can be chosen twice",
        EXPAND,
    ),
    Fault(
        f"{SOURCE}/table/clock.svelte.ts",
        "Math.ceil((this.#until",
        "Math.floor((this.#until",
        "a clock shows a second too few",
        ("vitest", "src/table/clock.test.ts"),
    ),
    Fault(
        f"{SOURCE}/table/dummy.ts",
        "(outcome.winners.length > 0 ? outcome.ranks.length : 0)",
        "outcome.ranks.length",
        "the automaton is last even when it wins",
        ("vitest", "src/table/dummy.test.ts"),
    ),
    Fault(
        f"{SOURCE}/fair/record.ts",
        "(a < b ? -1 : 1)",
        "(a < b ? 1 : -1)",
        "a fair deal does not fit its fingerprint",
        ("vitest", "src/fair/record.test.ts"),
    ),
    Fault(
        f"{SOURCE}/fair/verify.ts",
        "[record.commitment, shown.commitment, ",
        "[record.commitment, ",
        "a deal fits a fingerprint that was never shown",
        ("vitest", "src/fair/verify.test.ts"),
    ),
    Fault(
        f"{SOURCE}/fair/verify.ts",
        "if (memory?.salt && !mine)",
        "if (memory?.salt && salts.length === 0)",
        "nobody notices that the own share in the deal was replaced",
        ("vitest", "src/fair/verify.test.ts"),
    ),
    Fault(
        f"{SOURCE}/fair/rng.ts",
        ">= WORD % bound",
        ">= 0",
        "the browser skips no word, and deals other cards from one seed in millions",
        ("vitest", "src/fair/rng.test.ts"),
    ),
    Fault(f"{SOURCE}/code.ts", "/^[a-z2-9]{8}$/", "/^[a-z2-9]{7,8}$/", "a code of seven letters is one", ("vitest", "src/code.test.ts")),
    Fault(
        f"{SOURCE}/lobby/file.ts",
        "if ([...text].length > LONGEST)",
        "if (text.length > LONGEST)",
        "a file with many emoji is too long",
        ("vitest", "src/lobby/file.test.ts"),
    ),
    Fault(
        f"{SOURCE}/games/poison/flights.ts",
        "if (seat !== me) found.flights",
        "found.flights",
        "the reader's drawn card flies twice",
        FLIGHTS,
    ),
    Fault(
        f"{SOURCE}/games/poison/flights.ts",
        "`cauldron:${place - 1}`",
        "`cauldron:${place}`",
        "cards fly to the next cauldron",
        FLIGHTS,
    ),
    Fault(
        f"{SOURCE}/games/zaubercocktail/worth.ts",
        "[Math.min(number, largestOf(laws, kind))]",
        "[number]",
        "a collection that is too large brings nothing",
        WORTH,
    ),
    Fault(
        f"{SOURCE}/games/zaubercocktail/worth.ts",
        "jokers - one.jokers, [...chosen, one]",
        "jokers, [...chosen, one]",
        "jokers are used twice",
        WORTH,
    ),
    Fault(
        f"{SOURCE}/games/zaubercocktail/compose.ts",
        "want: without(draft.want, kind), before: draft };",
        "before: draft };",
        "the same is given and wanted",
        COMPOSE,
    ),
    Fault(
        f"{SOURCE}/games/zaubercocktail/compose.ts",
        "draft.to === seat ? null : seat",
        "seat",
        "an offer to one is for that one for ever",
        COMPOSE,
    ),
    Fault(
        f"{SOURCE}/games/zaubercocktail/board.ts",
        "slot.gone === null && now - slot.since >= GUARD",
        "slot.gone === null",
        "a touch takes up what has just moved there",
        BOARD,
    ),
    Fault(
        f"{SOURCE}/games/zaubercocktail/read.ts",
        "to: to < 0 ? null : to,",
        "to: to || null,",
        "an offer to the first seat is for all",
        READ,
    ),
    Fault(f"{SOURCE}/games/zaubercocktail/read.ts", "a.rank - b.rank", "b.rank - a.rank", "the last comes first in the reckoning", READ),
    Fault(
        f"{SOURCE}/games/potion-academy/read.ts",
        "areas[(first + at) % areas.length]",
        "areas[at]",
        "others sit in the order of their seats",
        ACADEMY,
    ),
    Fault(
        f"{SOURCE}/games/potion-academy/read.ts",
        "    way.from ??= step.from ?? null;",
        "    way.from = step.from ?? null;",
        "a card comes from where it was last",
        ACADEMY,
    ),
    Fault(
        f"{SOURCE}/table/Status.svelte",
        "room.chairs.filter((chair) => chair.minded)",
        "room.chairs.filter((chair) => !chair.present)",
        "nobody is told that a bot is filling in",
        ("tests/browser/test_absence.py::test_a_bot_minds_the_seat_of_whoever_is_gone_and_hands_it_back",),
    ),
    Fault(
        f"{SOURCE}/table/Status.svelte",
        "    height: 7.5rem;",
        "    min-height: 7.5rem;",
        "long news push the table down",
        ("tests/browser/test_layout.py::test_the_banner_tells_all_news_and_the_table_below_it_never_moves",),
    ),
    Fault(
        f"{SOURCE}/table/Status.svelte",
        "Math.max(fresh, SHOWN)",
        "1",
        "only the last of the news is told",
        ("tests/browser/test_layout.py::test_the_banner_tells_all_news_and_the_table_below_it_never_moves",),
    ),
    Fault(
        f"{SOURCE}/table/Result.svelte",
        ".sort((a, b) => a.rank - b.rank)",
        ".sort((a, b) => b.rank - a.rank)",
        "the result tells the last first",
        ("tests/browser/test_alone.py::test_somebody_plays_alone_until_both_have_won",),
    ),
    Fault(
        f"{SOURCE}/table/Connection.svelte",
        "if (lost && begun) toast(say('line-back'));",
        "",
        "nobody is told that the line is back",
        ("tests/browser/test_absence.py::test_a_line_that_is_lost_is_told_and_comes_back_with_all_that_happened",),
    ),
    Fault(
        f"{SOURCE}/games/zaubercocktail/Reckoning.svelte",
        '<b class="worth">{one.worth}</b>',
        '<b class="worth">{one.cards}</b>',
        "the reckoning shows how many cards there were instead of what they bring",
        ("tests/browser/zaubercocktail/test_rounds.py::test_the_last_seconds_of_the_market_and_its_end",),
    ),
    Fault(
        "web/worker.js",
        "isOurs(name) && name !== CACHE",
        "name !== CACHE",
        "the service worker deletes what others keep",
        ("tests/browser/test_base.py::test_an_installed_house_under_a_path_leaves_what_others_keep_alone",),
    ),
    Fault(
        f"{SOURCE}/table/link.svelte.ts",
        "${location.host}${base}/socket/",
        "${location.host}/socket/",
        "a table under a path is sought at the root",
        ("tests/browser/test_base.py::test_a_house_under_a_path_of_its_host_asks_for_nothing_beside_it",),
    ),
]
