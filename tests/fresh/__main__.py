"""Builds the sdist and, from it, the wheel; installs that into fresh environments, alone and with its extras; and tries its commands."""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import go

TIMEOUT = 300
"""Seconds for a server to start."""


def main() -> None:
    """Build, install and try; whatever fails ends it with an error."""
    uv = go.uv()
    if uv is None:
        sys.exit("this needs uv")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = {**os.environ, **go.index(), "CHAUDRON_LANG": "en", "XDG_DATA_HOME": str(folder / "data")}
        build = [uv, "build", "-q", "--no-build-isolation", "--python", go.PYTHON, "--out-dir", folder / "dist", go.ROOT]
        said(build, environment, go.ROOT)
        (wheel,) = (folder / "dist").glob("*.whl")
        print(f"built {wheel.name} from the sdist", flush=True)
        for extras in ("", "[server,lab]"):
            python = folder / f"fresh{len(extras)}"
            said([uv, "venv", "-q", "--python", go.PYTHON, python], environment, folder)
            said([uv, "pip", "install", "-q", "--python", python, f"chaudron{extras} @ {wheel.as_uri()}"], environment, folder)
            whole(python, environment, folder) if extras else alone(python, environment, folder)
            print(f"chaudron{extras} works", flush=True)


def said(command: list[object], environment: dict[str, str], folder: Path, code: int = 0) -> str:
    """Run a command that must end with this code, and return what it says."""
    found = subprocess.run([str(part) for part in command], cwd=folder, env=environment, capture_output=True, text=True)
    if found.returncode != code:
        sys.exit(f"{command}: code {found.returncode}\n{found.stdout}{found.stderr}")
    return found.stdout + found.stderr


def chaudron(python: Path) -> Path:
    """Return the command of an environment."""
    return python / ("Scripts/chaudron.exe" if os.name == "nt" else "bin/chaudron")


def alone(python: Path, environment: dict[str, str], folder: Path) -> None:
    """Try the library without extras."""
    command = chaudron(python)
    said([command, "doctor"], environment, folder)
    said([command, "simulate", "poison", "--games", 4, "--jobs", 1], environment, folder)
    for arguments, extra in ((["serve"], "server"), (["ladder", "poison"], "lab")):
        answer = said([command, *arguments], environment, folder, code=2)
        if f"chaudron[{extra}]" not in answer:
            sys.exit(f"{arguments}: {answer}")


def whole(python: Path, environment: dict[str, str], folder: Path) -> None:
    """Try the library with its extras: simulations in two processes, and a server."""
    command = chaudron(python)
    said([command, "simulate", "poison", "--games", 4, "--jobs", 2], environment, folder)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
    serving = [str(command), "serve", "--port", port, "--data", str(folder / "cellar")]
    server = subprocess.Popen(serving, env=environment, stdout=subprocess.DEVNULL)
    try:
        for path in ("/api/health/ready", "/", "/docs/", "/docs/reference/chaudron.kernel/"):
            fetch(server, f"http://127.0.0.1:{port}{path}")
    finally:
        server.terminate()
        server.wait()


def fetch(server: subprocess.Popen[bytes], address: str) -> None:
    """Get a page, as soon as the server is there."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            with urllib.request.urlopen(address) as answer:
                answer.read()
                return
        except OSError:
            if time.monotonic() > deadline or server.poll() is not None:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    main()
