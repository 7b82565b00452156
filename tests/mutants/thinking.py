"""Faults in what bots and clocks do on a server."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/server"
TESTS = "tests/server"
BOTS = (f"{TESTS}/test_bots.py",)
LINE = (f"{TESTS}/test_line.py",)
THINKER = (f"{TESTS}/test_thinker.py",)
MARKET = (f"{TESTS}/test_market.py",)
HOLD = (f"{TESTS}/test_hold.py",)
MANY = (f"{TESTS}/test_many_tables.py",)
LOGS = (f"{TESTS}/test_logs.py",)

FAULTS = [
    Fault(
        f"{SOURCE}/thinker.py",
        "            self.late.append(max(0.0, took - granted))",
        "            pass",
        "on a busy machine the clock tells who has nothing to choose",
        THINKER,
    ),
    Fault(
        f"{SOURCE}/thought.py",
        "            raise RuntimeError(failure(error)) from None",
        '            raise RuntimeError(f"{type(error).__name__}: {error}") from None',
        "an error in a bot says what it holds",
        LOGS,
    ),
    Fault(
        f"{SOURCE}/house.py",
        "        if table.held or not awake(table):",
        "        if table.held:",
        "a clock runs while nobody is there",
        MARKET,
    ),
    Fault(
        f"{SOURCE}/house.py",
        "        if table.held or not awake(table):",
        "        if not awake(table):",
        "a clock runs while people sort their cards",
        HOLD,
    ),
    Fault(
        f"{SOURCE}/house.py",
        " if question is not None and table.minds and not table.held else None",
        " if question is not None and table.minds else None",
        "bots play on before anybody has seen the reckoning",
        HOLD,
    ),
    Fault(
        f"{SOURCE}/house.py",
        " if question is not None and table.minds and not table.held else None",
        " if question is not None and not table.held else None",
        "bots of all processes think about the same move",
        (f"{TESTS}/test_processes.py",),
    ),
    Fault(
        f"{SOURCE}/house.py",
        "        await asyncio.sleep(table.company.kept.patience)\n        table.company.mind(seat)",
        "        await asyncio.sleep(table.company.kept.patience)",
        "nobody minds the seat of whoever is gone",
        BOTS,
    ),
    Fault(
        f"{SOURCE}/line.py",
        "return not whose.watched(), self.turns",
        "return False, self.turns",
        "bots that nobody watches think before those that people wait for",
        LINE,
    ),
    Fault(
        f"{SOURCE}/line.py",
        "self.turns.get(whose.host, 0), ",
        "0, ",
        "a host with many tables thinks more often than others",
        (*LINE, *MANY),
    ),
    Fault(f"{SOURCE}/line.py", "len(set(hosts)) * hosts.count(job.whose.host)", "len(hosts)", "many tables take time from others", LINE),
    Fault(f"{SOURCE}/line.py", "job.asked + SOON - job.began", "SOON", "the time spent waiting does not count", LINE),
    Fault(f"{SOURCE}/line.py", "if job not in self.thinking or (", "if (", "a search that was given up goes on", (*LINE, *THINKER)),
    Fault(f"{SOURCE}/crew.py", "asyncio.wait(job.tasks)", "asyncio.gather(*job.tasks)", "giving up a thought stops its process", THINKER),
    Fault(
        f"{SOURCE}/crew.py",
        "        for desk in self.line.taken:\n            self.limits[desk] = self.line.until(desk)",
        "        for desk in job.desks if job else ():\n            self.limits[desk] = self.line.until(desk)",
        "a search that has begun does not notice who comes",
        THINKER,
    ),
    Fault(f"{SOURCE}/thinker.py", "        await sleep(min(usual, limit) - took)\n", "", "a bot without a choice is quick", THINKER),
    Fault(f"{SOURCE}/thinker.py", "min(usual, limit)", "usual", "a bot without a choice is slow under load", THINKER),
    Fault(f"{SOURCE}/thinker.py", "(simulations / done if done else 1)", "1", "a clear choice looks like a quick kind of bot", THINKER),
    Fault(f"{SOURCE}/thought.py", "Rng(seed, place.part)", "Rng(seed)", "all parts of a search are the same", THINKER),
    Fault(
        f"{SOURCE}/clock.py",
        "        task, self._left = self._task, self.left\n",
        "        task = self._task\n",
        "a clock that stops begins anew",
        (f"{TESTS}/test_clock.py",),
    ),
    Fault(
        f"{SOURCE}/line.py",
        " or (not job.whose.watched() and any(other.whose.watched() for other in self.waiting))",
        "",
        "a search that nobody watches holds up those with people",
        LINE,
    ),
    Fault(
        f"{SOURCE}/thinker.py",
        "            if (game.about.name, bot) not in self.recent:\n                await self.work(game, bot, *example(game), whose)\n",
        "            self.recent.setdefault((game.about.name, bot), deque(maxlen=RECENT))\n",
        "the first answer of a bot gives away that there was no choice",
        THINKER,
    ),
]
