"""Faults of the lab."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/lab"
SEATING = ("tests/lab/test_seating.py",)
ARENA = ("tests/lab/test_arena.py",)
FIGURES = ("tests/lab/test_figures.py",)
ROWS = ("tests/lab/test_rows.py",)
LADDER = ("tests/lab/test_ladder.py",)
ORACLE = ("tests/lab/test_oracle.py",)

FAULTS = [
    Fault(
        f"{SOURCE}/seating.py",
        "[*turned, *[(way[0], *reversed(way[1:])) for way in turned]]",
        "turned",
        "some bots follow others more often",
        SEATING,
    ),
    Fault(f"{SOURCE}/seating.py", "bots = sorted(table)", "bots = list(table)", "the order of names changes the games", (*SEATING, *ARENA)),
    Fault(f"{SOURCE}/arena.py", "seating, *again), news", "seating), news", "a seating drawn again is the same game", ARENA),
    Fault(
        f"{SOURCE}/figures.py",
        "(self.count - 1) * self.count / self.squares",
        "self.count / self.squares",
        "intervals are too wide",
        FIGURES,
    ),
    Fault(f"{SOURCE}/rows.py", "                self.cut(start)\n", "", "a half-written line stays", ROWS),
    Fault(f"{SOURCE}/rows.py", "        if self.row(result) != row:", "        if False:", "a damaged row counts", ROWS),
    Fault(f"{SOURCE}/rows.py", "count, None)", "0, None)", "a resumed run begins again", ROWS),
    Fault(f"{SOURCE}/ladder.py", "0.5 if mine == theirs", "0.0 if mine == theirs", "a tie counts as a loss", LADDER),
    Fault(f"{SOURCE}/oracle.py", "Rng(seed, number + 1)", "Rng(seed, number)", "the oracle sees another game", ORACLE),
    Fault(f"{SOURCE}/oracle.py", "game.open_view(", "game.view(", "the oracle of a market sees its own hand only", ORACLE),
    Fault(
        f"{SOURCE}/oracle.py", "self.game.copy(rng.choice(self.states))", "rng.choice(self.states)", "a search changes its truth", ORACLE
    ),
]
