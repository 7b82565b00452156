"""What a server keeps: copied, taken out, brought in."""

from pathlib import Path

from rich.console import Console

from chaudron.cli.files import reread, write_record
from chaudron.cli.serve import Data, data_folder
from chaudron.store import FILE, Store
from chaudron.store.backup import backup, bring, records


def backup_command(file: Path, *, data: Data = None) -> None:
    """Copy everything a server keeps into one file, while it runs; to restore, put the file in place as chaudron.db.

    Parameters
    ----------
    file
        The file to write; one that is there already is not overwritten.
    data
        The folder where the server keeps everything.
    """
    size = backup(data or data_folder(), file)
    Console(highlight=False, soft_wrap=True).print(f"{file}: {size:,} bytes")


def export_command(folder: Path, *match: str, data: Data = None) -> None:
    """Write the records of matches into a folder. A match that is still being played gives its cards away.

    Parameters
    ----------
    folder
        Where the records go, each as NAME.json.
    match
        The names of matches; all of them if you do not say.
    data
        The folder where the server keeps everything.
    """
    found = records(data or data_folder(), list(match))
    for name, record in found.items():
        write_record(folder / f"{name}.json", record)
    Console(highlight=False, soft_wrap=True).print(f"{folder}: {len(found)} records")


def import_command(*file: Path, data: Data = None) -> None:
    """Bring records into a server's data, each verified first, and say the name that each match has there.

    Parameters
    ----------
    file
        The records.
    data
        The folder where the server keeps everything.
    """
    folder = data or data_folder()
    verified = [reread(path) for path in file]
    if not (folder / FILE).exists():
        Store(folder).close()
    for path, match in zip(file, verified, strict=True):
        Console(highlight=False, soft_wrap=True).print(f"{path}: {bring(folder, match)}")
