"""What the handlers of requests share: who asks, from where, their parameters, and how a refusal is documented."""

from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from chaudron.server import wire

Who = NamedDependency[str]
"""The visitor who sends a request."""
Language = Annotated[str, Parameter(max_length=35)]
GameName = Annotated[str, Parameter(max_length=64)]
MatchName = Annotated[str, Parameter(max_length=32)]
REFUSALS = {
    status: ResponseSpec(wire.Refused, generate_examples=False, description="Refused, and why") for status in (400, 403, 404, 413, 429)
}


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the client's address."""
    return connection.client.host if connection.client else ""
