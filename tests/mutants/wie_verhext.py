"""Faults of Wie verhext!."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/games/wie_verhext"
TESTS = "tests/games/wie_verhext"
RULES = tuple(f"{TESTS}/test_{part}.py" for part in ("rounds", "tricks", "end", "setup", "banned_roles"))
ROLES = tuple(f"{TESTS}/test_{part}.py" for part in ("roles", "piles", "shelves", "parchments"))
BOTH = (*RULES, *ROLES)
KNOWLEDGE = (f"{TESTS}/test_knowledge.py", f"{TESTS}/test_sight.py")
LAWS = "tests/laws/test_laws.py::test_law"
OPTIONS = "banned-roles=False-open-scores=False-cards=None-cut=0"

FAULTS = [
    Fault(
        f"{SOURCE}/play.py",
        "    return max(0, 5 - seats) if options.banned_roles else 0",
        "    return max(0, 4 - seats) if options.banned_roles else 0",
        "a role too few is out",
        RULES,
    ),
    Fault(f"{SOURCE}/play.py", "        state.turned += number\n", "", "the same roles are out in every round", RULES),
    Fault(
        f"{SOURCE}/play.py",
        "News(ChoseRoles(seat, roles_in(chosen)), seat)",
        "News(ChoseRoles(seat, roles_in(chosen)))",
        "everybody hears which roles were chosen",
        RULES,
    ),
    Fault(
        f"{SOURCE}/play.py",
        "    if state.ravens >= LAST_RAVEN or",
        "    if state.ravens > LAST_RAVEN or",
        "the game goes on after the last raven",
        RULES,
    ),
    Fault(f"{SOURCE}/play.py", "    state.first = state.holder\n", "", "the same seat starts every round", RULES),
    Fault(
        f"{SOURCE}/play.py",
        "    state.favoured = 0\n    if news is not None:\n        news.append(News(Called",
        "    if news is not None:\n        news.append(News(Called",
        "a favour spares in later tricks as well",
        BOTH,
    ),
    Fault(
        f"{SOURCE}/play.py",
        "        if has(state.hands[seat], state.role):\n            state.phase = ANSWER",
        "        if state.hands[seat]:\n            state.phase = ANSWER",
        "whoever holds any card is asked to answer",
        BOTH,
    ),
    Fault(f"{SOURCE}/play.py", "            if SIZE[hand] == 1:", "            if SIZE[hand] == 0:", "the last card is asked for", BOTH),
    Fault(f"{SOURCE}/effects.py", "    state.gone[pile] = place + 1\n", "", "a pile never gets smaller", BOTH),
    Fault(f"{SOURCE}/effects.py", "    if state.deck.raven[pile][place]:\n        state.ravens += 1\n", "", "ravens are not counted", BOTH),
    Fault(
        f"{SOURCE}/effects.py",
        "    if pile == GOLD_SHELF:\n        state.shelves[GOLD] = 0\n",
        "    if pile == GOLD_SHELF:\n        pass\n",
        "the gold stays on the shelf",
        ROLES,
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "    if found and has(state.favoured, seat):\n        found -= SPARED",
        "    if has(state.favoured, seat):\n        found = 0",
        "a favour spares everything",
        ROLES,
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "        found = gold // GOLD_SHARE",
        "        found = (gold + GOLD_SHARE - 1) // GOLD_SHARE",
        "a share of gold is rounded up",
        ROLES,
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "    for step in range(1, state.seats):\n        seat = (state.holder + step)",
        "    for step in range(0, state.seats):\n        seat = (state.holder + step)",
        "the cutpurse robs themselves",
        ROLES,
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "            if seat == state.holder:\n                return False",
        "            if seat == state.starter:\n                return False",
        "drops are collected up to the wrong seat",
        ROLES,
    ),
    Fault(
        f"{SOURCE}/state.py",
        "FIRST_GOODS: Final = [1, 1, 1, 2, 0]",
        "FIRST_GOODS: Final = [1, 1, 1, 1, 0]",
        "everybody begins with too little gold",
        RULES,
    ),
    Fault(
        f"{SOURCE}/state.py",
        "    return state.parchments[state.round % len(PARCHMENTS)]",
        "    return state.parchments[0]",
        "the parchment never changes",
        BOTH,
    ),
    Fault(
        f"{SOURCE}/state.py",
        "    twin.favoured = state.favoured\n",
        "",
        "a copy forgets favours",
        (f"{LAWS}[copy-wie-verhext-3-seats-{OPTIONS}]",),
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        "return state.points[seat] + state.goods[KINDS * seat + VIAL]",
        "return state.points[seat]",
        "vials are worth nothing",
        RULES,
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        "    return drops(state, seat) + state.goods[KINDS * seat + GOLD]",
        "    return drops(state, seat)",
        "gold breaks no tie",
        RULES,
    ),
    Fault(
        f"{SOURCE}/rules.py",
        "            state.hands[seat] = without(state.hands[seat], state.role)\n            state.spoken += 1\n",
        "            state.spoken += 1\n",
        "whoever answers keeps the card",
        BOTH,
    ),
    Fault(f"{SOURCE}/rules.py", "                state.holder = seat\n", "", "a claim that is raised stays where it was", BOTH),
    Fault(
        f"{SOURCE}/rules.py",
        "        state.first = rng.below(seats)  # WIE-6",
        "        state.first = 0  # WIE-6",
        "the first seat always starts",
        RULES,
    ),
    Fault(f"{SOURCE}/choices.py", "            found[VIAL] += 1\n", "", "an extra drop brings no vial", ROLES),
    Fault(
        f"{SOURCE}/choices.py",
        "    if favour and goods[at + GOLD] < FAVOUR_GOLD:",
        "    if favour and goods[at + GOLD] < 1:",
        "a favour costs gold that nobody has",
        ROLES,
    ),
    Fault(
        f"{SOURCE}/knowledge.py",
        "parchments[: state.round + 1]]",
        "parchments[: state.round + 2]]",
        "the next parchment is known",
        KNOWLEDGE,
    ),
    Fault(
        f"{SOURCE}/knowledge.py",
        "    return int(one(state.role)) if state.phase == ANSWER and state.turn == seat else 0",
        "    return 0",
        "whoever is asked is imagined without the role",
        KNOWLEDGE,
    ),
    Fault(
        f"{SOURCE}/refusals.py",
        '        raise IllegalMove("already-chosen")',
        '        raise IllegalMove("call-first")',
        "roles that come too late are refused in the wrong words",
        (f"{TESTS}/test_refusals.py",),
    ),
]
