"""Words: every key that the code uses is in the catalogues, with the arguments it needs."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
import typer
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import taros
from taros import games
from taros.cli import app
from taros.cli.checks import EXTRAS
from taros.cli.greeting import WAYS
from taros.cli.help import help_key, typed_name
from taros.core import errors, words
from taros.core.errors import FaultKind
from taros.core.fairness import ProofKind
from taros.core.words import Message, Seat, message
from taros.games.marrakech.layout import COLOURS
from taros.games.marrakech.show.view import PHASES
from taros.games.marrakech.text.notation import TURNS
from taros.games.regatta.layout import BOAT_COLOURS, BUOY_COLOURS
from taros.games.regatta.show.view import PHASES as RACE_PHASES
from taros.review.report import WORDS
from taros.server.storage.notices import NoticeKind
from taros.server.storage.statistics import Statistics
from taros.server.tournaments.views import CSV_COLUMNS
from taros.tables.events import EndReason
from taros.tables.protocol import REMARKS

SOURCES = Path(taros.__file__).parent


# What the code says

ERRORS = {
    name
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, errors.TarosError)
} - {"BadRecord", "IllegalMove"}  # these two take no key
MESSAGE_CALLS = {"message", "Message", "translate", "DamagedEntry", *ERRORS}


def _parts() -> list[str]:
    """What the scores of every game are made of."""
    keys = []
    for name in games.names():
        game = games.get(name)
        start = game.rules.new(game.seats[0], game.options())
        keys += [f"{name}-part-{part}" for part in game.rules.standings(start)[0].parts]
    return keys


PAGES = ("home", "account", "puzzle", "courses", "g", "events", "host", "notices", "watch")

# what every key can be that is put together when it is needed
PUT_TOGETHER = {
    "marrakech-advice-{TURNS[best]}": [f"marrakech-advice-{turn}" for turn in TURNS],
    "marrakech-did-{turn}": [f"marrakech-did-{turn}" for turn in TURNS],
    "marrakech-why-{PHASES[s[PHASE]]}": [f"marrakech-why-{phase}" for phase in PHASES],
    "marrakech-colour-{name}": [f"marrakech-colour-{one}" for one in COLOURS],
    "regatta-why-{PHASES[phase]}": [f"regatta-why-{phase}" for phase in RACE_PHASES],
    "regatta-thing-buoy-{BUOY_COLOURS[s[look + LOOK_COLOUR]]}": [
        f"regatta-thing-buoy-{colour}" for colour in BUOY_COLOURS
    ],
    "regatta-colour-{boat_colour(s, seat)}": [f"regatta-colour-{one}" for one in BOAT_COLOURS],
    "{match.game.name}-part-{part}": _parts(),
    **{
        f"{head}-{{unit.name}}": [
            f"{head}-{unit}"
            for unit in sorted({each.score_unit.name for each in map(games.get, games.names())})
        ]
        for head in ("arena-mean", "review-in")
    },
    "review-turned-{cause}-{direction}": [
        f"review-turned-{cause}-{direction}"
        for cause in ("luck", "move", "slip")
        for direction in ("up", "down")
    ],
    "arena-{unit}": [f"arena-{unit}" for unit in ("seconds", "milliseconds", "microseconds")],
    "review-word-{word}": [f"review-word-{word}" for word in WORDS],
    "review-word-{judged.word}": [f"review-word-{word}" for word in WORDS],
    **{
        f"{{{game}}}-name": [f"{name}-name" for name in games.names()]
        for game in ("each.game", "found.game", "game", "notice.game", "result.game")
    },
    "{self.match.game.name}-legend": [f"{name}-legend" for name in games.names()],
    "table-bot-{event.fault}": [f"table-bot-{fault}" for fault in get_args(FaultKind)],
    "table-ended-{event.reason}": [f"table-ended-{reason}" for reason in get_args(EndReason)],
    "doctor-{finding.state}": ["doctor-ok", "doctor-note", "doctor-problem"],
    "doctor-extra-{extra}": [f"doctor-extra-{extra}" for extra in EXTRAS],
    "greet-{way}": [f"greet-{way}" for _, way in WAYS],
    "help-{kind}s": ["help-arguments", "help-options"],
    "overview-{name.replace('_', '-')}": [
        f"overview-{name.replace('_', '-')}" for name in Statistics._fields
    ],
    "cli-proof-{kind}": [f"cli-proof-{kind}" for kind in get_args(ProofKind)],
    "self._last_choice(playing)": ["undo-over", "undo-chance", "undo-nothing"],
    "remark-{event.which}": [f"remark-{which}" for which in REMARKS],
    "link-{route.page or 'home'}": [f"link-{page}" for page in PAGES],
    "link-{route.page or 'home'}-about": [
        f"link-{page}-about" for page in (*PAGES, "rules", "editor", "review", "p", "ladder")
    ],
    "link-{route.page}-of": [
        f"link-{page}-of"
        for page in ("new", "rules", "editor", "t", "g", "review", "ladder", "events")
    ],
    "link-t-{summary.state}": [f"link-t-{state}" for state in ("waiting", "playing", "over")],
    "{route.game}-name": [f"{name}-name" for name in games.names()],
    "notice-{notice.kind}": [f"notice-{kind}" for kind in get_args(NoticeKind)],
    "notice-{notice.kind}-about": [f"notice-{kind}-about" for kind in get_args(NoticeKind)],
    "event-column-{column}": [f"event-column-{column}" for column in CSV_COLUMNS],
    "{route.game}-about": [f"{name}-about" for name in games.names()],
}


def _commands(group: Any) -> Iterator[Any]:
    """The group and all its commands, at any depth."""
    yield group
    for command in getattr(group, "commands", {}).values():
        yield from _commands(command)


COMMANDS = list(_commands(typer.main.get_command(app)))

RETURNED = {
    "self._last_choice(playing)": ["undo-over", "undo-chance", "undo-nothing"],
    "help_key(each.name)": [help_key(each.name) for each in COMMANDS],
    "help_key(command.name, typed_name(parameter))": [
        "help-help",
        "help-install-completion",
        "help-show-completion",
        *(help_key(each.name, typed_name(one)) for each in COMMANDS for one in each.params),
    ],
}
"""The keys that a call can return."""

LOG_EACH = "_log_each"  # of a change at a table: says a key with the argument `seat`


class Use(NamedTuple):
    """A place in the code where something is said."""

    where: str
    keys: tuple[str, ...]
    arguments: frozenset[str]


class Reader(ast.NodeVisitor):
    """Finds every use in a module."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.scopes: list[ast.AST] = [self.tree]
        self.uses: list[Use] = []
        self.visit(self.tree)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.scopes.append(node)
        self.generic_visit(node)
        self.scopes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        if not self._speaks(node.func) or not node.args or self._is_passed_on(node.args[0]):
            return
        where = f"{self.path.relative_to(SOURCES)}:{node.lineno}"
        keys = tuple(self._texts(node.args[0], where))
        self.uses.append(Use(where, keys, frozenset(self._arguments(node))))

    def _speaks(self, function: ast.expr) -> bool:
        if isinstance(function, ast.Attribute):
            of_an_error = self.path.name in ("errors.py", "pieces.py")  # super().__init__("key")
            return function.attr == LOG_EACH or (of_an_error and function.attr == "__init__")
        return isinstance(function, ast.Name) and function.id in MESSAGE_CALLS

    def _is_passed_on(self, key: ast.expr) -> bool:
        """Whether the key is a parameter: whoever calls the function speaks."""
        scope = self.scopes[-1]
        return (
            isinstance(key, ast.Name)
            and isinstance(scope, ast.FunctionDef)
            and key.id in {argument.arg for argument in scope.args.args}
        )

    def _texts(self, node: ast.expr, where: str) -> Iterator[str]:
        """All that an expression can be, as far as keys need it."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            template = ast.unparse(node)[2:-1]
            assert template in PUT_TOGETHER, f"{where}: what can {template} be?"
            yield from PUT_TOGETHER[template]
        elif isinstance(node, ast.Call) and ast.unparse(node) in RETURNED:
            yield from RETURNED[ast.unparse(node)]
        elif isinstance(node, ast.Subscript):
            yield from self._texts(node.value, where)
        elif isinstance(node, ast.Dict):
            for value in node.values:
                yield from self._texts(value, where)
        elif isinstance(node, ast.Tuple):
            for value in node.elts:
                yield from self._texts(value, where)
        elif isinstance(node, ast.IfExp):
            yield from self._texts(node.body, where)
            yield from self._texts(node.orelse, where)
        elif isinstance(node, ast.Call) and ast.unparse(node) in PUT_TOGETHER:
            yield from PUT_TOGETHER[ast.unparse(node)]
        elif isinstance(node, ast.Name):
            values = list(self._values(node.id))
            assert values, f"{where}: what is {node.id}?"
            for value in values:
                yield from self._texts(value, where)
        else:
            raise AssertionError(f"{where}: what can {ast.unparse(node)} be?")

    def _values(self, name: str) -> Iterator[ast.expr]:
        """All that a name is bound to in this function, or else in this module."""
        for scope in reversed(self.scopes):
            found = [value for value in _bindings(scope, name) if value is not None]
            if found:
                yield from found
                return

    def _arguments(self, node: ast.Call) -> Iterator[str]:
        if isinstance(node.func, ast.Attribute) and node.func.attr == LOG_EACH:
            yield "seat"
            return
        for keyword in node.keywords:
            assert keyword.arg, f"{self.path}:{node.lineno}: arguments that cannot be known"
            yield keyword.arg
        for argument in node.args[1:]:
            yield from self._keys(argument)

    def _keys(self, node: ast.expr) -> Iterator[str]:
        """The keys of a dict."""
        if isinstance(node, ast.Name):
            for value in self._values(node.id):
                yield from self._keys(value)
            return
        assert isinstance(node, ast.Dict), ast.unparse(node)
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                yield from self._keys(value)
            else:
                yield str(ast.literal_eval(key))


def _bindings(scope: ast.AST, name: str) -> Iterator[ast.expr | None]:
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            targets = node.targets
            value: ast.expr | None = node.value
        elif isinstance(node, ast.AnnAssign):
            targets, value = [node.target], node.value
        elif isinstance(node, (ast.For, ast.comprehension)):
            targets, value = [node.target], node.iter
        else:
            continue
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            yield value


@cache
def uses() -> tuple[Use, ...]:
    paths = sorted(SOURCES.rglob("*.py"))
    return tuple(use for path in paths for use in Reader(path).uses)


# What the catalogues say


class Entry(NamedTuple):
    """A message of a catalogue."""

    file: str
    text: str
    variables: frozenset[str]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def parsed(path: Path) -> ftl.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def entries(language: str) -> Iterator[tuple[str, Entry]]:
    for path in sorted((words.LOCALES / language).rglob("*.ftl")):
        for node in parsed(path).body:
            if isinstance(node, ftl.Message):
                found = Variables()
                found.visit(node)
                text = FluentSerializer().serialize_entry(node)
                yield node.id.name, Entry(path.name, text, frozenset(found.names))


@cache
def catalogue(language: str) -> dict[str, Entry]:
    return dict(entries(language))


# The two together


def test_something_is_said() -> None:
    assert len(uses()) > 50
    assert len(catalogue("en")) > 50
    assert len({use.where.partition("/")[0] for use in uses()}) >= 3


def test_every_key_that_is_used_is_in_the_catalogue() -> None:
    missing = [(use.where, key) for use in uses() for key in use.keys if key not in catalogue("en")]
    assert not missing


def test_every_key_in_the_catalogue_is_used() -> None:
    """Those of the client are its own tests' business."""
    ours = {key for key, entry in catalogue("en").items() if not is_of_the_client(entry)}
    assert not ours - {key for use in uses() for key in use.keys}


def is_of_the_client(entry: Entry) -> bool:
    return entry.file == "web.ftl" or entry.file.endswith(("-web.ftl", "-setup.ftl"))


def test_every_argument_is_given() -> None:
    lacking = [
        (use.where, key, missing)
        for use in uses()
        for key in use.keys
        if key in catalogue("en") and (missing := catalogue("en")[key].variables - use.arguments)
    ]
    assert not lacking


@pytest.mark.parametrize("value", [0, 1, 2, 1000, "text", Seat(1), message("undo-nothing")])
def test_every_message_can_be_said(value: words.Argument) -> None:
    for use in uses():
        for key in use.keys:
            said = Message(key, dict.fromkeys(use.arguments, value)).format("en", ["Ann", "Bo"])
            assert said.strip()
            assert not set("$\u2068\u2069") & set(said)
            if key != "record-brace":
                assert not set("{}") & set(said), key


def test_every_argument_that_is_shown_is_seen() -> None:
    for key, entry in catalogue("en").items():
        for name in set() if is_of_the_client(entry) else entry.variables:
            one, other = (
                Message(key, {**dict.fromkeys(entry.variables, 5), name: value}).text
                for value in (7_000, 8_000)
            )
            assert one != other, key


def test_no_key_stands_twice() -> None:
    for language in words.languages():
        keys = [key for key, _ in entries(language)]
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("path", sorted(words.LOCALES.rglob("*.ftl")), ids=lambda path: path.name)
def test_catalogues_have_no_junk(path: Path) -> None:
    body = parsed(path).body
    assert body
    assert not [node.content for node in body if isinstance(node, ftl.Junk)]
    for node in body:
        if isinstance(node, ftl.Message):
            assert node.value is not None
            assert not node.attributes


def test_other_languages_say_what_english_says() -> None:
    assert "en" in words.languages()
    for language in words.languages():
        assert not set(catalogue(language)) - set(catalogue("en"))
        for key, entry in catalogue(language).items():
            assert entry.variables <= catalogue("en")[key].variables


def test_game_keys_begin_with_their_game() -> None:
    for name in games.names():
        for key, entry in catalogue("en").items():
            is_its_file = entry.file == f"{name}.ftl" or entry.file.startswith(f"{name}-")
            assert key.startswith(f"{name}-") == is_its_file


# Saying


def test_seats_are_said_by_their_names() -> None:
    said = message("marrakech-did-left", seat=Seat(1))
    assert said.format("en", ["Ann", "Bo"]) == "Bo turns Assam left."
    assert said.format("en") == said.text == "seat 1 turns Assam left."


def test_messages_are_said_inside_messages() -> None:
    inner = message("marrakech-did-left", seat=Seat(0))
    outer = message("bad-record", line=3, reason=inner)
    assert outer.format("en", ["Ann"]) == "Line 3: Ann turns Assam left."


def test_plurals() -> None:
    one, two = (message("marrakech-part-dirhams", amount=amount).text for amount in (1, 2))
    assert (one, two) == ("one dirham", "2 dirhams")


def test_names_with_signs_are_said_as_they_are() -> None:
    for name in ("{ $x }", "a\\b", '"', "-term", "🎲"):
        assert message("marrakech-did-left", seat=Seat(0)).format("en", [name]).startswith(name)


@pytest.mark.parametrize("language", ["it", "de-AT", "pt_BR", "zh-Hant-TW", "xx"])
def test_english_stands_in_for_languages_there_are_not(language: str) -> None:
    assert language not in words.languages()
    said = message("option-value", name="a", value="b", allowed=message("option-assign", text="c"))
    assert said.format(language) == said.format("en") == said.text
    error = taros.BadOption("bad-seed", value="x")
    assert error.format(language) == str(error)


def test_a_key_that_is_nowhere_is_an_error() -> None:
    with pytest.raises(LookupError, match="no-such-key"):
        message("no-such-key").format("en")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError, match="no-game"):
        message("no-game", name="x").format("en")


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, and a language that lacks a key."""
    for language, text in {
        "en": "outer = said { $what }\ninner = thing\nonly-here = alone { $n }\n",
        "fr": "outer = dit { $what }\ninner = chose\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    words.catalogue.cache_clear()
    words.languages.cache_clear()
    yield
    words.catalogue.cache_clear()
    words.languages.cache_clear()


@pytest.mark.usefixtures("two_languages")
def test_another_language_is_spoken_as_far_as_it_goes() -> None:
    assert words.languages() == ("en", "fr")
    said = message("outer", what=message("inner"))
    assert (said.format("en"), said.format("fr"), said.format("de")) == (
        "said thing",
        "dit chose",
        "said thing",
    )
    assert message("only-here", n=3).format("fr") == "alone 3"
    assert message("outer", what=message("only-here", n=3)).format("fr") == "dit alone 3"


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["ro"], "ro"),
        (["ro-MD"], "ro"),
        (["RO-ro"], "ro"),
        (["xx", "ro-RO", "en"], "ro"),
        (["en-GB", "ro"], "en"),
        (["xx", "romany", "*", ""], "en"),
        ([], "en"),
    ],
)
def test_the_first_preferred_language_with_a_catalogue_is_chosen(
    preferred: list[str], language: str
) -> None:
    assert words.negotiate(preferred) == language


# Errors


def test_errors_are_value_errors_that_speak() -> None:
    for name in (*ERRORS, "BadRecord", "IllegalMove"):
        kind = getattr(taros, name)
        assert issubclass(kind, taros.TarosError)
        assert issubclass(kind, ValueError)
    error = taros.Unknown("no-game", name="go", allowed="marrakech")
    assert error.message == message("no-game", name="go", allowed="marrakech")
    assert str(error) == error.format() == error.format("en") == error.message.text
    assert "go" in str(error)
