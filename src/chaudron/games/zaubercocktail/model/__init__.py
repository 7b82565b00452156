"""The values of Zaubercocktail: things, moves and asks, events, views, arrangements."""

# ruff: noqa: F403

from chaudron.games.zaubercocktail.model.arrangement import *
from chaudron.games.zaubercocktail.model.events import *
from chaudron.games.zaubercocktail.model.moves import *
from chaudron.games.zaubercocktail.model.reasons import *
from chaudron.games.zaubercocktail.model.things import *
from chaudron.games.zaubercocktail.model.view import *
