/** The sounds of the moments of Mr. Jack. */
import type { Note, Phrase } from "../../moments/sound";

const bell = (pitch: number, at: number, seconds = 0.7): Note => ({ pitch, at, seconds, wave: "sine" });
const reed = (pitch: number, at: number, seconds = 0.25): Note => ({ pitch, at, seconds, wave: "triangle" });

export const PHRASES = {
  /** A bright call. */
  seen: [bell(659, 0), bell(880, 0.16), bell(1047, 0.32, 0.8)],
  /** The same call, falling into the dark. */
  unseen: [bell(659, 0), bell(523, 0.18), bell(392, 0.36, 0.9)],
  cleared: [{ pitch: 784, to: 1175, at: 0, seconds: 0.16, wave: "triangle", volume: 0.5 }],
  /** Gas that is turned off. */
  "lamp-out": [
    { pitch: 5200, to: 900, at: 0, seconds: 0.6, wave: "noise", volume: 0.6 },
    { pitch: 147, to: 98, at: 0.1, seconds: 0.7, wave: "sine" },
  ],
  /** A card is drawn and laid down. */
  alibi: [{ pitch: 2600, at: 0, seconds: 0.12, wave: "noise", volume: 0.5 }, reed(494, 0.16), reed(740, 0.3, 0.5)],
  /** A drum before the verdict. */
  accusation: [0, 0.22, 0.38, 0.5, 0.6, 0.68, 0.75].map((at) => ({
    pitch: 110,
    to: 82,
    at,
    seconds: 0.12,
    wave: "square" as const,
    volume: 0.35,
  })),
  guilty: [bell(392, 0), bell(494, 0.12), bell(587, 0.24), bell(784, 0.36, 1)],
  innocent: [reed(311, 0, 0.4), reed(294, 0.22, 0.4), reed(233, 0.44, 0.9)],
  /** Steps that run away. */
  escape: [
    ...[0, 0.14, 0.28, 0.42, 0.56, 0.7].map((at, index) => ({
      pitch: 700 - index * 70,
      at,
      seconds: 0.07,
      wave: "noise" as const,
      volume: 0.7 - index * 0.09,
    })),
    { pitch: 587, to: 294, at: 0.8, seconds: 0.7, wave: "triangle" },
  ],
} satisfies Record<string, Phrase>;
