/** Which words explain a moment, and which rules apply. */
import type { Mode } from "./moves";
import type { Stage, WhitechapelView } from "./wire";

export const RULES: Partial<Record<Stage, string[]>> = {
  hideout: ["W7", "W65", "W67"],
  women: ["W9", "W10"],
  marks: ["W9", "W11"],
  address: ["W66"],
  posts: ["W17"],
  patrols: ["W15", "W16", "W18"],
  letter: ["W61"],
  saucy: ["W61"],
  crime: ["W20", "W22", "W27"],
  suspense: ["W23", "W24", "W25"],
  ready: ["W26"],
  order: ["W27"],
  escape: ["W31", "W33", "W34", "W36"],
  goulston: ["W61"],
  graffiti: ["W61"],
  hunt: ["W40", "W41"],
  "false-clue": ["W62"],
  act: ["W43", "W45", "W46", "W63", "W64"],
};
const ENDED: readonly Stage[] = ["escaped", "arrested", "traced", "blocked", "late"];

/** Where several ways of a stage have rules of their own. */
const MODE_RULES: Partial<Record<Mode, string>> = {
  walk: "W31",
  home: "W36",
  coach: "W33",
  alley: "W34",
  ask: "W43",
  arrest: "W45",
  area: "W64",
  rush: "W63",
  "kill-two": "W27",
};

/** The rule that says why the prompt asks for this. */
export function rule(view: WhitechapelView, mode: Mode | null): string {
  return (mode && MODE_RULES[mode]) ?? RULES[view.stage]?.[0] ?? "W50";
}

export type Moment = { name: string; rules: string[] };

export function moment(view: WhitechapelView, seat: string): Moment {
  if (ENDED.includes(view.stage)) return { name: "over", rules: ["W50"] };
  if (view.actor !== seat) return { name: "wait", rules: RULES[view.stage] ?? ["W50"] };
  return { name: view.stage, rules: RULES[view.stage] ?? [] };
}
