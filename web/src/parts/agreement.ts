/** What players agree on before a game, besides who plays: the game's own options, help, clock. */
import type { Assist, ClockSetting } from "../wire/types";

export type Agreement = {
  options: Record<string, string>;
  assist: Assist;
  clock: string;
  listed: boolean;
  /** Whether the police have words and pencils of their own. */
  policeTalk: boolean;
};

export const FIRST_AGREEMENT: Agreement = {
  options: {},
  assist: "marks",
  clock: "none",
  listed: false,
  policeTalk: true,
};

export const ASSISTS: readonly Assist[] = ["off", "marks", "possible", "probabilities"];

export const CLOCKS: Record<string, ClockSetting> = {
  none: { kind: "none" },
  quick: { kind: "live", base: 600, increment: 10 },
  slow: { kind: "live", base: 1800, increment: 30 },
  days: { kind: "correspondence", days: 3 },
};
