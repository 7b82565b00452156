"""Every game keeps every law, with every number of seats and every option."""

import os

import pytest

from chaudron import games
from chaudron.cli.doctor import build
from chaudron.kernel.model import Options
from chaudron.testing import LAWS, Setting, settings

COMPILED = build() == "compiled"
"""Both builds give the same results, and the interpreted one takes many times as long: it plays one deal of each setting."""
ONCE = ("json", "text")
"""Laws that one deal of a setting is enough for: what is said and written depends on what is played, hardly on who has which cards."""
FEW = bool(os.environ.get("CHAUDRON_FEW_SETTINGS"))
"""Set by `go.py test` for the interpreted source if the compiled build has played every setting."""
CHECKED = [law for law in LAWS if law != "text" or not FEW]
"""Texts are the same code in both builds."""


def all_settings(name: str) -> list[Setting]:
    """Return what the laws are checked with: every setting; two deals of those in which every number of seats and every option occurs."""
    every = settings(games.load(name), seeds=1)
    few = some(every)
    if FEW:
        return few
    return [setting._replace(seeds=2) if COMPILED and setting in few else setting for setting in every]


def some(found: list[Setting]) -> list[Setting]:
    """Return few settings in which every number of seats and every combination of options occurs."""
    seats, options = set[int](), list[Options]()
    chosen: list[Setting] = []
    for both in (True, False):
        for setting in found:
            new = setting.seats not in seats, setting.options not in options
            if all(new) if both else any(new):
                chosen.append(setting)
                seats.add(setting.seats)
                options.append(setting.options)
    return chosen


SETTINGS = [setting for name in games.names() for setting in all_settings(name)]
SPOKEN = [setting for name in games.names() for setting in some(all_settings(name))]
"""For the law *text*: every number of seats and every combination of options has its words, whichever of them come together."""


@pytest.mark.parametrize("name", games.names())
def test_few_settings_have_every_number_of_seats_and_every_option(name: str) -> None:
    every = settings(games.load(name), seeds=1)
    few = some(every)
    for things in ([setting.seats for setting in every], [setting.options for setting in every]):
        assert all(thing in [*(one.seats for one in few), *(one.options for one in few)] for thing in things)
    assert len(few) <= len(every) / 2


@pytest.mark.parametrize(
    ("law", "setting"),
    [pytest.param(law, setting, id=f"{law}-{setting}") for law in CHECKED for setting in (SPOKEN if law == "text" else SETTINGS)],
)
def test_law(law: str, setting: Setting) -> None:
    LAWS[law](setting._replace(seeds=1) if law in ONCE else setting)
