/** Ways along the dotted lines of the map, so that pieces walk in the streets. */
import type { Point } from "./plan";
import type { WhitechapelBoard } from "./wire";

const SCALE = 1000;
type Street = { to: string; length: number; points: Point[] };
export type Streets = ReadonlyMap<string, readonly Street[]>;

export function streetsOf(board: WhitechapelBoard): Streets {
  const found = new Map<string, Street[]>();
  const add = (from: string, to: string, points: Point[]) => {
    found.set(from, [...(found.get(from) ?? []), { to, length: lengthOf(points), points }]);
  };
  for (const { ends, points } of board.streets) {
    const line = points.map(([x, y]) => ({ x: x * SCALE, y: y * SCALE }));
    add(ends[0], ends[1], line);
    add(ends[1], ends[0], line.toReversed());
  }
  return found;
}

/** The shortest way in the streets, with every bend. Null if there is none. */
export function way(streets: Streets, from: string, to: string): Point[] | null {
  const best = new Map<string, { length: number; before: string | null; street: Street | null }>();
  const open = new Map([[from, 0]]);
  best.set(from, { length: 0, before: null, street: null });
  while (open.size > 0) {
    const [here, length] = [...open].reduce((least, one) => (one[1] < least[1] ? one : least));
    open.delete(here);
    if (here === to) return pathTo(best, to);
    for (const street of streets.get(here) ?? []) {
      const total = length + street.length;
      if (total >= (best.get(street.to)?.length ?? Number.POSITIVE_INFINITY)) continue;
      best.set(street.to, { length: total, before: here, street });
      open.set(street.to, total);
    }
  }
  return null;
}

export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, at, index) => {
    const before = points[index] as Point;
    return sum + Math.hypot(at.x - before.x, at.y - before.y);
  }, 0);
}

function pathTo(best: ReadonlyMap<string, { before: string | null; street: Street | null }>, to: string): Point[] {
  const legs: Point[][] = [];
  for (let at = best.get(to); at?.street && at.before !== null; at = best.get(at.before))
    legs.unshift(at.street.points);
  return legs.flatMap((leg, index) => (index === 0 ? leg : leg.slice(1)));
}
