"""Runs commands in parallel, and reports at the end how each of them went and how busy the processors were."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep
from typing import IO

ROOT = Path(__file__).resolve().parent
GRACE = 10.0
"""Seconds an interrupted part has to clean up before it is killed."""


@dataclass
class Part:
    """A named command, run when the parts that it comes after have ended.

    Its output is printed in one block when it ends; a live part's output is printed as it arrives. A modest part only gets
    processor time that the others leave."""

    name: str
    command: Sequence[object]
    environment: Mapping[str, str] = field(default_factory=dict)
    after: Collection[str] = ()
    live: bool = False
    modest: bool = False


@dataclass
class Running:
    """A part that has been started."""

    part: Part
    process: subprocess.Popen[bytes]
    output: IO[bytes]
    start: float


class Report:
    """The results of all parts, and how the processors' time was used."""

    def __init__(self) -> None:
        self.start = monotonic()
        self.ticks = processor_ticks()
        self.lines: list[str] = []
        self.failed: list[str] = []

    def add(self, name: str, seconds: float, code: int) -> None:
        """Record the result of a part."""
        self.lines.append(f"{seconds:8.1f} s  {name}{f': FAILED, exit code {code}' if code else ''}")
        if code:
            self.failed.append(name)

    def finish(self) -> None:
        """Print the report; exit with an error if a part has failed."""
        print("", *self.lines, f"{monotonic() - self.start:8.1f} s  total{self.processors()}", sep="\n", flush=True)
        if self.failed:
            sys.exit(f"FAILED: {', '.join(self.failed)}")

    def processors(self) -> str:
        """Describe how much processor time went to other machines and how much was idle; empty where that is unknown."""
        passed = [now - before for now, before in zip(processor_ticks(), self.ticks, strict=True)]
        if not sum(passed):
            return ""
        stolen, idle = 100 * passed[7] / sum(passed), 100 * (passed[3] + passed[4]) / sum(passed)
        return f"; of the processors' time, {stolen:.1f} % was taken by other machines and {idle:.1f} % was idle"


def processor_ticks() -> list[int]:
    """Return the processor time since boot, by use: user, nice, system, idle, iowait, irq, softirq, steal."""
    try:
        return [int(word) for word in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    except OSError:
        return [0] * 8


def side_by_side(parts: Sequence[Part], report: Report, at_once: int) -> None:
    """Run parts in this order, at most `at_once` at a time; on any error, those still running are stopped."""
    waiting, running = list(parts), list[Running]()
    try:
        while waiting or running:
            unfinished = {part.name for part in waiting} | {one.part.name for one in running}
            for part in [part for part in waiting if unfinished.isdisjoint(part.after)][: at_once - len(running)]:
                waiting.remove(part)
                running.append(started(part))
            for one in [one for one in running if one.process.poll() is not None]:
                running.remove(one)
                finished(one, report)
            sleep(0.05)
    finally:
        stop(running)


def started(part: Part) -> Running:
    """Start a part in its own process group, so that its child processes can be stopped with it."""
    output = tempfile.TemporaryFile()  # noqa: SIM115, it is closed when the part ends
    if part.live:
        print(f"\n{part.name}:", flush=True)
    process = subprocess.Popen(
        [str(word) for word in part.command],
        cwd=ROOT,
        env={**os.environ, **part.environment},
        stdin=subprocess.DEVNULL,
        stdout=None if part.live else output,
        stderr=None if part.live else subprocess.STDOUT,
        start_new_session=True,
        preexec_fn=give_way if part.modest else None,
    )
    return Running(part, process, output, monotonic())


def give_way() -> None:
    """Let every other process go first, where systems know of that."""
    if sys.platform != "win32":
        os.nice(19)


def finished(one: Running, report: Report) -> None:
    """Print a part's output and record its result."""
    code = one.process.returncode
    with one.output as file:
        file.seek(0)
        printed = file.read().decode("utf-8", "replace").strip()
    if not one.part.live:
        print(f"{one.part.name}: {'FAILED' if code else 'passed'}", *([printed] if printed else []), sep="\n", flush=True)
    report.add(one.part.name, monotonic() - one.start, code)


def stop(running: Sequence[Running]) -> None:
    """Interrupt parts, wait for them, and kill those that do not end."""
    for one in running:
        send(one, signal.SIGINT)
    deadline = monotonic() + GRACE
    while any(one.process.poll() is None for one in running) and monotonic() < deadline:
        sleep(0.05)
    for one in running:
        send(one, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


def send(one: Running, number: signal.Signals) -> None:
    """Send a signal to a part and its child processes."""
    if sys.platform == "win32":
        one.process.terminate()
    else:
        with suppress(ProcessLookupError):
            os.killpg(one.process.pid, number)
