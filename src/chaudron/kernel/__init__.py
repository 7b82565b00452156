"""What a game is, and how a match of it is played. Imports nothing else from Chaudron and does no I/O."""
