/** Pencil marks on the map: one's own, and those the police share. */
import type { Spot } from "./moves";

export const SIGNS = ["?", "!", "×"] as const;
export type Mark = { spot: Spot; sign: string; by: string; shared: boolean };

/** The sign after this one; the last is rubbed out. */
export function nextSign(sign: string): string {
  const index = SIGNS.indexOf(sign as (typeof SIGNS)[number]);
  return SIGNS[index + 1] ?? "";
}
