/** What the server says could be true, and one's own pencil marks. */
import type { Character, MrJackView, Token } from "../../wire/mrjack";

export type Belief = {
  possible: Character[] | null;
  chances: Partial<Record<Character, number>> | null;
  /** How likely it is that the witnesses would see Jack now. */
  seen: number | null;
};

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
