/** Mr. Jack for the pages that can show any game. */
import type { Character } from "../../wire/mrjack";
import type { GameClient } from "../props";
import type { Belief } from "./belief";
import Help from "./Help.svelte";
import Play from "./Play.svelte";
import Still from "./Still.svelte";

export const client: GameClient = { Play, Still, Help, belief };

function belief(data: Record<string, unknown>): Belief {
  return {
    possible: (data.possible as Character[] | undefined) ?? null,
    chances: (data.chances as Belief["chances"] | undefined) ?? null,
    seen: (data.seen as number | undefined) ?? null,
  };
}
