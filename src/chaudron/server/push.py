"""Web Push: the server's own keys, and sending an encrypted message to a push service.

Where a message goes is said by a browser, so it could be anywhere: it is sent only over TLS and only to public addresses, the very address
that was checked, and no redirect is followed. An operator may name hosts that are trusted beyond that."""

from __future__ import annotations

import http.client
import os
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from functools import cached_property
from ipaddress import ip_address
from pathlib import Path
from threading import Lock, Timer
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

from sqlalchemy import Engine

from chaudron.kernel.model import Malformed
from chaudron.store import reach
from chaudron.store.reach import FILE

if TYPE_CHECKING:
    from py_vapid import Vapid

TIMEOUT = 10.0
"""Seconds after which a push service that does not answer is given up."""
MOST_ADDRESSES = 4
"""The number of addresses of a push service that are tried; each gets its share of the time."""
LONGEST_ANSWER = 1000
POINT, SECRET = 65, 16
"""The number of bytes of a browser's public key and of its secret."""


class Keys:
    """The keys with which the server signs its messages, made when there are none.

    They are in a file in the folder of the data, which only its owner can read; without a folder, they are stored with the data."""

    def __init__(self, folder: Path | None, data: Engine) -> None:
        self.file = None if folder is None else folder / FILE
        self._data = data.execution_options(writes=True)
        self._lock = Lock()

    @property
    def made(self) -> bool:
        """Whether there are any, where that is known at once."""
        return self.file is not None and self.file.exists()

    @cached_property
    def vapid(self) -> Vapid:
        """The keys, read or made; that takes a moment, so do it in a thread."""
        with self._lock:
            return self._read()

    def _read(self) -> Vapid:
        from py_vapid import Vapid

        if self.file is None:
            with self._data.begin() as connection:
                return Vapid.from_pem(reach.signing(connection, new_keys))
        if not self.made:
            with self._data.connect() as connection:
                write_private(self.file, reach.find_signing(connection) or new_keys())
        return Vapid.from_pem(self.file.read_bytes())

    @cached_property
    def public(self) -> str:
        """The public key as browsers want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")


def new_keys() -> bytes:
    """Make keys."""
    from py_vapid import Vapid

    made = Vapid()
    made.generate_keys()
    pem: bytes = made.private_pem()
    return pem


def write_private(target: Path, content: bytes) -> None:
    """Write a file that only its owner can read, whole or not at all."""
    unfinished = target.with_name(f".{target.name}.{os.getpid()}")
    with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(content)
    unfinished.rename(target)


def parted(endpoint: str) -> SplitResult:
    """Return the parts of an endpoint; raises Malformed if it is not an address on the web."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise Malformed("endpoint") from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.username is not None or port == 0 or not plain:
        raise Malformed("endpoint")
    return parts


def check_endpoint(endpoint: str, trusted: Collection[str]) -> None:
    """Raise Malformed if nothing would be sent there; an address that a name leads to is checked when something is sent."""
    parts = parted(endpoint)
    if parts.hostname in trusted:
        return
    if parts.scheme != "https" or parts.hostname == "localhost" or not public(parts.hostname or ""):
        raise Malformed("endpoint")


def check_keys(p256dh: str, auth: str) -> None:
    """Raise Malformed if these cannot be the keys of a browser."""
    for key, size in ((p256dh, POINT), (auth, SECRET)):
        try:
            found = urlsafe_b64decode(key.rstrip("=") + "=" * (-len(key.rstrip("=")) % 4))
        except (Error, ValueError):
            raise Malformed("endpoint") from None
        if len(found) != size:
            raise Malformed("endpoint")


def public(host: str) -> bool:
    """Whether a host may be reached from anywhere; a name may, as long as nobody has looked where it leads."""
    try:
        address = ip_address(host)
    except ValueError:
        return True
    return address.is_global and not address.is_multicast


class Answer(NamedTuple):
    """What a push service answers, with the names that `pywebpush` expects."""

    status_code: int
    reason: str
    text: str
    headers: Mapping[str, str]


@contextmanager
def within(timeout: float, plain: socket.socket) -> Iterator[None]:
    """Cut a connection if what is done with it takes longer than this in all: the timeout of a socket is for each byte that comes."""
    descriptor = os.dup(plain.fileno())  # the socket itself changes hands when it is encrypted
    try:
        late = Timer(timeout, cut, [descriptor])
        late.daemon = True
        late.start()
        try:
            yield
        finally:
            late.cancel()
            late.join()
    finally:
        os.close(descriptor)


def cut(descriptor: int) -> None:
    """End a connection, if it has not ended."""
    with suppress(OSError), socket.socket(fileno=os.dup(descriptor)) as connection:
        connection.shutdown(socket.SHUT_RDWR)


class Wire:
    """Sends requests as `pywebpush` expects of a session, to hosts that may be reached."""

    def __init__(self, trusted: Collection[str]) -> None:
        self.trusted = trusted

    def post(self, endpoint: str, *, data: bytes, headers: Mapping[str, str], timeout: float) -> Answer:
        """Send one request; raises OSError if the host cannot or must not be reached."""
        check_endpoint(endpoint, self.trusted)
        parts = parted(endpoint)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        plain = self.connected(host, port, timeout)
        connection = http.client.HTTPConnection(host, port, timeout=timeout)
        with closing(connection), within(timeout, plain):
            connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
            path = parts.path + (f"?{parts.query}" if parts.query else "")
            # The host header must not name the port that goes without saying.
            named = {"Host": parts.netloc, **headers}
            connection.request("POST", path or "/", body=data, headers=named)
            found = connection.getresponse()
            return Answer(found.status, found.reason, found.read(LONGEST_ANSWER).decode("utf-8", "replace"), dict(found.headers))

    def connected(self, host: str, port: int, timeout: float) -> socket.socket:
        """Connect to the first address of a host that answers; each has been checked, so that no other one can take its place."""
        found = dict.fromkeys(str(place[0]) for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        allowed = [address for address in found if host in self.trusted or public(address.partition("%")[0])][:MOST_ADDRESSES]
        if not allowed:
            raise ConnectionRefusedError(f"{host} is not a public address")
        failed: list[OSError] = []
        for address in allowed:
            try:
                connection = socket.create_connection((address, port), timeout / len(allowed))
            except OSError as error:
                failed.append(error)
            else:
                connection.settimeout(timeout)
                return connection
        raise failed[-1]


def send(wire: Wire, keys: Keys, endpoint: str, p256dh: str, auth: str, message: bytes, *, contact: str, ttl: int, topic: str) -> int:
    """Encrypt a message for a browser and send it to its service; returns the status of the answer; raises OSError if none comes."""
    from pywebpush import WebPushException, webpush

    headers: dict[str, Any] = {"urgency": "normal", "topic": topic}
    try:
        answer: Any = webpush(
            {"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}},
            message.decode(),
            vapid_private_key=keys.vapid,
            vapid_claims={"sub": contact},
            ttl=ttl,
            headers=headers,
            timeout=TIMEOUT,
            requests_session=wire,
        )
    except WebPushException as error:
        if error.response is None:
            raise ConnectionError(str(error)) from error
        answer = error.response
    except http.client.HTTPException as error:
        raise ConnectionError(str(error)) from error
    return int(answer.status_code)
