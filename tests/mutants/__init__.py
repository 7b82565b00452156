"""Planted faults: what the tests must catch. `python -m tests.mutants` plants them one by one and says which are missed."""

from collections.abc import Sequence

from tests.mutants import (
    analysis,
    client,
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
    wie_verhext,
    zaubercocktail,
)
from tests.mutants.fault import Fault

ALL: Sequence[Fault] = [
    fault
    for part in (
        kernel, poison, wie_verhext, potion_academy, zaubercocktail, lab, analysis, server, processes, leaks, slow, store, standing, client,
    )
    for fault in part.FAULTS
]  # fmt: skip
