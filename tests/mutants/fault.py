"""What a planted fault is."""

from typing import NamedTuple


class Fault(NamedTuple):
    """A text of a file that is replaced by another, what that breaks, and the tests that must notice it.

    Tests are arguments of pytest, paths or node ids; `vitest` and a path is a test of the client that needs no browser."""

    file: str
    old: str
    new: str
    breaks: str
    tests: tuple[str, ...]

    @property
    def is_vitest(self) -> bool:
        """Whether Node runs the tests."""
        return self.tests[0] == "vitest"
