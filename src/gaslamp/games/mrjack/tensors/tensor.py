"""A View of Mr. Jack as a tensor."""

from gaslamp.games.mrjack.kernel.layout import LAYOUT, SIZE
from gaslamp.games.mrjack.kernel.tables import MANHOLE
from gaslamp.games.mrjack.rules.board import NUMBERED, members
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, OUT
from gaslamp.games.mrjack.rules.turns import acting
from gaslamp.games.mrjack.rules.view import View
from gaslamp.parts.tensors import Sheet, Tensor


def tensor(view: View) -> Tensor:
    sheet, public = Sheet(LAYOUT, SIZE), view.public
    if view.seat in (JACK, DETECTIVE):
        sheet.mark("seat", (JACK, DETECTIVE).index(view.seat))
    sheet.write("acts", acting(public) == view.seat)
    sheet.write("first_edition", public.edition == "first")
    sheet.mark("stage", public.stage)
    sheet.mark("round", public.round - 1)
    sheet.mark("turn", public.turn)
    for one, place in enumerate(public.places):
        sheet.mark("places", one, place)
    sheet.mark_all("suspects", members(public.suspects))
    sheet.mark("facing", public.facing)
    for tile, gaslight in enumerate(public.lamps):
        if gaslight != OUT and tile < NUMBERED:
            sheet.mark("lamps", tile, gaslight)
        elif gaslight != OUT:
            sheet.mark("plain_lamps", gaslight)
    sheet.mark_all("covers", [MANHOLE[street] for street in members(public.covers)])
    sheet.mark_all("cordons", members(public.cordons))
    sheet.write("unseen", public.unseen)
    sheet.mark_all("cards", members(public.cards))
    sheet.mark_all("played", members(public.played))
    if public.active is not None:
        sheet.mark("active", public.active)
    sheet.write("walk", public.walk)
    sheet.write("ability", public.ability)
    sheet.write("points", public.points)
    sheet.mark_all("whistled", members(public.whistled))
    if view.jack is not None:
        sheet.mark("jack", view.jack)
    sheet.mark_all("jack_alibis", [card for card in view.jack_alibis if card is not None])
    sheet.mark_all("detective_alibis", [card for card in view.detective_alibis if card is not None])
    sheet.write("jack_cards", len(view.jack_alibis))
    sheet.write("detective_cards", len(view.detective_alibis))
    return sheet.tensor
