"""What a game is, and a playing of it. Imports nothing of ours and does no input or output."""
