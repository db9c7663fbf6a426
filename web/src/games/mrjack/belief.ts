/** What the server says could be true, and one's own pencil marks. */
import { CHARACTERS, LETTERS } from "./characters";
import type { Character, MrJackView, Token } from "./wire";

export type Belief = {
  possible: Character[] | null;
  chances: Partial<Record<Character, number>> | null;
  /** How likely it is that the witnesses would see Jack now. */
  seen: number | null;
};

/** The server's JSON; it names characters by their letters. */
type Findings = {
  possible?: string;
  soft?: Record<string, number>;
  call?: { chance_of_seen?: number };
};

export function belief(data: Findings): Belief {
  const { possible, soft } = data;
  return {
    possible: possible === undefined ? null : CHARACTERS.filter((who) => possible.includes(LETTERS[who])),
    chances: soft ? Object.fromEntries(CHARACTERS.map((who) => [who, soft[LETTERS[who]] ?? 0])) : null,
    seen: data.call?.chance_of_seen ?? null,
  };
}

/** The signs a player can put beside a suspect, one after the other. */
export const MARKS = ["", "?", "!", "✗"];

export type Suspect = { token: Token; state: "open" | "cleared" | "alibi" };

/** Everybody, with those this seat knows to be innocent told apart. */
export function suspectsOf(view: MrJackView): Suspect[] {
  const held = new Set(view.detective_alibis);
  return view.tokens.map((token) => ({
    token,
    state: !token.suspect ? "cleared" : held.has(token.character) ? "alibi" : "open",
  }));
}
