/** Which words explain a moment: for the help panel, and one after the other for a first game. */
import type { Character, MrJackView } from "../../wire/mrjack";

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

/** The steps of a first game: each is told once, when its moment has come. */
export const LESSONS = [
  "welcome",
  "board",
  "pick",
  "walk",
  "ability",
  "wait",
  "call",
  "dark",
  "alibi",
  "accuse",
  "end",
] as const;
export type Lesson = (typeof LESSONS)[number];

/** Whether the moment of a lesson has come. */
export function isDue(lesson: Lesson, view: MrJackView, seat: string): boolean {
  const mine = view.actor === seat;
  switch (lesson) {
    case "welcome":
    case "board":
      return true;
    case "pick":
      return mine && view.stage === "pick";
    case "walk":
      return mine && view.stage === "act" && view.active?.walk === true;
    case "ability":
      return mine && (view.stage === "face" || (view.stage === "act" && view.active?.ability === true));
    case "wait":
      return !mine && view.actor !== null;
    case "call":
      return view.round > 1;
    case "dark":
      return view.round > 2;
    case "alibi":
      return view.jack_alibis.length + view.detective_alibis.length > 0;
    case "accuse":
      return view.tokens.filter((token) => token.suspect).length <= 3;
    case "end":
      return view.actor === null;
  }
}
