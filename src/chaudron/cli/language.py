"""Which language the command line speaks."""

import os

from chaudron.kernel.model import BadSetup
from chaudron.texts import LANGUAGES

_chosen: list[str] = []


def forget_language() -> None:
    """A new command speaks the language of the environment again."""
    _chosen.clear()


def default_language() -> str:
    """The language chosen for this command, else that of the environment, English where we do not speak it."""
    if _chosen:
        return _chosen[-1]
    for name in ("CHAUDRON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def chosen_language(language: str | None) -> str:
    """The language asked for; refuses one that we do not speak."""
    if language is None:
        return default_language()
    if language not in LANGUAGES:
        raise BadSetup("language", language=language, known=", ".join(LANGUAGES))
    _chosen[:] = [language]
    return language
