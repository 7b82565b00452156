"""Faults of results, ratings and the board."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron"
RESULTS = ("tests/store/test_results.py",)
STANDING = ("tests/server/test_standing.py",)
RATINGS = ("tests/ratings/test_ratings.py",)

FAULTS = [
    Fault(
        f"{SOURCE}/store/results.py",
        "        if seat in gone or (here and holder.level is not None):\n",
        "        if seat in gone and table is None:\n",
        "whoever leaves gets what the bot wins",
        RESULTS,
    ),
    Fault(
        f"{SOURCE}/store/results.py",
        "        helped, taken_back, begun = helped | minded(connection, older.id), True, older\n",
        "        taken_back, begun = True, older\n",
        "a bot's help is forgotten when a move is taken back",
        RESULTS,
    ),
    Fault(
        f"{SOURCE}/store/results.py",
        "    if begun is None or begun.settled is not None:\n",
        "    if begun is None:\n",
        "a match is rated twice",
        RESULTS,
    ),
    Fault(f"{SOURCE}/store/results.py", "visitors.c.shown, results.c.rated >=", "results.c.rated >=", "the board shows everybody", RESULTS),
    Fault(
        f"{SOURCE}/server/flights.py",
        'by: By = "bot" if minded else "holder"',
        'by: By = "holder"',
        "a bot that stood in is not noted",
        STANDING,
    ),
    Fault(f"{SOURCE}/server/standing.py", "            brought=True,\n", "", "results from a file pass for played ones", STANDING),
    Fault(
        f"{SOURCE}/server/standing.py",
        "each.seat == judged.seat and ",
        "",
        "the mistakes of others are told",
        STANDING,
    ),
    Fault(f"{SOURCE}/ratings/__init__.py", "MODEL if learning else STEADY", "MODEL", "bots learn in the lab", RATINGS),
]
