"""What is in `deploy`: units and recipes that can be used as they are."""

import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.cli import app
from chaudron.cli.serve import PORT
from chaudron.server.app import HANDLERS

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = DEPLOY / "chaudron.service"
RECIPE = DEPLOY / "Containerfile"
SECTIONS = {"Unit", "Service", "Install"}
INSTRUCTIONS = {
    "FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD", "ENV", "ARG", "LABEL",
}  # fmt: skip


def unit(text: str) -> dict[str, dict[str, list[str]]]:
    """The settings of a unit by section; raises ValueError for what is no unit."""
    found: dict[str, dict[str, list[str]]] = {}
    section: dict[str, list[str]] | None = None
    for line in text.splitlines():
        if not line.strip() or line.startswith(("#", ";")):
            continue
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            if heading[1] not in SECTIONS or heading[1] in found:
                raise ValueError(f"section {heading[1]}")
            section = found[heading[1]] = {}
        elif (setting := re.fullmatch(r"([A-Z]\w+)=(.*)", line)) and section is not None:
            section.setdefault(setting[1], []).append(setting[2])
        else:
            raise ValueError(line)
    return found


def recipe(text: str) -> Iterator[tuple[str, str]]:
    """The instructions of a recipe; raises ValueError for what is no instruction."""
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    for line in plain.replace("\\\n", " ").splitlines():
        if line.strip():
            name, _, rest = line.partition(" ")
            if name not in INSTRUCTIONS or not rest.strip():
                raise ValueError(line)
            yield name, rest.strip()


def accepted(words: list[str]) -> dict[str, object]:
    """What the command line makes of the words after `chaudron`."""
    _, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    return dict(bound.arguments)


def test_the_unit_starts_a_server_as_nobody_else_with_its_own_folder() -> None:
    service = unit(UNIT.read_text("utf-8"))["Service"]
    program, *words = shlex.split(service["ExecStart"][0])
    assert Path(program).name == "chaudron" and words[0] == "serve"
    taken = accepted(words)
    assert str(taken["data"]) == f"/var/lib/{service['StateDirectory'][0]}"
    assert taken["port"] == PORT
    assert service["DynamicUser"] == ["yes"] and service["StateDirectoryMode"] == ["0700"] and service["UMask"] == ["0077"]
    assert "User" not in service


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    def verified(text: str) -> str:
        file = tmp_path / UNIT.name
        file.write_text(text.replace("/opt/chaudron/bin/chaudron", "/bin/true"))
        done = subprocess.run(["systemd-analyze", "verify", "--man=no", file], capture_output=True, text=True)
        return "\n".join(line for line in done.stderr.splitlines() if UNIT.name in line)

    assert verified(UNIT.read_text("utf-8")) == ""
    assert "Unknown key" in verified(UNIT.read_text("utf-8").replace("DynamicUser=", "DynamicUsr="))


@pytest.mark.parametrize("wrong", ["ExecStart", "[Servant]\n", "[Unit]\n[Unit]\n", "Restart=always\n"])
def test_what_is_no_unit_is_noticed(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        unit(wrong)


@pytest.mark.parametrize("base", ["", "/games/chaudron"])
def test_the_container_serves_as_an_ordinary_user_and_says_how_it_is(monkeypatch: pytest.MonkeyPatch, base: str) -> None:
    found = list(recipe(RECIPE.read_text("utf-8")))
    last = dict(found[max(n for n, (name, _) in enumerate(found) if name == "FROM") :])
    program, *words = json.loads(last["ENTRYPOINT"])
    taken = accepted(words)
    assert program == "chaudron" and words[0] == "serve"
    assert (str(taken["data"]), str(taken["port"]), taken["host"]) == (last["VOLUME"], last["EXPOSE"], "0.0.0.0")
    assert last["USER"] not in {"root", "0"}
    _, _, script = json.loads(last["HEALTHCHECK"].partition("CMD ")[2])
    asked: list[str] = []
    monkeypatch.setattr("urllib.request.urlopen", asked.append)
    monkeypatch.setenv("CHAUDRON_BASE", base)
    exec(script, {})
    here = f"http://127.0.0.1:{last['EXPOSE']}{base}"
    assert asked[0].startswith(here)
    assert asked[0].removeprefix(here) in {path for handler in HANDLERS for path in handler.paths}


def test_the_container_is_made_of_what_is_there() -> None:
    for name, rest in recipe(RECIPE.read_text("utf-8")):
        if name == "COPY" and "--from=" not in rest:
            assert all((DEPLOY.parent / source).exists() for source in rest.split()[:-1]), rest
        if name == "COPY" and "--from=build /source/" in rest:
            assert (DEPLOY.parent / rest.split()[1].removeprefix("/source/")).exists()


@pytest.mark.parametrize("wrong", ["FORM python", "RUN", "USER\n"])
def test_what_is_no_recipe_is_noticed(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        list(recipe(wrong))
