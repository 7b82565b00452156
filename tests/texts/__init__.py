"""What is said, and in which language."""

OURS = ("fr", "en", "de")
"""The languages that are complete: shared texts, browser's texts, every game and its rules page."""
