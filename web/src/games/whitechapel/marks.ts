/** Pencil marks on the map: one's own, or those the police share. */
import type { Route, Spot } from "./moves";

/** The signs for a place and their meanings: doubts, and the letters of policemen to send there. */
export const SIGNS = {
  "?": "doubt",
  "!": "look",
  "×": "no",
  B: "blue",
  Y: "yellow",
  N: "brown",
  R: "red",
  G: "green",
} as const;
export type Sign = keyof typeof SIGNS;
export const ALL_SIGNS = Object.keys(SIGNS) as Sign[];

/** The sign that asks everybody to look there. */
export const LOOK: Sign = "!";

/** The place whose letter is removed when its policeman goes or searches there. */
export function carriedOut(route: Route, marks: Readonly<Record<Spot, string>>): Spot | null {
  const [who, ...places] = route.path;
  const last = places.at(-1);
  const sign = last && marks[last];
  return last && sign && sign in SIGNS && who === `p:${SIGNS[sign as Sign]}` ? last : null;
}
