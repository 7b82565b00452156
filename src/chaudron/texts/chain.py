"""The chain of languages: in which language something is said to whoever asks for one that may lack it."""

from collections.abc import Iterable

COMMON = ("en", "fr")
"""The languages that are tried, in this order, after the one that was asked for."""


def chain(asked: str, there: Iterable[str]) -> tuple[str, ...]:
    """The languages that are there, in the order they are tried: the one asked for, its base languages, the common ones, the rest."""
    by_name = {language.lower(): language for language in there}
    order = dict.fromkeys((*_bases(asked), *COMMON, *sorted(by_name)))
    return tuple(by_name[name] for name in order if name in by_name)


def closest(asked: str, there: Iterable[str]) -> str | None:
    """The language asked for or the nearest of its base languages, `pt` for `pt-BR`; None if none of them is there."""
    by_name = {language.lower(): language for language in there}
    return next((by_name[name] for name in _bases(asked) if name in by_name), None)


def _bases(asked: str) -> list[str]:
    """A language and what it is a kind of: `zh-hant-tw`, `zh-hant`, `zh`."""
    parts = asked.lower().replace("_", "-").split("-")
    return ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
