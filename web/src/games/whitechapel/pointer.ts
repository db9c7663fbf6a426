/** What a tap, a drag and a drop on the map mean: choosing a target, dragging a piece, or drawing with the pencil. */
import { CLOSEST } from "./camera";
import { distance, type Hit, hit, nearest } from "./hitTest";
import { TOUCH_ZOOM } from "./map";
import { isCarried, type Spot, type Target } from "./moves";
import type { Plan, Point } from "./plan";
import type { Viewport } from "./viewport.svelte";

/** Pixels between the pointer and a dragged piece. */
const LIFT_PIXELS = 22;
/** Two targets less than this many pixels apart are too close for a finger. */
const CROWDED_PIXELS = 10;

/** The current state of the map, read at every call. */
export type MapState = {
  viewport: Viewport;
  plan: () => Plan;
  point: (spot: Spot) => Point | null;
  targets: () => readonly Target[];
  picked: () => readonly Spot[];
  mode: () => string;
  pencil: () => boolean;
  /** Whether the targets are too many for a finger at this zoom. */
  isCrowded: () => boolean;
  /** Whether no two targets are closer than a finger needs. */
  isSpread: () => boolean;
  /** The radius of a circle and of the ring around a target, in units of the map. */
  disc: () => number;
  ring: () => number;
  choose: (target: Target, touch: boolean) => void;
  draw: (spot: Spot) => void;
  refuse: (spot: Spot) => void;
  /** The line from a piece to the pointer that drags it. Without ends there is none. */
  drawThread: (ends: [Point, Point] | null) => void;
};

export class MapPointer {
  constructor(private readonly map: MapState) {}

  near(at: Point, touch: boolean): Hit {
    const { viewport, plan, point, targets, ring, disc } = this.map;
    return hit(at, targets(), point, viewport.camera, touch, ring(), { places: plan().places, disc: disc() });
  }

  tap(at: Point, touch: boolean): void {
    const { viewport, pencil, point, choose, draw, refuse, isCrowded, isSpread } = this.map;
    const { target, crowd } = this.near(at, touch);
    if (touch && !pencil() && isCrowded()) {
      viewport.closer(viewport.under(at), TOUCH_ZOOM);
      return;
    }
    if (pencil() || !target) {
      this.placeAt(at, pencil() ? draw : refuse);
      return;
    }
    // Two places under one finger: zoom in instead of guessing.
    const spot = point(target.spot);
    const isClose = touch && !isSpread() && crowd < CROWDED_PIXELS;
    if (spot && isClose && viewport.camera.k < CLOSEST * 0.6) viewport.closer(spot);
    else choose(target, touch);
  }

  lift(at: Point, touch: boolean): boolean {
    const { mode, picked, pencil, choose } = this.map;
    const { target } = this.near(at, touch);
    const isStart = target !== null && target.kind !== "drop" && !pencil() && isCarried(mode(), target.spot, picked());
    if (isStart && target) choose(target, false);
    return isStart || this.map.picked().some((spot) => this.touches(spot, at));
  }

  /** The line follows the pointer. Without a pointer there is none. */
  carry(at: Point | null): void {
    const { picked, point, viewport, drawThread } = this.map;
    const last = picked().at(-1);
    const from = last ? point(last) : null;
    drawThread(from && at ? [from, viewport.under(at)] : null);
  }

  drop(at: Point, touch: boolean): void {
    this.carry(null);
    const { target } = this.near(at, touch);
    // A drag shows where it goes: it needs no second tap.
    if (target?.kind === "pick") this.map.choose(target, false);
    else this.placeAt(at, this.map.refuse);
  }

  private placeAt(at: Point, act: (spot: Spot) => void): void {
    const spot = nearest(at, this.map.plan().places, this.map.viewport.camera);
    if (spot) act(spot);
  }

  private touches(spot: Spot, at: Point): boolean {
    const { point, mode, picked, viewport } = this.map;
    const place = point(spot);
    return place !== null && isCarried(mode(), spot, picked()) && distance(at, place, viewport.camera) < LIFT_PIXELS;
  }
}
