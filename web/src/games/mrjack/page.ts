/** What is shown of Mr. Jack at a table and in a replay. */
import type { GamePage } from "../types";
import { agreed } from "./agreed";
import { belief } from "./belief";
import Course from "./Course.svelte";
import Help from "./Help.svelte";
import { moments } from "./moments";
import Play from "./Play.svelte";
import Setup from "./Setup.svelte";
import Snapshot from "./Snapshot.svelte";

export const page: GamePage = { Play, Snapshot, Help, Setup, agreed, belief, moments, Course };
