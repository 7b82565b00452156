"""A server for tables in the browser."""

import os
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter, validators
from rich.console import Console

from chaudron.cli.language import default_language
from chaudron.cli.watch import AtLeastOne
from chaudron.store.database import BadStore
from chaudron.texts import texts

PORT = 8765
BASE = "CHAUDRON_BASE"
"""The environment variable with the path under which the server is reached."""
TRIES = 20
"""How many ports are tried if none is given."""


def data_folder() -> Path:
    """The default folder of all data."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "chaudron"


def listener(text: str) -> tuple[str, int]:
    """An address and a port; without an address, that of this machine."""
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise ValueError(f"--metrics: {text} is neither PORT nor ADDRESS:PORT")
    return host.strip("[]") or "127.0.0.1", int(port)


def valid_listener(_type: object, text: str | None) -> None:
    """Refuse what is no address."""
    if text is not None:
        listener(text)


def valid_base(_type: object, text: str) -> None:
    """Refuse what is no path."""
    from chaudron.server.guard import base_of

    base_of(text)


Data = Annotated[Path | None, Parameter(name=["--data"])]
Database = Annotated[str | None, Parameter(name=["--database"])]
DATABASE = "CHAUDRON_DATABASE"
"""The environment variable with the address of a database."""


def where(data: Path | None, database: str | None) -> Path | str:
    """Return where a server's data are: as the options say, or else the environment, or else in the default folder."""
    if data is not None and database is not None:
        raise BadStore("both")
    return data or database or os.environ.get(DATABASE) or data_folder()


def serve(
    *,
    port: Annotated[int | None, Parameter(validator=validators.Number(gte=0, lte=65535))] = None,
    host: str = "127.0.0.1",
    name: Annotated[list[str] | None, Parameter(negative=())] = None,
    base: Annotated[str, Parameter(env_var=BASE, show_env_var=False, validator=valid_base)] = "",
    data: Data = None,
    database: Database = None,
    workers: AtLeastOne = 1,
    processes: AtLeastOne | None = None,
    cluster: str | None = None,
    requests: AtLeastOne = 300,
    messages: AtLeastOne = 10,
    forget_empty: AtLeastOne | None = None,
    forget_unfinished: AtLeastOne | None = None,
    forget_finished: AtLeastOne | None = None,
    forget_visitors: AtLeastOne | None = None,
    contact: str | None = None,
    push_to: Annotated[list[str] | None, Parameter(negative=())] = None,
    board: bool = True,
    metrics: Annotated[str | None, Parameter(validator=valid_listener)] = None,
    log: Literal["text", "json"] = "text",
    log_level: Literal["debug", "info", "warning", "error"] = "warning",
    log_addresses: bool = False,
    reload: bool = False,
) -> None:
    """Run a server for tables in the browser until you press Ctrl-C.

    Parameters
    ----------
    port
        The port to listen on; 0 picks any free port. Default: 8765, or the next free port.
    host
        The address to listen on; 0.0.0.0 accepts connections from other devices.
    name
        A host name under which the server is reached, besides localhost and addresses; may be repeated.
    base
        The path under which a reverse proxy shows the server, such as /games/chaudron. Default: the environment variable CHAUDRON_BASE, if
        it is set, or none.
    data
        The folder of all data. Default: chaudron in your data folder.
    database
        The address of a PostgreSQL database, instead of a folder: postgresql://USER@HOST/NAME. Default: the environment variable
        CHAUDRON_DATABASE, if it is set.
    workers
        Number of processes that serve people; more than one needs PostgreSQL.
    processes
        Number of processes for the bots, which the workers divide among them. Default: the number of cores.
    cluster
        The address of a Dask scheduler, such as tcp://HOST:8786, whose workers let bots think on other machines. With it, processes is the
        number of thoughts that are sent there at once.
    requests
        Maximum number of requests per minute from one address.
    messages
        Maximum number of messages per second on one connection.
    forget_empty
        Days after which a table is deleted where no match has begun. Default: never.
    forget_unfinished
        Days after which a table is deleted where nobody has played on. Default: never.
    forget_finished
        Days after which a table is deleted whose match is over. Default: never.
    forget_visitors
        Days after which a visitor who has not been back is forgotten. Default: never.
    contact
        How a push service can reach you: mailto: and your address, or the address of a page. Some services send nothing without it.
    push_to
        A host to which push messages are sent although it is on a private network; may be repeated.
    board
        Whether the house has a board of the best players, of those who agree to be shown there.
    metrics
        A port on this machine, or ADDRESS:PORT, where figures are published for Prometheus. Default: nowhere.
    log
        How the log is written: as text, or as one JSON object for each event.
    log_level
        What is logged; info includes every request.
    log_addresses
        Log the addresses of visitors, too.
    reload
        Start again whenever a file of a game changes, and load open pages again: for whoever writes a game. Serves with one process.
    """
    from chaudron.server import logs
    from chaudron.server.app import Settings
    from chaudron.server.edits import run_again
    from chaudron.server.guard import base_of
    from chaudron.server.run import addresses, listening, run
    from chaudron.server.workers import check, run_workers
    from chaudron.store.database import database as place_of
    from chaudron.store.forgetting import Retention

    logs.configure(log, log_level)
    place = where(data, database)
    if workers > 1:
        check(place)
    bound = listening(host, PORT if port is None else port, TRIES if port is None else 1, shared=workers > 1)
    under = base_of(base)
    reached = [address + under for address in addresses(host, bound.getsockname()[1])]
    settings = Settings(
        data=place,
        names=tuple(name or ()),
        retention=Retention(empty=forget_empty, unfinished=forget_unfinished, finished=forget_finished, visitors=forget_visitors),
        base=under,
        share=reached[1] if len(reached) > 1 else None,
        processes=processes or os.cpu_count() or 1,
        cluster=cluster,
        requests_a_minute=requests,
        messages_a_second=messages,
        contact=contact or f"mailto:chaudron@{name[0] if name else 'localhost'}",
        push_to=tuple(push_to or ()),
        board=board,
        metrics=None if metrics is None else listener(metrics),
        log_addresses=log_addresses,
    )
    words = texts(default_language())
    console = Console(highlight=False, soft_wrap=True)

    def announce() -> None:
        for address in reached:
            console.print(words.say("server-address", address=address))
        folder = settings.data if isinstance(settings.data, Path) else place_of(settings.data).name
        console.print(words.say("server-data", folder=str(folder)), words.say("server-stop"), style="dim")

    if reload:
        run_again(settings, bound, announce, log, log_level)
    elif workers == 1:
        run(settings, bound, announce)
    else:
        run_workers(settings, bound, workers, announce, log, log_level)
