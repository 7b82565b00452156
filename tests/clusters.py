"""A Dask cluster on this machine, in processes of its own."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CLUSTER = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    workers = int(sys.argv[1])
    with LocalCluster(n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1") as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""


@contextmanager
def cluster_of(workers: int, folder: Path) -> Iterator[str]:
    """Start a scheduler with some workers, and yield its address."""
    script = folder / "cluster.py"
    script.write_text(CLUSTER)
    with (folder / "log").open("w") as log:
        command = [sys.executable, str(script), str(workers)]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None and process.stdin is not None
    try:
        address = process.stdout.readline()
        assert address.startswith("tcp://"), (folder / "log").read_text()
        yield address.strip()
    finally:
        process.stdin.close()
        process.stdout.close()
        process.wait()
