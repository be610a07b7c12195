"""The commands of the page for hosts are run in its order, on a database of its own."""

import json
import re
from pathlib import Path

from cli.helpers import answer, run
from taros.server.storage import Store

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_the_commands_that_look_after_a_server(tmp_path: Path) -> None:
    """PostgreSQL, which some lines name, is another file here: tests of backups have a real one."""
    lines = re.findall(r"^taros (admin .+?)(?: {2,}#.*)?$", PAGE, re.MULTILINE)
    assert {line.split()[1] for line in lines} == {
        *("rotate-secrets", "backup", "restore", "overview", "records", "tidy"),
    }
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(database)
    store.open()
    store.close()
    for line in lines:
        words = re.sub(r"--database \S+", "", line).split()
        target = database
        if words[1] == "restore":
            target = f"sqlite:///{tmp_path / 'restored.db'}"
        answer(run(tmp_path, *words, "--database", target))
    assert (tmp_path / "tables.backup").stat().st_size > 0
    overview = answer(run(tmp_path, "admin", "overview", "--json", "--database", database))
    assert json.loads(overview)
