/** The lessons of a first game: which lesson each side gets, when, and which element it explains. */
import type { Pointer } from "../../state/pointing.svelte";
import type { AnyView } from "../../wire/types";
import { words } from "../../words/words.svelte";
import type { LessonPlan } from "../types";
import { suggestion } from "./suggestion";
import type { WhitechapelView } from "./wire";

type Lesson = {
  name: string;
  aim: string | null;
  due: (view: WhitechapelView, mine: boolean) => boolean;
  /** The places on the map that it explains. */
  points?: (view: WhitechapelView) => string[];
};

/** The red circles (W1). Each night begins on one of them. */
const RED = [3, 21, 27, 65, 84, 147, 149, 158].map((circle) => `c${circle}`);
const circles = (some: readonly number[]) => some.map((circle) => `c${circle}`);
const policemen = (view: WhitechapelView) => view.policemen.map((man) => `p:${man.colour}`);
const here = (view: WhitechapelView) => circles(view.trail?.slice(-1) ?? []);

const always = () => true;
const ended = (view: WhitechapelView) => view.actor === null;
const at =
  (...stages: WhitechapelView["stage"][]) =>
  (view: WhitechapelView, mine: boolean) =>
    mine && stages.includes(view.stage);
const walked = (spaces: number) => (view: WhitechapelView, mine: boolean) =>
  mine && ["escape", "hunt"].includes(view.stage) && view.track.ways.length >= spaces;

const JACK: readonly Lesson[] = [
  { name: "welcome", aim: null, due: always },
  { name: "map", aim: ".map", due: always },
  { name: "hideout", aim: ".prompt .say", due: at("hideout"), points: () => RED },
  { name: "marks", aim: ".prompt .say", due: at("marks"), points: (view) => circles(view.women) },
  {
    name: "tokens",
    aim: null,
    due: (view) => view.patrols.length > 0 && view.wretched.length > 0,
    points: (view) => view.patrols,
  },
  { name: "crime", aim: ".prompt .row", due: at("crime"), points: (view) => circles(view.wretched) },
  { name: "ready", aim: ".prompt .say", due: at("ready"), points: (view) => view.patrols },
  { name: "walk", aim: ".prompt .say", due: at("escape"), points: here },
  { name: "track", aim: ".track .spaces", due: walked(1) },
  { name: "ways", aim: ".prompt .row", due: walked(2) },
  { name: "known", aim: ".dossier section:last-child", due: walked(3) },
  { name: "clue", aim: null, due: (view) => view.clues.length > 0, points: (view) => circles(view.clues) },
  {
    name: "home",
    aim: ".prompt .say",
    due: walked(3),
    points: (view) => circles(view.hideout === null ? [] : [view.hideout]),
  },
  { name: "night", aim: ".track .nights", due: (view) => view.night > 1 },
  { name: "two", aim: ".track .nights", due: (view) => view.night > 2 },
  { name: "end", aim: null, due: ended },
];

const POLICE: readonly Lesson[] = [
  { name: "welcome", aim: null, due: always },
  { name: "map", aim: ".map", due: always },
  { name: "patrols", aim: ".prompt .say", due: at("patrols"), points: (view) => view.patrols },
  { name: "suspense", aim: ".prompt .say", due: at("suspense"), points: (view) => circles(view.unmoved) },
  { name: "alarm", aim: null, due: (view) => view.murders.length > 0, points: (view) => circles(view.murders) },
  { name: "track", aim: ".track .spaces", due: (view) => view.track.ways.length > 0 },
  { name: "hunt", aim: ".prompt .say", due: at("hunt"), points: policemen },
  { name: "act", aim: ".prompt .say", due: at("act"), points: policemen },
  { name: "clue", aim: null, due: (view) => view.clues.length > 0, points: (view) => circles(view.clues) },
  { name: "known", aim: ".dossier section:last-child", due: walked(2) },
  { name: "counsel", aim: ".counsel", due: walked(3) },
  { name: "night", aim: ".track .nights", due: (view) => view.night > 1 },
  { name: "posts", aim: ".prompt .say", due: at("posts") },
  { name: "arrest", aim: ".prompt .row", due: (view, mine) => mine && view.stage === "act" && view.night > 1 },
  { name: "end", aim: null, due: ended },
];

const lessonsOf = (seat: string) => (seat === "jack" ? JACK : POLICE);
const named = (lesson: string, seat: string) => lessonsOf(seat).find((one) => one.name === lesson);

export const plan: LessonPlan = {
  game: "whitechapel",
  storage: "course:whitechapel",
  sides: [
    { seat: "police", others: ["jack"] },
    { seat: "jack", others: ["police"] },
  ],
  assist: "probabilities",
  lessons: (seat) => lessonsOf(seat).map((one) => one.name),
  isDue: (lesson, view: AnyView, seat) => {
    const seen = view as WhitechapelView;
    return named(lesson, seat)?.due(seen, seen.actor === seat) ?? false;
  },
  title: (lesson, seat) => words(`wc-lesson-title-${seat}`, { lesson }),
  text: (lesson, _view, seat) => words(`wc-lesson-${seat}`, { lesson }),
  aim: (lesson, seat) => named(lesson, seat)?.aim ?? null,
  points: (lesson, view: AnyView, seat) =>
    (named(lesson, seat)?.points?.(view as WhitechapelView) ?? []).map((at): Pointer => ({ at })),
  suggestion,
};
