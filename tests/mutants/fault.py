"""What a planted fault is."""

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
