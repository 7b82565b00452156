"""The values of Wie verhext!: things, moves and asks, events, views."""

# ruff: noqa: F403

from chaudron.games.wie_verhext.model.events import *
from chaudron.games.wie_verhext.model.moves import *
from chaudron.games.wie_verhext.model.reasons import *
from chaudron.games.wie_verhext.model.things import *
from chaudron.games.wie_verhext.model.view import *
