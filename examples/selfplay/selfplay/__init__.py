"""A small policy learns Poison by playing against itself: `python -m selfplay.train`."""
