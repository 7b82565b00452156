"""The command line. Bad input gets one line that says what is wrong, exit code 2, and nothing is written."""

import os
import sys
from io import TextIOWrapper
from textwrap import shorten
from typing import NoReturn

from cyclopts import App, CycloptsError

from chaudron import __version__, compiled
from chaudron.cli.language import default_language, forget_language
from chaudron.kernel.game import Game
from chaudron.kernel.model import Refusal
from chaudron.texts import texts

app = App(
    name="chaudron",
    help="Potion-brewing card games: play them, learn them, look back at them, simulate them.",
    version=__version__,
)
app.command("chaudron.cli.serve:serve", help="Serve tables to browsers.")
app.command("chaudron.cli.play:play", help="Play a game in the terminal, against bots.")
app.command("chaudron.cli.show:games_command", name="games", help="List the games, with their seats and options.")
app.command("chaudron.cli.show:rules_command", name="rules", help="Show the rules of a game, with our rulings.")
app.command("chaudron.cli.simulate:simulate", help="Let bots play many games on paired deals, and show who wins how often.")
app.command("chaudron.cli.replay:replay_command", name="replay", help="Tell a recorded game again, and verify it.")
app.command("chaudron.cli.keep:backup_command", name="backup", help="Copy everything a server keeps into one file, while it runs.")
app.command("chaudron.cli.keep:export_command", name="export", help="Write the records of a server's matches into a folder.")
app.command("chaudron.cli.keep:import_command", name="import", help="Bring records into a server's data.")
app.command("chaudron.cli.doctor:doctor", help="Say what this installation is, and whether it is well.")
app.command("chaudron.cli.bench:bench", help="Measure speed against peers.")


LONGEST_LINE = 500


def refuse(line: str) -> NoReturn:
    """Say what is wrong and leave."""
    print(f"chaudron: {' '.join(line.split())}", file=sys.stderr)
    sys.exit(2)


def main(arguments: list[str] | None = None) -> None:
    """Run one command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter gets a question mark, not an error
    if sys.stdout is None or sys.stderr is None:
        sys.exit(2)  # there is nobody to speak to
    if os.environ.get("CHAUDRON_INTERPRETED") == compiled.UNBUILT:
        print("running interpreted; to compile, run: python3 go.py build", file=sys.stderr)
    forget_language()
    typed = sys.argv[1:] if arguments is None else arguments
    readable = [argument.encode("utf-8", "replace").decode() for argument in typed]
    try:
        app(readable, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except Refusal as refusal:
        line = texts(default_language(), refusal.game if isinstance(refusal.game, Game) else None).refuse(refusal)
        refuse(line if refusal.where is None else f"{refusal.where}: {line}")
    except CycloptsError as error:
        refuse(shorten(str(error), LONGEST_LINE, placeholder=" …"))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        refuse(f"{error.filename or 'file'}: {error.strerror or error}")
    except KeyboardInterrupt:
        sys.exit(130)
