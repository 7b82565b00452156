"""The command line. Bad input gets one line that says what is wrong, exit code 2, and nothing is written."""

import os
import sys
from typing import NoReturn

from cyclopts import App, CycloptsError

from chaudron import __version__
from chaudron.cli.language import default_language
from chaudron.kernel.model import Refusal
from chaudron.texts import texts

app = App(
    name="chaudron",
    help="Potion-brewing card games: play them, learn them, look back at them, simulate them.",
    version=__version__,
)
app.command("chaudron.cli.play:play")
app.command("chaudron.cli.show:games_command", name="games")
app.command("chaudron.cli.show:rules_command", name="rules")
app.command("chaudron.cli.simulate:simulate")
app.command("chaudron.cli.replay:replay_command", name="replay")
app.command("chaudron.cli.doctor:doctor")
app.command("chaudron.cli.bench:bench")


def refuse(line: str) -> NoReturn:
    """Say what is wrong and leave."""
    print(f"chaudron: {' '.join(line.split())}", file=sys.stderr)
    sys.exit(2)


def main(arguments: list[str] | None = None) -> None:
    """Run one command."""
    try:
        app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except Refusal as refusal:
        line = texts(default_language()).refuse(refusal)
        refuse(line if refusal.where is None else f"{refusal.where}: {line}")
    except CycloptsError as error:
        refuse(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        refuse(f"{error.filename or 'file'}: {error.strerror or error}")
    except KeyboardInterrupt:
        sys.exit(130)
