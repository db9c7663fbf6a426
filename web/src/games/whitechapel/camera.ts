/** The visible part of the map: `k` pixels for each unit, and the corner of the map in pixels. */
import { box, FRAME, type Point } from "./plan";

export type Camera = { x: number; y: number; k: number };
export type Size = { width: number; height: number };

export const CLOSEST = 3.2;
/** The largest zoom that the map chooses by itself: the surroundings of a place matter too. */
const NEAR = 1.1;

export function wholeMap(window: Size): Camera {
  return around(FRAME, window, 0);
}

/** The least zoom: the whole map, or a bit less than fills the window. */
export function farthest(window: Size): number {
  return Math.min(window.width / FRAME.width, window.height / FRAME.height);
}

export function zoomed(camera: Camera, factor: number, at: Point, window: Size): Camera {
  const k = Math.min(CLOSEST, Math.max(farthest(window), camera.k * factor));
  const ratio = k / camera.k;
  return kept({ k, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }, window);
}

/** Keep the map inside the window. */
export function kept(camera: Camera, window: Size): Camera {
  const across = (at: number, map: number, room: number) =>
    map <= room ? (room - map) / 2 : Math.min(0, Math.max(room - map, at));
  return {
    k: camera.k,
    x: across(camera.x, FRAME.width * camera.k, window.width),
    y: across(camera.y, FRAME.height * camera.k, window.height),
  };
}

/** Look at a part of the map, in units. */
export function around(
  part: { x: number; y: number; width: number; height: number },
  window: Size,
  margin: number,
): Camera {
  const k = Math.min(
    CLOSEST / 2,
    Math.max(
      farthest(window),
      Math.min((window.width - 2 * margin) / part.width, (window.height - 2 * margin) / part.height),
    ),
  );
  return centred({ x: part.x + part.width / 2, y: part.y + part.height / 2 }, k, window);
}

export function onScreen(camera: Camera, at: Point): Point {
  return { x: (at.x - FRAME.x) * camera.k + camera.x, y: (at.y - FRAME.y) * camera.k + camera.y };
}

/** Look at these places, unless they can be seen well enough already: all of them, and at least this large. */
export function following(
  camera: Camera,
  places: readonly Point[],
  window: Size,
  room: number,
  least: number,
  near = NEAR,
  margin = 60,
): Camera | null {
  if (places.length === 0) return null;
  const part = box(places, 0);
  const seen = places.every((one) => {
    const at = onScreen(camera, one);
    return at.x > room && at.y > room && at.x < window.width - room && at.y < window.height - room;
  });
  if (seen && camera.k >= least) return null;
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  const fitting = around(box(places, margin), window, room / 2);
  const wanted = fitting.k > near ? centred(middle, near, window) : fitting;
  // Keep the zoom if possible, because a map that jumps is tiring.
  if (seen) return wanted.k > camera.k ? wanted : null;
  if (camera.k < least && wanted.k > camera.k) return wanted;
  return fitting.k < camera.k ? wanted : centred(middle, camera.k, window);
}

export function centred(at: Point, k: number, window: Size): Camera {
  return kept({ k, x: window.width / 2 - (at.x - FRAME.x) * k, y: window.height / 2 - (at.y - FRAME.y) * k }, window);
}
