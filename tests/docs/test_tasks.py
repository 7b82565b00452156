"""Ten tasks take a few lines each: nine are in `docs/library.md`, the tenth is `docs/a-small-game.md`. Other tests run them."""

import pytest

from tests.docs.reading import ROOT, Block, blocks

TASKS = {
    "Play to the third round and print the hands": 5,
    "What if, from move 12": 2,
    "Copy, and undo": 1,
    "10,000 simulations, with the values of all moves": 2,
    "Step through it": 3,
    "Arrange a position": 3,
    "A row for each of 1,000 games": 2,
    "A loop of PettingZoo": 5,
    "A new bot in the arena": 6,
}
"""What stands before a task, and the number of lines that it may take."""
SMALL_GAME = 120


def lines(block: Block) -> int:
    """The lines that a reader has to write."""
    written = block.text.splitlines()
    return len([line for line in written if line.startswith((">>> ", "... "))]) or len([line for line in written if line.strip()])


@pytest.mark.parametrize("task", TASKS)
def test_a_task_takes_few_lines(task: str) -> None:
    library = ROOT / "docs" / "library.md"
    text = library.read_text("utf-8")
    assert text.count(f"\n{task}") == 1
    said = text.count("\n", 0, text.index(f"\n{task}")) + 2
    found = [block for block in blocks(library) if block.line > said]
    taken = lines(found[0]) + (lines(found[1]) if found[0].title else 0)  # a file, and what is done with it
    assert 0 < taken <= TASKS[task]


def test_a_small_game_is_small() -> None:
    files = [block for block in blocks(ROOT / "docs" / "a-small-game.md") if block.title]
    assert {block.language for block in files} == {"python", "ftl", "markdown"}
    assert 0 < sum(map(lines, files)) < SMALL_GAME
