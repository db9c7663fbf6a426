/** A piece moves over the board, unless the reader wants no motion. By transforms only: no script runs for a frame. */
import { prefersReducedMotion } from "svelte/motion";
import { settings } from "../state/settings.svelte";

export function isStill(): boolean {
  return !settings.animation || prefersReducedMotion.current;
}

export function travel(element: SVGElement | undefined, frames: Keyframe[], milliseconds: number): void {
  if (isStill() || !element?.animate) return;
  for (const old of element.getAnimations()) old.cancel();
  element.animate(frames, { duration: milliseconds, easing: "ease-in-out" });
}
