"""What the HTTP routes share: their parameters, and how they refuse."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from chaudron.server import wire

Who = NamedDependency[str]
Language = Annotated[str, Parameter(max_length=35)]
GameName = Annotated[str, Parameter(max_length=64)]
MatchName = Annotated[str, Parameter(max_length=32)]

REFUSALS = {
    status: ResponseSpec(wire.Refused, generate_examples=False, description="Refused, and why") for status in (400, 403, 404, 413, 429)
}
