/** Hit test: the nearest place to a pointer. */
import { type Camera, onScreen } from "./camera";
import type { Spot, Target } from "./moves";
import type { Point } from "./plan";

/** Pixels a finger may miss by; a mouse has to be nearer. */
const FINGER_PIXELS = 26;
const MOUSE_PIXELS = 15;
const ANY_PIXELS = 24;
/** Half a crossing, in units of the map. */
const SQUARE = 5;

export type Hit = { target: Target | null; crowd: number };

/** What is drawn there: every place, and how large a circle is. */
export type Drawn = { places: ReadonlyMap<Spot, Point>; disc: number };

/** The target at a place of the window, and how much farther the next one is. */
export function hit(
  at: Point,
  targets: readonly Target[],
  where: (spot: Spot) => Point | null,
  camera: Camera,
  touch: boolean,
  ring: number,
  drawn: Drawn | null = null,
): Hit {
  const reach = touch ? FINGER_PIXELS : Math.max(MOUSE_PIXELS, ring * camera.k + 3);
  const found = targets
    .flatMap((target) => {
      const spot = where(target.spot);
      return spot ? [{ target, far: distance(at, spot, camera) }] : [];
    })
    .filter((one) => one.far <= reach)
    .sort((a, b) => a.far - b.far);
  const [first, second] = found;
  if (first && !touch && first.far > ring * camera.k && drawn && isOnAnother(at, targets, camera, drawn))
    return { target: null, crowd: 0 };
  return { target: first?.target ?? null, crowd: first && second ? second.far - first.far : Number.POSITIVE_INFINITY };
}

/** A mouse on a circle that cannot be chosen does not mean the one beside it. */
function isOnAnother(at: Point, targets: readonly Target[], camera: Camera, { places, disc }: Drawn): boolean {
  const spot = nearest(at, places, camera);
  const there = spot && places.get(spot);
  if (!there || targets.some((one) => one.spot === spot)) return false;
  return distance(at, there, camera) <= (spot.startsWith("c") ? disc : SQUARE) * camera.k;
}

/** Any circle or crossing there, for the pencil. */
export function nearest(at: Point, places: Iterable<[Spot, Point]>, camera: Camera): Spot | null {
  let best: Spot | null = null;
  let least = ANY_PIXELS;
  for (const [name, spot] of places) {
    const far = distance(at, spot, camera);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

export function distance(at: Point, spot: Point, camera: Camera): number {
  const here = onScreen(camera, spot);
  return Math.hypot(here.x - at.x, here.y - at.y);
}
