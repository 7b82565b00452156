"""The server as people run it, in a process of its own that can be killed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.people import PAGE


class Process:
    """A server with its data in a folder; it has another port each time it is started."""

    def __init__(self, folder: Path, *where: str) -> None:
        self.folder = folder
        self.arguments = where or ("--data", str(folder / "data"))
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        (folder / "web" / "assets").mkdir(parents=True)
        (folder / "web" / "index.html").write_text(PAGE)

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        arguments = ("--port", "0", *self.arguments, "--processes", "1", "--requests", "1000000", "--messages", "1000")
        environment = {**os.environ, "CHAUDRON_WEB": str(self.folder / "web"), "LANGUAGE": "en", "LANG": "C.UTF-8"}
        command = [sys.executable, "-m", "chaudron", "serve", *arguments]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, start_new_session=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http" in line, self.log()
        self.address = next(word.rstrip(".") for word in line.split() if word.startswith("http"))

    def kill(self) -> None:
        """End it at once, as a power cut does."""
        assert self.process is not None
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def log(self) -> str:
        """What it has complained of."""
        return (self.folder / "log").read_text()
