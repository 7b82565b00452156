"""Serves the documents as a site, if they are built."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.response import File, Redirect

FOLDER = Path(os.environ.get("CHAUDRON_DOCS") or Path(__file__).parents[1] / "documents")
"""The folder of the built site: in the package, unless `CHAUDRON_DOCS` names another."""
NOT_BUILT = "The documents are not built. In a checkout, run: python3 go.py docs"


@get(["/docs", "/docs/{rest:path}"], include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def documents(state: State, request: Request[Any, Any, Any]) -> Response[str] | Redirect | File:
    """Return a page or a file of the site; the address of a page ends with a slash, because its links are relative."""
    folder: Path = state.server.settings.documents
    if not (folder / "index.html").exists():
        return Response(NOT_BUILT, status_code=503, media_type=MediaType.TEXT)
    path: str = request.scope["path"]
    file = (folder / path.removeprefix("/docs").strip("/")).resolve()
    if not file.is_relative_to(folder.resolve()):
        raise NotFoundException
    if file.is_dir():
        if not request.scope["raw_path"].endswith(b"/"):  # the router takes it from the path
            return Redirect(f"{state.server.settings.base}{path}/")
        file /= "index.html"
    if not file.is_file() or file.name.startswith("."):
        raise NotFoundException
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return File(file, media_type=kind, content_disposition_type="inline")
