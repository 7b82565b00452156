"""Faults of Poison."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/games/poison"
TESTS = "tests/games/poison"
RULES = tuple(f"{TESTS}/test_{part}.py" for part in ("play", "deal", "scoring", "draw_pile"))
LAST = (f"{TESTS}/test_last_card.py",)
KNOWLEDGE = (f"{TESTS}/test_knowledge.py",)
BOTS = (f"{TESTS}/test_bots.py",)
BELIEF = (f"{TESTS}/test_belief.py",)
LAWS = "tests/laws/test_laws.py::test_law"

FAULTS = [
    Fault(
        f"{SOURCE}/effects.py",
        "    return sum > LIMIT",
        "    return sum >= LIMIT",
        "a cauldron boils over at 13",
        RULES,
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "        state.brews[cauldron] = card\n",
        "        state.brews[cauldron] = after\n",
        "whoever boils a cauldron over leaves its cards in it",
        RULES,
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "        state.taken[seat] += before\n",
        "        state.taken[seat] += after\n",
        "whoever boils over takes the card that did it",
        RULES,
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "        colouring &= ~(3 << shift)\n",
        "        pass\n",
        "a cauldron keeps its old colour after boiling over",
        RULES,
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "News(DrewCard(seat, CARDS[kind]), seat)",
        "News(DrewCard(seat, CARDS[kind]))",
        "everybody hears which card was drawn",
        (f"{LAWS}[silence-poison-3-seats-draw-pile=True-memory-aid=False]",),
    ),
    Fault(f"{SOURCE}/effects.py", "    state.hands[seat] += ONE[kind]\n", "", "a card that is drawn vanishes", RULES),
    Fault(f"{SOURCE}/scoring.py", "return 2 * seats if seats == 3 else seats", "return seats", "three people play three rounds", RULES),
    Fault(
        f"{SOURCE}/scoring.py",
        "        elif number == most:\n            seat = OVER",
        "        elif number == most:\n            pass",
        "whoever comes first has a majority that is shared",
        RULES,
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        "            if seat != immune:",
        "            if seat == immune:",
        "only whoever has the majority pays",
        RULES,
    ),
    Fault(f"{SOURCE}/scoring.py", "ranks([-points for points in sums])", "ranks(sums)", "the most points win", RULES),
    Fault(f"{SOURCE}/state.py", "POISON_PENALTY: Final = 2", "POISON_PENALTY: Final = 1", "a Poison costs as much as a potion", RULES),
    Fault(
        f"{SOURCE}/state.py",
        "    twin.drawn = state.drawn\n",
        "",
        "a copy draws the first cards again",
        (f"{LAWS}[copy-poison-3-seats-draw-pile=True-memory-aid=False]",),
    ),
    Fault(
        f"{SOURCE}/state.py",
        "state.taken[:], state.brews[:]",
        "state.taken, state.brews[:]",
        "a copy shares what was taken",
        (f"{LAWS}[copy-poison-3-seats-draw-pile=False-memory-aid=False]",),
    ),
    Fault(f"{SOURCE}/play.py", "    starter = (state.dealer + 1) % seats", "    starter = state.dealer", "the dealer starts", RULES),
    Fault(f"{SOURCE}/play.py", "    state.dealer = (state.dealer + 1) % state.seats\n", "", "the same seat always deals", RULES),
    Fault(
        f"{SOURCE}/play.py",
        "    state.taken = vec[i64]([0] * seats)\n",
        "    state.taken = state.taken if len(state.taken) > 0 else vec[i64]([0] * seats)\n",
        "what was taken counts in every round",
        RULES,
    ),
    Fault(
        f"{SOURCE}/play.py",
        "News(Received(seat, cards(state.hands[seat])), seat)",
        "News(Received(seat, cards(state.hands[seat])))",
        "everybody hears what was dealt to whom",
        (f"{LAWS}[silence-poison-4-seats-draw-pile=False-memory-aid=False]",),
    ),
    Fault(
        f"{SOURCE}/play.py",
        "        if hands[seat]:\n            state.turn = seat",
        "        if True:\n            state.turn = seat",
        "whoever has no cards left is asked for one",
        RULES,
    ),
    Fault(
        f"{SOURCE}/choices.py",
        "        return home  # POI-7",
        "        return tuple(everywhere)  # POI-7",
        "a colour may go into any cauldron",
        RULES,
    ),
    Fault(
        f"{SOURCE}/choices.py",
        "        return tuple(everywhere)  # POI-8",
        "        return (0,)  # POI-8",
        "Poison goes into the first cauldron only",
        RULES,
    ),
    Fault(
        f"{SOURCE}/rules.py",
        "            if hand >> TOTAL_SHIFT > HIGHEST:\n                return\n",
        "            return\n",
        "a last card that has one place to go is asked for",
        LAST,
    ),
    Fault(
        "src/chaudron/kernel/ranking.py",
        "if other > mine]",
        "if other >= mine]",
        "nobody has the best rank",
        RULES,
    ),
    Fault(
        f"{SOURCE}/refusals.py", "    if not count(state.hands[seat], kind):", "    if False:", "a card is played that nobody holds", RULES
    ),
    Fault(
        f"{SOURCE}/knowledge.py",
        "hand=nothing if seat is None else cards(state.hands[seat])",
        "hand=cards(state.hands[seat or 0])",
        "an onlooker sees the first hand",
        KNOWLEDGE,
    ),
    Fault(
        f"{SOURCE}/knowledge.py",
        "self.turn not in (self.me, OVER) and view.hands[self.turn] == 1",
        "False",
        "a last card is imagined that would not be asked for",
        (*KNOWLEDGE, *LAST),
    ),
    Fault(
        f"{SOURCE}/scene.py",
        "    if view.options.memory_aid or view.turn is None:",
        "    if True:",
        "taken cards always lie open",
        (*RULES, *KNOWLEDGE),
    ),
    Fault(
        f"{SOURCE}/bots.py",
        "            if boils_over(total(brew) + VALUE[kind]):",
        "            if boils_over(total(brew) + VALUE[kind] - 9):",
        "the sensible bot does not see what boils over",
        BOTS,
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "    state.poured = append(state.poured, kind << 2 | cauldron)\n",
        "",
        "nobody remembers what was poured",
        (*KNOWLEDGE, *BELIEF),
    ),
    Fault(
        f"{SOURCE}/play.py",
        "    state.poured = vec[i64]()\n",
        "",
        "what was poured in earlier rounds is taken for this one",
        KNOWLEDGE,
    ),
    Fault(
        f"{SOURCE}/state.py",
        "    twin.poured = state.poured[:]\n",
        "",
        "a copy forgets what was poured",
        (f"{LAWS}[copy-poison-3-seats-draw-pile=False-memory-aid=False]",),
    ),
    Fault(
        f"{SOURCE}/belief.py",
        "                likely[at] = max(1, likely[at] // DOUBT)\n",
        "                pass\n",
        "what others pour says nothing of what they hold",
        BELIEF,
    ),
    Fault(
        f"{SOURCE}/belief.py",
        "0 < len(view.poured) == seen",
        "0 < len(view.poured)",
        "a search goes by the play since an arrangement as if it had begun with a deal",
        BELIEF,
    ),
]
