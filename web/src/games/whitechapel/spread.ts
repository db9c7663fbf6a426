/** Moves places apart that are too close for a finger, each as little as possible. */
import type { Point } from "./plan";

const ROUNDS = 80;

/** The same places, no two of them closer than `least`. The order of the places decides nothing. */
export function spread(places: readonly Point[], least: number): Point[] {
  const moved = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isDone = true;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const [x, y] = [other.x - one.x, other.y - one.y];
        const far = Math.hypot(x, y);
        if (far >= least) continue;
        isDone = false;
        // A little more than needed, so that it comes to an end.
        const push = ((least * 1.02 - far) / 2 / (far || 1)) as number;
        const [aside, up] = far === 0 ? [1, 0] : [x, y];
        one.x -= aside * push;
        one.y -= up * push;
        other.x += aside * push;
        other.y += up * push;
      }
    }
    if (isDone) break;
  }
  return moved;
}
