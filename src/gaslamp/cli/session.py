"""A game in the terminal, until it is over or the player stops."""

import shlex
from collections.abc import Hashable
from dataclasses import replace
from typing import Any

from gaslamp.cli import typed_actions
from gaslamp.cli.environment import Environment
from gaslamp.cli.game_file import GameFile
from gaslamp.cli.inputs import own_name
from gaslamp.cli.positions import print_position
from gaslamp.cli.screen import clear, print_story, screen, two_columns
from gaslamp.cli.thinking_indicator import thinking_bar
from gaslamp.core import honesty, journal
from gaslamp.core.errors import GaslampError, NotYourTurn
from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.journal import Journal
from gaslamp.core.record import undone
from gaslamp.core.referee import referee
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.parts.player import Knowledge, Thinking
from gaslamp.parts.story import StoryStep
from gaslamp.players import levels

BOTH = "both"
RECENT = 12
"""How many past actions are shown when a saved game continues."""


class Quit(Exception):
    """The player stops for now."""


class Session:
    """A game in progress: who plays here, what they have been shown, and the record that is saved."""

    def __init__(
        self,
        words: Words,
        environment: Environment,
        file: GameFile,
        kept: Journal[Any],
        humans: tuple[Seat, ...],
        level: str,
        *,
        turned: bool = False,
    ) -> None:
        self.words = words
        self.environment = environment
        self.file = file
        self.game = file.game
        self.parts = registration(self.game.NAME)
        self.story, self.terminal = self.parts.story, self.parts.terminal
        self.kept = kept
        self.states = journal.replay(self.game, kept.record)
        self.humans = humans
        self.level = level
        machines = [seat for seat in self.game.seats(kept.state) if seat not in humans]
        self.players = {seat: levels.seated(self.game.NAME, seat, level) for seat in machines}
        self.seen = {seat: journal.redact(self.game, kept.record, seat) for seat in machines}
        """The record as each machine saw it. A machine gets nothing else."""
        self.shown = dict.fromkeys(humans, max(0, kept.record.length - RECENT))
        self.looking: tuple[Seat, ...] = humans if len(humans) == 1 else ()
        self.scene: Hashable = None
        self.rest: list[str] = []
        """Actions typed after one that chance answers. They are made if the answer allows them."""
        self.turned = turned
        self.console = screen()

    def run(self) -> None:
        try:
            while (seat := self.game.actor(self.kept.state)) is not None:
                if seat == CHANCE:
                    self._advance(journal.chance(self.game, self.kept))
                elif seat in self.humans:
                    self._turn(seat)
                else:
                    self._advance(self._chosen(seat))
            self._finish()
        except (Quit, EOFError):
            print()
            self._say_how_to_continue()
        except KeyboardInterrupt:
            print()
            self._say_how_to_continue()
            raise

    def _advance(self, action: Any) -> None:
        """Save the action before anybody sees it."""
        before = self.kept.state
        after = journal.extend(
            self.game, self.kept, action, self.environment.random_bytes(self.kept.record.nonce_bytes)
        )
        self.file.save(after.record)
        self.kept = after
        for seat, record in self.seen.items():
            glimpse = journal.glimpse(self.game, before, action, after.record.entries[-1], seat)
            self.seen[seat] = replace(record, entries=(*record.entries, glimpse))
        self.states.append(after.state)

    def _chosen(self, seat: Seat) -> Any:
        """The action of the machine at that seat."""
        view = self.game.view(self.kept.state, seat)
        known = Knowledge(seat, view, self.seen[seat], self.game.choices(view))
        text = self.words("play-thinking", seat=_capital(self.story.seat(self.words, seat)))
        with thinking_bar(self.console, text) as report:
            thinking = Thinking(levels.thinking_seconds(self.level), report)
            return self.players[seat].choose(known, self.environment.rng, thinking)

    def _turn(self, seat: Seat) -> None:
        view = self.game.view(self.kept.state, seat)
        looking = self.terminal.readers(view, self.humans)
        if self.looking != looking and len(self.humans) > 1:
            self._hand_over(seat, looking)
        if self.terminal.scene(view) != self.scene:
            self._show(seat)
        if self._continued(seat):
            return
        self._tell(seat)
        self._offer(seat)
        while True:
            prompt = self.words("play-prompt", seat=_capital(self.story.seat(self.words, seat)))
            text = input(f"{prompt} ").strip()
            if text and self._answered(seat, text):
                return

    def _continued(self, seat: Seat) -> bool:
        """Make the actions typed before, if the answer of chance allows them."""
        rest, self.rest = self.rest, []
        if not rest:
            return False
        asked = self.game.parse_action(self.kept.record.entries[-2].action)
        if not self.terminal.continues_line(asked, self.game.choices(self.game.view(self.kept.state, seat))):
            return False
        try:
            return self._act(seat, rest)
        except GaslampError as error:
            print(self.words.explain(error))
            return False

    def _hand_over(self, seat: Seat, looking: tuple[Seat, ...]) -> None:
        """Clear the screen, so that nobody sees another seat's secrets."""
        clear(self.console)
        who = seat if len(looking) == 1 else self.parts.side(seat)
        input(self.words("play-curtain", seat=self.story.seat(self.words, who)) + " ")
        clear(self.console)
        self.looking = looking
        self.scene = None

    def _show(self, seat: Seat, section: str | None = None) -> None:
        """The board as this seat sees it, and what it knows."""
        view = self.game.view(self.kept.state, seat)
        choices = self.game.choices(view)
        self.console.print()
        drawn = self.terminal.draw(self.words, view, choices, turned=self.turned, section=section)
        self.console.print(drawn, crop=False)
        self.console.print(two_columns(self.terminal.knowledge(self.words, view)))
        self.scene = self.terminal.scene(view)

    def _offer(self, seat: Seat) -> None:
        choices = self.game.choices(self.game.view(self.kept.state, seat))
        self.console.print()
        self.console.print(self.words("play-choices"), style="bold")
        groups = [(f"  {heading}", " ".join(texts)) for heading, texts in self.terminal.grouped(self.words, choices)]
        self.console.print(two_columns(groups, "cyan"))

    def _tell(self, seat: Seat) -> None:
        """Tell what happened since this seat last looked, as it saw it. Seats at the same screen have seen it too."""
        steps = [
            StoryStep(
                self.kept.record.entries[at].seat,
                self.game.seen(self.states[at], self.game.parse_action(self.kept.record.entries[at].action), seat),
                self.game.view(self.states[at], seat),
                self.game.view(self.states[at + 1], seat),
            )
            for at in range(self.shown[seat], self.kept.record.length)
        ]
        if steps:
            self.console.print()
            self.console.print(self.words("play-since"), style="bold")
            print_story(self.console, self.story.story(self.words, steps))
        for one in {seat, *self.looking}:
            self.shown[one] = self.kept.record.length

    def _answered(self, seat: Seat, text: str) -> bool:
        """Whether something changed, so that the seat must be shown the position again."""
        match text.casefold():
            case "?" | "help":
                print(self.terminal.help(self.words))
                print(self.words("play-keys"))
            case "list":
                self._list(seat)
            case "board":
                self._show(seat)
                self._offer(seat)
            case "quit" | "exit":
                raise Quit
            case "undo":
                return self._undo(seat)
            case _:
                try:
                    return self._did(seat, text)
                except GaslampError as error:
                    print(self.words.explain(error))
        return False

    def _did(self, seat: Seat, text: str) -> bool:
        command, _, section = text.partition(" ")
        if command.casefold() == "board":
            self._show(seat, typed_actions.section(self.game, section.strip()))
            return False
        return self._act(seat, typed_actions.split([text]))

    def _list(self, seat: Seat) -> None:
        view = self.game.view(self.kept.state, seat)
        rows = [
            (self.game.write(choice), self.story.tell(self.words, view, choice)) for choice in self.game.choices(view)
        ]
        self.console.print(two_columns(rows, "cyan"))

    def _undo(self, seat: Seat) -> bool:
        """Take back the seat's last action, never one of chance or of somebody else."""
        entries = self.kept.record.entries
        if not entries or entries[-1].seat != seat:
            print(self.words("play-cannot-undo"))
            return False
        kept = journal.undo(self.kept, len(entries) - 1, self.states[-2])
        self.file.save(kept.record)
        self.states.pop()
        self.kept = kept
        length, branches = kept.record.length, kept.record.branches
        self.seen = {one: replace(undone(seen, length), branches=branches) for one, seen in self.seen.items()}
        self.shown = {one: min(count, length) for one, count in self.shown.items()}
        print(self.words("play-undone"))
        return True

    def _act(self, seat: Seat, texts: list[str]) -> bool:
        """Make all the actions, or none if one is not allowed. After one that chance answers, the rest wait."""
        state = self.kept.state
        actions: list[Any] = []
        rest: list[str] = []
        for number, text in enumerate(texts):
            if self.game.actor(state) == CHANCE and self.terminal.continues_line(actions[-1], ()):
                rest = texts[number:]
                break
            if self.game.actor(state) != seat:
                raise NotYourTurn("not-your-turn")
            view = self.game.view(state, seat)
            action = typed_actions.action(self.game, view, self.game.choices(view), text)
            state = self.game.apply(state, action)
            actions.append(action)
        for question in filter(None, (self.terminal.confirmation(self.words, action) for action in actions)):
            answer = input(self.words("play-ask-sure", question=question) + " ").strip().casefold()
            if answer[:1] not in ("y", self.words("play-yes")[:1]):
                print(self.words("play-not-done"))
                return False
        for action in actions:
            self._advance(action)
        self.rest = rest
        return True

    def _say_how_to_continue(self) -> None:
        role = BOTH if self.humans == self.game.seats(self.kept.state) else self.parts.side(self.humans[-1])
        if len(self.humans) == 1:
            role = self.humans[0]
        command = [own_name(), "play", self.game.NAME, "--as", role]
        if not self.file.is_current:
            command += ["--record", str(self.file.path)]
        if self.players:
            command += ["--against", self.level]
        print(self.words("play-saved", command=shlex.join(command)))

    def _finish(self) -> None:
        outcome = self.kept.record.outcome
        assert outcome is not None, "nobody acts only when the game is over"
        if len(self.humans) == 1:
            self._tell(self.humans[0])
        self.file.close(self.kept.record)
        whole = referee(self.game, self.kept.state)
        print_position(self.words, self.game, whole)
        self.console.print()
        for line in self.story.ending(self.words, whole, outcome):
            self.console.print(line, style="bold")
        honesty.verify(self.game, self.kept.record)
        path = str(self.file.path)
        print(self.words("play-kept", path=path))
        print(self.words("play-proved", command=shlex.join([own_name(), "verify", path])))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
