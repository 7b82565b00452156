"""The web client, built from the current source."""

import os
from functools import cache
from pathlib import Path

import web_build


@cache
def web_client() -> Path:
    """Return the folder of the built client: `CHAUDRON_WEB`, or our own, which the first process builds if necessary."""
    given = os.environ.get("CHAUDRON_WEB")
    return Path(given) if given else web_build.build()
