/** What is asked, and who judges the answers: a puzzle that is shipped, one of a finished game, or a drill. */
import { rememberPuzzle, solver } from "../state/solver.svelte";
import { ask } from "../wire/rest";
import type {
  AnyChoice,
  AnyView,
  DrillQuestion,
  DrillResult,
  ExplanationStep,
  Judged,
  PuzzleDetails,
  PuzzlePosition,
  SolutionResult,
  StoryLine,
} from "../wire/types";

/** The answer in notation: actions in their order, or marks, or one number. Null gives up. */
export type Answer = string[] | null;

export type Verdict = {
  is_right: boolean;
  missing: string[];
  surplus: string[];
  answer: string[];
  /** The actions of the right answer in words. */
  labels: string[];
  explanation: ExplanationStep[];
  /** Of actions: how many answers are equally good, and by how much all others are worse. */
  worth?: { equal: number; margin: number; unit: string };
  /** The solver's rating before and after, if the answer was rated. */
  ratings?: { before: number; after: number };
};

export type Task = {
  /** Another one for every task. */
  key: string;
  game: string;
  /** The kind of puzzle, or the drill. */
  kind: string;
  title: string;
  seat: string;
  form: PuzzleDetails["form"];
  question: string;
  view: AnyView;
  choices: AnyChoice[];
  marks: string[];
  /** Of the question, such as the place that it is about. */
  facts: Record<string, string | number>;
  log: StoryLine[];
  /** The position after some of the solver's actions. */
  steps: (actions: string[]) => Promise<PuzzlePosition>;
  judge: (answer: Answer) => Promise<Verdict>;
};

type Mode = { isRated?: boolean; inRun?: boolean };

export function puzzleTask(puzzle: PuzzleDetails, { isRated = true, inRun = false }: Mode = {}): Task {
  const path = `/puzzles/${puzzle.id}`;
  return {
    ...asked(puzzle),
    steps: (actions) => ask(`${path}/steps`, { method: "POST", body: { actions } }),
    judge: async (answer) => {
      const before = solver.state.rating;
      const body = { answer, is_rated: isRated, in_run: inRun, solver: solver.state };
      const found = await ask<SolutionResult>(`${path}/solution`, { method: "POST", body });
      solver.keep(found.solver);
      rememberPuzzle(puzzle.id);
      const ratings = { before, after: found.solver.rating };
      return found.is_rated ? { ...verdict(found, puzzle), ratings } : verdict(found, puzzle);
    },
  };
}

/** A puzzle of a finished game. It is not rated. */
export function ownTask(puzzle: PuzzleDetails, table: string): Task {
  const path = `/tables/${table}/puzzles/${puzzle.id}`;
  return {
    ...asked(puzzle),
    steps: (actions) => ask(`${path}/steps?seat=${puzzle.seat}`, { method: "POST", body: { actions } }),
    judge: async (answer) =>
      verdict(await ask<Judged>(`${path}/solution?seat=${puzzle.seat}`, { method: "POST", body: { answer } }), puzzle),
  };
}

export function drillTask(drill: DrillQuestion, title: string): Task {
  const path = `/puzzles/drills/${drill.game}/${drill.drill}`;
  return {
    key: `${drill.drill} ${drill.seed}`,
    game: drill.game,
    kind: drill.drill,
    title,
    seat: drill.view.seat,
    form: drill.form,
    question: drill.question,
    view: drill.view,
    choices: [],
    marks: drill.marks,
    facts: drill.facts,
    log: [],
    steps: () => Promise.reject(new Error("a drill has no steps")),
    judge: async (answer) => {
      const body = { seed: drill.seed, answer: answer ?? [] };
      return { ...(await ask<DrillResult>(path, { method: "POST", body })), labels: [] };
    },
  };
}

function asked(puzzle: PuzzleDetails): Omit<Task, "steps" | "judge"> {
  const { id: key, game, kind, title, seat, form, question, view, choices, marks, facts, log } = puzzle;
  return { key, game, kind, title, seat, form, question, view, choices, marks, facts, log };
}

/** Of a set of marks every other answer is just wrong. */
function verdict(found: Judged, { form }: PuzzleDetails): Verdict {
  const { is_right, missing, surplus, answer, labels, explanation, equal, margin, unit } = found;
  const judged = { is_right, missing, surplus, answer, labels, explanation };
  return form === "actions" ? { ...judged, worth: { equal, margin, unit } } : judged;
}
