"""A server's data: backup, check, forgetting, export and import."""

import sys
from pathlib import Path

from rich.console import Console

from chaudron.cli.files import reread, write_record
from chaudron.cli.serve import Data, Database, data_folder, where
from chaudron.store import FILE, BadStore, Store
from chaudron.store.alone import alone
from chaudron.store.backup import backup, bring, records, restore
from chaudron.store.check import check
from chaudron.store.database import database as place_of
from chaudron.store.forgetting import forget
from chaudron.store.moving import move


def backup_command(file: Path, *, data: Data = None, database: Database = None) -> None:
    """Back up a server's data to one file, while the server runs.

    chaudron restore puts it back into a folder, and chaudron move into a PostgreSQL database.

    Parameters
    ----------
    file
        The file to write. An existing file is not overwritten.
    data
        The server's data folder. Default: chaudron in your data folder.
    database
        The address of the server's PostgreSQL database, instead of a folder. Default: CHAUDRON_DATABASE, if it is set.
    """
    size = backup(where(data, database), file)
    Console(highlight=False, soft_wrap=True).print(f"{file}: {size:,} bytes")


def restore_command(file: Path, *, data: Data = None) -> None:
    """Replace a server's data by a backup, while no server runs. The data that were there are kept beside it, as a backup.

    Parameters
    ----------
    file
        The backup.
    data
        The server's data folder. Default: chaudron in your data folder.
    """
    folder = data or data_folder()
    with alone(folder):
        kept = restore(folder, file)
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{folder / FILE}: {file}")
    if kept is not None:
        console.print(f"{kept}: what was there before")


def check_command(*, data: Data = None, database: Database = None) -> None:
    """Check every page of a server's data, and play every match again, while the server runs. Exit code 1 if anything is damaged.

    Parameters
    ----------
    data
        The server's data folder. Default: chaudron in your data folder.
    database
        The address of the server's PostgreSQL database, instead of a folder. Default: CHAUDRON_DATABASE, if it is set.
    """
    found = check(where(data, database))
    console = Console(highlight=False, soft_wrap=True, markup=False)
    for fault in found.faults:
        console.print(fault)
    console.print(f"{found.played} matches played again, {found.other} with rules that are not here, {len(found.faults)} faults")
    if found.faults:
        sys.exit(1)


def forget_command(*, name: str | None = None, table: str | None = None, data: Data = None, database: Database = None) -> None:
    """Delete everything about the visitors with a given name, or a table with all its matches, while no server uses the folder.

    Parameters
    ----------
    name
        The name of the visitors. Tables where nobody else has a seat are deleted; elsewhere a bot takes their seat.
    table
        The code of the table.
    data
        The server's data folder. Default: chaudron in your data folder.
    database
        The address of the server's PostgreSQL database, instead of a folder. Default: CHAUDRON_DATABASE, if it is set.
    """
    place = where(data, database)
    place_of(place).existing().dispose()
    with place_of(place).alone():
        found = forget(place, name, table)
    Console(highlight=False, soft_wrap=True).print(f"{found.visitors} visitors and {found.tables} tables deleted")


def export_command(folder: Path, *match: str, data: Data = None, database: Database = None) -> None:
    """Export the records of a server's matches to a folder. The record of an unfinished match reveals its cards.

    Parameters
    ----------
    folder
        The folder to write to; each record becomes NAME.json.
    match
        The names of the matches to export. Default: all matches.
    data
        The server's data folder. Default: chaudron in your data folder.
    database
        The address of the server's PostgreSQL database, instead of a folder. Default: CHAUDRON_DATABASE, if it is set.
    """
    found = records(where(data, database), list(match))
    for name, record in found.items():
        write_record(folder / f"{name}.json", record)
    Console(highlight=False, soft_wrap=True).print(f"{folder}: {len(found)} records")


def import_command(*file: Path, data: Data = None, database: Database = None) -> None:
    """Verify records, import them into a server's data, and print the name that each match gets there.

    Parameters
    ----------
    file
        The files of the records.
    data
        The server's data folder. Default: chaudron in your data folder.
    database
        The address of the server's PostgreSQL database, instead of a folder. Default: CHAUDRON_DATABASE, if it is set.
    """
    place = where(data, database)
    verified = [reread(path) for path in file]
    try:
        place_of(place).existing().dispose()
    except BadStore:
        Store(place).close()
    for path, match in zip(file, verified, strict=True):
        Console(highlight=False, soft_wrap=True).print(f"{path}: {bring(place, match)}")


def move_command(source: str, target: str) -> None:
    """Copy all data of a server from one place to another, while no server uses them. The source is left as it is.

    Parameters
    ----------
    source
        A data folder, the file of a backup, or the address of a PostgreSQL database.
    target
        A data folder or the address of a PostgreSQL database, without any data.
    """
    rows = move(source, target)
    Console(highlight=False, soft_wrap=True).print(f"{place_of(target).name}: {rows:,} rows")
