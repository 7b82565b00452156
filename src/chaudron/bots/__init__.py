"""Bots for any game, and the names by which they are called."""
