"""The list of games, and their rules."""

from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import fields
from rich.markdown import Markdown
from rich.table import Table

from chaudron import games
from chaudron.cli.language import chosen_language
from chaudron.cli.page import Page
from chaudron.kernel.model import BadSetup
from chaudron.kernel.options import file_form
from chaudron.texts import texts
from chaudron.texts.rules import readable

Language = Annotated[str | None, Parameter(name=["--lang", "-l"])]


def games_command(*, lang: Language = None) -> None:
    """List the games with their numbers of seats and their options.

    Parameters
    ----------
    lang
        The language, such as en. Default: the language of your environment.
    """
    language = chosen_language(lang)
    table = Table(box=None, pad_edge=False)
    for head in ("name", "", "seats", "options"):
        table.add_column(head, overflow="fold")
    for name in games.names():
        try:
            game = games.load(name)
        except BadSetup as refusal:
            table.add_row(name, texts(language).refuse(refusal))
            continue
        words = texts(language, game)
        names = {field.encode_name: file_form(field.type) for field in fields(game.about.options)}
        options = "\n".join(f"{name}{'=@FILE' if file else ''}: {words.say(f'option-{name}.help')}" for name, file in names.items())
        low, high = game.about.seats[0], game.about.seats[-1]
        author = words.say("game-author")
        title = f"[bold]{words.say('game-name')}[/]{author and f' ({author})'}\n{words.say('game-tagline')}"
        table.add_row(name, title, f"{low}–{high}" if low < high else str(low), options)
    Page().print(table)


def rules_command(game: str, *, lang: Language = None) -> None:
    """Show the rules of a game, with our rulings on ambiguities.

    Parameters
    ----------
    game
        The name of the game.
    lang
        The language, such as en. Default: the language of your environment.
    """
    language = chosen_language(lang)
    Page().print(Markdown(readable(games.load(game), language)))
