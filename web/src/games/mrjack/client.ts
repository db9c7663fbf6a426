/** Mr. Jack for the pages that can show any game. */
import type { GameClient } from "../props";
import type { Belief } from "./belief";
import { CHARACTERS, LETTERS } from "./characters";
import Help from "./Help.svelte";
import Play from "./Play.svelte";
import Setup from "./Setup.svelte";
import Still from "./Still.svelte";

export const client: GameClient = { Play, Still, Help, Setup, belief };

/** The server names characters by their letters. */
type Findings = {
  possible?: string;
  soft?: Record<string, number>;
  call?: { chance_of_seen?: number };
};

function belief(data: Findings): Belief {
  const could = data.possible;
  const likely = data.soft;
  return {
    possible: could === undefined ? null : CHARACTERS.filter((who) => could.includes(LETTERS[who])),
    chances: likely ? Object.fromEntries(CHARACTERS.map((who) => [who, likely[LETTERS[who]] ?? 0])) : null,
    seen: data.call?.chance_of_seen ?? null,
  };
}
