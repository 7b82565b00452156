"""Faults of the store."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/store"
WRITER = ("tests/store/test_writer.py",)
STORE = ("tests/store/test_store.py",)
BACKUP = ("tests/store/test_backup.py",)
TABLES = ("tests/server/test_tables.py",)
IDENTITY = ("tests/server/test_identity.py",)
FILES = ("tests/store/test_files.py",)
PROCESSES = ("tests/server/test_processes.py",)
FORGETTING = ("tests/store/test_forgetting.py",)

LOGS = ("tests/server/test_logs.py",)

FAULTS = [
    Fault(
        f"{SOURCE}/sqlite.py",
        "        hide_parameters=True,  # an error in the log shows no move and no seed\n",
        "",
        "an error of the database says what was to be written",
        LOGS,
    ),
    Fault(
        f"{SOURCE}/migrations/env.py",
        "writes=True, migrates=True",
        "writes=True",
        "a busy machine cannot open its data",
        STORE,
    ),
    Fault(
        f"{SOURCE}/migrations/env.py",
        ".execution_options(writes=True, migrates=True).connect()",
        ".connect()",
        "two processes migrate the same data at once",
        STORE,
    ),
    Fault(
        f"{SOURCE}/backup.py",
        "        if found := damage(unfinished):",
        "        if found := []:",
        "a damaged backup replaces data that were sound",
        BACKUP,
    ),
    Fault(f"{SOURCE}/backup.py", "            backup(folder, kept)\n", "", "what a backup replaces is gone", BACKUP),
    Fault(
        f"{SOURCE}/writer.py",
        "        self.error = error\n        self.chain.broken = True",
        "        self.error = error",
        "steps are kept on top of one that was not",
        WRITER,
    ),
    Fault(
        f"{SOURCE}/writer.py",
        "        if self.future.cancelled():\n            return\n",
        "",
        "one who no longer waits holds up the others",
        WRITER,
    ),
    Fault(
        f"{SOURCE}/sqlite.py",
        "        except sqlite3.IntegrityError:\n            return False\n",
        "        except sqlite3.IntegrityError:\n            return True\n",
        "a step that is there already counts as kept",
        (*WRITER, *STORE),
    ),
    Fault(
        f"{SOURCE}/postgres.py",
        "        except (psycopg.IntegrityError, psycopg.errors.DeadlockDetected):\n            return False\n",
        "        except (psycopg.IntegrityError, psycopg.errors.DeadlockDetected):\n            return True\n",
        "a step that another process has stored counts as kept",
        WRITER,
    ),
    Fault(
        f"{SOURCE}/tables.py",
        "where=tables.c.version == version)",
        "where=None)",
        "two people have the same seat, in two processes",
        PROCESSES,
    ),
    Fault(
        f"{SOURCE}/peers.py",
        "    return alive, bury(connection, dead) if dead else ()",
        "    return alive, ()",
        "nobody goes on with the bots of a process that died",
        PROCESSES,
    ),
    Fault(
        f"{SOURCE}/moving.py",
        "            if target.execute(select(func.count()).select_from(table)).scalar():",
        "            if False:",
        "data are mixed up with others",
        ("tests/store/test_moving.py",),
    ),
    Fault(
        f"{SOURCE}/writer.py",
        "            self.fail(error if self.row is None else self.stale())",
        "            self.fail(error)",
        "a late step is an error of the database",
        (*WRITER, *STORE),
    ),
    Fault(
        f"{SOURCE}/writer.py",
        "            for job in group:\n                job.fail(error)\n",
        "            pass\n",
        "a full disk goes unnoticed",
        WRITER,
    ),
    Fault(
        f"{SOURCE}/writer.py",
        "                if self.queue.empty():\n                    break\n",
        "                break\n",
        "every step is committed by itself",
        WRITER,
    ),
    Fault(
        f"{SOURCE}/writer.py",
        "        self.queue.put(None)\n        self.thread.join()",
        "        self.queue.put(None)",
        "a store is closed before all is written",
        WRITER,
    ),
    Fault(f"{SOURCE}/matches.py", "order_by(steps.c.n)).all()", "order_by(steps.c.n.desc())).all()", "moves are read backwards", STORE),
    Fault(
        f"{SOURCE}/matches.py",
        '        raise BadRecord("gap", match=match)',
        "        pass",
        "a step that is missing goes unnoticed",
        STORE,
    ),
    Fault(
        f"{SOURCE}/matches.py",
        "        if phase != before:\n            times.clear()\n",
        "",
        "the clock counts earlier rounds",
        (*STORE, "tests/server/test_market.py"),
    ),
    Fault(
        f"{SOURCE}/tables.py",
        "    connection.execute(delete(chairs).where(chairs.c.table == table.code))\n",
        "",
        "a table is saved once only",
        (*STORE, *TABLES),
    ),
    Fault(
        f"{SOURCE}/tables.py",
        "keys.c.hash == secret, keys.c.expires >= now)",
        "keys.c.hash == secret)",
        "a secret is good for ever",
        IDENTITY,
    ),
    Fault(
        f"{SOURCE}/tables.py",
        "delete(keys).where(or_(keys.c.hash == secret, keys.c.expires < now))",
        "delete(keys).where(keys.c.expires < now)",
        "a secret is good for many devices",
        IDENTITY,
    ),
    Fault(
        f"{SOURCE}/tables.py",
        '.where(tables.c.public, tables.c.status == "open", tables.c.changed',
        '.where(tables.c.status == "open", tables.c.changed',
        "hidden tables take the place of public ones",
        TABLES,
    ),
    Fault(
        f"{SOURCE}/tables.py",
        "    connection.execute(update(chairs).where(chairs.c.visitor == visitor).values(name=name))\n",
        "",
        "a new name is not shown at tables that nobody is at",
        IDENTITY,
    ),
    Fault(f"{SOURCE}/backup.py", "    if target.exists():", "    if False:", "a backup overwrites what is there", BACKUP),
    Fault(
        f"{SOURCE}/sqlite.py",
        '"BEGIN IMMEDIATE" if',
        '"BEGIN" if',
        "two writers find out late that there is another",
        (*STORE, *BACKUP, *WRITER),
    ),
    Fault(f"{SOURCE}/sqlite.py", '"synchronous=FULL"', '"synchronous=OFF"', "a commit is not on disk when it returns", (*STORE, *WRITER)),
    Fault(f"{SOURCE}/writer.py", "            self.appender.check()\n", "", "moves are kept in a file that is gone", FILES),
    Fault(f"{SOURCE}/files.py", "            path.chmod(0o600)\n", "            pass\n", "others can read old data", FILES),
    Fault(
        f"{SOURCE}/sqlite.py",
        "if uncleanly and (found := files.damage(self.file)):",
        "if False and (found := files.damage(self.file)):",
        "damaged data are opened after a power cut",
        FILES,
    ),
    Fault(
        f"{SOURCE}/forgetting.py",
        "    for kept in (steps, analyses, successions):\n"
        "        connection.execute(delete(kept).where(kept.c.match.in_(played)))\n"
        "    connection.execute(delete(matches).where(matches.c.table == code))\n",
        "",
        "the matches of a deleted table stay",
        FORGETTING,
    ),
]
