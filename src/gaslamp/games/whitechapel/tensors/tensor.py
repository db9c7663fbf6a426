"""A View of Letters from Whitechapel as a tensor."""

from gaslamp.games.whitechapel.kernel.layout import LAYOUT, SIZE, WAYS
from gaslamp.games.whitechapel.kernel.numbers import red_numbers
from gaslamp.games.whitechapel.rules.agreement import HIDEOUTS
from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.rules.public import JACK, NOBODY, Public, Stage
from gaslamp.games.whitechapel.rules.turns import acting, detectives, head_seat
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.tensors import Sheet, Tensor


def tensor(view: View) -> Tensor:
    sheet, public = Sheet(LAYOUT, SIZE), view.public
    seats = (JACK, *detectives(public.agreed))
    if view.seat in seats:
        sheet.mark("seat", seats.index(view.seat))
        sheet.write("head", head_seat(public) == view.seat)
    sheet.write("acts", acting(public) == view.seat)
    if view.seat in seats[1:]:
        sheet.mark_all("mine", members(public.agreed.hands[seats.index(view.seat) - 1]))
    _agreement(sheet, public)
    _table(sheet, public)
    _police(sheet, public)
    _secrets(sheet, view)
    return sheet.tensor


def _agreement(sheet: Sheet, public: Public) -> None:
    agreed = public.agreed
    sheet.mark("hideout_kind", HIDEOUTS.index(agreed.hideout))
    switches = (
        agreed.letters,
        agreed.false_clues,
        agreed.rushing,
        agreed.area_arrests,
        agreed.catch_me,
        agreed.address,
    )
    sheet.mark_all("rules", [place for place, on in enumerate(switches) if on])


def _table(sheet: Sheet, public: Public) -> None:
    sheet.mark("night", public.night - 1)
    sheet.mark("stage", public.stage)
    sheet.mark_all("heads", public.heads)
    sheet.mark_all("tonight", public.heads[-1:])
    sheet.mark_all("scenes", _circles(public.scenes))
    sheet.mark_all("murders", _circles(public.murders))
    sheet.mark_all("women", members(red_numbers(public.women)))
    sheet.mark_all("wretched", _circles(public.wretched))
    sheet.mark_all("unmoved", _circles(public.unmoved))
    sheet.mark("time", public.time)
    for space, way in enumerate(public.track):
        sheet.mark("track", space, WAYS.index(way))
    sheet.mark_all("clues", _circles(public.clues))
    sheet.mark_all("false_clues", _circles(public.false_clues))


def _police(sheet: Sheet, public: Public) -> None:
    for policeman, crossing in enumerate(public.places):
        if crossing:
            sheet.mark("places", policeman, crossing - 1)
    sheet.mark_all("patrols", _circles(public.patrols))
    sheet.mark_all("letters", members(public.letters))
    sheet.write("sent", public.sent)
    sheet.write("named", public.named)
    sheet.write("placed", public.placed)
    sheet.mark_all("waiting", members(public.waiting))
    if public.doing != NOBODY:
        sheet.mark("doing", public.doing)
    sheet.mark_all("asked", _circles(public.asked))
    if public.target:
        sheet.mark("turning" if public.stage is Stage.TURNED else "target", public.target - 1)
    sheet.mark_all("moving", _circles(public.moving))


def _secrets(sheet: Sheet, view: View) -> None:
    if view.hideout:
        sheet.mark("hideout", view.hideout - 1)
    sheet.mark_all("marked", members(red_numbers(view.marked or 0)))
    for policeman, crossing in enumerate(view.patrol or ()):
        if crossing:
            sheet.mark("patrol", policeman, crossing - 1)
    for circle in view.trail or ():
        sheet.mark("walked", circle - 1)
    if view.trail:
        sheet.mark("here", view.trail[-1] - 1)
    for night, row in enumerate(view.sheet or ()):
        for circle in row.trail:
            sheet.mark("sheet", night, circle - 1)


def _circles(numbers: int) -> list[int]:
    """The indices of a set of circles or crossings: number 1 has index 0."""
    return [number - 1 for number in members(numbers)]
