/** What is chosen for a new table besides who plays: the game's own options, assist, clock. */
import type { Assist, ClockSetting } from "../wire/types";

export type NewTableSettings = {
  options: Record<string, string>;
  assist: Assist;
  clock: string;
  listed: boolean;
  /** Whether allies have a chat channel and pencil marks of their own. */
  allyChat: boolean;
  /** Seconds after which a player who is away counts as absent, at a table without a clock. */
  absence: number;
  /** Whether opponents too may give an absent player's seat to a machine. */
  allReplace: boolean;
  /** Whether bots may take a seat. */
  bots: boolean;
};

export const DEFAULT_SETTINGS: NewTableSettings = {
  options: {},
  assist: "marks",
  clock: "none",
  listed: false,
  allyChat: true,
  absence: 300,
  allReplace: false,
  bots: true,
};

export const ABSENCES: readonly number[] = [60, 300, 900, 3600, 86_400];

export const ASSISTS: readonly Assist[] = ["off", "marks", "possible", "probabilities"];

export const CLOCKS: Record<string, ClockSetting> = {
  none: { kind: "none" },
  quick: { kind: "live", base: 600, increment: 10 },
  slow: { kind: "live", base: 1800, increment: 30 },
  days: { kind: "correspondence", days: 3 },
};
