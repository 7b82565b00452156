"""Runs the notebook in the documents, without Jupyter: `python -m tests.docs.notebook` writes what its cells show."""

import ast
import io
import json
from contextlib import redirect_stdout
from typing import Any

from tests.docs.reading import ROOT

NOTEBOOK = ROOT / "docs" / "a-days-study.ipynb"


def shown(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """Run a cell, and return what it shows: what it prints, and its last expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) and not isinstance(tree.body[-1].value, ast.Call) else None
    found: list[dict[str, Any]] = []
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, NOTEBOOK.name, "exec"), names)
    if printed.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": printed.getvalue().splitlines(keepends=True)})
    if isinstance(last, ast.Expr):
        value = eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names)
        data = {"text/html": value._repr_html_().splitlines(keepends=True)}
        found.append({"data": data, "execution_count": None, "metadata": {}, "output_type": "execute_result"})
    return found


def pictures(output: dict[str, Any]) -> int:
    """Return how many pictures a cell shows."""
    return "".join(output.get("data", {}).get("text/html", [])).count("<svg")


def run() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the notebook as it is, and as it is after a run."""
    before = json.loads(NOTEBOOK.read_text("utf-8"))
    after = json.loads(NOTEBOOK.read_text("utf-8"))
    names: dict[str, Any] = {}
    for cell in after["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = shown("".join(cell["source"]), names)
    return before, after


if __name__ == "__main__":
    NOTEBOOK.write_text(json.dumps(run()[1], indent=1, ensure_ascii=False) + "\n", "utf-8")
