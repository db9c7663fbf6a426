/** The streets around a crossing: where a policeman can go next, and the circles that name it on a real board. */
import type { Point } from "../plan";
import type { WhitechapelBoard } from "../wire";

/** The points of the compass, clockwise. North is up on the board. */
export const POINTS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type CompassPoint = (typeof POINTS)[number];

export type Ways = {
  /** The next crossing in each direction. No two ways from a crossing have the same direction. */
  next: (crossing: string) => ReadonlyMap<CompassPoint, string>;
  /** The circles beside a crossing, from small to large. A real board prints no names on its crossings. */
  beside: (crossing: string) => number[];
  /** The crossings beside a circle. */
  around: (circle: number) => string[];
};

export function waysOf(board: WhitechapelBoard): Ways {
  const lines = new Map<string, string[]>();
  for (const { ends } of board.streets) {
    const [one, other] = ends;
    lines.set(one, [...(lines.get(one) ?? []), other]);
    lines.set(other, [...(lines.get(other) ?? []), one]);
  }
  const at = new Map<string, Point>(board.crossings.map(({ name, x, y }) => [name, { x, y }]));
  const isCrossing = (place: string) => place.startsWith("x");
  const isCircle = (place: string) => place.startsWith("c");
  const beside = (crossing: string) =>
    reached(lines, crossing, (place) => isCircle(place) || isCrossing(place))
      .filter(isCircle)
      .map((place) => Number(place.slice(1)))
      .sort((a, b) => a - b);
  return {
    beside,
    next: (crossing) => directions(crossing, reached(lines, crossing, isCrossing).filter(isCrossing), at),
    around: (circle) => reached(lines, `c${circle}`, isCrossing).filter(isCrossing),
  };
}

/** Every place along the lines, not farther than the first one where `ends` is true. */
function reached(lines: ReadonlyMap<string, string[]>, from: string, ends: (place: string) => boolean): string[] {
  const found = new Set([from]);
  const open = [from];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    for (const place of lines.get(here) ?? []) {
      if (found.has(place)) continue;
      found.add(place);
      if (!ends(place)) open.push(place);
    }
  }
  found.delete(from);
  return [...found];
}

/** The nearest point of the compass for each way. Where two ways want the same point, the better one has it. */
function directions(from: string, to: readonly string[], at: ReadonlyMap<string, Point>): Map<CompassPoint, string> {
  const here = at.get(from);
  const wishes = to
    .flatMap((crossing) => {
      const there = at.get(crossing);
      if (!here || !there) return [];
      const eighth = (Math.atan2(there.x - here.x, here.y - there.y) / (2 * Math.PI)) * POINTS.length;
      return POINTS.map((point, index) => ({ crossing, point, off: turned(eighth - index) }));
    })
    .sort((a, b) => a.off - b.off);
  const found = new Map<CompassPoint, string>();
  for (const { crossing, point } of wishes)
    if (!found.has(point) && ![...found.values()].includes(crossing)) found.set(point, crossing);
  return found;
}

/** How far two directions are apart, in eighths of a turn. */
function turned(eighths: number): number {
  const off = ((eighths % POINTS.length) + POINTS.length) % POINTS.length;
  return Math.min(off, POINTS.length - off);
}
