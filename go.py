#!/usr/bin/env python3
"""Run everything from one script: it needs Python 3.11 and pip, and installs the rest into the project folder.

python3 go.py play               start a server for tables in the browser (--port, --host, --data)
python3 go.py terminal           play in the terminal
python3 go.py test               run all checks: lint, types, import rules and every test, the engine's on both builds
python3 go.py test ARGUMENTS     run pytest with these arguments, on the interpreted source
python3 go.py browsers           take long journeys through Chromium, Firefox and WebKit; installs the latter two on Debian, if run as root
python3 go.py bench [WHAT]       run benchmarks in comparison with other libraries
python3 go.py bench hearts       compare the Hearts of examples/ with OpenSpiel's, on the same work and at the same table
python3 go.py bench look         measure how quickly one looks back at a long match, in a browser
python3 go.py golden             regenerate the golden playthroughs
python3 go.py wire               regenerate the browser's types of the wire messages
python3 go.py pictures           retake the pictures of the README
python3 go.py docs               build the documents as a site, if they are out of date; a server shows it under /docs
python3 go.py lock               regenerate the locked requirements
python3 go.py build              compile the engine, and build the browser client and the documents, if they are out of date
python3 go.py mutants            plant faults in the source and check that the tests catch each of them
python3 go.py package            build the sdist and the wheel, and try them in fresh environments
python3 go.py proxies            play behind Caddy and nginx, with TLS; installs them on Debian, if run as root
python3 go.py faults             kill, starve and cut off a server under load, and check that nothing is lost
python3 go.py COMMAND …          run any other chaudron command: games, rules, simulate, replay, backup, doctor …
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import venv
from collections.abc import Mapping
from pathlib import Path

import docs_build
import engine_build
from alone import alone
from side_by_side import Part, Report, side_by_side

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web" / "dist"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = ROOT / "requirements"
EXTRAS = ("--extra", "server", "--extra", "postgres", "--group", "build")
LAB = (*EXTRAS, "--extra", "lab", "--extra", "cluster")
LOCKS = {
    "run": [*EXTRAS],
    "lab": [*LAB],
    "docs": [*EXTRAS, "--group", "docs"],
    "test": [*LAB, "--group", "test", "--group", "docs"],
    "bench": [*EXTRAS, "--extra", "lab", "--extra", "bench"],
}
ENGINE = ("tests/kernel", "tests/laws/test_laws.py", "tests/playthroughs", "tests/games/test_lessons.py")
"""What runs on both builds: the kernel, and whole games in which every rule occurs."""
BUILDS = ("compiled build", "web build")
"""The names of the builds that tests need."""
NEED_WEB = ("serve", "bench")
"""The commands that serve the browser client."""
PRETTIER_CACHE = ("--cache", "--cache-strategy", "content", "--cache-location", ROOT / ".cache" / "prettier")
UV = "uv==0.13.7"


def run(*command: object, **environment: str) -> None:
    """Run a command in the project folder; exit with its code if it fails."""
    code = subprocess.run([str(part) for part in command], cwd=ROOT, env={**os.environ, **environment}).returncode
    if code:
        sys.exit(code)


def quietly(*command: object) -> bool:
    """Run a command without showing its output, and return whether it succeeds."""
    return subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True).returncode == 0


def uv() -> Path | None:
    """Return the path of uv, installing it with pip if necessary; None if that fails or `CHAUDRON_NO_UV` is set."""
    if os.environ.get("CHAUDRON_NO_UV"):
        return None
    if found := shutil.which("uv"):
        return Path(found)
    tool = ROOT / ".tools" / "bin" / "uv"
    if not tool.exists():
        quietly(sys.executable, "-m", "pip", "install", "-q", "--target", ROOT / ".tools", UV)
    return tool if tool.exists() else None


def index() -> Mapping[str, str]:
    """Return environment variables that make uv use pip's package index, because uv does not read pip's configuration."""
    asked = subprocess.run([sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True)
    address = os.environ.get("PIP_INDEX_URL") or (asked.stdout.strip() if asked.returncode == 0 else "")
    return {"UV_DEFAULT_INDEX": address} if address and "UV_DEFAULT_INDEX" not in os.environ else {}


def install(*arguments: object, **environment: str) -> None:
    """Install into the project's environment with uv or, if it is not available, with pip."""
    if tool := uv():
        run(tool, "pip", "install", "-q", "--python", PYTHON, *arguments, **index(), **environment)
    else:
        run(sys.executable, "-m", "pip", "--python", PYTHON, "install", "-q", "--disable-pip-version-check", *arguments, **environment)


def prepare(group: str) -> None:
    """Install a group's locked requirements and the source into the environment, unless they are up to date."""
    stamp, python = VENV / f".{group}", VENV / ".python"
    lock = REQUIREMENTS / f"{group}.txt"
    wanted = hashlib.sha256(lock.read_bytes() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()

    def is_ready() -> bool:
        return holds(python, sys.version) and holds(stamp, wanted)

    if is_ready():
        return
    with alone(ROOT / ".cache" / "venv.lock", "waiting for another process that is installing …"):
        if is_ready():
            return
        if not PYTHON.exists() or not holds(python, sys.version):
            venv.create(VENV, with_pip=False, clear=True)
            python.write_text(sys.version)
        print(f"installing the requirements of '{group}' …", file=sys.stderr)
        install("--require-hashes", "-r", lock)
        install("--no-deps", "--no-build-isolation", "-e", ROOT)
        stamp.write_text(wanted)


def holds(file: Path, text: str) -> bool:
    """Whether the file exists and contains exactly this text."""
    return file.exists() and file.read_text() == text


def web(*arguments: str) -> None:
    """Build the browser client, or run one of its tools."""
    run(PYTHON, "web_build.py", *arguments)


def build() -> None:
    """Compile the source if there is no build of it; a failed build is an error, with no fallback to interpreted code."""
    if engine_build.compiles() and engine_build.built() is None:
        run(PYTHON, "engine_build.py")


def docs() -> None:
    """Build the documents as a site if they are out of date."""
    if not docs_build.is_fresh():
        prepare("docs")
        run(PYTHON, "docs_build.py")


def test(arguments: list[str]) -> None:
    """Run everything that must pass before a change is merged, or pytest if there are arguments."""
    prepare("test")
    pytest = [PYTHON, "-m", "pytest"]
    if arguments:
        run(*pytest, *arguments)
        return
    web("--tools")
    report = Report()
    cores = os.cpu_count() or 1
    # A file stays together, because its tests share servers and browsers.
    every = [*pytest, "--dist", "loadfile", "--no-loadscope-reorder", "--durations=20", "-m", "not journey"]
    compiles = engine_build.compiles()
    build, name = ("compiled", "all tests, compiled") if compiles else ("interpreted", "all tests, on the source")
    # Tests of servers and browsers wait much of the time, so two more of them run than there are cores.
    tests = Part(name, [*every, "-n", cores + 2], {"CHAUDRON_EXPECT": build}, after=BUILDS, live=True)
    source = []
    if compiles:
        few = {"CHAUDRON_EXPECT": "interpreted", "CHAUDRON_FEW_SETTINGS": "1"}
        source = [Part("tests of the engine, on the source", [*every, "-n", 1, *ENGINE], few, after=BUILDS, modest=True)]
    else:
        print("no C compiler found (or CHAUDRON_COMPILE=no): skipping the tests of the compiled build", flush=True)
    side_by_side([*builds(), tests, *source, *checks()], report, at_once=2)
    report.finish()


def browsers(arguments: list[str]) -> None:
    """Run the journeys through Chromium and those through other browsers; exits with code 77 if the others cannot be had."""
    prepare("test")
    web()
    expected = {"CHAUDRON_EXPECT": "compiled"} if engine_build.built() else {}
    if not arguments:
        taken = ["-m", "journey", "-n", os.cpu_count() or 1, "--dist", "worksteal", "--durations=10", "tests/browser"]
        run(PYTHON, "-m", "pytest", *taken, **expected)
    run(PYTHON, "-m", "tests.browsers.debian")
    # Each of the other browsers has a process of its own.
    collected = ["-o", "python_files=journey_*.py", "-n", "2", "--dist", "loadgroup", "--durations=10"]
    run(PYTHON, "-m", "pytest", *collected, *(arguments or ["tests/browsers"]), **expected)


def builds() -> list[Part]:
    """Return what is built for the tests."""
    engine = [Part("compiled build", [PYTHON, "engine_build.py"])] if engine_build.compiles() else []
    documents = Part("documents", [PYTHON, "docs_build.py"], after=("web build",), modest=True)
    return [*engine, Part("web build", [PYTHON, "web_build.py"]), documents]


def checks() -> list[Part]:
    """Return the checks of the source, which run beside the tests, longest first."""
    tool = [PYTHON, "web_build.py", "run"]
    commands: dict[str, list[object]] = {
        "svelte-check": [*tool, "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"],
        "vitest": [*tool, "vitest", "run"],
        "eslint": [*tool, "eslint", "--cache", "--cache-strategy", "content", "--cache-location", ROOT / ".cache" / "eslint", "."],
        "mypy": [PYTHON, "-m", "mypy"],
        "prettier": [*tool, "prettier", "--check", "--log-level", "warn", *PRETTIER_CACHE, "."],
        "import rules": [PYTHON.parent / "lint-imports"],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."],
        "ruff check": [PYTHON, "-m", "ruff", "check", "--quiet", "."],
    }
    return [Part(name, command, modest=True) for name, command in commands.items()]


def examples() -> Path:
    """Return a folder in which the games of `examples` are installed, compiled where they can be; it is named after what is in them."""
    files = sorted(path for path in (ROOT / "examples").rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".md"))
    found = hashlib.sha256(engine_build.tools().encode())
    for path in files:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    folder = ROOT / ".cache" / "examples" / found.hexdigest()[:16]
    with alone(ROOT / ".cache" / "examples.lock", "waiting for another process that is installing the examples …"):
        if not folder.exists():
            with tempfile.TemporaryDirectory(dir=ROOT / ".cache") as unfinished:  # a build writes beside what it builds
                copies = [shutil.copytree(path, Path(unfinished) / path.name) for path in (ROOT / "examples").iterdir() if path.is_dir()]
                install("--no-deps", "--no-build-isolation", "--target", Path(unfinished) / "installed", *copies)
                folder.parent.mkdir(exist_ok=True)
                (Path(unfinished) / "installed").rename(folder)
    return folder


def wire() -> None:
    """Regenerate the browser's types of the wire messages."""
    prepare("test")
    run(PYTHON, "-m", "tests.server.wire_types")


def lock() -> None:
    """Lock every group's requirements, with hashes and without index URLs."""
    tool = uv()
    if tool is None:
        sys.exit("locking needs uv")
    for group, wanted in LOCKS.items():
        target = REQUIREMENTS / f"{group}.txt"
        same = [] if group == "run" else ["-c", REQUIREMENTS / "run.txt"]
        options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate"]
        run(tool, "pip", "compile", "-q", "pyproject.toml", *wanted, *same, *options, "-o", target, **index())


def chaudron(group: str, *arguments: str) -> None:
    """Build what a chaudron command needs, and run it."""
    prepare(group)
    if arguments[0] in NEED_WEB:
        web()
    build()
    become(*arguments)


def play(*arguments: str) -> None:
    """Start the server at once: compiled if there is a build, otherwise interpreted, while a build for next time runs in the background."""
    prepare("run")
    web()
    compiled = not engine_build.compiles() or engine_build.built() is not None
    if not compiled or not docs_build.is_fresh():
        with (ROOT / ".cache" / "build.log").open("w") as log:
            subprocess.Popen([sys.executable, __file__, "build"], cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
    if not compiled:
        os.environ["CHAUDRON_INTERPRETED"] = "1"
    become("serve", *arguments)


def become(*arguments: str) -> None:
    """Replace this process with a chaudron command, which finds the build of the source by itself."""
    environment = {**os.environ, "CHAUDRON_WEB": str(WEB), "CHAUDRON_DOCS": str(docs_build.SITE)}
    command = [str(PYTHON), "-m", "chaudron", *arguments]
    if os.name == "nt":
        sys.exit(subprocess.run(command, env=environment).returncode)
    os.execve(PYTHON, command, environment)


def main() -> None:
    """Run the command named by the first argument."""
    match sys.argv[1:]:
        case [] | ["-h" | "--help" | "help"]:
            print(__doc__)
        case ["test", *rest]:
            test(rest)
        case ["browsers", *rest]:
            browsers(rest)
        case ["play", *rest]:
            play(*rest)
        case ["terminal", *rest]:
            chaudron("run", "play", *rest)
        case ["build"]:
            prepare("run")
            web()
            build()
            docs()
        case ["docs"]:
            docs()
            print(docs_build.SITE / "index.html")
        case ["mutants", *rest]:
            prepare("test")
            run(PYTHON, "-m", "tests.mutants", *rest)
        case ["package"]:
            prepare("test")
            run(PYTHON, "-m", "tests.fresh")
        case ["proxies", *rest]:
            prepare("test")
            run(PYTHON, "-m", "tests.proxies.debian")
            run(PYTHON, "-m", "pytest", "-o", "python_files=journey_*.py", *(rest or ["tests/proxies"]))
        case ["faults", *rest]:
            prepare("test")
            build()
            run(PYTHON, "-m", "tests.faults", *rest)
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
        case ["simulate" | "ladder" | "arena" | "study" | "tune", *_]:
            chaudron("lab", *sys.argv[1:])
        case ["bench", "hearts", *rest]:
            prepare("bench")
            build()
            os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(examples()), os.environ.get("PYTHONPATH")]))
            run(PYTHON, "-m", "hearts.bench", *rest)
        case ["bench", "look", *rest]:
            prepare("test")
            web()
            build()
            run(PYTHON, "-m", "tests.browser.look_bench", *rest)
        case ["bench", *rest]:
            chaudron("bench", "bench", *rest)
        case [*command]:
            chaudron("run", *command)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # also stops parallel parts
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
