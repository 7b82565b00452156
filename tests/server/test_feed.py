"""A visitor's feed: a secret address that lists the tables that wait for them, and nothing else."""

from xml.etree import ElementTree

import httpx

from chaudron.server import wire
from chaudron.server.visitors import hashed
from tests.server.people import House, Visitor
from tests.server.test_forgetting import forgotten
from tests.server.test_slow import DAY, noted

ATOM = "{http://www.w3.org/2005/Atom}"


async def published(visitor: Visitor, language: str = "en") -> str:
    found = (await visitor.call("POST", "/api/me/feed", {"language": language}, wire.Reach)).feed
    assert found is not None
    return found


async def read(found: House, path: str, **headers: str) -> httpx.Response:
    """Read a feed as a feed reader does, which is nobody."""
    async with httpx.AsyncClient(base_url=found.address, trust_env=False) as reader:
        return await reader.get(path, headers=headers)


async def waiting(found: House, visitor: Visitor) -> str:
    code = await visitor.create(pace="slow", patience=DAY, level="apprentice", begin=True)
    await noted(found, code)
    return code


async def test_a_feed_lists_the_tables_that_wait_for_its_visitor(own: House) -> None:
    ada = await own.visitor("Ada")
    path = await published(ada)
    empty = ElementTree.fromstring((await read(own, path)).content)
    assert empty.findall(f"{ATOM}entry") == []
    code = await waiting(own, ada)
    answer = await read(own, path)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    assert "set-cookie" not in answer.headers and "private" in answer.headers["cache-control"]
    (entry,) = ElementTree.fromstring(answer.content).findall(f"{ATOM}entry")
    link = entry.find(f"{ATOM}link")
    assert link is not None and link.attrib["href"] == f"{own.address}/t/{code}"
    assert (entry.findtext(f"{ATOM}title") or "").endswith(": your move")
    assert "Ada" not in answer.text, "nobody reads their own name"
    assert hashed(ada.key) not in answer.text and ada.key not in answer.text
    assert answer.headers["etag"] and empty.findtext(f"{ATOM}id") == ElementTree.fromstring(answer.content).findtext(f"{ATOM}id")


async def test_what_has_not_changed_is_not_sent_again(own: House) -> None:
    ada = await own.visitor("Ada")
    path = await published(ada)
    first = await read(own, path)
    again = await read(own, path, **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    await waiting(own, ada)
    later = await read(own, path, **{"if-none-match": first.headers["etag"]})
    assert later.status_code == 200 and later.headers["etag"] != first.headers["etag"]


async def test_a_feed_speaks_its_visitors_language(own: House) -> None:
    ada = await own.visitor("Ada")
    path = await published(ada, "fr-CA")
    await waiting(own, ada)
    assert "à vous de jouer" in (await read(own, path)).text
    assert 'lang="fr"' in (await read(own, path)).text


async def test_a_new_address_makes_the_old_one_lead_nowhere(own: House) -> None:
    ada = await own.visitor("Ada")
    old, new = await published(ada), await published(ada)
    assert old != new
    assert [(await read(own, path)).status_code for path in (old, new)] == [404, 200]
    assert (await ada.send("DELETE", "/api/me/feed")).status_code == 204
    assert (await read(own, new)).status_code == 404
    assert (await ada.call("GET", "/api/me/reach", None, wire.Reach)).feed is None


async def test_a_forgotten_visitor_has_no_feed(own: House) -> None:
    ada = await own.visitor("Ada")
    path = await published(ada)
    await forgotten(ada)
    assert (await read(own, path)).status_code == 404


async def test_there_is_no_feed_at_any_other_address(shared: House) -> None:
    for path in ("/feed/x", "/feed/.atom", f"/feed/{'x' * 32}.atom", f"/feed/{'x' * 400}.atom"):
        assert (await read(shared, path)).status_code in {400, 404}
