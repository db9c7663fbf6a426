/** Questions about a position: what can be marked on the board, and what the board must not show meanwhile. */
import type { Asked } from "../types";
import { CHARACTERS, LETTERS } from "./characters";
import type { Target } from "./moves";
import type { Character, Exit, MrJackView } from "./wire";

const EXITS: readonly string[] = ["NE", "SE", "SW", "NW"] satisfies Exit[];

/** The character of a letter, or null. */
export function characterOf(name: string): Character | null {
  return CHARACTERS.find((who) => LETTERS[who] === name) ?? null;
}

/** The board's name of what notation names: `M` a character, `NW` an exit, `E4` a hex. */
export function spot(name: string): string {
  return characterOf(name) ?? (EXITS.includes(name) ? `exit-${name}` : name);
}

/** The character that a question is about. */
export function questionSpots(facts: Record<string, string | number>): string[] {
  return typeof facts.who === "string" ? [facts.who] : [];
}

/** A character is marked on the hex of the token. */
export function markTargets(asked: Asked, view: MrJackView): (Target & { mark: string })[] {
  return asked.marks.flatMap((mark) => {
    const who = characterOf(mark);
    const hex = who ? view.tokens.find((one) => one.character === who)?.hex : mark;
    const tone = asked.marked.has(mark) ? ("marked" as const) : ("mark" as const);
    return hex ? [{ spot: { kind: "hex" as const, hex }, tone, choice: null, start: null, mark }] : [];
  });
}

/** Where the light is asked for, the board is drawn in the dark. */
export function questionView(asked: Asked | null, view: MrJackView): MrJackView {
  return asked?.kind === "lit" ? { ...view, lit: [], lantern: { ...view.lantern, beam: [] } } : view;
}
