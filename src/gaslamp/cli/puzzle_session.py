"""Puzzles and drills in the terminal."""

from random import Random
from typing import Any

from rich.console import Console

from gaslamp.cli import typed_actions
from gaslamp.cli.screen import print_story, screen, two_columns
from gaslamp.core.errors import GaslampError, NotWellFormed
from gaslamp.core.notation import number
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.parts.puzzles import Form
from gaslamp.puzzles import telling
from gaslamp.puzzles.line import Puzzle, part_of
from gaslamp.puzzles.selection import near
from gaslamp.puzzles.shipped import shipped
from gaslamp.puzzles.solver import Solver, after_puzzle
from gaslamp.puzzles.solving import Verdict, compared, followed, is_complete, judged

MOST = 1000
RECENT = 16
"""How many lines of the game so far are shown."""


class GivenUp(Exception):
    """An empty line, or the end of the input."""


def solve(words: Words, game: str, kind: str | None, count: str, seed: str) -> None:
    """One puzzle after the other, near the rating that the answers show so far."""
    part = part_of(registration(game))
    if kind is not None and kind not in part.KINDS:
        raise NotWellFormed("unknown-kind", text=kind)
    offered = [puzzle for puzzle in shipped(game) if kind in (None, puzzle.kind)]
    solver, seen = Solver(), set[str]()
    console = screen()
    for place in range(number(count, 1, MOST, "games")):
        puzzle = near(offered, solver.rating, f"{seed}/{place}", seen)
        if puzzle is None:
            break
        seen.add(puzzle.id)
        verdict = _solve(words, console, puzzle)
        solver = after_puzzle(solver, puzzle.rating, is_right=verdict.is_right)
        _explain(words, console, puzzle, verdict)
    if not seen:
        console.print(words("puzzles-none"))
        return
    console.print(words("puzzles-score", solved=solver.solved, total=len(seen), rating=round(solver.rating)))


def drill(words: Words, game: str, kind: str | None, count: str, seed: str) -> None:
    """Exercises with an exact answer."""
    known = registration(game)
    part = part_of(known)
    names = [name for name in part.DRILLS if kind in (None, name)]
    if not names:
        raise NotWellFormed("no-drill")
    console, right, total = screen(), 0, number(count, 1, MOST, "games")
    first = Random(seed).randrange(1 << 30)
    for place in range(total):
        name = names[place % len(names)]
        asked = part.drill(name, first + place)
        console.print(telling.drill_title(words, game, name), style="bold")
        console.print(known.terminal.draw(words, asked.view))
        console.print(telling.drill_question(words, game, name, **asked.question))
        try:
            given = _marks(words, part.DRILLS[name])
        except GivenUp:
            given = []
        is_right = compared(asked.answer, given).is_right
        right += is_right
        _result(words, console, is_right, asked.answer)
        console.print("\n".join(telling.told(words, asked.steps)))
    console.print(words("puzzles-score", solved=right, total=total, rating="–"))


def _solve(words: Words, console: Console, puzzle: Puzzle) -> Verdict:
    title = telling.title(words, puzzle.record.game, puzzle.kind)
    console.print(words("puzzles-heading", title=title, rating=round(puzzle.rating.rating), id=puzzle.id), style="bold")
    print_story(console, telling.log(words, puzzle)[-RECENT:])
    _show(words, console, puzzle, puzzle.candidate.source.view)
    console.print(telling.question(words, puzzle))
    try:
        if puzzle.theme.form is Form.MARKS:
            return _marked(words, console, puzzle)
        return judged(puzzle, _actions(words, console, puzzle))
    except GivenUp:
        return Verdict(is_right=False)


def _show(words: Words, console: Console, puzzle: Puzzle, view: Any) -> None:
    game = puzzle.game
    console.print(game.terminal.draw(words, view, game.rules.choices(view)))
    console.print(two_columns(game.terminal.knowledge(words, view)))


def _marked(words: Words, console: Console, puzzle: Puzzle) -> Verdict:
    while True:
        given = _marks(words, Form.MARKS)
        if not given:
            raise GivenUp
        try:
            return judged(puzzle, given)
        except GaslampError as error:
            console.print(words.explain(error))


def _marks(words: Words, form: Form) -> list[str]:
    text = _typed(words(f"puzzles-prompt-{form.value}"))
    return [mark[:1].lower() + mark[1:] if mark[:1] in "xX" else mark.upper() for mark in text.split()]


def _actions(words: Words, console: Console, puzzle: Puzzle) -> list[str]:
    """Until the way can be judged."""
    game, found = puzzle.game.rules, list[str]()
    while True:
        view, actions = followed(puzzle, found)
        if is_complete(puzzle, actions):
            return found
        if found:
            _show(words, console, puzzle, view)
        try:
            for text in typed_actions.split(_typed(words("puzzles-prompt-actions"), required=True).split()):
                choices = game.choices(view)
                action = typed_actions.action(game, view, choices, text)
                followed(puzzle, [*found, game.write(action)])
                found.append(game.write(action))
                view, actions = followed(puzzle, found)
                if is_complete(puzzle, actions):
                    return found
        except GaslampError as error:
            console.print(words.explain(error))


def _typed(prompt: str, *, required: bool = False) -> str:
    try:
        text = input(prompt)
    except EOFError:
        raise GivenUp from None
    if required and not text.strip():
        raise GivenUp
    return text


def _explain(words: Words, console: Console, puzzle: Puzzle, verdict: Verdict) -> None:
    _result(words, console, verdict.is_right, tuple(telling.answer(words, puzzle)))
    if verdict.missing:
        console.print(words("puzzles-missing", marks=" ".join(verdict.missing)))
    if verdict.surplus:
        console.print(words("puzzles-surplus", marks=" ".join(verdict.surplus)))
    for text in telling.told(words, puzzle.part.explain(puzzle.candidate, puzzle.proof)):
        console.print(f"  {text}")
    console.print()


def _result(words: Words, console: Console, is_right: bool, answer: tuple[str, ...]) -> None:
    console.print(words("puzzles-right") if is_right else words("puzzles-wrong", answer=" · ".join(answer)))
