"""Faults of Zaubercocktail."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/games/zaubercocktail"
TESTS = "tests/games/zaubercocktail"
TRADING = (f"{TESTS}/test_trading.py",)
REFUSALS = (f"{TESTS}/test_refusals.py",)
STONES = (f"{TESTS}/test_stones.py",)
SHOWING = (f"{TESTS}/test_showing.py",)
RANKING = (f"{TESTS}/test_ranking.py",)
SETUP = (f"{TESTS}/test_setup.py",)
KNOWLEDGE = (f"{TESTS}/test_knowledge.py",)
LAWS = "tests/laws/test_laws.py::test_law"
OPTIONS = "track=35-minutes=5-silence=3"

VERSIONS = (f"{TESTS}/test_versions.py",)

FAULTS = [
    Fault(
        f"{SOURCE}/play.py",
        "        state.passed |= one(seat)  # everybody answers twice, whatever they hold\n        return\n",
        "        state.passed |= one(seat)\n",
        "whoever can show nothing is done a step earlier than all others",
        SHOWING,
    ),
    Fault(
        f"{SOURCE}/play.py", "    state.passed = 0\n", "", "whoever could show nothing once is asked for a second collection first", SHOWING
    ),
    Fault(
        f"{SOURCE}/knowledge.py",
        "passed=seat is not None and has(state.passed, seat)",
        "passed=state.passed != 0",
        "all know that somebody can show nothing",
        SHOWING,
    ),
    Fault(
        f"{SOURCE}/rules.py",
        "twice=self.about.version >= ALWAYS_TWICE",
        "twice=True",
        "matches of the first version go on by other rules",
        VERSIONS,
    ),
    Fault(f"{SOURCE}/state.py", "FIRST_CARDS: Final = 10", "FIRST_CARDS: Final = 9", "a card too few is dealt", SETUP),
    Fault(f"{SOURCE}/state.py", "    return 2 if seats == FEWEST_SEATS else 3", "    return 3", "four people need three stones", STONES),
    Fault(
        f"{SOURCE}/state.py",
        "    twin.stopped = state.stopped\n",
        "",
        "a copy forgets for whom time is up",
        (f"{LAWS}[copy-zaubercocktail-4-seats-{OPTIONS}]",),
    ),
    Fault(
        f"{SOURCE}/state.py",
        "    twin.known = state.known.copy()",
        "    twin.known = state.known",
        "a copy shares what is known",
        (f"{LAWS}[copy-zaubercocktail-4-seats-{OPTIONS}]",),
    ),
    Fault(
        f"{SOURCE}/state.py",
        "    for seat in state.stones:\n        found |= one(seat)\n",
        "",
        "whoever has a stone trades on",
        STONES,
    ),
    Fault(
        f"{SOURCE}/market.py", "    give_over(state, seat, deal.maker, deal.want)\n", "", "whoever takes an offer up pays nothing", TRADING
    ),
    Fault(
        f"{SOURCE}/market.py",
        "other.number not in (number, deal.call)]",
        "other.number != number]",
        "a call stands after it was answered",
        TRADING,
    ),
    Fault(
        f"{SOURCE}/market.py",
        "    if not trades(state, deal.maker) or not holds(state, deal.maker, deal.give):",
        "    if not trades(state, deal.maker):",
        "what can no longer be kept stands",
        TRADING,
    ),
    Fault(
        f"{SOURCE}/market.py",
        "    if deal.to != NOBODY and not trades(state, deal.to):\n        return False\n",
        "",
        "an offer stands for one who is done",
        (*TRADING, *STONES),
    ),
    Fault(
        f"{SOURCE}/choices.py",
        "not deal.is_call and not deal.is_display and",
        "not deal.is_call and",
        "what is displayed is given away",
        (*TRADING, f"{TESTS}/test_market.py"),
    ),
    Fault(
        f"{SOURCE}/refusals.py",
        '    check_bundle(give)\n    if not holds(state, seat, give):\n        raise IllegalMove("not-held")\n    for',
        "    check_bundle(give)\n    for",
        "cards that nobody holds are displayed",
        REFUSALS,
    ),
    Fault(f"{SOURCE}/market.py", "    state.next_deal += 1\n", "", "all offers have the same number", TRADING),
    Fault(
        f"{SOURCE}/market.py",
        "    return len(state.stones) == last_stone(state) or all_done(state)",
        "    return all_done(state)",
        "stones do not end the market",
        STONES,
    ),
    Fault(f"{SOURCE}/market.py", "    state.stopped |= one(seat)\n", "", "time is up and nothing comes of it", STONES),
    Fault(
        f"{SOURCE}/refusals.py",
        "    if number > MOST_CARDS:",
        "    if number > 10 * MOST_CARDS:",
        "a side of an offer has any number of cards",
        REFUSALS,
    ),
    Fault(f"{SOURCE}/refusals.py", "        if give[kind] and want[kind]:", "        if False:", "the same is given and wanted", REFUSALS),
    Fault(
        f"{SOURCE}/refusals.py",
        '    if deal.to not in (NOBODY, seat):\n        raise IllegalMove("not-for-you")\n',
        "",
        "anybody takes up what is for one",
        (*REFUSALS, *TRADING),
    ),
    Fault(
        f"{SOURCE}/refusals.py",
        '    if not holds(state, seat, deal.want):\n        raise IllegalMove("not-held")\n',
        "",
        "an offer is taken up without the cards",
        (*REFUSALS, *TRADING),
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "            take_away(state, giver, kind, number)\n",
        "",
        "cards are doubled when they change hands",
        (*TRADING, f"{LAWS}[whole-zaubercocktail-4-seats-{OPTIONS}]"),
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "    state.pile = cards + state.pile",
        "    state.pile = state.pile + cards",
        "what was shown lies on top of the pile",
        (*SHOWING, *RANKING, *SETUP),
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "    state.known[at] = max(0, state.known[at] - int(number))",
        "    state.known[at] = state.known[at]",
        "cards that left are known to be held",
        (*KNOWLEDGE, f"{LAWS}[view-zaubercocktail-4-seats-{OPTIONS}]"),
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        "            value = worth(kind, cards + jokers)",
        "            value = worth(kind, cards)",
        "jokers are worth nothing",
        SHOWING,
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        "groups.setdefault((results[seat], laid[seat]), [])",
        "groups.setdefault((results[seat], -laid[seat]), [])",
        "fewer cards win a tie",
        RANKING,
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        '            ties[found[-1]] = "draw"\n',
        '            ties[found[-1]] = "lot"\n',
        "it is told that a lot decided where a card was drawn",
        RANKING,
    ),
    Fault(
        f"{SOURCE}/cards.py",
        '[each["worth"] for each in DATA["ingredients"]] + [0]',
        '[each["worth"] for each in DATA["ingredients"]] + [30]',
        "a joker wins a tie",
        RANKING,
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        "    return BEST_OF_FEW if seats <= FEW else BEST_OF_MANY",
        "    return BEST_OF_FEW",
        "with many seats too few ranks are good",
        RANKING,
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        "[: seats - 1], -recipe.last]",
        "[: seats - 1], recipe.last]",
        "the last pawn goes forwards",
        RANKING,
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        "    if rank < rewarded:\n        return RING\n",
        "    if rank < rewarded:\n        return -RING\n",
        "the ring costs what it should bring",
        RANKING,
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        "max(0, min(track, space + spaces))",
        "min(track, space + spaces)",
        "a pawn goes behind the start",
        RANKING,
    ),
    Fault(
        f"{SOURCE}/play.py",
        "    last = [*recipes[-LAST_RECIPES:], LIGHTNING]\n    rng.shuffle(last)\n",
        "    last = [*recipes[-LAST_RECIPES:], LIGHTNING]\n",
        "the lightning always comes last",
        SETUP,
    ),
    Fault(
        f"{SOURCE}/play.py",
        "    state.stones = ()\n    state.stopped = 0\n",
        "    state.stones = ()\n",
        "time that was up once is up for ever",
        STONES,
    ),
    Fault(
        f"{SOURCE}/play.py",
        "    state.chosen = [()] * state.seats\n",
        "",
        "what was shown is shown again in the next round",
        (*SHOWING, *RANKING),
    ),
    Fault(
        f"{SOURCE}/play.py",
        "News(Dealt(to, cards_of(got)), to)",
        "News(Dealt(to, cards_of(got)))",
        "everybody hears what was dealt to whom",
        (f"{LAWS}[silence-zaubercocktail-4-seats-{OPTIONS}]",),
    ),
    Fault(f"{SOURCE}/choices.py", "deal.to in (NOBODY, int(seat)) and ", "", "offers to one are listed for all", TRADING),
    Fault(
        f"{SOURCE}/worth.py",
        "        if other[2] + other[3] > found[2] + found[3]:",
        "        if other[2] > found[2]:",
        "jokers go where one collection alone brings most",
        (f"{TESTS}/test_bots.py", *SHOWING),
    ),
]
