"""Writes web/src/wire.ts from the structs of the wire: python3 go.py wire."""

import subprocess
import tempfile
from pathlib import Path

import msgspec
import web_build

from chaudron.server.schema import document

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "src" / "wire.ts"
HEAD = "/* Generated from src/chaudron/server/wire.py by `python3 go.py wire`. */\n"
OPTIONS = ("--root-types", "--root-types-no-schema-prefix", "--alphabetize", "--default-non-nullable=false")


def generated() -> str:
    """The types as they should be."""
    web_build.install(tools=True)
    with tempfile.TemporaryDirectory() as folder:
        schema, target = Path(folder) / "wire.json", Path(folder) / "wire.ts"
        schema.write_bytes(msgspec.json.encode(document(), order="sorted"))
        try:
            web_build.node(web_build.MODULES / "openapi-typescript" / "bin" / "cli.js", schema, "--output", target, *OPTIONS)
        except subprocess.CalledProcessError as error:
            raise SystemExit(f"openapi-typescript ended with {error.returncode}") from None
        return HEAD + target.read_text("utf-8")


if __name__ == "__main__":
    FILE.write_text(generated(), "utf-8")
