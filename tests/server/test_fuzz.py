"""Whatever is sent, over HTTP or at a table: it is refused in words, and nothing else happens."""

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from chaudron.server import wire
from tests.server.people import TIMEOUT, check_refused
from tests.server.process import Process

EXAMPLES = 12
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

LABELS = [
    "GET /api/home", "PUT /api/me", "POST /api/tables", "GET /api/tables/{code}", "POST /api/handovers", "POST /api/handovers/claim",
    "GET /api/texts/{language}", "GET /api/texts/{language}/{game}", "GET /api/rules/{game}/{language}", "GET /api/records/{match}",
    "GET /api/examples/{game}/{option}", "GET /api/health", "DELETE /api/me", "GET /api/me/devices", "DELETE /api/me/devices/{device}",
    "GET /api/analyses/{match}", "POST /api/analyses/{match}", "DELETE /api/analyses/{match}", "GET /api/matches/{match}",
    "GET /api/matches/{match}/looks/{eye}", "POST /api/matches", "GET /api/matches/{match}/kin", "POST /api/branches",
    "GET /api/matches/{match}/dealing",
    "GET /api/me/standing", "GET /api/me/results", "GET /api/me/mistakes", "GET /api/me/standing/file", "POST /api/me/standing/file",
    "PUT /api/me/board", "GET /api/board",
    "GET /api/me/reach", "PUT /api/me/push", "DELETE /api/me/push", "POST /api/me/feed", "DELETE /api/me/feed",
    "GET /api/health/live", "GET /api/health/ready", "POST /api/tables/{code}/programs", "DELETE /api/tables/{code}/programs/{seat}",
]  # fmt: skip
NOTHING_WRONG = {
    "GET /api/home", "GET /api/health", "POST /api/handovers", "GET /api/tables/{code}", "DELETE /api/me", "GET /api/me/devices",
    "POST /api/matches", "GET /api/me/standing", "GET /api/me/mistakes", "GET /api/me/standing/file", "POST /api/me/standing/file",
    "GET /api/board", "GET /api/me/reach", "DELETE /api/me/push", "DELETE /api/me/feed",
    "GET /api/health/live", "GET /api/health/ready",
}  # fmt: skip
"""Where nothing, or any text at all, can be said: all of it is good."""


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in a process of its own: these tests do not wait for one another."""
    found = Process(tmp_path_factory.mktemp("fuzz"))
    found.start()
    yield found
    found.kill()
    assert "Traceback" not in found.log(), found.log()


@pytest.fixture(scope="module")
def interface(process: Process) -> Any:
    """What the server says can be asked of it."""
    return schemathesis.openapi.from_dict(httpx.get(f"{process.address}/api/schema/openapi.json", trust_env=False, timeout=TIMEOUT).json())


def test_every_operation_is_tried(interface: Any) -> None:
    found = [result.ok() for result in interface.get_all_operations()]
    assert len(found) == len(LABELS)
    assert {f"{operation.method.upper()} {operation.path}" for operation in found} == set(LABELS)


@pytest.mark.parametrize(
    ("mode", "label"),
    [(GenerationMode.POSITIVE, label) for label in LABELS]
    + [(GenerationMode.NEGATIVE, label) for label in LABELS if label not in NOTHING_WRONG],
)
def test_whatever_is_asked_over_http_is_answered_as_the_interface_says(
    process: Process, interface: Any, label: str, mode: GenerationMode
) -> None:
    method, path = label.split()
    operation = interface[path][method]
    with requests.Session() as session:
        session.trust_env = False
        session.get(f"{process.address}/api/home")
        headers = {"origin": process.address}

        @settings(
            max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(case=operation.as_strategy(generation_mode=mode))
        def answered(case: Any) -> None:
            response = case.call(base_url=process.address, session=session, headers=headers, timeout=TIMEOUT)
            case.validate_response(response, checks=CHECKS)
            if response.status_code >= 400:
                check_refused(msgspec.json.decode(response.content, type=wire.Refused))

        answered()
