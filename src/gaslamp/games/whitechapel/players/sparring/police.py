"""Police of seven styles. Each values circles in its own way, and every policeman goes where he reaches most of that.

spreading    every circle where Jack can be counts the same
arresting    the same, and they arrest at almost any chance
guarding     stand at the doors of the houses where Jack can live
intercepting expect Jack on the shortest ways from the murder to those houses
following    go to the clue that was found last
encircling   form a ring around that clue
chasing      go where Jack can be after two more moves
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Floats
from gaslamp.games.whitechapel.players.memory import Memory
from gaslamp.games.whitechapel.players.tables import GATES, SEARCHES, TO_SEARCH, WALKS
from gaslamp.games.whitechapel.players.worlds import Belief, Worlds, moved
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import Circle, members
from gaslamp.games.whitechapel.rules.public import Public, Stage
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.player import Knowledge, Thinking

_WORLDS = 64
_SIZE = WHITECHAPEL.size
_REACH = 0.2
"""What a circle counts that can be searched only after one more move, for each step until then."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What the police know tonight."""

    public: Public
    worlds: Worlds
    """With every possible circle equally likely, and every possible hideout."""
    clue: Circle
    """The last clue, or a murder if there is none."""
    moves: int
    """Since the murder."""


@dataclass(frozen=True, slots=True)
class Style:
    values: Callable[[Scene], Floats]
    """By circle: what it is worth to be next to it."""
    arrests: float = 0.34
    """They arrest at this chance."""
    at_doors: bool = False
    """Whether a policeman counts what he blocks, not what he can search."""


def _possible(scene: Scene) -> Floats:
    return scene.worlds.chances()


def _hideouts(scene: Scene) -> Floats:
    return scene.worlds.hideouts()


def _shortest_ways(scene: Scene) -> Floats:
    """Where a Jack is now who took a shortest way to one of the houses."""
    found = np.zeros(_SIZE)
    for murder in members(scene.public.murders):
        for house, chance in enumerate(scene.worlds.hideouts()):
            if chance:
                walked = min(scene.moves, int(WALKS[murder, house]))
                on_way = (WALKS[murder] == walked) & (WALKS[murder] + WALKS[:, house] == WALKS[murder, house])
                found += chance * on_way / max(1, on_way.sum())
    return found


def _near_the_clue(scene: Scene) -> Floats:
    found: Floats = np.exp(-WALKS[scene.clue].astype(float))
    return found


def _around_the_clue(scene: Scene) -> Floats:
    found: Floats = ((WALKS[scene.clue] >= 3) & (WALKS[scene.clue] <= 5)).astype(float)
    return found


def _later(scene: Scene) -> Floats:
    dice = np.random.default_rng(scene.moves)
    return moved(moved(scene.worlds, dice), dice).chances()


POLICE: Mapping[str, Style] = {
    "spreading": Style(_possible),
    "arresting": Style(_possible, arrests=0.05),
    "guarding": Style(_hideouts, at_doors=True),
    "intercepting": Style(_shortest_ways),
    "following": Style(_near_the_clue),
    "encircling": Style(_around_the_clue),
    "chasing": Style(_later),
}


class SparringPolice:
    def __init__(self, style: Style) -> None:
        self._style = style
        self._memory = Memory(Belief.SET, _WORLDS)

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        thinking.progress(0.0)
        self._memory.follow(known.record)
        view: View = known.view
        if len(known.choices) == 1 or view.public.stage not in (Stage.HUNT, Stage.ACT):
            return _before_the_hunt(known.choices, rng)
        scene = self._scene(known)
        return _step(scene, known.choices, self._style) if view.public.stage is Stage.HUNT else self._act(scene, known)

    def _scene(self, known: Knowledge) -> Scene:
        public: Public = known.view.public
        clue = _last_clue(known) or members(public.murders)[-1]
        return Scene(public, self._memory.worlds(), clue, len(public.track))

    def _act(self, scene: Scene, known: Knowledge) -> a.Action:
        """An arrest if it is likely enough; else a question where a yes is about as likely as a no."""
        chances, visited = scene.worlds.chances(), scene.worlds.visited()
        arrests = [choice for choice in known.choices if isinstance(choice, a.Arrest)]
        likeliest = max(arrests, key=lambda arrest: float(chances[arrest.circle]), default=None)
        if likeliest is not None and chances[likeliest.circle] >= self._style.arrests:
            return likeliest
        asks = [choice for choice in known.choices if isinstance(choice, a.Ask)]
        return min(asks, key=lambda ask: abs(float(visited[ask.circle]) - 0.5), default=known.choices[0])


def _before_the_hunt(choices: Sequence[Any], rng: Random) -> Any:
    """Tokens and the Wretched anywhere, and no address: what may be passed is passed."""
    passes = [choice for choice in choices if isinstance(choice, a.Pass)]
    return passes[0] if passes else rng.choice(choices)


def _last_clue(known: Knowledge) -> Circle | None:
    """Tonight's last circle where the answer was yes."""
    entries = known.record.entries
    for number in range(len(entries) - 1, 0, -1):
        answer = whitechapel.parse_action(entries[number].action)
        if isinstance(answer, a.Alarm):
            return None
        if answer == a.Answer(yes=True):
            question = whitechapel.parse_action(entries[number - 1].action)
            return question.circle if isinstance(question, a.Ask) else None
    return None


def _step(scene: Scene, choices: Sequence[a.Step], style: Style) -> a.Step:
    """Where all policemen together reach most, after this one has moved."""
    values, places = style.values(scene), scene.public.places
    table = GATES if style.at_doors else np.maximum(SEARCHES, _REACH * (TO_SEARCH <= 2))

    def worth(step: a.Step) -> float:
        others = [place for policeman, place in enumerate(places) if policeman != step.policeman]
        return float(values @ np.minimum(1.0, table[[*others, step.to]].sum(axis=0)))

    return max(choices, key=worth)
