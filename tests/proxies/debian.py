"""Makes sure that reverse proxies are there, from Debian's packages; run by `python3 go.py proxies`."""

import shutil
import sys

from tests.browsers.debian import UNAVAILABLE, install, may_install

PROXIES = {"caddy": "caddy", "nginx": "nginx"}
"""Packages, and the program that each brings."""


def missing() -> list[str]:
    """Return the packages that are missing."""
    return [package for package, program in PROXIES.items() if shutil.which(program) is None]


def main() -> None:
    """Install what is missing if that is possible; otherwise say what is missing."""
    if (wanted := missing()) and may_install():
        install(wanted)
        wanted = missing()
    if wanted:
        print(f"Reverse proxies cannot be tried here: these Debian packages are missing: {' '.join(wanted)}", file=sys.stderr)
        sys.exit(UNAVAILABLE)


if __name__ == "__main__":
    main()
