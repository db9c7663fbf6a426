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

/** What is on a place, in words. */
export function signsOn(spot: Spot, board: WhitechapelBoard, view: WhitechapelView, curtain: boolean): string[] {
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
  const circle = Number(spot.slice(1));
  const held: [boolean, string][] = [
    [board.circles.find((one) => one.number === circle)?.red ?? false, "red"],
    [view.women.includes(circle), "woman"],
    [!curtain && (view.marked?.includes(circle) ?? false), "target"],
    [view.wretched.includes(circle), "wretched"],
    [view.scenes.includes(circle) || view.murders.includes(circle), "scene"],
    [view.clues.includes(circle), "clue"],
    [view.false_clues.includes(circle), "false"],
    [!curtain && view.hideout === circle, "hideout"],
    [!curtain && view.trail?.at(-1) === circle, "jack"],
  ];
  return held.filter(([is]) => is).map(([, kind]) => sign(kind));
}
