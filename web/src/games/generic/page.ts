/** The page of a game without its own page. It lists what a seat sees and may do. */
import type { GamePage } from "../types";
import Help from "./Help.svelte";
import Play from "./Play.svelte";
import Snapshot from "./Snapshot.svelte";

export const page: GamePage = { Play, Snapshot, Help };
