"""The language of the command line."""

import os

from chaudron.kernel.model import BadSetup
from chaudron.texts.chain import chain, closest
from chaudron.texts.sources import languages

_chosen: list[str] = []


def forget_language() -> None:
    """Go back to the language of the environment, for the next command."""
    _chosen.clear()


def default_language() -> str:
    """The language chosen for this command, else the language of the environment, else the first of the chain."""
    if _chosen:
        return _chosen[-1]
    for name in ("CHAUDRON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(name, "").partition(".")[0].partition("@")[0]
        if language := closest(locale, languages()):
            return language
    return chain("", languages())[0]


def chosen_language(asked: str | None) -> str:
    """The requested language or its base language, `pt` for `pt-BR`; refuses one without shared texts."""
    if asked is None:
        return default_language()
    language = closest(asked, languages())
    if language is None:
        raise BadSetup("language", language=asked, known=", ".join(languages()))
    _chosen[:] = [language]
    return language
