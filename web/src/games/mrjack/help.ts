/** Which text explains a moment, and which rules it names. */
import type { Mode } from "./moves";
import type { Character, MrJackView } from "./wire";

export type Moment = { name: string; rules: string[] };

const CHARACTER_RULES: Record<Character, string[]> = {
  holmes: ["R20"],
  watson: ["R21"],
  smith: ["R22"],
  lestrade: ["R23"],
  stealthy: ["R24"],
  goodley: ["R25", "R26", "R27"],
  gull: ["R29"],
  bert: ["R30"],
};

const MODE_RULES: Record<Mode, string> = {
  walk: "R14",
  lamp: "R22",
  cordon: "R23",
  cover: "R30",
  whistle: "R25",
  swap: "R29",
  face: "R21",
  stay: "R16",
};
const END_RULES: Record<string, string> = { escape: "R18", right: "R17", wrong: "R17", dawn: "R19" };

/** The rule that says why the prompt asks for this. */
export function rule(view: MrJackView, mode: Mode | null): string {
  if (view.actor === null) return END_RULES[view.stage] ?? "R17";
  if (mode === "walk" && view.active?.character === "stealthy") return "R24";
  return mode ? MODE_RULES[mode] : "R8";
}

export function moment(view: MrJackView, seat: string): Moment {
  if (view.actor === null) return { name: "over", rules: ["R17", "R18", "R19"] };
  if (view.actor !== seat) return { name: "wait", rules: ["R8", "R10"] };
  if (view.stage === "pick") return { name: "pick", rules: ["R7", "R8", "R9"] };
  if (view.stage === "face") return { name: "face", rules: ["R13", "R21"] };
  const active = view.active;
  if (!active) return { name: "wait", rules: ["R8"] };
  const own = CHARACTER_RULES[active.character];
  if (active.walk && active.ability) return { name: "both", rules: ["R14", ...own] };
  if (active.walk) return { name: seat === "detective" ? "hunt" : "walk", rules: ["R14", "R15", ...own] };
  return { name: "ability", rules: own };
}
