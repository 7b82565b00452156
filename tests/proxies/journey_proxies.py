"""People play through Caddy and nginx, with TLS, as the documents and the files in `deploy` set them up."""

import asyncio
import random
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import connect

from chaudron.server import wire
from tests.docs.reading import ROOT, blocks
from tests.faults.served import Served, free_port
from tests.faults.stores import Data
from tests.server.people import TIMEOUT, Seat, Visitor, play_out

BASE = "/games/chaudron"
TRUSTING = ssl.create_default_context()
TRUSTING.check_hostname = False
TRUSTING.verify_mode = ssl.CERT_NONE


class Guest(Visitor):
    """Somebody who comes through the proxy."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.http = httpx.AsyncClient(base_url=address, trust_env=False, timeout=TIMEOUT, verify=TRUSTING)

    @asynccontextmanager
    async def at(self, code: str, origin: str | None = None) -> AsyncIterator[Seat]:
        async with connect(
            f"{self.address.replace('http', 'ws', 1)}/socket/{code}", additional_headers={"Cookie": f"chaudron={self.key}"}, ssl=TRUSTING,
            origin=cast(Any, origin or self.origin), proxy=None, max_size=None, compression=None, close_timeout=2,
        ) as connection:  # fmt: skip
            seat = Seat(connection)
            await seat.hear()
            yield seat


@contextmanager
def running(*command: object, port: int) -> Iterator[None]:
    """A program, from when it listens on a port."""
    process = subprocess.Popen([str(part) for part in command])
    try:
        while True:
            assert process.poll() is None, "it has ended"
            try:
                httpx.get(f"https://localhost:{port}/api/health/live", verify=TRUSTING, trust_env=False)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait()


def sites() -> tuple[str, str]:
    """The two sites of the file in `deploy`: with a host name of its own, and under a path, which is in its comments."""
    text = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    own, _, under = text.partition("# example.org {")
    return own, "\n".join(line.removeprefix("#").removeprefix(" ") for line in f"# example.org {{{under}".splitlines())


@contextmanager
def caddy(folder: Path, server: int, port: int, base: str = "") -> Iterator[None]:
    """Caddy with a site of the file in `deploy`, and a certificate of its own authority."""
    text = re.sub(r"^[\w.]*example.org \{", f"https://localhost:{port} {{\n\ttls internal", sites()[bool(base)], flags=re.MULTILINE)
    text = text.replace(":8765", f":{server}")
    head = f"{{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system {folder / 'caddy'}\n}}\n"
    (folder / "Caddyfile").write_text(head + text)
    with running("caddy", "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile", port=port):
        yield


@contextmanager
def nginx(folder: Path, server: int, port: int, base: str = "") -> Iterator[None]:
    """Nginx with the block in the documents, and a certificate that it has signed itself."""
    (block,) = [each.text for each in blocks(ROOT / "docs" / "operating-a-server.md") if each.language == "nginx"]
    block = block.replace("location / {", f"location {base}/ {{")
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "2"]
    subprocess.run([*made, "-keyout", folder / "key.pem", "-out", folder / "cert.pem"], check=True, capture_output=True)
    temporary = "\n".join(f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'error.log'};\nevents {{}}\nhttp {{ access_log off;\n{temporary}\n"
        f"server {{ listen {port} ssl; ssl_certificate {folder / 'cert.pem'}; ssl_certificate_key {folder / 'key.pem'};\n"
        f"{block.replace(':8765', f':{server}')}\n}} }}\n"
    )
    with running("nginx", "-c", folder / "nginx.conf", port=port):
        yield


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    found = Served(tmp_path, Data(tmp_path / "data"), {})
    found.start()
    yield found
    found.kill()


@pytest.mark.parametrize("base", ["", BASE])
@pytest.mark.parametrize("proxy", [caddy, nginx])
async def test_people_play_through_a_reverse_proxy_with_tls(proxy: Any, base: str, served: Served, tmp_path: Path) -> None:
    port = free_port()
    if base:
        await asyncio.to_thread(served.stop)
        served.options = ["--base", base]
        await asyncio.to_thread(served.start)
    with proxy(tmp_path, served.port, port, base):
        people = [Guest(f"https://localhost:{port}{base}") for _ in range(3)]
        first = await people[0].http.get("/")
        assert f"Path={base or '/'};" in first.headers["set-cookie"]
        assert first.status_code == 200
        assert re.search("; Secure", first.headers["set-cookie"]), "the proxy says that it speaks TLS"
        for person in people:
            await person.home()
        code = await people[0].create(seats=3)
        async with people[0].at(code) as one, people[1].at(code) as two, people[2].at(code) as three:
            seats = [one, two, three]
            await two.do(wire.Sit)
            await three.do(wire.Sit)
            await one.do(wire.Begin)
            for seat in seats:
                await seat.until(lambda told: told.play is not None)
            assert await play_out(seats, random.Random(3), 30) == 30
        with pytest.raises(Exception, match=r"403|4403|closed"):
            async with people[0].at(code, origin="https://elsewhere.example"):
                pass
        for person in people:
            await person.http.aclose()


async def test_limits_apply_to_each_visitor_and_not_to_the_proxy(served: Served, tmp_path: Path) -> None:
    """Only the proxy says where somebody comes from, whatever they say themselves."""
    port = free_port()
    with caddy(tmp_path, served.port, port):
        await asyncio.to_thread(served.stop)
        served.environment = {**served.environment, "PYTHONUNBUFFERED": "1"}
        served.options = ["--log-level", "info", "--log", "json", "--log-addresses"]
        await asyncio.to_thread(served.start)
        async with httpx.AsyncClient(base_url=f"https://localhost:{port}", verify=TRUSTING, trust_env=False) as http:
            await http.get("/api/home", headers={"X-Forwarded-For": "203.0.113.9"})
        log = served.log.read_text()
        assert '"address": "127.0.0.1"' in log or '"address": "::1"' in log
        assert "203.0.113.9" not in log


@pytest.mark.parametrize("proxy", [caddy, nginx])
async def test_under_a_path_a_proxy_leads_there_and_keeps_the_rest(proxy: Any, served: Served, tmp_path: Path) -> None:
    port = free_port()
    await asyncio.to_thread(served.stop)
    served.options = ["--base", BASE]
    await asyncio.to_thread(served.start)
    with proxy(tmp_path, served.port, port, BASE):
        async with httpx.AsyncClient(base_url=f"https://localhost:{port}", verify=TRUSTING, trust_env=False) as http:
            moved = await http.get(BASE)
            assert moved.is_redirect and moved.headers["location"].endswith(f"{BASE}/")
            assert (await http.get(f"{BASE}/api/health/ready")).json() == {"ready": True, "trouble": None}
            beside = await http.get("/api/health/ready")
            assert "trouble" not in beside.text and "set-cookie" not in beside.headers


def test_the_site_under_a_path_is_the_one_in_the_documents() -> None:
    _, documented = [each.text for each in blocks(ROOT / "docs" / "operating-a-server.md") if each.language == "caddy"]
    assert sites()[1].split() == documented.split()


def test_both_proxies_are_there() -> None:
    assert shutil.which("caddy") and shutil.which("nginx")
