/** Letters from Whitechapel for the pages that can show any game. */
import type { GameClient } from "../props";
import { belief } from "./belief";
import Help from "./Help.svelte";
import Play from "./Play.svelte";
import Setup from "./Setup.svelte";
import Still from "./Still.svelte";

export const client: GameClient = { Play, Still, Help, Setup, belief };
