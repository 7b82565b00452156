"""What a planted fault is, and whether it fits a tree."""

import re
from pathlib import Path
from typing import NamedTuple


class Fault(NamedTuple):
    """A replacement of one text in a file, what it breaks, and the tests that must catch it.

    Tests are arguments for pytest, paths or node ids; `vitest` followed by a path is a client test that needs no browser."""

    file: str
    old: str
    new: str
    breaks: str
    tests: tuple[str, ...]

    @property
    def is_vitest(self) -> bool:
        """Whether the tests run in Node."""
        return self.tests[0] == "vitest"

    def original(self, tree: Path) -> str:
        """The text of its file in a tree; empty if there is no such file."""
        path = tree / self.file
        return path.read_text("utf-8") if path.is_file() else ""

    def obstacle(self, original: str) -> str:
        """Why it cannot be planted in a text; empty if it can."""
        if self.new == self.old:
            return "the new text is the old text"
        times = original.count(self.old)
        return "" if times == 1 else f"the old text is there {times} times"

    def missing_tests(self, tree: Path) -> list[str]:
        """Which of the tests that it names a tree does not have."""
        if self.is_vitest:
            return [path for path in self.tests[1:] if not (tree / "web" / path).is_file()]
        return [test for test in self.tests if not _exists(tree, test)]


def _exists(tree: Path, test: str) -> bool:
    """Whether a tree has the path of a test and, in it, the function or class that follows; parameters are not looked at."""
    name, *within = test.partition("[")[0].split("::")
    path = tree / name
    if not within:
        return path.exists()
    code = path.read_text("utf-8") if path.is_file() else ""
    return all(re.search(rf"^\s*(?:async def|def|class) {re.escape(each)}\b", code, re.MULTILINE) for each in within)
