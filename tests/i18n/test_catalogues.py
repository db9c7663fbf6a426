"""All languages have the same messages, and every message is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import gaslamp
from gaslamp.games.registry import registrations
from gaslamp.i18n import CATALOGUES, LANGUAGES, Words
from gaslamp.i18n.catalogues import CLIENT, CLIENT_OF_GAMES, OF_GAMES

SOURCE = Path(gaslamp.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
PAGES = [path.read_text("utf-8") for path in sorted(WEB.rglob("*")) if path.suffix in {".svelte", ".ts"}]
INDEX_FACTS = {"text", "known"}


@cache
def trees() -> list[ast.Module]:
    """All of our code. Not read at import: every process of a test run imports this file, and one of them needs it."""
    return [ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


@cache
def error_classes() -> set[str]:
    return {"GaslampError"} | {
        node.name
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "GaslampError" for base in node.bases)
    }


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def catalogues(language: str) -> Iterator[tuple[str, str]]:
    """Every catalogue of a language, the games' own included."""
    for name in (*CATALOGUES, *CLIENT):
        yield name, files("gaslamp.i18n").joinpath(language, f"{name}.ftl").read_text("utf-8")
    for game in registrations().values():
        for name in (*OF_GAMES, *CLIENT_OF_GAMES):
            if text := game.words(language, name):
                yield f"{game.name}/{name}", text


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language, with the variables of its text."""
    found: dict[str, set[str]] = {}
    for name, text in catalogues(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), f"{language}/{name} cannot be read: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} of {name} is in another catalogue too"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def everything(language: str) -> Words:
    """The words of the package and of the browser client."""
    return Words(language, (*CATALOGUES, *CLIENT), (*OF_GAMES, *CLIENT_OF_GAMES))


def calls() -> Iterator[tuple[str, ast.Call]]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                function = node.func
                yield function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", ""), node


def literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def facts(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg}


@cache
def errors() -> dict[str, set[str]]:
    """Every key an error is raised with anywhere in the source, and the facts that come with it."""
    found: dict[str, set[str]] = {}
    for name, call in calls():
        if name in error_classes() and call.args:
            key = literal(call.args[0])
            if key:
                found[key] = found.get(key, facts(call)) & facts(call)
            elif isinstance(call.args[0], ast.JoinedStr):
                assert ast.unparse(call.args[0]) == "f'unknown-{what}'", "teach this test the new family of keys"
        if name == "expect":
            found[literal(call.args[1]) or ""] = set()
        if name == "index" and len(call.args) == 3:
            key = f"unknown-{literal(call.args[2])}"
            found[key] = found.get(key, INDEX_FACTS) & INDEX_FACTS
    # Keys kept in a table, with the facts that come with all of them.
    found |= {key: {"night", "stage"} for key in _tabled("soundness", "check_public")}
    return found


def named_numbers() -> set[str]:
    """The messages for what a number stands for: `number(text, 0, 9, "depth")` needs `what-depth`."""
    found = [literal(call.args[3]) for name, call in calls() if name == "number" and len(call.args) == 4]
    return {f"what-{what}" for what in found if what} | {"what-number"}


def _tabled(module: str, function: str) -> list[str]:
    """The keys of the table in a function that raises whichever of them does not hold."""
    found = [
        literal(key)
        for path in sorted(SOURCE.rglob(f"{module}.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name == function
        for table in ast.walk(node)
        if isinstance(table, ast.Dict)
        for key in table.keys
        if key is not None
    ]
    return [key for key in found if key and key.startswith("wrong-")]


def patterns() -> list[str]:
    """Keys put together while running, such as f"mrjack-end-{reason}", as regular expressions."""
    asked = [call.args[0] for name, call in calls() if name in ("words", "self") and call.args]
    kept = [node.value for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Assign) and _is_key(node)]
    found = []
    for key in (*asked, *kept):
        if isinstance(key, ast.JoinedStr):
            parts = [literal(part) for part in key.values]
            found.append("".join(re.escape(part) if part else "[a-z-]+" for part in parts))
    return found


def _is_key(node: ast.Assign) -> bool:
    """Whether the value is kept under the name `key`, to be looked up first."""
    return any(isinstance(target, ast.Name) and target.id == "key" for target in node.targets)


def test_errors_are_found_in_the_source() -> None:
    assert {"NotLegal", "NotWellFormed", "NotThere"} < error_classes()
    found = errors()
    assert {"not-now", "unknown-street", "seed-tampered", "no-file", "cannot-leave", "unknown-language"} <= found.keys()
    assert found["bad-number"] == {"what", "text", "low", "high"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence_and_the_facts_for_it(language: str) -> None:
    known = messages(language)
    for key, given in errors().items():
        assert f"error-{key}" in known, f"{language} has no sentence for {key}"
        assert known[f"error-{key}"] <= given, f"{key} lacks a fact that its sentence needs"


def test_every_number_that_is_read_has_a_name() -> None:
    found = named_numbers()
    assert {"what-depth", "what-round", "what-crossing"} <= found
    assert found <= messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_one_sentence(language: str) -> None:
    words = everything(language)
    for key, variables in messages(language).items():
        if key.startswith("error-"):
            text = words(key, **dict.fromkeys(variables, "x"))
            assert text[-1] in ".)", text
            assert "\n" not in text, text


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_keys_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_sentences_are_translated(language: str) -> None:
    english, other = everything("en"), everything(language)
    for key, variables in messages("en").items():
        given = dict.fromkeys(variables, "x")
        if len(english(key, **given).split()) > 3:
            assert english(key, **given) != other(key, **given), f"{key} is still English in {language}"


def client_texts() -> set[str]:
    """Every plain text in the client's source: the keys are among them."""
    return {text for page in PAGES for text in re.findall(r'"([a-z][a-z0-9-]*)"', page)}


def page_patterns() -> list[str]:
    """Keys the client puts together while running, such as `mj-rule-${number}`, as regular expressions."""
    found = [text for page in PAGES for text in re.findall(r"words\(`([^`]+)`", page)]
    return [re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", text) for text in found]


def page_calls() -> Iterator[tuple[str, set[str]]]:
    """Every plain call for words in the client: its key, and the names of the facts it gives."""
    for page in PAGES:
        for call in re.finditer(r'\bwords\(\s*"([a-z0-9-]+)"(,\s*\{)?', page):
            yield call[1], _names(page, call.end()) if call[2] else set()


def _names(page: str, start: int) -> set[str]:
    """The names in an object that begins at `start`: `who, state: "up"` gives who and state."""
    depth, names, part = 0, set[str](), ""
    for letter in page[start:]:
        if letter in "([{`" and not (letter == "`" and part.count("`") % 2):
            depth += 1
        if letter in ")]}" or (letter == "`" and part.count("`") % 2):
            depth -= 1
        if depth < 0 or (letter == "," and depth == 0):
            names.add(part.partition(":")[0].strip())
            part = ""
        else:
            part += letter
        if depth < 0:
            break
    return names - {""}


def test_no_message_is_unused() -> None:
    used = {node.value for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    used |= {f"error-{key}" for key in errors()} | named_numbers() | client_texts()
    families = patterns() + page_patterns()
    for key in messages("en"):
        if key not in used:
            assert not key.startswith("error-"), f"{key} is never raised"
            assert any(re.fullmatch(family, key) for family in families), f"{key} is never used"


def test_every_call_names_a_message_and_gives_its_facts() -> None:
    known = messages("en")
    for name, call in calls():
        key = literal(call.args[0]) if name == "words" and call.args else None
        if key:
            assert key in known, f"there is no message {key}"
            assert facts(call) == known[key], f"{key} gets other facts than it uses"


def test_every_call_in_the_client_names_a_message_and_gives_its_facts() -> None:
    known = messages("en")
    found = list(page_calls())
    assert len(found) > 100
    for key, given in found:
        assert key in known, f"there is no message {key}"
        assert given == known[key], f"{key} gets other facts than it uses"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_isolation_marks_surround_a_fact(language: str) -> None:
    text = Words(language)("error-unknown-street", text="Z9")
    assert "Z9" in text
    assert "\u2068" not in text
