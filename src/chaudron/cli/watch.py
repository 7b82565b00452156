"""Long runs of games: progress is shown, every result is kept as it comes, and Ctrl-C ends with what there is."""

import signal
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, validators
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chaudron.cli.files import ensure_writable, write_record
from chaudron.lab.arena import Plan, Result, by_deal, processes
from chaudron.lab.rows import Rows, run

AtLeastOne = Annotated[int, Parameter(validator=validators.Number(gte=1))]
GameOptions = Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative="")]


def watch(plan: Plan, jobs: int | None, rows: Path | None, save: Path | None, add: Callable[[list[Result]], None]) -> bool:
    """Play a plan behind a progress bar, and add the results of each deal; return whether it was interrupted."""
    for place in (rows, save and save / "record"):
        if place is not None:
            ensure_writable(place)

    def keep(result: Result) -> None:
        if save is not None and result.record is not None:
            write_record(save / f"{plan.game}-{result.deal:05d}-{result.number}.json", result.record)

    columns: list[Any] = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with (
        nullcontext() if rows is None else closing(Rows(rows, plan)) as file,
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        closing(run(plan, processes() if jobs is None else jobs, file, keep)) as results,
    ):
        try:
            shown = progress.track(results, total=plan.deals * plan.each(), description="games")
            for deal in by_deal(plan, iter(shown)):
                with uninterrupted():
                    add(deal)
        except KeyboardInterrupt:
            return True
    return False


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Put off Ctrl-C until the end of a block."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
