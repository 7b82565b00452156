"""A private feed (Atom) of the tables that wait for a visitor; whoever knows its address may read it, and nobody is named by id in it."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any
from uuid import NAMESPACE_URL, uuid5
from xml.etree.ElementTree import Element, SubElement, tostring

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter

from chaudron.server import wire
from chaudron.server.asking import REFUSALS
from chaudron.server.notices import Notice, worded
from chaudron.server.refusals import Missing
from chaudron.store import reach
from chaudron.store.reach import Feed
from chaudron.texts import texts

if TYPE_CHECKING:
    from chaudron.server.app import Server

ATOM = "http://www.w3.org/2005/Atom"
KIND = "application/atom+xml"
ENDING = ".atom"


@get("/feed/{name:str}", include_in_schema=False, responses=REFUSALS)
async def feed(state: State, request: Request[Any, Any, Any], name: Annotated[str, Parameter(max_length=64)]) -> Response[bytes]:
    """Return a feed, or say that it has not changed."""
    server: Server = state.server
    found = await server.store.read(reach.feed_at, name.removesuffix(ENDING)) if name.endswith(ENDING) else None
    if found is None:
        raise Missing("page")
    cards, me = await server.lobby.waiting(found.visitor), await server.visitors.name(found.visitor)
    body = written(found, cards, me, str(request.base_url).rstrip("/"))
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache", "x-robots-tag": "noindex"}
    known = {part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")}
    if tag in known:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=f"{KIND}; charset=utf-8", headers=headers)


def written(feed: Feed, cards: list[wire.TableCard], me: str | None, origin: str) -> bytes:
    """Return a feed with an entry for each table, whose id stays the same while a slow table waits for the same move."""
    words = texts(feed.language)
    root = Element("feed", {"xmlns": ATOM, "xml:lang": feed.language})
    SubElement(root, "title").text = words.say("feed-title")
    SubElement(root, "id").text = uuid5(NAMESPACE_URL, f"{origin}/feed/{feed.key}").urn
    SubElement(root, "updated").text = moment(max([feed.made, *(card.changed for card in cards)]))
    SubElement(root, "icon").text = f"{origin}/favicon.svg"
    SubElement(root, "link", {"rel": "alternate", "type": "text/html", "href": f"{origin}/"})
    SubElement(SubElement(root, "author"), "name").text = words.say("feed-author")
    for card in cards:
        others = tuple(name or "" for name in card.names if name not in {None, me})
        title, text = worded(Notice("your-move", card.code, card.game, others), feed.language)
        entry = SubElement(root, "entry")
        SubElement(entry, "title").text = title
        SubElement(entry, "id").text = uuid5(NAMESPACE_URL, f"{origin}/t/{card.code}#{card.due or card.changed}").urn
        SubElement(entry, "updated").text = moment(card.changed)
        SubElement(entry, "link", {"rel": "alternate", "type": "text/html", "href": f"{origin}/t/{card.code}"})
        SubElement(entry, "summary").text = text
    found: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return found


def moment(seconds: int) -> str:
    """Return a time as Atom wants it."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
