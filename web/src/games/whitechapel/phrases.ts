/** The sounds of the moments of Whitechapel. */
import type { Note, Phrase } from "../../moments/sound";

const bell = (pitch: number, at: number, seconds = 0.8): Note => ({ pitch, at, seconds, wave: "sine" });
const string = (pitch: number, at: number, seconds = 0.3): Note => ({ pitch, at, seconds, wave: "triangle" });
/** A policeman's whistle. */
const whistle = (at: number): Note[] => [
  { pitch: 2300, to: 2450, at, seconds: 0.28, wave: "square", volume: 0.14 },
  { pitch: 2360, to: 2290, at, seconds: 0.28, wave: "square", volume: 0.14 },
];

export const PHRASES = {
  /** A low chord that does not resolve. */
  victim: [
    { pitch: 73, to: 69, at: 0, seconds: 1.5, wave: "sawtooth", volume: 0.35 },
    string(220, 0.1, 1.2),
    string(311, 0.25, 1.2),
  ],
  alarm: [...whistle(0), ...whistle(0.36), ...whistle(0.72)],
  clue: [string(587, 0, 0.18), string(740, 0.12, 0.18), bell(988, 0.24, 0.6)],
  "no-clue": [string(262, 0, 0.14), string(233, 0.12, 0.22)],
  /** Quick steps, and a hand on a shoulder. */
  arrest: [
    ...[0, 0.12, 0.24, 0.36].map((at) => ({ pitch: 500, at, seconds: 0.06, wave: "noise" as const, volume: 0.6 })),
    { pitch: 140, to: 90, at: 0.52, seconds: 0.3, wave: "square", volume: 0.4 },
  ],
  /** Iron shuts. */
  caught: [
    { pitch: 3200, at: 0, seconds: 0.08, wave: "noise" },
    { pitch: 1800, at: 0.1, seconds: 0.1, wave: "noise" },
    bell(294, 0.2),
    bell(370, 0.34),
    bell(440, 0.48),
    bell(587, 0.62, 1),
  ],
  missed: [string(370, 0, 0.2), string(349, 0.16, 0.2), string(277, 0.32, 0.5)],
  /** A key turns, a door shuts. */
  home: [
    { pitch: 2900, at: 0, seconds: 0.05, wave: "noise", volume: 0.5 },
    { pitch: 2500, at: 0.14, seconds: 0.05, wave: "noise", volume: 0.5 },
    { pitch: 95, to: 60, at: 0.4, seconds: 0.45, wave: "square", volume: 0.5 },
    string(330, 0.7, 0.3),
    string(247, 0.95, 0.7),
  ],
  /** A church clock. */
  night: [bell(196, 0, 1.1), bell(392, 0, 0.6), bell(196, 0.6, 1.2), bell(392, 0.6, 0.6)],
} satisfies Record<string, Phrase>;
