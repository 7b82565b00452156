"""The web client, built from the source as it stands."""

import os
from functools import cache
from pathlib import Path

import web_build


@cache
def web_client() -> Path:
    """The folder of a built client: the one of `CHAUDRON_WEB`, else ours, which whoever comes first builds if need be."""
    given = os.environ.get("CHAUDRON_WEB")
    return Path(given) if given else web_build.build()
