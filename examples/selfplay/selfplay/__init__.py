"""A small policy learns Poison by playing against itself and heuristics: `python -m selfplay.train`."""
