"""Parts of the work run side by side, and none is left over."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from side_by_side import Part, Report, side_by_side

ROOT = Path(__file__).parents[2]


def python(name: str, code: str) -> Part:
    return Part(name, [sys.executable, "-c", code])


def test_output_comes_in_blocks_and_a_failure_fails_the_whole(capfd: pytest.CaptureFixture[str]) -> None:
    report = Report()
    side_by_side([python("first", "print('well done')"), python("second", "print('alas'); raise SystemExit(3)")], report, at_once=2)
    with pytest.raises(SystemExit, match="FAILED: second"):
        report.finish()
    said = capfd.readouterr().out
    assert "first: passed\nwell done\n" in said
    assert "second: FAILED\nalas\n" in said
    assert " s  second: FAILED, exit code 3" in said


def test_parts_that_pass_are_no_error(capfd: pytest.CaptureFixture[str]) -> None:
    report = Report()
    side_by_side([python("only", "pass")], report, at_once=1)
    report.finish()
    assert " s  only\n" in capfd.readouterr().out


def test_as_many_parts_run_at_once_as_allowed(tmp_path: Path) -> None:
    """Each waits for the other to come."""
    meet = "\n".join(
        [
            "import sys, time",
            "from pathlib import Path",
            "me, other = map(Path, sys.argv[1:])",
            "me.touch()",
            "while not other.exists(): time.sleep(.01)",
        ]
    )
    one, two = tmp_path / "one", tmp_path / "two"
    parts = [Part(me.name, [sys.executable, "-c", meet, me, other]) for me, other in ((one, two), (two, one))]
    report = Report()
    side_by_side(parts, report, at_once=2)
    assert not report.failed


def test_a_part_waits_for_those_it_comes_after(tmp_path: Path) -> None:
    built = tmp_path / "built"
    build = Part("build", [sys.executable, "-c", f"import time; time.sleep(0.3); open({str(built)!r}, 'w')"])
    use = Part("use", [sys.executable, "-c", f"open({str(built)!r})"], after=("build", "what nobody runs"))
    report = Report()
    side_by_side([use, build], report, at_once=2)
    assert not report.failed


@pytest.mark.skipif(sys.platform == "win32", reason="there is no niceness")
def test_a_modest_part_gives_way(capfd: pytest.CaptureFixture[str]) -> None:
    code = "import os; print(os.nice(0))"
    side_by_side([Part("modest", [sys.executable, "-c", code], modest=True), python("usual", code)], Report(), at_once=1)
    said = capfd.readouterr().out
    assert "modest: passed\n19\n" in said and f"usual: passed\n{os.nice(0)}\n" in said


def test_an_interrupted_run_leaves_nothing_running(tmp_path: Path) -> None:
    """Not even what a part has started."""
    grandchild = "import os, time; open('pid', 'w').write(str(os.getpid())); os.rename('pid', 'ready'); time.sleep(600)"
    child = f"import os, subprocess, sys; os.chdir({str(tmp_path)!r}); subprocess.run([sys.executable, '-c', {grandchild!r}])"
    code = f"import sys; from side_by_side import *; side_by_side([Part('x', [sys.executable, '-c', {child!r}])], Report(), at_once=1)"
    runner = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stderr=subprocess.DEVNULL)
    while not (tmp_path / "ready").exists():
        assert runner.poll() is None
        time.sleep(0.02)
    runner.send_signal(signal.SIGINT)
    assert runner.wait() != 0
    pid = int((tmp_path / "ready").read_text())
    deadline = time.monotonic() + 30
    while is_alive(pid):  # it is killed, but may take a moment to die
        assert time.monotonic() < deadline
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(") ")[2][0] != "Z"
