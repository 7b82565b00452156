"""Byte code is kept in .cache, whatever the environment says: the tests start many processes, and most of a start is compiling."""

import os
import sys
from pathlib import Path

BYTECODE = Path(__file__).resolve().parents[1] / ".cache" / "bytecode"

sys.dont_write_bytecode = False
sys.pycache_prefix = str(BYTECODE)
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["PYTHONPYCACHEPREFIX"] = str(BYTECODE)
