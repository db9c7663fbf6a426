/** What is shown of Mr. Jack at a table and in a replay. */
import type { GamePage } from "../types";
import { belief } from "./belief";
import Help from "./Help.svelte";
import Play from "./Play.svelte";
import Setup from "./Setup.svelte";
import Snapshot from "./Snapshot.svelte";

export const page: GamePage = { Play, Snapshot, Help, Setup, belief };
