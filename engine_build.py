"""Compiles kernel, games and bots with mypyc.

python engine_build.py           build the source into .cache/build, unless there is a build already
python engine_build.py FOLDER    write the compiled modules to this folder

A build is a folder that contains only extension modules. Its name is a digest of everything that goes into it, so a build of other
sources is never used. Only compiling needs more than the standard library: `go.py` and the package itself import this file for digests.
"""

import ast
import hashlib
import io
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from time import time

sys.path.insert(0, str(Path(__file__).parent))
from alone import alone

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
CACHE = ROOT / ".cache"
BUILDS = CACHE / "build"
EXTENSIONS = CACHE / "extensions"
PACKAGES = ("kernel", "games", "bots")
TOOLS = ("mypy", "mypy-extensions", "librt", "msgspec", "setuptools", "typing-extensions")
"""The locked packages that affect the result: the compiler, and packages whose types it uses."""
OPTIMISATION = "3"
INLINING = [] if os.name == "nt" else ["-fno-semantic-interposition"]
"""Our functions are never replaced at run time, so calls between them may be inlined."""
DAY = 24 * 60 * 60
BUILDS_KEPT, EXTENSIONS_KEPT = 5, 500
"""How many to keep; anything used in the last 24 hours is always kept."""


def sources(source: Path = SOURCE) -> list[Path]:
    """Return all modules of the compiled packages, including those that stay interpreted: their types affect the others."""
    return sorted(path for package in PACKAGES for path in (source / "chaudron" / package).rglob("*.py"))


def stays_interpreted(code: str) -> bool:
    """Whether a module defines a class with keywords, such as a frozen msgspec struct, or a TypedDict: mypyc drops keywords and types."""
    classes = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.ClassDef)]
    keywords = [keyword.arg for node in classes for keyword in node.keywords if keyword.arg != "metaclass"]
    return bool(keywords) or any(isinstance(base, ast.Name) and base.id == "TypedDict" for node in classes for base in node.bases)


def compiled_modules(source: Path = SOURCE) -> list[str]:
    """Return the modules to compile, relative to the source folder."""
    found = [path for path in sources(source) if path.name != "__init__.py" and not stays_interpreted(path.read_text("utf-8"))]
    return [path.relative_to(source).as_posix() for path in found]


def libraries(modules: list[str]) -> dict[str, list[str]]:
    """Return the shared libraries to compile, each from one C file: one for every game, one for the kernel, one for the bots."""
    found: dict[str, list[str]] = {}
    for module in modules:
        folders = module.split("/")[:-1]
        found.setdefault("_".join(folders[: 3 if folders[1] == "games" else 2]), []).append(module)
    return found


def c_compiler() -> Path | None:
    """Return the C compiler, or None if there is none or Python's headers are missing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = shutil.which(shlex.split(command)[0])
    return Path(found).resolve() if found and (Path(sysconfig.get_path("include")) / "Python.h").exists() else None


def compiles() -> bool:
    """Whether builds are compiled: there is a C compiler, and `CHAUDRON_COMPILE` is not `no`."""
    return os.environ.get("CHAUDRON_COMPILE") != "no" and c_compiler() is not None


def tools() -> str:
    """Describe the Python version, the C compiler and its flags, as part of the digest."""
    compiler = c_compiler()
    size = compiler.stat().st_size if compiler else 0
    variables = [os.environ.get(name) for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")]
    return repr([sys.version, sysconfig.get_config_var("EXT_SUFFIX"), str(compiler), size, variables])


def digest() -> str:
    """Return a digest of the source of the compiled packages, this file, and the tools."""
    locked = (ROOT / "requirements" / "run.txt").read_text("utf-8").splitlines()
    pinned = [line.split(" ")[0] for line in locked if line.split("==")[0] in TOOLS]
    found = hashlib.sha256(repr([tools(), pinned]).encode())
    for path in [Path(__file__), *sources()]:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def built() -> Path | None:
    """Return the folder of the build of the current source, or None if there is none."""
    if not compiles() or not BUILDS.exists():
        return None
    folder = BUILDS / digest()
    if not folder.exists():
        return None
    os.utime(folder)
    return folder


def build() -> Path:
    """Return the folder of the build of the current source, compiling it if necessary; concurrent processes wait for the first."""
    if not compiles():
        sys.exit("cannot compile: no C compiler found, or CHAUDRON_COMPILE=no is set")
    if (found := built()) is not None:
        return found
    with alone(CACHE / "build.lock", "waiting for another process that is compiling …"):
        if (found := built()) is not None:
            return found
        print("compiling …", file=sys.stderr)
        name = digest()
        with tempfile.TemporaryDirectory(dir=CACHE) as unfinished:
            compile_into(Path(unfinished) / "build")
            if digest() != name:
                sys.exit("the source was edited during compilation: run the command again")
            BUILDS.mkdir(exist_ok=True)
            (Path(unfinished) / "build").rename(BUILDS / name)
        forget(BUILDS, BUILDS_KEPT)
        forget(EXTENSIONS, EXTENSIONS_KEPT)
    return BUILDS / name


def forget(folder: Path, kept: int) -> None:
    """Delete entries of a folder that were not used in the last 24 hours, except for the newest."""
    entries = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)
    for old in entries[:-kept]:
        if old.stat().st_mtime < time() - DAY:
            shutil.rmtree(old) if old.is_dir() else old.unlink()


def compile_into(target: Path, source: Path = SOURCE) -> None:
    """Compile the engine into a folder, on all cores, without writing anything into the source."""
    CACHE.mkdir(exist_ok=True)
    EXTENSIONS.mkdir(exist_ok=True)
    target = target.resolve()
    modules = compiled_modules(source)
    before = Path.cwd()
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        os.environ |= {"MYPYPATH": str(source), "MYPY_CACHE_DIR": f"{folder}/mypy"}
        # Modules are named relative to the source folder, so that the build contains no absolute paths.
        os.chdir(source)
        try:
            extensions(modules, target, Path(folder))
        finally:
            os.chdir(before)


def extensions(modules: list[str], target: Path, folder: Path) -> None:
    """Translate modules to C and compile the C files in parallel, longest first."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup

    separate: list[tuple[list[str], str | None]] = [(group, name) for name, group in libraries(modules).items()]
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            found = mypycify(
                ["--strict", *modules], opt_level=OPTIMISATION, debug_level="0", separate=separate, target_dir=str(folder / "c")
            )
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        raise

    for extension in found:
        extension.extra_compile_args += INLINING

    def size(extension: Extension) -> int:
        return sum(Path(file).stat().st_size for file in extension.sources)

    folders = ["--build-lib", str(target), "--build-temp", str(folder / "objects")]
    setup(
        name="chaudron",
        packages=[],
        ext_modules=sorted(found, key=size, reverse=True),
        cmdclass={"build_ext": kept_extensions()},
        script_args=["-q", "build_ext", *folders, "--parallel", str(os.cpu_count() or 1)],
    )


def kept_extensions() -> type:
    """Return setuptools' command that compiles extensions, with a cache."""
    from importlib.metadata import version

    from setuptools import Extension
    from setuptools.command.build_ext import build_ext

    class Kept(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Compiles an extension unless the cache has it, compiled from the same C files with the same tools."""

        def build_extension(self, ext: Extension) -> None:
            found = hashlib.sha256(repr([tools(), version("mypy"), ext.name, ext.extra_compile_args]).encode())
            for file in [*ext.sources, *sorted(ext.depends)]:
                found.update(Path(file).name.encode() + b"\0" + Path(file).read_bytes() + b"\0")
            kept = EXTENSIONS / found.hexdigest()
            target = Path(self.get_ext_fullpath(ext.name))
            if kept.exists():
                os.utime(kept)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(kept, target)
                return
            super().build_extension(ext)
            unfinished = kept.with_name(f"{kept.name}-{os.getpid()}")
            shutil.copyfile(target, unfinished)
            unfinished.replace(kept)

    return Kept


if __name__ == "__main__":
    match sys.argv[1:]:
        case [target]:
            compile_into(Path(target))
        case _:
            build()
