"""Makes sure that Firefox and WebKitGTK are there, from Debian's packages; run by `python3 go.py browsers`."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable

FIREFOX = "/usr/bin/firefox-esr"
PYTHON = "/usr/bin/python3"
"""The Python for which Debian packages the bindings of WebKitGTK."""
DRIVER = "WebKitWebDriver"
DISPLAY = "Xvfb"
BINDINGS = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
TIMEOUT = 300
"""Seconds to wait for somebody else who installs packages."""
UNAVAILABLE = 77
"""The exit code if the browsers cannot be tried here; pytest has codes of its own up to 5."""


def has_bindings() -> bool:
    """Whether Debian's Python can open a window of WebKitGTK."""
    return os.path.exists(PYTHON) and subprocess.run([PYTHON, "-c", BINDINGS], capture_output=True).returncode == 0


NEEDED: dict[tuple[str, ...], Callable[[], bool]] = {
    ("firefox-esr",): lambda: os.path.exists(FIREFOX),
    ("webkit2gtk-driver",): lambda: shutil.which(DRIVER) is not None,
    ("xvfb",): lambda: shutil.which(DISPLAY) is not None,
    ("python3-gi", "gir1.2-webkit2-4.1"): has_bindings,
}
"""Packages, and whether what they bring is there."""


def missing() -> list[str]:
    """Return the packages that are missing."""
    return [package for packages, is_there in NEEDED.items() if not is_there() for package in packages]


def may_install() -> bool:
    """Whether packages can be installed here, and `CHAUDRON_NO_APT` does not forbid it."""
    return not os.environ.get("CHAUDRON_NO_APT") and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str]) -> None:
    """Install packages; what goes wrong is printed, and shows in what is still missing."""
    print(f"installing {' '.join(packages)} …", file=sys.stderr, flush=True)
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(
            ["apt-get", "-q", "-o", f"DPkg::Lock::Timeout={TIMEOUT}", *command],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            print(done.stdout, file=sys.stderr)


def main() -> None:
    """Install what is missing if that is possible; otherwise say what is missing."""
    if (wanted := missing()) and may_install():
        install(wanted)
        wanted = missing()
    if wanted:
        print(f"Firefox and WebKit cannot be tried here: these Debian packages are missing: {' '.join(wanted)}", file=sys.stderr)
        sys.exit(UNAVAILABLE)


if __name__ == "__main__":
    main()
