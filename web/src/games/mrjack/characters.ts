/** The eight, their letters and colours (after the wooden tokens), in the order of the cards. */
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

export const COLOURS: Record<Character, { fill: string; ink: string }> = {
  holmes: { fill: "#b3212c", ink: "#ffffff" },
  watson: { fill: "#74471f", ink: "#ffffff" },
  smith: { fill: "#f2d32b", ink: "#1c1400" },
  lestrade: { fill: "#2a62c9", ink: "#ffffff" },
  stealthy: { fill: "#1d7a41", ink: "#ffffff" },
  goodley: { fill: "#20222b", ink: "#ffffff" },
  gull: { fill: "#7d35a6", ink: "#ffffff" },
  bert: { fill: "#e9791c", ink: "#1c0d00" },
};
