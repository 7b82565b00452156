"""Our games as environments of other libraries: `chaudron.adapters.pettingzoo`, `.gymnasium`. Install them with `chaudron[rl]`."""
