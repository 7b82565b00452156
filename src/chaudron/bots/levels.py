"""Three levels by which people choose a bot, the same for every game: how far it looks ahead."""

LEVELS = {"apprentice": "ismcts:40", "brewer": "ismcts:1000", "master": "ismcts:1s"}
"""The bot behind each level. An apprentice errs like a beginner, a brewer knows the game, a master takes its time."""
