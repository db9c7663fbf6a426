/** Pointer gestures on the map: pan, pinch, wheel zoom, tap, and dragging a piece. */
import { type Camera, kept, type Size, zoomed } from "./camera";
import type { Point } from "./plan";

export type GestureHandlers = {
  window: () => Size;
  camera: () => Camera;
  /** Show this camera now; `still` when the gesture has ended. */
  show: (camera: Camera, still: boolean) => void;
  tap: (at: Point, touch: boolean) => void;
  /** Whether a piece can be dragged from here. If so, the drag begins. */
  lift: (at: Point, touch: boolean) => boolean;
  /** The position of the pointer during a drag; null after it. */
  carry: (at: Point | null) => void;
  drop: (at: Point, touch: boolean) => void;
  hover: (at: Point | null) => void;
};

/** Movements of fewer pixels are no drag. */
const SLACK_PIXELS = 6;
const REST_MS = 140;

export function gestures(node: HTMLElement, handlers: GestureHandlers): () => void {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let moved = false;
  let carrying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(() => handlers.show(handlers.camera(), true), REST_MS);
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    node.setPointerCapture(event.pointerId);
    down.set(event.pointerId, place(event));
    if (down.size === 1) {
      start = place(event);
      moved = false;
      carrying = false;
    }
  };

  const onMove = (event: PointerEvent) => {
    const at = place(event);
    const before = down.get(event.pointerId);
    if (!before || !start) {
      handlers.hover(at);
      return;
    }
    if (down.size === 2) {
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1] ?? before;
      pinch(before, at, other);
    } else if (moved || Math.hypot(at.x - start.x, at.y - start.y) > SLACK_PIXELS) {
      if (!moved) carrying = handlers.lift(start, event.pointerType !== "mouse");
      moved = true;
      if (carrying) handlers.carry(at);
      else {
        const { x, y, k } = handlers.camera();
        handlers.show(kept({ k, x: x + at.x - before.x, y: y + at.y - before.y }, handlers.window()), false);
      }
    }
    down.set(event.pointerId, at);
  };

  function pinch(before: Point, at: Point, other: Point): void {
    moved = true;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const larger = zoomed(handlers.camera(), is / Math.max(1, was), middle, handlers.window());
    const drift = { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 };
    handlers.show(kept({ ...larger, x: larger.x + drift.x, y: larger.y + drift.y }, handlers.window()), false);
  }

  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    const touch = event.pointerType !== "mouse";
    if (event.type === "pointercancel") handlers.carry(null);
    else if (carrying) handlers.drop(place(event), touch);
    else if (!moved) handlers.tap(place(event), touch);
    start = null;
    if (moved) rest();
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const step = event.deltaMode === 1 ? 30 : 1;
    const factor = Math.exp(-event.deltaY * step * (event.ctrlKey ? 0.01 : 0.0016));
    handlers.show(zoomed(handlers.camera(), factor, place(event), handlers.window()), false);
    rest();
  };

  const onLeave = () => handlers.hover(null);

  node.addEventListener("pointerdown", onDown);
  node.addEventListener("pointermove", onMove);
  node.addEventListener("pointerup", onUp);
  node.addEventListener("pointercancel", onUp);
  node.addEventListener("pointerleave", onLeave);
  node.addEventListener("wheel", onWheel, { passive: false });
  return () => {
    clearTimeout(timer);
    node.removeEventListener("pointerdown", onDown);
    node.removeEventListener("pointermove", onMove);
    node.removeEventListener("pointerup", onUp);
    node.removeEventListener("pointercancel", onUp);
    node.removeEventListener("pointerleave", onLeave);
    node.removeEventListener("wheel", onWheel);
  };
}
