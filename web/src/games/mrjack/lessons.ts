/** The lessons of a first game. */
import type { MrJackView } from "./wire";

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
