"""Long runs of games: progress is shown, every result is kept as it comes, and Ctrl-C ends with what there is."""

import signal
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, validators
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from chaudron.cli.files import ensure_writable, write_record
from chaudron.cli.options import parse_options
from chaudron.lab.arena import Plan, Result, by_deal
from chaudron.lab.crew import Crew, processes
from chaudron.lab.rows import Rows, run

AtLeastOne = Annotated[int, Parameter(validator=validators.Number(gte=1))]
GameOptions = Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative="")]
RowsFile = Annotated[
    Path | None,
    Parameter(
        help="Write a row for each game to this CSV file, as soon as it is finished. A run that was stopped goes on where its file ends."
    ),
]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Running:
    """What all commands that play many games have in common.

    Parameters
    ----------
    games
        Minimum number of games, rounded up to whole deals.
    option
        An option of the game, such as draw-pile or draw-pile=false. May be repeated.
    seed
        The number that the deals are derived from.
    jobs
        Number of parallel processes. Default: the number of cores.
    cluster
        The address of a Dask scheduler whose workers play the games, instead of processes of this machine.
    """

    games: AtLeastOne = 1000
    option: GameOptions = None
    seed: int = 0
    jobs: AtLeastOne | None = None
    cluster: str | None = None

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game."""
        return parse_options(self.option or [])

    @property
    def crew(self) -> Crew:
        """Who plays the games."""
        return Crew(processes() if self.jobs is None else self.jobs, self.cluster)


class Watching:
    """Plays plans one after the other, each behind a progress bar with the time left; after Ctrl-C, it plays no more."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        columns: list[Any] = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
        self.progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self.stopped = False
        """Whether somebody pressed Ctrl-C."""

    def __enter__(self) -> "Watching":
        return self

    def __exit__(self, *_: object) -> None:
        if self.progress.live.is_started:
            self.progress.stop()

    def task(self, title: str, plan: Plan) -> TaskID:
        """Show the bar of a plan that will be played."""
        return self.progress.add_task(title, start=False, total=plan.deals * plan.each())

    def play(
        self,
        plan: Plan,
        add: Callable[[list[Result]], None],
        rows: Path | None = None,
        save: Path | None = None,
        task: TaskID | None = None,
    ) -> None:
        """Play a plan, and add the results of each deal."""
        if self.stopped:
            return
        for place in (rows, save and save / "record"):
            if place is not None:
                ensure_writable(place)

        def keep(result: Result) -> None:
            if save is not None and result.record is not None:
                write_record(save / f"{plan.game}-{result.deal:05d}-{result.number}.json", result.record)

        bar = self.task("games", plan) if task is None else task
        with (
            nullcontext() if rows is None else closing(Rows(rows, plan)) as file,
            closing(run(plan, self.crew, file, keep)) as results,
        ):
            try:
                self.progress.start()  # not earlier: a file that cannot be used is refused without a bar
                self.progress.start_task(bar)
                for deal in by_deal(plan, iter(self.progress.track(results, task_id=bar))):
                    with uninterrupted():
                        add(deal)
            except KeyboardInterrupt:
                self.stopped = True


def watch(plan: Plan, crew: Crew, rows: Path | None, save: Path | None, add: Callable[[list[Result]], None]) -> bool:
    """Play a plan behind a progress bar, and add the results of each deal; return whether it was interrupted.

    Rows also have what each game says on the game's own questions."""
    if rows is not None:
        plan = replace(plan, gather="findings")
    with Watching(crew) as watching:
        watching.play(plan, add, rows, save)
    return watching.stopped


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
