/** A first game of Mr. Jack: the detective against the machine. */
import { words } from "../../words/words.svelte";
import type { FirstGame } from "../types";
import { isDue, LESSONS, type Lesson } from "./lessons";
import type { MrJackView } from "./wire";

export const firstGame: FirstGame = {
  title: () => words("learn-title"),
  about: () => words("mj-learn-about"),
  begin: () => words("learn-begin"),
  plan: {
    game: "mrjack",
    storage: "course",
    sides: [{ seat: "detective", others: ["jack"] }],
    assist: "possible",
    lessons: () => LESSONS,
    isDue: (lesson, view, seat) => isDue(lesson as Lesson, view as MrJackView, seat),
    title: (lesson) => words("mj-lesson-title", { lesson }),
    text: (lesson) => words("mj-lesson", { lesson }),
  },
};
