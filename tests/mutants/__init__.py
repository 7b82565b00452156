"""Planted faults: what the tests must catch. `python -m tests.mutants` plants them one by one and says which are missed."""
