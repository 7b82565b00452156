"""The texts of studies, which no player needs: shared ones here, and each game's own in its folder `study`."""

from pathlib import Path
from typing import Final

from chaudron.kernel.game import AnyGame
from chaudron.texts import Bundles, Texts
from chaudron.texts.sources import FOLDER

SHARED: Final = FOLDER / "study"


def own(game: AnyGame) -> Path:
    """Return the folder of a game's own texts."""
    return Path(game.about.folder) / "study"


def study_texts(language: str, game: AnyGame) -> Texts:
    """Return the texts of a language for studies of a game."""
    return Texts(language, bundles=Bundles(game, [SHARED, own(game)]))


def study_keys(game: AnyGame) -> set[str]:
    """Return the keys that a game's topics and habits require."""
    topics = {f"topic-{topic.name}{part}" for topic in game.about.topics for part in ("", ".axis", ".note")}
    return topics | {f"habit-{habit}" for habit in game.about.habits}
