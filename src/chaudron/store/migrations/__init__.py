"""How older data becomes today's."""
