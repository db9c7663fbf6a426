/** Questions about a position: what can be marked on the map. */
import type { Asked } from "../types";
import type { Spot, Target } from "./moves";

/** The map's name of what notation names: `65` is a circle, `x50` a crossing. */
export function spot(name: string): Spot {
  return name.startsWith("x") ? name : `c${name}`;
}

/** The circle or crossing that a question is about. */
export function questionSpots(facts: Record<string, string | number>): Spot[] {
  return [facts.circle, facts.crossing].flatMap((name) => (name === undefined ? [] : [spot(String(name))]));
}

export function markOf(place: Spot): string {
  return place.startsWith("c") ? place.slice(1) : place;
}

export function markTargets(asked: Asked): Target[] {
  return asked.marks.map((mark) => ({
    spot: spot(mark),
    kind: asked.marked.has(mark) ? "drop" : "pick",
    grave: false,
  }));
}
