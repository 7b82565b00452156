"""A server's data: backup, check, forgetting, export and import."""

import sys
from pathlib import Path

from rich.console import Console

from chaudron.cli.files import reread, write_record
from chaudron.cli.serve import Data, data_folder
from chaudron.store import FILE, Store
from chaudron.store.alone import alone
from chaudron.store.backup import backup, bring, existing, records, restore
from chaudron.store.check import check
from chaudron.store.forgetting import forget


def backup_command(file: Path, *, data: Data = None) -> None:
    """Back up a server's data to one file, while the server runs. `chaudron restore` puts it back.

    Parameters
    ----------
    file
        The file to write. An existing file is not overwritten.
    data
        The server's data folder. Default: chaudron in your data folder.
    """
    size = backup(data or data_folder(), file)
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


def check_command(*, data: Data = None) -> None:
    """Check every page of a server's data, and play every match again, while the server runs. Exit code 1 if anything is damaged.

    Parameters
    ----------
    data
        The server's data folder. Default: chaudron in your data folder.
    """
    found = check(data or data_folder())
    console = Console(highlight=False, soft_wrap=True, markup=False)
    for fault in found.faults:
        console.print(fault)
    console.print(f"{found.played} matches played again, {found.other} with rules that are not here, {len(found.faults)} faults")
    if found.faults:
        sys.exit(1)


def forget_command(*, name: str | None = None, table: str | None = None, data: Data = None) -> None:
    """Delete everything about the visitors who have a name, or a table with all its matches, while no server runs.

    Parameters
    ----------
    name
        The name of the visitors. Tables where nobody else has a seat are deleted; elsewhere a bot takes their seat.
    table
        The code of the table.
    data
        The server's data folder. Default: chaudron in your data folder.
    """
    folder = data or data_folder()
    existing(folder)
    with alone(folder):
        found = forget(folder, name, table)
    Console(highlight=False, soft_wrap=True).print(f"{found.visitors} visitors and {found.tables} tables deleted")


def export_command(folder: Path, *match: str, data: Data = None) -> None:
    """Export the records of a server's matches to a folder. The record of an unfinished match reveals its cards.

    Parameters
    ----------
    folder
        The folder to write to; each record becomes NAME.json.
    match
        The names of the matches to export. Default: all matches.
    data
        The server's data folder. Default: chaudron in your data folder.
    """
    found = records(data or data_folder(), list(match))
    for name, record in found.items():
        write_record(folder / f"{name}.json", record)
    Console(highlight=False, soft_wrap=True).print(f"{folder}: {len(found)} records")


def import_command(*file: Path, data: Data = None) -> None:
    """Verify records, import them into a server's data, and print the name that each match gets there.

    Parameters
    ----------
    file
        The files of the records.
    data
        The server's data folder. Default: chaudron in your data folder.
    """
    folder = data or data_folder()
    verified = [reread(path) for path in file]
    if not (folder / FILE).exists():
        Store(folder).close()
    for path, match in zip(file, verified, strict=True):
        Console(highlight=False, soft_wrap=True).print(f"{path}: {bring(folder, match)}")
