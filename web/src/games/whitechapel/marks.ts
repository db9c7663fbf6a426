/** Pencil marks on the map: one's own, or those the police share. */
import type { Route, Spot } from "./moves";

/** What can be written at a place, and what it says: doubts, and the letters of the policemen who shall go there. */
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

/** The sign everybody shall look at now. */
export const LOOK: Sign = "!";

/** The place whose letter has done its work once its policeman goes there, or searches there. */
export function carriedOut(route: Route, marks: Readonly<Record<Spot, string>>): Spot | null {
  const [who, ...places] = route.path;
  const last = places.at(-1);
  const sign = last && marks[last];
  return last && sign && sign in SIGNS && who === `p:${SIGNS[sign as Sign]}` ? last : null;
}
