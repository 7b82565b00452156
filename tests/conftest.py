"""What holds for every process of the tests, before the package is imported.

The tests run on the source, unless `CHAUDRON_EXPECT=compiled` asks for the compiled build. Byte code is kept in `.cache`, whatever the
environment says: the tests start many processes, and most of a start is compiling.
"""

import os
import sys
from pathlib import Path

BYTECODE = str(Path(__file__).resolve().parents[1] / ".cache" / "bytecode")

if os.environ.get("CHAUDRON_EXPECT") != "compiled":
    os.environ["CHAUDRON_INTERPRETED"] = "1"
sys.dont_write_bytecode, sys.pycache_prefix = False, BYTECODE
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["PYTHONPYCACHEPREFIX"] = BYTECODE
