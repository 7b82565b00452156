"""Tables that people meet at: a server that keeps every move before it tells it."""
