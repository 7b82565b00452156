"""The command line. Invalid input is answered with one line that says what is wrong and exit code 2; nothing is written."""

import os
import re
import sys
from importlib.metadata import requires
from io import TextIOWrapper
from textwrap import shorten
from typing import NoReturn

from cyclopts import App, CycloptsError

from chaudron import __version__, compiled
from chaudron.cli.language import default_language, forget_language
from chaudron.kernel.game import Game
from chaudron.kernel.model import BadSetup, Refusal
from chaudron.texts import texts

app = App(
    name="chaudron",
    help="Potion-brewing card games: play, read the rules, replay and simulate.",
    version=__version__,
)
app.command("chaudron.cli.serve:serve", help="Run a server for tables in the browser.")
app.command("chaudron.cli.play:play", help="Play a game against bots in the terminal.")
app.command("chaudron.cli.show:games_command", name="games", help="List the games with their numbers of seats and their options.")
app.command("chaudron.cli.show:rules_command", name="rules", help="Show the rules of a game.")
app.command("chaudron.cli.simulate:simulate", help="Run many games between bots and show their win rates.")
app.command("chaudron.cli.ladder:ladder", help="Rate bots against each other, and show who beats whom.")
app.command("chaudron.cli.ladder:arena", help="Rate any bots, on the scale on which people are rated.")
app.command("chaudron.cli.study:study", help="Study a game, and write a report with pictures.")
app.command("chaudron.cli.tune:tune", help="Find better parameters for a bot.")
app.command("chaudron.cli.replay:replay_command", name="replay", help="Verify a recorded game and show it move by move.")
app.command("chaudron.cli.analyse:analyse_command", name="analyse", help="Look back on a finished game: chances to win, decisions, luck.")
app.command("chaudron.cli.keep:backup_command", name="backup", help="Back up a server's data to one file, while the server runs.")
app.command("chaudron.cli.keep:restore_command", name="restore", help="Replace a server's data by a backup.")
app.command("chaudron.cli.keep:check_command", name="check", help="Check a server's data for damage, while the server runs.")
app.command("chaudron.cli.keep:forget_command", name="forget", help="Delete a visitor or a table from a server's data.")
app.command("chaudron.cli.keep:move_command", name="move", help="Move a server's data to another folder or database.")
app.command("chaudron.cli.keep:export_command", name="export", help="Export the records of a server's matches to a folder.")
app.command("chaudron.cli.keep:import_command", name="import", help="Import records into a server's data.")
app.command("chaudron.cli.doctor:doctor", help="Show details of this installation and check that every game works.")
app.command("chaudron.cli.new:new", help="Write a package with a small game, to begin your own.")
app.command("chaudron.cli.bench:bench", help="Run benchmarks.")


LONGEST_LINE = 500


def extra_of(error: BaseException | None) -> str | None:
    """Return the extra of this package that brings a module that was not found, or None if there is none."""
    module = (error.name or "") if isinstance(error, ModuleNotFoundError) else ""
    wanted = module.partition(".")[0].replace("_", "-").lower()
    for line in sorted(requires("chaudron") or []):
        found = re.match(r"([\w.-]+).*extra == ['\"](\w+)['\"]", line)
        if found and found[1].replace("_", "-").lower() == wanted:
            return found[2]
    return None


def refuse(line: str) -> NoReturn:
    """Print what is wrong and exit with code 2."""
    print(f"chaudron: {' '.join(line.split())}", file=sys.stderr)
    sys.exit(2)


def main(arguments: list[str] | None = None) -> None:
    """Run one command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that the terminal lacks becomes a question mark
    if sys.stdout is None or sys.stderr is None:
        sys.exit(2)  # there is nowhere to print to
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
    except ImportError as error:
        extra = extra_of(error) or extra_of(error.__cause__)  # a command is imported when it is called
        if extra is None:
            raise
        refuse(texts(default_language(), None).refuse(BadSetup("extra", extra=extra, command=f"pip install 'chaudron[{extra}]'")))
    except CycloptsError as error:
        refuse(shorten(str(error), LONGEST_LINE, placeholder=" …"))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        refuse(f"{error.filename or 'file'}: {error.strerror or error}")
    except KeyboardInterrupt:
        sys.exit(130)
