"""A few faults, in short; `python3 go.py faults` tries all of them, many times."""

import sys
from pathlib import Path

import pytest

from tests.faults.players import Book
from tests.faults.scenarios import SCENARIOS, possible, suffer
from tests.faults.stores import Kind, Step, kept_in

SHORT: list[tuple[str, Kind, int]] = [
    ("killed", "sqlite", 2),
    ("killed", "postgresql", 1),
    ("disk-full", "sqlite", 2),
    ("bad-network", "sqlite", 2),
    ("one-of-three-killed", "postgresql", 1),
    ("database-restarted", "postgresql", 1),
]
MOVE, OTHER = b'{"card":1}', b'{"card":2}'


@pytest.mark.skipif(sys.platform == "win32", reason="has no SIGKILL")
@pytest.mark.parametrize(("name", "kind", "times"), SHORT)
async def test_nothing_is_lost_and_every_table_goes_on(name: str, kind: Kind, times: int, tmp_path: Path) -> None:
    if not possible(name):
        pytest.skip("there is no C compiler")
    with kept_in(kind, tmp_path, alone=SCENARIOS[name].alone) as kept:
        await suffer(name, tmp_path, kept, times)


class Fake:
    """Data of which the test says what is in them."""

    arguments: list[str] = []  # noqa: RUF012
    server = None

    def __init__(self, *steps: Step, damaged: bool = False) -> None:
        self.kept = list(steps)
        self.damaged = damaged

    def steps(self) -> dict[str, list[Step]]:
        return {"m": self.kept}

    def damage(self) -> list[str]:
        return ["page 3 is damaged"] if self.damaged else []


@pytest.mark.parametrize(
    ("kept", "fault"),
    [
        (Fake(Step(1, 0, MOVE), Step(2, 1, OTHER)), ""),
        (Fake(Step(1, 0, MOVE)), "step 2 was told"),
        (Fake(Step(1, 0, OTHER), Step(2, 1, OTHER)), "step 1 was acknowledged"),
        (Fake(Step(1, 0, MOVE), Step(3, 1, OTHER)), "steps are missing"),
        (Fake(Step(1, 0, MOVE), Step(2, 0, MOVE)), "is there 1 times"),
        (Fake(Step(1, 0, MOVE), Step(2, 1, OTHER), damaged=True), "page 3"),
    ],
)
def test_what_is_lost_doubled_or_damaged_would_be_noticed(kept: Fake, fault: str) -> None:
    book = Book()
    book.sent.update({("m", 0, MOVE): 1, ("m", 1, OTHER): 1})
    book.acknowledge("m", 1, 0, MOVE)
    book.told["m"] = 2
    found = book.compare(kept, {("m", 0), ("m", 1)})
    assert any(fault in line for line in found) if fault else not found


def test_a_step_that_is_acknowledged_twice_would_be_noticed() -> None:
    book = Book()
    book.acknowledge("m", 1, 0, MOVE)
    book.acknowledge("m", 1, 1, MOVE)
    assert book.faults
