/** The lessons of a first game: what is told to either side, when, and what of the page it is about. */
import type { AnyView } from "../../wire/types";
import { words } from "../../words/words.svelte";
import type { LessonPlan } from "../types";
import type { WhitechapelView } from "./wire";

type Lesson = { name: string; aim: string | null; due: (view: WhitechapelView, mine: boolean) => boolean };

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
  { name: "hideout", aim: ".prompt .say", due: at("hideout") },
  { name: "marks", aim: ".prompt .say", due: at("marks") },
  { name: "tokens", aim: ".map", due: (view) => view.patrols.length > 0 && view.wretched.length > 0 },
  { name: "crime", aim: ".prompt .row", due: at("crime") },
  { name: "ready", aim: ".prompt .say", due: at("ready") },
  { name: "walk", aim: ".prompt .say", due: at("escape") },
  { name: "track", aim: ".track .spaces", due: walked(1) },
  { name: "ways", aim: ".prompt .row", due: walked(2) },
  { name: "known", aim: ".dossier section:last-child", due: walked(3) },
  { name: "clue", aim: ".map", due: (view) => view.clues.length > 0 },
  { name: "home", aim: ".prompt .say", due: walked(4) },
  { name: "night", aim: ".track .nights", due: (view) => view.night > 1 },
  { name: "two", aim: ".track .nights", due: (view) => view.night > 2 },
  { name: "end", aim: null, due: ended },
];

const POLICE: readonly Lesson[] = [
  { name: "welcome", aim: null, due: always },
  { name: "map", aim: ".map", due: always },
  { name: "patrols", aim: ".prompt .say", due: at("patrols") },
  { name: "suspense", aim: ".prompt .say", due: at("suspense") },
  { name: "alarm", aim: ".map", due: (view) => view.murders.length > 0 },
  { name: "track", aim: ".track .spaces", due: (view) => view.track.ways.length > 0 },
  { name: "hunt", aim: ".prompt .say", due: at("hunt") },
  { name: "act", aim: ".prompt .say", due: at("act") },
  { name: "clue", aim: ".map", due: (view) => view.clues.length > 0 },
  { name: "known", aim: ".dossier section:last-child", due: walked(2) },
  { name: "counsel", aim: ".counsel", due: walked(3) },
  { name: "arrest", aim: ".prompt .row", due: (view, mine) => mine && view.stage === "act" && view.clues.length > 1 },
  { name: "night", aim: ".track .nights", due: (view) => view.night > 1 },
  { name: "posts", aim: ".prompt .say", due: at("posts") },
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
  text: (lesson, seat) => words(`wc-lesson-${seat}`, { lesson }),
  aim: (lesson, seat) => named(lesson, seat)?.aim ?? null,
};
