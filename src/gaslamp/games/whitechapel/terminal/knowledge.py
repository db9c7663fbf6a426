"""What a seat knows in a position, in words."""

from collections.abc import Iterator

from gaslamp.games.whitechapel.rules.agreement import SWITCHES
from gaslamp.games.whitechapel.rules.board import POLICEMEN, members
from gaslamp.games.whitechapel.rules.phases.clues import markers
from gaslamp.games.whitechapel.rules.phases.escape import ALLEY, COACH
from gaslamp.games.whitechapel.rules.public import NO_PATROL, NOBODY, Letter, Public, Stage
from gaslamp.games.whitechapel.rules.turns import (
    ALLEYS,
    COACHES,
    LAST_SPACE,
    REASONS,
    TARGETS,
    acting,
    hand,
    head_seat,
    space,
)
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.games.whitechapel.story.names import (
    by_detective,
    called,
    crossing_names,
    letter_name,
    numbers,
    pawns,
    policemen,
    seat_name,
)
from gaslamp.parts.words import Words

ROMAN = ("", "I", "II", "III", "IV", "V")


def knowledge(words: Words, view: View) -> list[tuple[str, str]]:
    """Rows without content are left out, for example for tokens that are not on the board."""
    public = view.public
    rows = [
        (words("whitechapel-know-night", night=public.night), awaited(words, public)),
        (words("whitechapel-know-head"), _head(words, public)),
        (words("whitechapel-know-policemen"), by_detective(words, public.agreed, public.places)),
        (words("whitechapel-know-patrols"), _patrols(words, view)),
        (words("whitechapel-know-women"), _women(words, view)),
        (words("whitechapel-know-wretched"), numbers(public.wretched)),
        (words("whitechapel-know-scenes"), "; ".join(_scenes(words, public))),
        (words("whitechapel-know-clues"), numbers(public.clues)),
        (words("whitechapel-know-false"), _false_clues(words, public)),
        (words("whitechapel-know-moves"), _moves(words, public)),
        (words("whitechapel-know-letters"), _letters(words, public)),
        (words("whitechapel-know-options"), _options(words, public)),
        (words("whitechapel-know-hideout"), _hideout(words, view)),
        (words("whitechapel-know-jack"), str(view.trail[-1]) if view.trail else ""),
    ]
    return [(label, text) for label, text in rows if text]


def awaited(words: Words, public: Public) -> str:
    stage = public.stage
    if stage in REASONS:
        return words(f"whitechapel-end-{REASONS[stage]}")
    key = stage.name.lower().replace("_", "-")
    if stage is Stage.ACT and public.doing != NOBODY:
        key = "search"
    actor = acting(public)
    who = public.placed if stage is Stage.PATROLS else public.doing
    return words(
        f"whitechapel-await-{key}",
        seat=seat_name(words, actor or ""),
        who=called(words, who) if who in POLICEMEN else "",
        circle=public.target,
        circles=numbers(public.unmoved),
        crossings=f"x{public.target}" if stage is Stage.TURNED else crossing_names(public.moving & public.patrols),
        policemen=policemen(words, hand(public)) if stage in (Stage.HUNT, Stage.ACT) else "",
        placed=public.placed,
        targets=TARGETS[public.night],
    )


def _head(words: Words, public: Public) -> str:
    seat = head_seat(public)
    if seat is None:
        return ""
    head = words("whitechapel-head", who=public.heads[-1].name.lower())
    if len(public.agreed.hands) == 1:
        return head
    return words("whitechapel-head-of", head=head, seat=seat_name(words, seat))


def _patrols(words: Words, view: View) -> str:
    """The patrol tokens. The Head also sees which policeman each one belongs to."""
    public = view.public
    if not public.patrols:
        return ""
    parts = [words("whitechapel-patrols-down", crossings=crossing_names(public.patrols))]
    known = view.patrol or NO_PATROL
    if any(known):
        parts.append(pawns(words, known))
        blank = [crossing for crossing in members(public.patrols) if crossing not in known]
        if blank and public.stage is not Stage.PATROLS:
            parts.append(words("whitechapel-patrols-blank", crossings=crossing_names(blank)))
    return "; ".join(parts)


def _women(words: Words, view: View) -> str:
    if not view.public.women:
        return ""
    women = words("whitechapel-women", circles=numbers(view.public.women))
    if not view.marked:
        return women
    return f"{women}; {words('whitechapel-targets', circles=numbers(view.marked))}"


def _scenes(words: Words, public: Public) -> Iterator[str]:
    if public.murders:
        yield words("whitechapel-scenes-tonight", circles=numbers(public.murders))
    if public.scenes:
        yield words("whitechapel-scenes-before", circles=numbers(public.scenes))


def _false_clues(words: Words, public: Public) -> str:
    if not public.agreed.false_clues or not (public.false_clues or markers(public)):
        return ""
    circles = numbers(public.false_clues) or words("whitechapel-none")
    return words("whitechapel-false-held", circles=circles, count=markers(public))


def _moves(words: Words, public: Public) -> str:
    if not public.time:
        return ""
    time = words("whitechapel-time", time=ROMAN[public.time])
    left = words(
        "whitechapel-moves",
        spaces=LAST_SPACE - space(public),
        coaches=COACHES[public.night] - public.track.count(COACH),
        alleys=ALLEYS[public.night] - public.track.count(ALLEY),
    )
    return f"{time}; {left}"


def _letters(words: Words, public: Public) -> str:
    if not public.agreed.letters:
        return ""
    left = [letter_name(words, letter) for letter in Letter if public.letters >> letter & 1]
    return ", ".join(left) or words("whitechapel-none")


def _options(words: Words, public: Public) -> str:
    agreed = public.agreed
    chosen = [name for name, on in zip(SWITCHES, agreed[2:], strict=True) if on]
    if agreed.hideout != "chosen":
        chosen.append(agreed.hideout)
    return ", ".join(words("whitechapel-option", option=name) for name in chosen)


def _hideout(words: Words, view: View) -> str:
    if view.hideout is None:
        return words("whitechapel-secret")
    return str(view.hideout or "")
