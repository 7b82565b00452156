"""Without a C compiler there is nothing to compile."""

import engine_build

collect_ignore = [] if engine_build.compiles() else ["test_compiling.py"]
