"""A push service of our own on this machine, and a browser's keys: it decrypts what it gets."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

HOST = "127.0.0.1"


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Received(NamedTuple):
    """A request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """The push service: what it has received, and what it answers, in turn; the last answer stays."""

    def __init__(self, address: str, received: list[Received], answers: list[int]) -> None:
        self.address = address
        self.received = received
        self.answers = answers


class Browser:
    """A browser that has subscribed to push messages."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    def subscription(self, language: str = "en-GB") -> dict[str, str]:
        """What a page of ours sends to the server."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.address, "p256dh": plain(point), "auth": plain(self.secret), "language": language}

    def read(self, received: Received) -> dict[str, Any]:
        """Decrypt a message; only this browser can."""
        found = http_ece.decrypt(received.body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        said: dict[str, Any] = json.loads(found)
        return said


def signed(received: Received, key: str) -> bool:
    """Whether a request was signed with the server's key."""
    return f"k={key}" in received.headers["authorization"] and bool(Vapid02.verify(received.headers["authorization"]))


@contextmanager
def endpoint() -> Iterator[Endpoint]:
    """A push service on a free port."""
    received: list[Received] = []
    answers = [201]

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            received.append(Received(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(answers.pop(0) if len(answers) > 1 else answers[0])
            self.send_header("location", "/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer((HOST, 0), Handler)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield Endpoint(f"http://{HOST}:{server.server_port}", received, answers)
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
