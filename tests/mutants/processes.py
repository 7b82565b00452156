"""Faults of several processes that serve the same tables."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/server"
STORE = "src/chaudron/store"
TESTS = "tests/server"
FOLLOWING = (f"{TESTS}/test_following.py",)
WRITER = ("tests/store/test_writer.py",)

FAULTS = [
    Fault(
        f"{SOURCE}/neighbours.py",
        "crc32(found[1].lower()) % self.processes",
        "self.number",
        "people at one table are spread over all processes",
        (f"{TESTS}/test_neighbours.py",),
    ),
    Fault(
        f"{SOURCE}/shared.py",
        "            self._write(peers.say, ",
        "            (peers.say, ",
        "what was said in one process is not heard in another",
        (f"{TESTS}/test_processes.py",),
    ),
    Fault(
        f"{SOURCE}/following.py",
        "            table.messenger.tell_now()\n        flights.played =",
        "        flights.played =",
        "people miss the end of a match if the next one begins elsewhere",
        FOLLOWING,
    ),
    Fault(
        f"{SOURCE}/following.py",
        "            await remember(table, flights.played)\n            table.messenger.tell_now()\n        flights.played =",
        "            table.messenger.tell_now()\n        flights.played =",
        "the last moves of a match are not told if the next one begins elsewhere",
        FOLLOWING,
    ),
    Fault(
        f"{SOURCE}/shared.py",
        "            self.hear([Notice(table.code, CHANGED)])\n",
        "",
        "what could not be read once is never read",
        FOLLOWING,
    ),
    Fault(
        f"{STORE}/postgres.py", "SELECT pg_advisory_xact_lock(3298844280)", "SELECT 1", "processes wait for each other in a circle", WRITER
    ),
    Fault(
        f"{STORE}/writer.py",
        "if tries == TRIES or not in_a_circle(error)",
        "if True",
        "whoever waited for another process in a circle stores nothing",
        WRITER,
    ),
    Fault(
        f"{STORE}/writer.py",
        "            if in_a_circle(error):\n                raise\n",
        "",
        "a part of a group is given up because of another process",
        WRITER,
    ),
    Fault(
        "src/chaudron/lab/clients.py",
        "if update.whole and play is not None:",
        "if update.whole:",
        "a benchmark counts what was told as lost",
        ("tests/lab/test_load.py",),
    ),
]
