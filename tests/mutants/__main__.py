"""Plants every fault in a copy of the tree and reports whether the tests catch it.

python -m tests.mutants                   try all faults
python -m tests.mutants --only poison     try those whose file or description contains this
python -m tests.mutants --list            list the faults
python -m tests.mutants --jobs 2          try two faults in parallel
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Literal, NamedTuple

from tests.mutants import ALL
from tests.mutants.fault import Fault

ROOT = Path(__file__).resolve().parents[2]
SCRATCH = ROOT / ".cache" / "mutants" / str(os.getpid())
SHARED = (".venv", "web/node_modules", ".cache/chromium")
"""Folders that copies of the tree share, because they are large and no test changes them."""
LONGEST = 300.0
"""Seconds after which tests count as hanging, which counts as catching a fault."""
CAUGHT = (1, 2)
"""Exit codes of pytest: tests failed, or could not even be collected."""

Verdict = Literal["caught", "MISSED", "does not apply", "cannot be tried"]


class Tried(NamedTuple):
    """The result of trying a fault."""

    fault: Fault
    verdict: Verdict
    seconds: float
    said: str = ""


class Copy:
    """A copy of the tree, to plant faults in."""

    def __init__(self, folder: Path, tree: Path) -> None:
        self.folder = folder
        self.began = int(time.time())
        self.written = 0
        shutil.rmtree(folder, ignore_errors=True)
        listed = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=tree, capture_output=True, check=True)
        for name in listed.stdout.decode().split("\0"):
            if name and (tree / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(tree / name, folder / name)
        for name in SHARED:
            if (tree / name).exists():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).symlink_to(tree / name, target_is_directory=True)

    def run(self, tests: Sequence[str], longest: float | None = LONGEST) -> tuple[int, str]:
        """Run tests on the source in this copy, and return their exit code and output."""
        if tests[0] == "vitest":
            command = [sys.executable, "web_build.py", "run", "vitest", "run", *tests[1:]]
        else:
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *tests]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CHAUDRON_")}
        environment["PYTHONPATH"] = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=longest
            )
        except subprocess.TimeoutExpired:
            return CAUGHT[0], "the tests hang"
        return done.returncode, done.stdout.decode("utf-8", "replace")

    def try_out(self, fault: Fault) -> Tried:
        """Plant a fault, run its tests, and remove it again."""
        start = time.monotonic()
        path = self.folder / fault.file
        original = fault.original(self.folder)
        if obstacle := fault.obstacle(original):
            return Tried(fault, "does not apply", 0.0, obstacle)
        self.write(path, original.replace(fault.old, fault.new))
        try:
            code, said = self.run(fault.tests)
        finally:
            self.write(path, original)
        verdict: Verdict = "caught" if code in CAUGHT else "MISSED" if code == 0 else "cannot be tried"
        return Tried(fault, verdict, time.monotonic() - start, "" if verdict == "caught" else said[-2000:])

    def write(self, path: Path, text: str) -> None:
        """Write a file with a timestamp at least one second later than before, so that Python does not use stale byte code."""
        path.write_text(text, "utf-8")
        self.written += 1
        os.utime(path, (self.began + self.written, self.began + self.written))


def baseline(copy: Copy, faults: Sequence[Fault]) -> None:
    """Exit with an error unless all tests pass without a fault; otherwise the results would mean nothing."""
    for vitest in (True, False):
        named = dict.fromkeys(test for fault in faults if fault.is_vitest == vitest for test in fault.tests)
        if named:
            code, said = copy.run(tuple(named), None)
            if code:
                sys.exit(f"the tests fail even without a fault:\n{said[-5000:]}")


def main() -> None:
    """Try the selected faults; exits with code 1 if one is missed or can no longer be planted."""
    parser = argparse.ArgumentParser(description="Plant faults in a copy of the source and report which ones the tests miss.")
    parser.add_argument("--only", default="", help="try only faults whose file or description contains this text")
    parser.add_argument("--list", action="store_true", help="list the faults without trying them")
    parser.add_argument("--jobs", type=int, default=1, help="number of faults to try in parallel (default: 1)")
    parser.add_argument("--tree", type=Path, default=ROOT, help="the source tree to copy (default: this one)")
    asked = parser.parse_args()
    faults = [fault for fault in ALL if asked.only in f"{fault.file} {fault.breaks}"]
    if asked.list:
        for fault in faults:
            print(f"{fault.file}: {fault.breaks}")
        print(f"{len(faults)} faults")
        return
    copies: SimpleQueue[Copy] = SimpleQueue()
    for number in range(asked.jobs):
        copies.put(Copy(SCRATCH / str(number), asked.tree))
    first = copies.get()
    baseline(first, faults)
    copies.put(first)

    def attempt(fault: Fault) -> Tried:
        copy = copies.get()
        try:
            tried = copy.try_out(fault)
        finally:
            copies.put(copy)
        print(f"{tried.verdict:14} {fault.file}: {fault.breaks} ({tried.seconds:.0f} s)", flush=True)
        return tried

    with ThreadPoolExecutor(asked.jobs) as pool:
        found = list(pool.map(attempt, faults))
    wrong = [tried for tried in found if tried.verdict != "caught"]
    for tried in wrong:
        print(f"\n{tried.verdict}: {tried.fault.file}: {tried.fault.breaks}\n{tried.said}")
    print(f"{len(found) - len(wrong)} of {len(found)} faults are caught")
    shutil.rmtree(SCRATCH, ignore_errors=True)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
