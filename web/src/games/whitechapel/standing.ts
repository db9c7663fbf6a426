/** Where a helmet is drawn: on its crossing, or a bit beside it and smaller where it would cover a number. */
import type { Spot } from "./moves";
import type { Plan, Point } from "./plan";

/** The radius of a helmet at its full size, in its own units. */
export const HELMET = 17;
/** The part of a circle that its number needs. */
const PRINT = 0.82;
const DIRECTIONS = 16;
const SMALLEST = 0.62;

export type Standing = { at: Point; scale: number };

/** What was worked out before. It changes only with the size of the drawing. */
const known = new WeakMap<Plan, Map<string, Standing>>();

/** `piece` and `disc`: how large pieces and circles are drawn. */
export function standing(crossing: Spot, plan: Plan, piece: number, disc: number): Standing {
  const cache = known.get(plan) ?? new Map<string, Standing>();
  known.set(plan, cache);
  const key = `${crossing} ${piece} ${disc}`;
  const found = cache.get(key) ?? search(crossing, plan, piece, disc);
  cache.set(key, found);
  return found;
}

function search(crossing: Spot, plan: Plan, piece: number, disc: number): Standing {
  const here = plan.places.get(crossing) ?? { x: 0, y: 0 };
  const reach = 2 * HELMET * piece + disc;
  const near = [...plan.places].flatMap(([name, at]) =>
    name.startsWith("c") && Math.hypot(at.x - here.x, at.y - here.y) < reach ? [at] : [],
  );
  const covered = ({ at, scale }: Standing) =>
    near.reduce(
      (sum, one) => sum + Math.max(0, HELMET * piece * scale + disc * PRINT - Math.hypot(one.x - at.x, one.y - at.y)),
      0,
    );
  let best: Standing = { at: here, scale: 1 };
  if (covered(best) === 0) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const scale of [1, 0.9, 0.8, 0.7, SMALLEST]) {
    for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      for (let turn = 0; turn < DIRECTIONS; turn += 1) {
        const angle = (turn * 2 * Math.PI) / DIRECTIONS;
        const far = part * HELMET * piece * scale;
        const one = { at: { x: here.x + far * Math.cos(angle), y: here.y + far * Math.sin(angle) }, scale };
        // A number in sight matters most; then a large helmet close to its crossing.
        const cost = covered(one) * 50 + far + (1 - scale) * 30;
        if (cost < least) [best, least] = [one, cost];
      }
    }
  }
  return best;
}
