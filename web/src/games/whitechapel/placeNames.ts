/** Names of places for screen readers: the number, what kind of place it is, and what is on it. */

import { words } from "../../words/words.svelte";
import type { Spot } from "./moves";
import type { WhitechapelBoard, WhitechapelView } from "./wire";

export function placeName(spot: Spot, board: WhitechapelBoard, view: WhitechapelView, curtain: boolean): string {
  if (spot.startsWith("p:")) {
    const man = view.policemen.find((one) => `p:${one.colour}` === spot);
    return words("wc-pawn-on", {
      who: words("whitechapel-policeman", { who: man?.colour ?? "green" }),
      place: man?.crossing ?? "",
    });
  }
  const signs = signsOn(spot, board, view, curtain);
  const name = spot.startsWith("c")
    ? words("wc-circle", { number: spot.slice(1) })
    : words("wc-crossing", { name: spot });
  return signs.length > 0 ? `${name}, ${signs.join(", ")}` : name;
}

/** Every place with something on it. What is printed there in its own colour does not count. */
export function occupied(board: WhitechapelBoard, view: WhitechapelView, curtain: boolean): Set<Spot> {
  return new Set([
    ...onCircles(view, curtain).flatMap(([, circles]) => circles.map((circle) => `c${circle}`)),
    ...board.crossings.filter((one) => one.goulston).map((one) => one.name),
    ...view.patrols,
    ...view.policemen.flatMap((one) => one.crossing ?? []),
  ]);
}

/** What is on a place, in words. */
function signsOn(spot: Spot, board: WhitechapelBoard, view: WhitechapelView, curtain: boolean): string[] {
  const sign = (kind: string) => words("whitechapel-sign", { kind });
  if (!spot.startsWith("c")) {
    const crossing = board.crossings.find((one) => one.name === spot);
    const men = view.policemen.filter((one) => one.crossing === spot);
    return [
      ...(crossing?.yellow ? [sign("yellow")] : []),
      ...(crossing?.goulston ? [sign("goulston")] : []),
      ...(view.patrols.includes(spot) ? [sign("token")] : []),
      ...men.map((one) => words("whitechapel-policeman", { who: one.colour })),
    ];
  }
  const number = Number(spot.slice(1));
  const printed = board.circles.find((one) => one.number === number)?.red ? [sign("red")] : [];
  const held = onCircles(view, curtain).filter(([, circles]) => circles.includes(number));
  return [...printed, ...held.map(([kind]) => sign(kind))];
}

/** What can be on a circle, and on which circles it is. Behind a curtain nothing secret is named. */
function onCircles(view: WhitechapelView, curtain: boolean): [kind: string, circles: number[]][] {
  const secret = (circles: (number | null | undefined)[]) =>
    curtain ? [] : circles.filter((circle) => typeof circle === "number");
  return [
    ["woman", view.women],
    ["target", secret(view.marked ?? [])],
    ["wretched", view.wretched],
    ["scene", [...view.scenes, ...view.murders]],
    ["clue", view.clues],
    ["false", view.false_clues],
    ["hideout", secret([view.hideout])],
    ["jack", secret([view.trail?.at(-1)])],
  ];
}
