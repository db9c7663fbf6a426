/** What is chosen for a new table besides who plays: the game's own options, assist, clock. */
import type { Assist, ClockSetting } from "../wire/types";

export type NewTableSettings = {
  options: Record<string, string>;
  assist: Assist;
  clock: string;
  listed: boolean;
  /** Whether allies have a chat channel and pencil marks of their own. */
  allyChat: boolean;
};

export const DEFAULT_SETTINGS: NewTableSettings = {
  options: {},
  assist: "marks",
  clock: "none",
  listed: false,
  allyChat: true,
};

export const ASSISTS: readonly Assist[] = ["off", "marks", "possible", "probabilities"];

export const CLOCKS: Record<string, ClockSetting> = {
  none: { kind: "none" },
  quick: { kind: "live", base: 600, increment: 10 },
  slow: { kind: "live", base: 1800, increment: 30 },
  days: { kind: "correspondence", days: 3 },
};
