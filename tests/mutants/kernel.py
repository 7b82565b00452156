"""Faults of the kernel and of what all bots share."""

from tests.mutants.fault import Fault

KERNEL = "src/chaudron/kernel"
RNG = ("tests/kernel/test_rng.py",)
MATCH = ("tests/kernel/test_match.py",)
RECORD = ("tests/kernel/test_record.py",)
FLOOR = ("tests/kernel/test_floor.py",)
OPTIONS = ("tests/kernel/test_options.py",)
MODEL = ("tests/kernel/test_model.py",)
BOTS = ("tests/bots/test_bots.py",)

FAULTS = [
    Fault(f"{KERNEL}/rng.py", "            self._block += 1\n", "", "every block of draws is the first", RNG),
    Fault(f"{KERNEL}/rng.py", "            while low < floor:", "            if low < floor:", "a draw is skipped once at most", RNG),
    Fault(
        "src/chaudron/kernel/match.py",
        "        found._state = self.game.imagine(self.view(seat), found._rng(0))\n",
        "        found._state = self._state\n",
        "an imagined match has the true hands",
        ("tests/kernel/test_study.py", "tests/adapters/test_openspiel.py"),
    ),
    Fault(
        f"{KERNEL}/rng.py", "            floor: i64 = (MASK + 1) % bound", "            floor: i64 = MASK % bound", "draws are biased", RNG
    ),
    Fault(
        f"{KERNEL}/rng.py",
        "            j = self.below(i + 1)",
        "            j = self.below(i)",
        "no card stays where it is in a shuffle",
        RNG,
    ),
    Fault(f"{KERNEL}/rng.py", "        while i > 0:\n", "        while i > 1:\n", "the first two cards are never swapped", RNG),
    Fault(
        f"{KERNEL}/match.py",
        "self._rng(number), news)",
        "self._rng(number - 1), news)",
        "a move draws what the one before drew",
        MATCH,
    ),
    Fault(
        f"{KERNEL}/match.py",
        "        if step.before is not self._state:",
        "        if False:",
        "a step is committed on top of another state",
        MATCH,
    ),
    Fault(
        f"{KERNEL}/match.py",
        "        state = self.game.copy(before)",
        "        state = before",
        "preparing a step changes the match",
        MATCH,
    ),
    Fault(
        f"{KERNEL}/match.py",
        "asked[other] if other != seat and asks.get(other) == ask else number",
        "number",
        "what others do makes an answer late",
        (*MATCH, "tests/server/test_together.py"),
    ),
    Fault(
        f"{KERNEL}/match.py",
        "        if question is not None and question != asked.get(seat):",
        "        if question is not None and seat not in asked:",
        "an answer to an old question counts",
        MATCH,
    ),
    Fault(f"{KERNEL}/match.py", "        self._asked = step.asked\n", "", "questions keep their first numbers", MATCH),
    Fault(
        f"{KERNEL}/match.py",
        "            if step <= stem.moves:",
        "            if step < stem.moves:",
        "a branch has the last move that it shares by chance of its own",
        ("tests/kernel/test_branch.py",),
    ),
    Fault(f"{KERNEL}/replay.py", "    if match.outcome != record.outcome or", "    if", "a forged outcome is believed", RECORD),
    Fault(
        f"{KERNEL}/replay.py", "    if match.commitment != record.commitment:", "    if False:", "a forged commitment is believed", RECORD
    ),
    Fault(
        f"{KERNEL}/record.py",
        'return sha256(seed + msgspec.json.encode(setup, order="sorted")).hexdigest()',
        "return sha256(seed).hexdigest()",
        "the commitment says nothing of the set-up",
        (*RECORD, "tests/docs"),
    ),
    Fault(
        f"{KERNEL}/record.py", "    if record.format != FORMAT:", "    if record.format > FORMAT:", "a record of format 0 is read", RECORD
    ),
    Fault(
        f"{KERNEL}/record.py",
        "        if name not in known:",
        "        if False:",
        "an unknown option is refused without its name",
        (*RECORD, *OPTIONS, "tests/cli/test_bad_records.py", "tests/server/test_tables.py"),
    ),
    Fault(
        f"{KERNEL}/floor.py",
        "        else:\n            self.silent.clear()\n",
        "",
        "silence counts on after somebody spoke",
        FLOOR,
    ),
    Fault(f"{KERNEL}/floor.py", "        self.turn += 1\n", "", "whoever keeps silent draws the same again", FLOOR),
    Fault(f"{KERNEL}/floor.py", "times >= limit.silence", "times > limit.silence", "everybody keeps silent once too often", FLOOR),
    Fault(
        f"{KERNEL}/floor.py",
        "        if now is None or now.phase != limit.phase:\n            return\n",
        "",
        "the house closes the next phase as well",
        FLOOR,
    ),
    Fault(
        f"{KERNEL}/options.py",
        "    if len(text) > LONGEST_FILE:",
        "    if len(text) > 10 * LONGEST_FILE:",
        "a file of any length is read",
        OPTIONS,
    ),
    Fault(
        f"{KERNEL}/options.py",
        "        case int() if abs(value) >= EXACT:",
        "        case int() if abs(value) > 2 * EXACT:",
        "a number is kept that JavaScript rounds",
        OPTIONS,
    ),
    Fault(
        f"{KERNEL}/options.py",
        "str(step + 1) if isinstance(step, int)",
        "str(step) if isinstance(step, int)",
        "lines of a file are counted from 0",
        OPTIONS,
    ),
    Fault(
        f"{KERNEL}/model.py",
        "return self.only is None or self.only == seat",
        "return True",
        "what is told to one is told to all",
        ("tests/laws/test_laws.py::test_law[silence-poison-3-seats-draw-pile=True-memory-aid=False]",),
    ),
    Fault(
        f"{KERNEL}/scene.py",
        "for parts in combinations(self.of, self.count):",
        "for parts in combinations(self.of, self.count - 1):",
        "a combination takes one too few",
        ("tests/server/test_together.py", "tests/kernel"),
    ),
    Fault(
        "src/chaudron/bots/ismcts.py",
        "passed.reward += worth[passed.seat]",
        "passed.reward += worth[self.view.seat or 0]",
        "a search plays all seats for one",
        BOTS,
    ),
    Fault(
        "src/chaudron/bots/ismcts.py",
        "            if child.visits == 0:\n                break\n",
        "",
        "a search grows a whole branch at once",
        BOTS,
    ),
]
