"""Our games in other libraries: `chaudron.adapters.pettingzoo`, `.gymnasium`, `.openspiel`. Install them with `chaudron[rl]`."""
