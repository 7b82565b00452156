"""Whoever plays the games, the figures are the same: this process, several, or a cluster that loses a worker."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from distributed import Client

from chaudron.kernel.model import BadSetup
from chaudron.lab import crew
from chaudron.lab.arena import Plan, play_all
from chaudron.lab.crew import Crew
from tests.clusters import cluster_of
from tests.lab.test_arena import GAME

PLAN = Plan(GAME, ("heuristic", "random", "random"), {}, 60, seed=3)


def test_a_cluster_that_loses_a_worker_gives_the_figures_of_one_core(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "MOST", 4)  # so that there are many tasks, and some are under way when the worker dies
    with cluster_of(2, tmp_path) as address:
        with Client(address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2)
            workers = list(client.run(os.getpid).values())
        assert len(set(workers)) == 2
        results = []
        for number, result in enumerate(play_all(PLAN, Crew(cluster=address))):
            results.append(result)
            if number == 20:
                os.kill(workers[0], signal.SIGKILL)
    assert results == list(play_all(PLAN)), "game by game"


def test_a_cluster_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(address: str, **_: object) -> None:
        raise OSError(f"timed out while connecting to {address}")

    monkeypatch.setattr("distributed.Client", unreachable)
    with pytest.raises(BadSetup, match=r"cluster .*timed out"):
        next(iter(play_all(PLAN, Crew(cluster="tcp://127.0.0.1:1"))))


def test_a_worker_with_another_version_is_refused() -> None:
    class Answer:
        def result(self) -> crew.Done:
            return crew.Done("0.0.0", [1], 0.1)

    class Cluster:
        def nthreads(self) -> dict[str, int]:
            return {"one": 1}

        def submit(self, *_: object, **__: object) -> Answer:
            return Answer()

    with pytest.raises(BadSetup, match="cluster-version"):
        next(crew.in_order(Cluster(), str, iter([1])))


def test_processes_beside_this_one_never_hear_ctrl_c() -> None:
    """In a process of its own, which has started nothing yet."""
    script = (
        "import signal\n"
        "from chaudron.lab.crew import Crew\n"
        "def deaf(_): return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])\n"
        "print(all(Crew(2).each(deaf, range(8))), deaf(0))"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "True False\n"
