"""Faults under load: a server is killed, starved and cut off while people play all games, and then everything is compared with the disk."""
