"""Planted faults keep up with the code: each can still be planted, and the tests that it names exist."""

from pathlib import Path

import pytest

from tests.mutants import ALL
from tests.mutants.fault import Fault

TREE = Path(__file__).resolve().parents[2]
HONEST = Fault("pot.py", "stir()", "spill()", "nothing is brewed", ("tests/test_pot.py::test_it_boils[hot]", "tests"))


@pytest.fixture
def kitchen(tmp_path: Path) -> Path:
    """A small tree in which the honest fault can be planted."""
    (tmp_path / "pot.py").write_text("fill()\nstir()\nfill()\n")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_pot.py").write_text("async def test_it_boils() -> None:\n    pass\n")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "pot.test.ts").touch()
    return tmp_path


def test_every_fault_can_be_planted() -> None:
    found = [(fault.file, fault.breaks, fault.obstacle(fault.original(TREE))) for fault in ALL]
    assert [fault for fault in found if fault[-1]] == []


def test_every_fault_names_tests_that_exist() -> None:
    found = [(fault.file, fault.breaks, fault.missing_tests(TREE)) for fault in ALL]
    assert [fault for fault in found if fault[-1]] == []


def test_no_fault_is_left_to_this_test() -> None:
    """Once planted, any fault fails these tests, whatever it breaks: they say nothing about the others."""
    assert [fault for fault in ALL for test in fault.tests if Path(test) == Path("tests") or test.startswith("tests/mutants")] == []


@pytest.mark.parametrize(
    ("fault", "obstacle"),
    [
        (HONEST, ""),
        (HONEST._replace(new="stir()"), "the new text is the old text"),
        (HONEST._replace(old="boil()"), "the old text is there 0 times"),
        (HONEST._replace(old="fill()"), "the old text is there 2 times"),
        (HONEST._replace(file="pan.py"), "the old text is there 0 times"),
    ],
)
def test_a_fault_that_cannot_be_planted_says_why(kitchen: Path, fault: Fault, obstacle: str) -> None:
    assert fault.obstacle(fault.original(kitchen)) == obstacle


@pytest.mark.parametrize(
    ("named", "missing"),
    [
        (HONEST.tests, []),
        (("tests", "tests/test_pan.py"), ["tests/test_pan.py"]),
        (("tests/test_pot.py::test_it", "tests/test_pot.py"), ["tests/test_pot.py::test_it"]),
        (("tests/test_pan.py::test_it_boils",), ["tests/test_pan.py::test_it_boils"]),
        (("vitest", "pot.test.ts", "pan.test.ts"), ["pan.test.ts"]),
    ],
)
def test_tests_that_do_not_exist_are_named(kitchen: Path, named: tuple[str, ...], missing: list[str]) -> None:
    assert HONEST._replace(tests=named).missing_tests(kitchen) == missing
