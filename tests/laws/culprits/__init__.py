"""Games that each break a law in one way, made from small honest ones; a file for each concern of the laws."""

import random

CHAOS = random.Random(1)
"""A source of chance that no seed governs."""
