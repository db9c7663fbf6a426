/** A verdict as steps that are shown on the board, one after the other. */
import type { GamePage } from "../games/types";
import type { Pointer } from "../state/pointing.svelte";
import type { AnyView } from "../wire/types";
import { capitalised } from "../words/sentence";
import type { Attempt } from "./attempt.svelte";
import type { Task, Verdict } from "./task";

export type Step = {
  text: string;
  /** The board and the places on it. */
  shown: () => Promise<{ view: AnyView; pointers: Pointer[] }>;
};

/** First the actions of the right answer, each before it is made; then the reasons. */
export function steps(task: Task, attempt: Attempt, verdict: Verdict, page: GamePage): Step[] {
  const isWay = task.form === "actions";
  const made = isWay ? verdict.answer : [];
  const actions = made.map((action, index) => ({
    text: capitalised(verdict.labels[index] ?? action),
    shown: async () => {
      const { view, choices } = await attempt.after(index);
      const choice = choices.find((one) => one.action.text === action);
      return { view, pointers: (choice && page.pointers?.(choice.action, view)) ?? [] };
    },
  }));
  const reasons = verdict.explanation.map(({ text, places }) => ({
    text: capitalised(text),
    shown: async () => ({
      view: isWay ? (await attempt.after(made.length)).view : task.view,
      pointers: places.map((place) => ({ at: spotOf(page, place) })),
    }),
  }));
  return [...actions, ...reasons];
}

/** Of a set: what was marked wrongly and what was not marked; all of it if the answer was right or none was given. */
export function markedPlaces(task: Task, verdict: Verdict, page: GamePage): Pointer[] {
  const { missing, surplus, answer } = verdict;
  const isPartly = missing.length + surplus.length > 0;
  const good = isPartly ? missing : task.form === "marks" ? answer : [];
  return [
    ...good.map((mark) => ({ at: spotOf(page, mark), tone: "better" as const })),
    ...surplus.map((mark) => ({ at: spotOf(page, mark), tone: "made" as const })),
  ];
}

function spotOf(page: GamePage, name: string): string {
  return page.spot?.(name) ?? name;
}
