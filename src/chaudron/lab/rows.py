"""The file of a run: one row of CSV for each game, in the order of the plan, written as soon as its result is known.

A run that was stopped goes on where its file ends, so that the file is the same as if it had never been stopped.
"""

import csv
import io
import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from chaudron.kernel.model import BadSetup, Outcome
from chaudron.lab.arena import ALONE, Gathered, Plan, Result, Sitting, deal_seed, play_all, prepare, schedule
from chaudron.lab.crew import Crew

LONGEST: Final = 100
"""A longer text in an option, such as the content of a file, is written as its hash."""


class Rows:
    """The rows of a plan, in a file; raises BadSetup if the file is something else."""

    def __init__(self, path: Path, plan: Plan) -> None:
        if path.suffix != ".csv":
            raise BadSetup("rows-kind", file=str(path))
        self.path = path
        self.plan = plan
        self.setup = setup_of(plan)
        self.columns = columns_of(plan)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def kept(self) -> Iterator[Result]:
        """Yield the results of the plan that are in the file, then get ready to add the others.

        A last line that was not completely written is removed; rows beyond the plan are left alone. Raises BadSetup if the file is not
        the beginning of this run."""
        header = written(self.columns)
        first = self.file.readline()
        if not header.startswith(first):
            raise BadSetup("rows-file", file=str(self.path), seats=self.plan.seats)
        if first != header:
            self.cut(0)
            self.file.write(header)
            self.file.flush()
        for number, sitting in enumerate(schedule(self.plan), start=2):
            start = self.file.tell()
            row = self.file.readline()
            if not row.endswith(b"\n"):
                self.cut(start)
                return
            yield self.read(row, number, sitting)

    def cut(self, end: int) -> None:
        """Remove everything after this many bytes."""
        self.file.truncate(end)
        self.file.seek(end)

    def add(self, result: Result) -> None:
        """Write one more row."""
        self.file.write(self.row(result))
        self.file.flush()

    def row(self, result: Result) -> bytes:
        """Return the row of a result."""
        return written(cells_of(self.plan, self.setup, result))

    def read(self, row: bytes, number: int, sitting: Sitting) -> Result:
        """Return the result in a row; raises BadSetup if it is the row of another game, or damaged."""
        try:
            [cells] = csv.reader([row.decode()])
            for column, found, wanted in zip(self.columns, cells, map(str, beginning(self.plan, self.setup, sitting)), strict=False):
                if found != wanted:
                    raise BadSetup("rows-other", file=str(self.path), line=number, column=column, found=found, wanted=wanted)
            gathered = msgspec.json.decode(cells.pop(), type=Gathered) if self.plan.gather else None
            *_, winners, decisions = cells
            numbers = [int(cell) for cell in cells[-2 - 2 * self.plan.seats : -2]]
            ranks = tuple(rank - 1 for rank in numbers[self.plan.seats :])
            outcome = Outcome(tuple(numbers[: self.plan.seats]), ranks, tuple(int(seat) - 1 for seat in winners.split()))
            result = Result(sitting.deal, sitting.number, sitting.seating, outcome, int(decisions), gathered=gathered)
        except (ValueError, IndexError, csv.Error, msgspec.MsgspecError):
            raise BadSetup("rows-damaged", file=str(self.path), line=number) from None
        if self.row(result) != row:
            raise BadSetup("rows-damaged", file=str(self.path), line=number)
        return result


def simulate(
    game: str,
    bots: Sequence[str],
    games: int = 1000,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    cluster: str | None = None,
) -> list[dict[str, Any]]:
    """Return a row for each game, with the columns of a file of rows, as any data frame takes them; at least so many games are played,
    rounded up to whole deals."""
    plan = Plan(game, tuple(bots), options or {}, 1, seed, gather="findings").enough(games)
    columns = columns_of(plan)
    setup = setup_of(plan)
    return [dict(zip(columns, cells_of(plan, setup, result), strict=True)) for result in play_all(plan, Crew(jobs, cluster))]


def columns_of(plan: Plan) -> list[str]:
    """Return the names of the columns."""
    of_seats = [f"{name}{seat + 1}" for name in ("bot", "score", "rank") for seat in range(plan.seats)]
    more = [plan.gather] if plan.gather else []
    return ["game", "rules", "options", "seed", "deal", "deal_seed", *of_seats, "winners", "decisions", *more]


def setup_of(plan: Plan) -> tuple[str, int, str, int]:
    """Return what all rows of a plan begin with."""
    game, options = prepare(plan)
    chosen = {
        name: sha256(value.encode()).hexdigest() if isinstance(value, str) and len(value) > LONGEST else value
        for name, value in msgspec.to_builtins(options).items()
    }
    return (plan.game, game.about.version, msgspec.json.encode(chosen).decode(), plan.seed)


def beginning(plan: Plan, setup: tuple[Any, ...], sitting: Sitting | Result) -> list[Any]:
    """Return what a row says about a game before it is played."""
    return [*setup, sitting.deal, deal_seed(plan, sitting.deal).hex(), *sitting.seating]


def cells_of(plan: Plan, setup: tuple[Any, ...], result: Result) -> list[Any]:
    """Return the cells of a row; seats and ranks are counted from 1."""
    outcome = result.outcome
    winners = " ".join(str(seat + 1) for seat in outcome.winners)
    more = [msgspec.json.encode(result.gathered).decode()] if plan.gather else []
    return [*beginning(plan, setup, result), *outcome.scores, *(rank + 1 for rank in outcome.ranks), winners, result.decisions, *more]


def written(cells: Iterable[object]) -> bytes:
    """Return cells as one line of CSV."""
    line = io.StringIO()
    csv.writer(line, lineterminator="\n").writerow(cells)
    return line.getvalue().encode()


def run(
    plan: Plan, crew: Crew = ALONE, rows: Rows | None = None, keep: Callable[[Result], None] | None = None
) -> Generator[Result, None, None]:
    """Yield the results of a plan in order: first those already in its file, then the others, each after `keep` and the file have it."""
    count = 0
    for result in () if rows is None else rows.kept():
        count += 1
        yield result
    for result in play_all(plan, crew, islice(schedule(plan), count, None)):
        if keep is not None:
            keep(result)
        if rows is not None:
            rows.add(result)
        yield result
