/** The eight characters: letters and colours (after the wooden tokens), in the order of the cards. */
import "./colours.css";
import type { Character } from "./wire";

export const CHARACTERS: readonly Character[] = [
  "holmes",
  "watson",
  "smith",
  "lestrade",
  "stealthy",
  "goodley",
  "gull",
  "bert",
];

export const LETTERS: Record<Character, string> = {
  holmes: "H",
  watson: "W",
  smith: "S",
  lestrade: "L",
  stealthy: "M",
  goodley: "G",
  gull: "U",
  bert: "B",
};

/** The theme decides: see colours.css. */
export const COLOURS: Record<Character, { fill: string; ink: string }> = Object.fromEntries(
  CHARACTERS.map((who) => [who, { fill: `var(--mj-${who})`, ink: `var(--mj-${who}-ink)` }]),
) as Record<Character, { fill: string; ink: string }>;
