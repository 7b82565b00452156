"""Stands in for the processes where bots think: the test answers for them."""

from concurrent.futures import Future
from typing import Any

import msgspec

from chaudron.kernel.model import Move
from chaudron.server.thought import Part, Place, Sent


class Hall:
    """A pool of processes: what was sent, and the answers that are to come."""

    active = True

    def __init__(self) -> None:
        self.sent: list[tuple[Sent, bytes, Place]] = []
        self.answers: list[Future[bytes]] = []

    def schedule(self, function: Any, args: Any, timeout: float) -> Future[bytes]:
        self.sent.append(args)
        self.answers.append(Future())
        return self.answers[-1]

    def answer(self, number: int, *votes: tuple[Move | None, int, float], simulations: int = 0, seconds: float = 0.0) -> None:
        self.answers[number].set_result(msgspec.json.encode(Part(list(votes), simulations, seconds=seconds)))

    def stop(self) -> None:
        pass

    def join(self) -> None:
        pass
