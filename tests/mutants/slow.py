"""Faults of slow tables, and of how people are told of their moves."""

from tests.mutants.fault import Fault

SERVER = "src/chaudron/server"
STORE = "src/chaudron/store"
SLOW = ("tests/server/test_slow.py",)
PUSH = ("tests/server/test_push.py",)
FEED = ("tests/server/test_feed.py",)

FAULTS = [
    Fault(
        f"{SERVER}/house.py",
        "            return USUAL if seat in table.company.minded else None  # when",
        "            return None  # when",
        "nobody plays for whoever is late",
        SLOW,
    ),
    Fault(f"{SERVER}/slow.py", "not table.company.present(row.seat)", "True", "whoever is there is replaced", SLOW),
    Fault(f"{SERVER}/slow.py", "late = row.due is not None and row.due <= now", "late = True", "people have no time", SLOW),
    Fault(f"{STORE}/slow.py", "or _moved(connection, known)", "or True", "moves of others give people more time", SLOW),
    Fault(f"{STORE}/slow.py", "or_(late, ~known)", "late", "a table where nobody knows who is awaited stands still", SLOW),
    Fault(
        f"{SERVER}/slow.py",
        "row.visitor is None or row.visitor in company.here",
        "row.visitor is None",
        "people are told what they see",
        PUSH,
    ),
    Fault(f"{SERVER}/push.py", "    return address.is_global and", "    return True or", "messages go into private networks", PUSH),
    Fault(
        f"{SERVER}/push.py",
        "if host in self.trusted or public(",
        "if True or public(",
        "a name may lead into a private network",
        PUSH,
    ),
    Fault(f"{SERVER}/notices.py", "GONE = {404, 410}", "GONE = {0}", "what is gone is sent to for ever", PUSH),
    Fault(
        f"{STORE}/reach.py", "    close_feed(connection, feed.visitor)\n    connection", "    connection", "a feed cannot be renewed", FEED
    ),
    Fault(f"{SERVER}/feed.py", "    if tag in known:", "    if False:", "what is known is sent again", FEED),
]
