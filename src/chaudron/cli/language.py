"""Which language the command line speaks."""

import os

from chaudron.kernel.model import BadSetup
from chaudron.texts import LANGUAGES


def default_language() -> str:
    """The language of the environment, English where we do not speak it."""
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
    return language
