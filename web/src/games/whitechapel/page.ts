/** What is shown of Letters from Whitechapel at a table and in a replay. */
import type { GamePage } from "../types";
import { agreed } from "./agreed";
import { belief } from "./belief";
import Help from "./Help.svelte";
import { moments } from "./moments";
import Play from "./Play.svelte";
import { pointers } from "./pointers";
import { questionSpots, spot } from "./questions";
import Setup from "./Setup.svelte";
import Snapshot from "./Snapshot.svelte";
import type { WhitechapelAction, WhitechapelView } from "./wire";

export const page: GamePage = {
  Play,
  Snapshot,
  Help,
  Setup,
  agreed,
  belief,
  moments,
  spot,
  questionSpots,
  pointers: (action, view) => pointers(action as WhitechapelAction, view as WhitechapelView),
};
