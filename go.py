#!/usr/bin/env python3
"""One file to start from: needs Python 3.11 and pip, installs everything else beside itself.

python3 go.py play               open the house: a server for tables in the browser (--port, --host, --data)
python3 go.py terminal           play in the terminal
python3 go.py test               lint, types, import rules and every test, on both builds
python3 go.py test ARGUMENTS     pytest with these arguments, on the source as it stands
python3 go.py bench [WHAT]       measure speed against peers
python3 go.py golden             write the golden playthroughs anew
python3 go.py wire               write the browser's types of the wire anew
python3 go.py pictures           take the pictures of the README anew
python3 go.py lock               write the locked requirements anew
python3 go.py COMMAND …          any other command of chaudron: games, rules, simulate, replay, backup, doctor …
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web" / "dist"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BUILDS = ROOT / ".cache" / "build"
REQUIREMENTS = ROOT / "requirements"
LOCKS = {"run": ["--group", "build"], "test": ["--group", "build", "--group", "test"], "bench": ["--group", "build", "--extra", "bench"]}
BUILDS_KEPT = 3
UV = "uv==0.13.7"


def run(*command: object, **environment: str) -> None:
    """Run a command here; stop with its exit code if it fails."""
    code = subprocess.run([str(part) for part in command], cwd=ROOT, env={**os.environ, **environment}).returncode
    if code:
        sys.exit(code)


def quietly(*command: object) -> bool:
    """Whether a command succeeds; what it prints is dropped."""
    return subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True).returncode == 0


def uv() -> Path | None:
    """uv, from the path or fetched with pip; None if it cannot be had or `CHAUDRON_NO_UV` is set."""
    if os.environ.get("CHAUDRON_NO_UV"):
        return None
    if found := shutil.which("uv"):
        return Path(found)
    tool = ROOT / ".tools" / "bin" / "uv"
    if not tool.exists():
        quietly(sys.executable, "-m", "pip", "install", "-q", "--target", ROOT / ".tools", UV)
    return tool if tool.exists() else None


def index() -> Mapping[str, str]:
    """The package index that pip is configured for, told to uv, which does not read pip's configuration."""
    asked = subprocess.run([sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True)
    address = os.environ.get("PIP_INDEX_URL") or (asked.stdout.strip() if asked.returncode == 0 else "")
    return {"UV_DEFAULT_INDEX": address} if address and "UV_DEFAULT_INDEX" not in os.environ else {}


def install(*arguments: object, **environment: str) -> None:
    """Install into the project's environment with uv or, failing that, with pip."""
    if tool := uv():
        run(tool, "pip", "install", "-q", "--python", PYTHON, *arguments, **index(), **environment)
    else:
        run(sys.executable, "-m", "pip", "--python", PYTHON, "install", "-q", "--disable-pip-version-check", *arguments, **environment)


def prepare(group: str) -> None:
    """An environment with a group's locked requirements, and the source itself; does nothing if it is there already."""
    lock = REQUIREMENTS / f"{group}.txt"
    stamp = VENV / f".{group}"
    wanted = hashlib.sha256(lock.read_bytes() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    if not PYTHON.exists():
        venv.create(VENV, with_pip=False)
    print(f"installing what '{group}' needs …", file=sys.stderr)
    install("--require-hashes", "-r", lock)
    install("--no-deps", "--no-build-isolation", "-e", ROOT)
    stamp.write_text(wanted)


def has_compiler() -> bool:
    """Whether a C compiler and Python's headers are there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(shlex.split(command)[0]) is not None and headers.exists()


def digest() -> str:
    """A name for the source as it stands and what it is built with: an edited source never meets an older build."""
    found = hashlib.sha256(repr([sys.version, compiles()]).encode())
    files = [ROOT / "hatch_build.py", ROOT / "web_build.py", ROOT / "pyproject.toml", REQUIREMENTS / "run.txt"]
    for path in [*files, *sorted((ROOT / "src").rglob("*"))]:
        if path.is_file() and "__pycache__" not in path.parts:
            found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def compiles() -> bool:
    """Whether builds are compiled here: there is a C compiler, and `CHAUDRON_COMPILE=no` does not forbid it."""
    return has_compiler() and os.environ.get("CHAUDRON_COMPILE") != "no"


def web(*arguments: str) -> None:
    """Have the browser's client built, or run one of its tools."""
    run(PYTHON, "web_build.py", *arguments)


def build() -> Path:
    """The folder of a build of the source as it stands; one that should be compiled and cannot be is an error, not a slow build."""
    target = BUILDS / digest()
    if not target.exists():
        web()
        print("building, compiled …" if compiles() else "building, interpreted …", file=sys.stderr)
        unfinished = ROOT / ".cache" / f"unfinished-{os.getpid()}"
        install("--no-deps", "--no-build-isolation", "--target", unfinished, ROOT, CHAUDRON_COMPILE="yes" if compiles() else "no")
        BUILDS.mkdir(exist_ok=True)
        try:
            unfinished.rename(target)
        except OSError:  # another run was quicker
            shutil.rmtree(unfinished)
        for old in sorted(BUILDS.iterdir(), key=lambda path: path.stat().st_mtime)[:-BUILDS_KEPT]:
            shutil.rmtree(old, ignore_errors=True)
    return target


def test(arguments: list[str]) -> None:
    """Everything that must hold before a change is taken in."""
    prepare("test")
    pytest = [PYTHON, "-m", "pytest"]
    if arguments:
        run(*pytest, *arguments)
        return
    run(PYTHON, "-m", "ruff", "format", "--check", "--quiet", ".")
    run(PYTHON, "-m", "ruff", "check", "--quiet", ".")
    run(PYTHON, "-m", "mypy")
    run(VENV / PYTHON.parent.name / "lint-imports")
    check_web()
    folder = build()
    if compiles():
        print("tests on the compiled build:", flush=True)
        engine = ["tests/kernel", "tests/games", "tests/laws", "tests/bots", "tests/playthroughs"]
        run(*pytest, "-n", "auto", *engine, PYTHONPATH=str(folder), CHAUDRON_EXPECT="compiled")
    else:
        print("no C compiler here (or CHAUDRON_COMPILE=no): there is no compiled build to test", flush=True)
    print("tests on the source:", flush=True)
    run(*pytest, "-n", "auto", CHAUDRON_EXPECT="interpreted")


def check_web() -> None:
    """Everything that must hold of the browser's client beside the browser tests."""
    web("--tools")
    web("run", "prettier", "--check", "--log-level", "warn", ".")
    web("run", "eslint", ".")
    web("run", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")
    web("run", "vitest", "run")


def wire() -> None:
    """Write the browser's types of the wire anew."""
    prepare("test")
    run(PYTHON, "-m", "tests.server.wire_types")


def lock() -> None:
    """Lock every group's requirements, with hashes and without the address of any index."""
    tool = uv()
    if tool is None:
        sys.exit("locking needs uv")
    for group, wanted in LOCKS.items():
        target = REQUIREMENTS / f"{group}.txt"
        same = [] if group == "run" else ["-c", REQUIREMENTS / "run.txt"]
        options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate"]
        run(tool, "pip", "compile", "-q", "pyproject.toml", *wanted, *same, *options, "-o", target, **index())


def chaudron(group: str, *arguments: str) -> None:
    """A command of chaudron, on a build of the source as it stands."""
    prepare(group)
    web()
    become(build(), *arguments)


def play(*arguments: str) -> None:
    """Open the house at once: on the compiled build if there is one, else on the source while the next time's build is made."""
    prepare("run")
    web()
    folder = BUILDS / digest()
    if not folder.exists() and compiles():
        BUILDS.mkdir(parents=True, exist_ok=True)
        log = (ROOT / ".cache" / "build.log").open("w")
        subprocess.Popen([sys.executable, __file__, "build"], cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
    become(folder if folder.exists() else None, "serve", *arguments)


def become(folder: Path | None, *arguments: str) -> None:
    """Turn into a command of chaudron, on a build or on the source."""
    environment = {**os.environ, "CHAUDRON_WEB": str(WEB), **({"PYTHONPATH": str(folder)} if folder else {})}
    command = [str(PYTHON), "-m", "chaudron", *arguments]
    if os.name == "nt":
        sys.exit(subprocess.run(command, env=environment).returncode)
    os.execve(PYTHON, command, environment)


def main() -> None:
    """Do what the first word says."""
    match sys.argv[1:]:
        case [] | ["-h" | "--help" | "help"]:
            print(__doc__)
        case ["test", *rest]:
            test(rest)
        case ["play", *rest]:
            play(*rest)
        case ["terminal", *rest]:
            chaudron("run", "play", *rest)
        case ["build"]:
            prepare("run")
            build()
        case ["lock"]:
            lock()
        case ["wire"]:
            wire()
        case ["pictures"]:
            prepare("test")
            web()
            run(PYTHON, "-m", "tests.browser.pictures")
        case ["golden"]:
            prepare("test")
            run(PYTHON, "-m", "tests.playthroughs.write")
        case ["bench", *rest]:
            chaudron("bench", "bench", *rest)
        case [*command]:
            chaudron("run", *command)


if __name__ == "__main__":
    main()
