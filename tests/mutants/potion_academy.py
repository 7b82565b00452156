"""Faults of Potion Academy."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/games/potion_academy"
TESTS = "tests/games/potion_academy"
TURN = (f"{TESTS}/test_turn.py", f"{TESTS}/test_setup.py", f"{TESTS}/test_effects.py")
EFFECTS = (f"{TESTS}/test_effects.py",)
SCORING = (f"{TESTS}/test_scoring.py",)
TARGETS = (f"{TESTS}/test_targets.py",)
AUTOMATON = (f"{TESTS}/test_automaton.py", f"{TESTS}/test_automaton_effects.py", f"{TESTS}/test_automaton_setup.py")
TWO = (f"{TESTS}/test_two.py",)
LAWS = "tests/laws/test_laws.py::test_law"
OPTIONS = "to-six=False-alike-four=False-easier=False-cards=None-cut=0"

FAULTS = [
    Fault(f"{SOURCE}/scoring.py", "\nGOAL: Final = 5  # ACA-24", "\nGOAL: Final = 6  # ACA-24", "a match is a point too long", SCORING),
    Fault(f"{SOURCE}/state.py", "HAND: Final = 3  # ACA-11", "HAND: Final = 4  # ACA-11", "four cards may stay in hand", TURN),
    Fault(f"{SOURCE}/state.py", "PLACES: Final = 3  # ACA-11", "PLACES: Final = 4  # ACA-11", "four cards may stay placed", TURN),
    Fault(
        f"{SOURCE}/state.py",
        "    twin.victim = state.victim\n",
        "",
        "a copy forgets who is robbed",
        (f"{LAWS}[copy-potion-academy-3-seats-{OPTIONS}]",),
    ),
    Fault(
        f"{SOURCE}/state.py",
        "        return (colour + state.first) & 1",
        "        return colour & 1",
        "in the game for two the first seat always has red",
        TWO,
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        "        return MORE_ALIKE_POINTS\n",
        "        return ALIKE_POINTS\n",
        "three alike are never worth four",
        SCORING,
    ),
    Fault(
        f"{SOURCE}/scoring.py",
        "        return FOUR_POINTS\n",
        "        return THREE_POINTS\n",
        "four different are worth a point",
        SCORING,
    ),
    Fault(f"{SOURCE}/scoring.py", "        return LONG_GOAL\n", "        return GOAL\n", "nobody plays to six", SCORING),
    Fault(f"{SOURCE}/scoring.py", "int(player == ahead)", "int(player != ahead)", "whoever ended the match loses ties", (*SCORING, *TWO)),
    Fault(
        f"{SOURCE}/play.py",
        "    gone = without(gone, kept)\n",
        "",
        "a card that is kept is discarded as well",
        (*SCORING, f"{LAWS}[whole-potion-academy-3-seats-{OPTIONS}]"),
    ),
    Fault(f"{SOURCE}/play.py", "    state.scored = True\n", "", "a combination is scored twice in a turn", (*SCORING, *TURN)),
    Fault(f"{SOURCE}/play.py", "    state.scored = False\n", "", "who has scored once never scores again", (*SCORING, *TURN)),
    Fault(
        f"{SOURCE}/play.py",
        "    state.turn = (state.turn + 1) % state.colours",
        "    state.turn = (state.turn - 1) % state.colours",
        "turns go the other way round",
        TURN,
    ),
    Fault(
        f"{SOURCE}/play.py",
        "    while size < DEALT and can_draw(state):",
        "    while size < HAND and can_draw(state):",
        "hands are refilled to three",
        TURN,
    ),
    Fault(
        f"{SOURCE}/play.py",
        "News(SetCardAside(seat, state.deck.cards[card]), seat)",
        "News(SetCardAside(seat, state.deck.cards[card]))",
        "everybody hears what is set aside",
        (f"{TESTS}/test_setup.py",),
    ),
    Fault(
        f"{SOURCE}/play.py",
        "    state.memory.open(card)\n    state.placed",
        "    state.placed",
        "a placed card is not known to lie there",
        (f"{TESTS}/test_knowledge.py", f"{TESTS}/test_imagining.py"),
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "    return len(state.pile) > 0 or state.discarded != 0",
        "    return len(state.pile) > 0",
        "an empty pile is not made anew",
        (f"{TESTS}/test_empty_pile.py",),
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "        state.discarded = 0\n        if news",
        "        if news",
        "discarded cards are shuffled in and stay discarded",
        (f"{TESTS}/test_empty_pile.py",),
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "        rng.shuffle(cards)\n        state.pile = cards",
        "        state.pile = cards",
        "discards come back in order",
        (f"{TESTS}/test_empty_pile.py",),
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "    mark(state, state.turn, by, EFFECT_USED)\n",
        "",
        "an effect can be used again and again",
        (*EFFECTS, *TURN),
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "    state.pile.insert(0, int(card))",
        "    state.pile.append(int(card))",
        "a buried card lies on top",
        EFFECTS,
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "for seat in (player, victim) if has_seat(state, seat)]",
        "for seat in range(state.seats)]",
        "everybody hears which card was picked",
        (f"{LAWS}[silence-potion-academy-4-seats-{OPTIONS}]", f"{TESTS}/test_bookkeeping.py"),
    ),
    Fault(
        f"{SOURCE}/effects.py",
        "    victim = lift(state, card)\n    state.discarded |= one(card)\n",
        "    victim = lift(state, card)\n",
        "a smashed card vanishes",
        EFFECTS,
    ),
    Fault(f"{SOURCE}/choices.py", "        if target != RIGHT:\n", "        if target == RIGHT:\n", "left is right", TARGETS),
    Fault(
        f"{SOURCE}/choices.py",
        "    return size == 3 or (size == 2 and target == HAND_2_3)",
        "    return size >= 2",
        "any target by hand reaches hands of two",
        TARGETS,
    ),
    Fault(
        f"{SOURCE}/choices.py",
        "len(state.placed[other]) >= 2",
        "len(state.placed[other]) >= 1",
        "one placed card is enough for “two placed”",
        TARGETS,
    ),
    Fault(f"{SOURCE}/choices.py", "through == by or ", "", "a card acts by its own target", (*TURN, *TARGETS)),
    Fault(
        f"{SOURCE}/choices.py",
        "        if kinds >= QUARTET:\n            codes",
        "        if kinds >= TRIO:\n            codes",
        "three different count as four",
        SCORING,
    ),
    Fault(
        f"{SOURCE}/automaton.py",
        "        if tokens <= fewest:",
        "        if tokens < fewest:",
        "the automaton takes the leftmost of equals",
        AUTOMATON,
    ),
    Fault(
        f"{SOURCE}/automaton.py",
        "    return not known or trigger(state, card, rng, news)",
        "    return trigger(state, card, rng, news)",
        "every card of the automaton strikes",
        AUTOMATON,
    ),
    Fault(
        f"{SOURCE}/automaton.py",
        "        if nth < EASIER_ROUNDS or not state.options.easier:",
        "        if True:",
        "the easier game is not easier",
        AUTOMATON,
    ),
    Fault(
        f"{SOURCE}/rules.py",
        "        if seats != SOLO and options.easier:",
        "        if False:",
        "several people may play the easier game",
        (f"{TESTS}/test_setup.py", *AUTOMATON),
    ),
]
