"""The messages between browser and server; `python3 go.py wire` generates `web/src/wire.ts` from this package.

HTTP carries the home page, the visitor's name, new tables and hand-overs. One WebSocket per table carries everything that happens there.
Each message from the browser has an increasing `id`, and the server replies to each one with that `id`: it is heard or refused.
"""

from chaudron.server.wire.analysis import *
from chaudron.server.wire.common import *
from chaudron.server.wire.heard import *
from chaudron.server.wire.http import *
from chaudron.server.wire.past import *
from chaudron.server.wire.said import *
from chaudron.server.wire.standing import *
from chaudron.server.wire.talk import *
