"""Writes the browser's types from those of the server and of each game: python3 go.py wire."""

import re
import subprocess
import tempfile
from pathlib import Path

import msgspec
import web_build

from chaudron import games
from chaudron.server.schema import document, said

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
WIRE = SOURCE / "wire.ts"
OPTIONS = ("--root-types", "--root-types-no-schema-prefix", "--alphabetize", "--default-non-nullable=false")
EMPTY = re.compile(
    r"/\*\*\n \* This file was auto-generated.*?\*/\n\n|^ *(export type \S+ = Record<string, never>|\w+: never);\n",
    re.DOTALL | re.MULTILINE,
)
"""What a document has that describes no address."""


def said_file(game: str) -> Path:
    """The file of what a game says."""
    return SOURCE / "games" / game / "said.ts"


def head(origin: str) -> str:
    """The first line of a file, which says where its types come from."""
    return f"/* Generated from {origin} by `python3 go.py wire`. */\n"


def generated() -> dict[Path, str]:
    """Every file of types as it should be: the wire's, and one for each game that has a folder in the browser's client."""
    documents = {WIRE: ("src/chaudron/server/wire", document())}
    for name in games.names():
        if said_file(name).parent.is_dir():
            game = games.load(name)
            documents[said_file(name)] = (Path(game.about.folder).relative_to(ROOT).as_posix(), said(game))
    web_build.install(tools=True)
    with tempfile.TemporaryDirectory() as folder:
        made = {path: Path(folder) / f"{number}.ts" for number, path in enumerate(documents)}
        for path, (_, schema) in documents.items():
            made[path].with_suffix(".json").write_bytes(msgspec.json.encode(schema, order="sorted"))
        apis = {target.stem: {"root": f"{target.stem}.json", "x-openapi-ts": {"output": target.name}} for target in made.values()}
        config = Path(folder) / "redocly.yaml"  # JSON is YAML
        config.write_bytes(msgspec.json.encode({"apis": apis}))
        try:
            web_build.node(web_build.MODULES / "openapi-typescript" / "bin" / "cli.js", "--redocly", config, *OPTIONS)
        except subprocess.CalledProcessError as error:
            raise SystemExit(f"openapi-typescript ended with {error.returncode}") from None
        return {path: head(origin) + EMPTY.sub("", made[path].read_text("utf-8")) for path, (origin, _) in documents.items()}


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, "utf-8")
