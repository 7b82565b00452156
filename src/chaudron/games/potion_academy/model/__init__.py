"""The values of Potion Academy: things, moves and asks, events, views."""

# ruff: noqa: F403

from chaudron.games.potion_academy.model.events import *
from chaudron.games.potion_academy.model.moves import *
from chaudron.games.potion_academy.model.reasons import *
from chaudron.games.potion_academy.model.things import *
from chaudron.games.potion_academy.model.view import *
