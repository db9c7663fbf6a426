/** The belief from the server, and the player's pencil marks. */
import { CHARACTERS, LETTERS } from "./characters";
import type { Character, MrJackView, Token } from "./wire";

export type Belief = {
  possible: Character[] | null;
  chances: Partial<Record<Character, number>> | null;
  /** How likely it is that the witnesses would see Jack now. */
  seen: number | null;
  /** Who would be left after each answer of the witnesses. */
  left: { seen: Character[]; unseen: Character[] } | null;
};

/** The server's JSON; it names characters by their letters. */
type Findings = {
  possible?: string;
  soft?: Record<string, number>;
  call?: { chance_of_seen?: number; cleared_if_seen?: string; cleared_if_unseen?: string };
};

export function belief(data: Findings): Belief {
  const { possible, soft, call } = data;
  const without = (cleared = "") =>
    CHARACTERS.filter((who) => possible?.includes(LETTERS[who]) && !cleared.includes(LETTERS[who]));
  return {
    possible: possible === undefined ? null : CHARACTERS.filter((who) => possible.includes(LETTERS[who])),
    chances: soft ? Object.fromEntries(CHARACTERS.map((who) => [who, soft[LETTERS[who]] ?? 0])) : null,
    seen: call?.chance_of_seen ?? null,
    left: call ? { seen: without(call.cleared_if_seen), unseen: without(call.cleared_if_unseen) } : null,
  };
}

/** The signs a player can put beside a suspect, one after the other. */
export const MARKS = ["", "?", "!", "✗"];

export type Suspect = {
  token: Token;
  state: "open" | "cleared" | "alibi";
  /** Whether the alibi is in the reader's own hand. */
  own: boolean;
  /** How likely it is that this is Jack, the same on the board and in the list. */
  chance: number | null;
};

/** All characters. Those that this seat knows to be innocent are marked. `over`: nothing is hidden any more. */
export function suspectsOf(view: MrJackView, belief: Belief | null = null, over = false): Suspect[] {
  const all = over || view.seat === "referee";
  const held = new Set(all ? [...view.detective_alibis, ...view.jack_alibis] : view.detective_alibis);
  return view.tokens.map((token) => {
    const who = token.character;
    const state = !token.suspect ? "cleared" : held.has(who) ? "alibi" : "open";
    const own = view.seat === "detective" && view.detective_alibis.includes(who);
    return { token, state, own, chance: state === "open" && !over ? (belief?.chances?.[who] ?? null) : null };
  });
}

/** The chances to show beside the tokens on the board. */
export function chancesOf(suspects: readonly Suspect[]): Partial<Record<Character, number>> {
  return Object.fromEntries(
    suspects.flatMap(({ token, chance }) => (chance === null ? [] : [[token.character, chance]])),
  );
}

/** A position shows the end if nobody acts any more, or if everybody sees who Jack is. */
export function isEnd(view: MrJackView): boolean {
  return view.actor === null || (view.jack !== null && view.seat !== "jack" && view.seat !== "referee");
}
