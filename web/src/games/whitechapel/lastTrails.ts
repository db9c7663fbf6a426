/** After the end: Jack's trails come on the map one after the other, each when the last one is drawn. */
import { prefersReducedMotion } from "svelte/motion";
import { settings } from "../../state/settings.svelte";
import type { WhitechapelView } from "./wire";

const NIGHT_MS = 1500;

/** The numbers of the nights of which there is a trail. */
export function nightsOf(view: WhitechapelView): number[] {
  const past = (view.sheet ?? []).map((_, index) => index + 1);
  return view.trail && view.trail.length > 0 ? [...past, view.night] : past;
}

/** Calls `show` with one more night each time. Returns what stops it. */
export function nightByNight(nights: readonly number[], show: (some: number[]) => void): () => void {
  if (!settings.animation || prefersReducedMotion.current) {
    show([...nights]);
    return () => {};
  }
  let count = 0;
  const next = () => {
    count += 1;
    show(nights.slice(0, count));
    if (count >= nights.length) clearInterval(timer);
  };
  const timer = setInterval(next, NIGHT_MS);
  next();
  return () => clearInterval(timer);
}
