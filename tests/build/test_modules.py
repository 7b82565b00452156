"""Which modules are compiled, and into which libraries."""

from pathlib import Path

import pytest
from engine_build import compiled_modules, libraries, sources, stays_interpreted

SOURCE = Path(__file__).parents[2] / "src"


@pytest.mark.parametrize(
    ("code", "interpreted"),
    [
        ("class Choose(Move, frozen=True):\n    card: int", True),
        ("class Box:\n    class Choose(Move, tag=True):\n        card: int", True),
        ("class Rules(metaclass=ABCMeta):\n    pass", False),
        ("class State:\n    pass", False),
        ("# a Struct, and frozen=True\nfrom msgspec import Struct", False),
    ],
)
def test_class_keywords_keep_a_module_interpreted(code: str, *, interpreted: bool) -> None:
    assert stays_interpreted(code) == interpreted


def test_the_engine_is_compiled_without_its_structs() -> None:
    modules = set(compiled_modules())
    assert {"chaudron/kernel/game.py", "chaudron/kernel/rng.py", "chaudron/bots/ismcts.py", "chaudron/games/poison/rules.py"} <= modules
    interpreted = {path.relative_to(SOURCE).as_posix() for path in sources()} - modules
    assert {"chaudron/kernel/model.py", "chaudron/kernel/record.py", "chaudron/kernel/scene.py"} <= interpreted
    games = [name for name in interpreted if name.startswith("chaudron/games/") and not name.endswith("__init__.py")]
    assert games
    assert all(name.endswith(("/model.py", "/facts.py")) or "/model/" in name for name in games)


def test_every_game_is_a_library_of_its_own() -> None:
    modules = ["chaudron/kernel/rng.py", "chaudron/games/hex/rules.py", "chaudron/games/hex/roles/witch.py", "chaudron/bots/random.py"]
    assert libraries(modules) == {
        "chaudron_kernel": modules[:1],
        "chaudron_games_hex": modules[1:3],
        "chaudron_bots": modules[3:],
    }
