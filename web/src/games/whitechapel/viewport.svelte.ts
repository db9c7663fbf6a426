/** The viewport of the map: its camera, its animations, and the zoom at which the map is drawn. */
import { prefersReducedMotion } from "svelte/motion";
import { settings } from "../../state/settings.svelte";
import { around, type Camera, CLOSEST, centred, following, onScreen, type Size, wholeMap, zoomed } from "./camera";
import { TOUCH_ZOOM } from "./map";
import { box, FRAME, type Point } from "./plan";

/** Milliseconds of an animation. */
const FLIGHT_MS = 420;
/** Pixels to the rim of the window where a place counts as out of sight. */
const RIM_PIXELS = 20;

export class Viewport {
  /** The zoom the map is drawn at. During a gesture it is only moved and scaled, which is cheap. */
  drawn = $state(0.5);
  size: Size = $state.raw({ width: 0, height: 0 });
  camera: Camera = { x: 0, y: 0, k: 0.5 };
  private frame = 0;

  constructor(private readonly place: (transform: string) => void) {}

  /** Show this camera; `still` when the map is to be drawn at its zoom. */
  show(wanted: Camera, still: boolean): void {
    this.camera = wanted;
    if (still) this.drawn = wanted.k;
    this.settle();
  }

  settle(): void {
    const { x, y, k } = this.camera;
    this.place(`translate(${x}px, ${y}px) scale(${k / this.drawn})`);
  }

  fly(wanted: Camera): void {
    this.stop();
    if (!settings.animation || prefersReducedMotion.current) {
      this.show(wanted, true);
      return;
    }
    const from = this.camera;
    const began = performance.now();
    const step = (time: number) => {
      const part = Math.min(1, Math.max(0, (time - began) / FLIGHT_MS));
      const eased = part * part * (3 - 2 * part);
      const k = from.k * (wanted.k / from.k) ** eased;
      // Straight in the map rather than on the screen, whatever the zoom does meanwhile.
      const share = wanted.k === from.k ? eased : (k - from.k) / (wanted.k - from.k);
      this.show({ k, x: from.x + (wanted.x - from.x) * share, y: from.y + (wanted.y - from.y) * share }, part === 1);
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  /** The window has this size now. Whether it is the first time. */
  resize(size: Size): boolean {
    const first = this.size.width === 0;
    // If the whole map was visible, it stays visible.
    const all = first || this.camera.k <= wholeMap(this.size).k * 1.001;
    this.size = size;
    this.show(all ? wholeMap(size) : zoomed(this.camera, 1, { x: 0, y: 0 }, size), true);
    return first;
  }

  zoom(factor: number): void {
    this.fly(zoomed(this.camera, factor, { x: this.size.width / 2, y: this.size.height / 2 }, this.size));
  }

  whole(): void {
    this.fly(wholeMap(this.size));
  }

  closer(at: Point, least = 0.9): void {
    this.fly(centred(at, Math.max(this.camera.k * 2, least), this.size));
  }

  /**
   * Follow the action, unless it can be seen already. A phone comes close enough to read; `near`: as close as it can.
   * `covered`: pixels of the map, from below, under something else. `room`: pixels to the rim that must stay free.
   */
  follow(places: readonly Point[], near = false, covered = 0, room = 26): void {
    if (this.size.width === 0) return;
    const free = { width: this.size.width, height: Math.max(this.size.height / 3, this.size.height - covered) };
    const wanted = near
      ? following(this.camera, places, free, 56, CLOSEST, TOUCH_ZOOM, 0)
      : following(this.camera, places, free, room, this.size.width < 700 ? 0.62 : 0);
    if (wanted) this.fly(wanted);
  }

  /** Bring a place into sight without another zoom. */
  reveal(at: Point): void {
    const { x, y } = onScreen(this.camera, at);
    const { width, height } = this.size;
    if (x < RIM_PIXELS || y < RIM_PIXELS || x > width - RIM_PIXELS || y > height - RIM_PIXELS)
      this.fly(centred(at, this.camera.k, this.size));
  }

  lookAt(places: readonly Point[]): void {
    if (places.length > 0) this.fly(around(box(places, 90), this.size, 10));
  }

  /** The place of the map under a place of the window. */
  under(at: Point): Point {
    const { x, y, k } = this.camera;
    return { x: (at.x - x) / k + FRAME.x, y: (at.y - y) / k + FRAME.y };
  }
}
