"""The tests run on the source, unless `CHAUDRON_EXPECT=compiled` asks for the compiled build."""

import os

if os.environ.get("CHAUDRON_EXPECT") != "compiled":
    os.environ["CHAUDRON_INTERPRETED"] = "1"  # before the package is imported, and for every process that the tests start
