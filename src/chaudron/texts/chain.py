"""The chain of languages: where to look for a text that the requested language lacks."""

from collections.abc import Iterable

COMMON = ("en", "fr")
"""The languages that are tried, in this order, after the requested one."""


def chain(asked: str, there: Iterable[str]) -> tuple[str, ...]:
    """Return the available languages in the order they are tried: the requested one, its base languages, the common ones, the rest."""
    by_name = {language.lower(): language for language in there}
    order = dict.fromkeys((*_bases(asked), *COMMON, *sorted(by_name)))
    return tuple(by_name[name] for name in order if name in by_name)


def closest(asked: str, there: Iterable[str]) -> str | None:
    """Return the requested language or the nearest of its base languages, `pt` for `pt-BR`; None if none of them is available."""
    by_name = {language.lower(): language for language in there}
    return next((by_name[name] for name in _bases(asked) if name in by_name), None)


def _bases(asked: str) -> list[str]:
    """Return a language and its base languages: `zh-hant-tw`, `zh-hant`, `zh`."""
    parts = asked.lower().replace("_", "-").split("-")
    return ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
