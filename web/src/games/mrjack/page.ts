/** What is shown of Mr. Jack at a table and in a replay. */
import type { GamePage } from "../types";
import { agreed } from "./agreed";
import { belief } from "./belief";
import Course from "./Course.svelte";
import Help from "./Help.svelte";
import { moments } from "./moments";
import Play from "./Play.svelte";
import { pointers } from "./pointers";
import { questionSpots, spot } from "./questions";
import Setup from "./Setup.svelte";
import Snapshot from "./Snapshot.svelte";
import type { MrJackAction, MrJackView } from "./wire";

export const page: GamePage = {
  Play,
  Snapshot,
  Help,
  Setup,
  agreed,
  belief,
  moments,
  Course,
  spot,
  questionSpots,
  pointers: (action, view) => pointers(action as MrJackAction, view as MrJackView),
};
