/** The lessons of a first game: which lesson each side gets, when, and what it points at. */
import type { Pointer } from "../../state/pointing.svelte";
import type { AnyView } from "../../wire/types";
import { words } from "../../words/words.svelte";
import type { LessonPlan } from "../types";
import { suggestion } from "./suggestion";
import type { MrJackView } from "./wire";

type Lesson = {
  name: string;
  due: (view: MrJackView, mine: boolean) => boolean;
  /** The element that it explains, and the places on the board. */
  aim?: string;
  points?: (view: MrJackView) => string[];
};

const EXITS = ["exit-NW", "exit-NE", "exit-SE", "exit-SW"];

const always = () => true;
const canWalk = (view: MrJackView, mine: boolean) => mine && view.stage === "act" && view.active?.walk === true;
const canUse = (view: MrJackView, mine: boolean) =>
  mine && (view.stage === "face" || (view.stage === "act" && view.active?.ability === true));
const suspects = (view: MrJackView) => view.tokens.filter((token) => token.suspect);
const played = (view: MrJackView) => (view.active ? [view.active.character] : []);
/** The lamp that goes out next. */
const nextLamp = (view: MrJackView) => view.lamps.flatMap((lamp) => (lamp.number === view.round && lamp.hex) || []);

const WELCOME: Lesson = { name: "welcome", due: always };
const BOARD: Lesson = { name: "board", due: always, points: (view) => view.lamps.flatMap((lamp) => lamp.hex ?? []) };
const WINS: Lesson = { name: "wins", due: always, points: () => EXITS };
const PICK: Lesson = { name: "pick", due: (view, mine) => mine && view.stage === "pick", aim: ".play .cards" };
const WALK: Lesson = { name: "walk", due: canWalk, points: played };
const ABILITY: Lesson = { name: "ability", due: canUse, aim: ".prompt .row", points: played };
const WAIT: Lesson = { name: "wait", due: (view, mine) => !mine && view.actor !== null, aim: ".panels" };
const CALL: Lesson = {
  name: "call",
  due: (view) => view.round > 1,
  points: (view) => suspects(view).map((token) => token.character),
};
const DARK: Lesson = { name: "dark", due: (view) => view.round > 2, points: nextLamp };
const ALIBI: Lesson = {
  name: "alibi",
  due: (view) => view.jack_alibis.length + view.detective_alibis.length > 0,
  points: () => ["holmes"],
};
const END: Lesson = { name: "end", due: (view) => view.actor === null };

const fewSuspects = (view: MrJackView) => suspects(view).length <= 3;

const DETECTIVE: readonly Lesson[] = [
  WELCOME,
  BOARD,
  WINS,
  PICK,
  WALK,
  ABILITY,
  WAIT,
  CALL,
  DARK,
  ALIBI,
  { name: "accuse", due: fewSuspects, points: (view) => suspects(view).map((token) => token.character) },
  END,
];

const JACK: readonly Lesson[] = [
  { ...WELCOME, points: (view) => (view.jack ? [view.jack] : []) },
  BOARD,
  WINS,
  WAIT,
  PICK,
  WALK,
  ABILITY,
  CALL,
  { name: "leave", due: (view) => view.witness === "unseen", points: () => EXITS },
  DARK,
  ALIBI,
  { name: "danger", due: fewSuspects, points: (view) => (view.jack ? [view.jack] : []) },
  END,
];

const lessonsOf = (seat: string) => (seat === "jack" ? JACK : DETECTIVE);
const named = (lesson: string, seat: string) => lessonsOf(seat).find((one) => one.name === lesson);

export const plan: LessonPlan = {
  game: "mrjack",
  storage: "course",
  sides: [
    { seat: "detective", others: ["jack"] },
    { seat: "jack", others: ["detective"] },
  ],
  assist: "possible",
  lessons: (seat) => lessonsOf(seat).map((one) => one.name),
  isDue: (lesson, view: AnyView, seat) => {
    const seen = view as MrJackView;
    return named(lesson, seat)?.due(seen, seen.actor === seat) ?? false;
  },
  title: (lesson, seat) => words(`mj-lesson-title-${seat}`, { lesson }),
  text: (lesson, view: AnyView, seat) => {
    const who = words("mrjack-character", { who: (view as MrJackView).jack ?? "holmes" });
    return words(`mj-lesson-${seat}`, { lesson, who });
  },
  aim: (lesson, seat) => named(lesson, seat)?.aim ?? null,
  points: (lesson, view: AnyView, seat) =>
    (named(lesson, seat)?.points?.(view as MrJackView) ?? []).map((at): Pointer => ({ at })),
  suggestion,
};
