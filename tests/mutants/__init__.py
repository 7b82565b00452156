"""Planted faults: what the tests must catch. `python -m tests.mutants` plants them one by one and says which are missed."""

from collections.abc import Sequence

from tests.mutants import (
    adapters,
    analysis,
    client,
    friends,
    kernel,
    lab,
    leaks,
    poison,
    potion_academy,
    processes,
    server,
    slow,
    standing,
    store,
    thinking,
    wie_verhext,
    zaubercocktail,
)
from tests.mutants.fault import Fault

PARTS = (
    *(kernel, poison, wie_verhext, potion_academy, zaubercocktail, lab, analysis),
    *(server, processes, thinking, leaks, slow, store, standing, friends, adapters, client),
)
ALL: Sequence[Fault] = [fault for part in PARTS for fault in part.FAULTS]
