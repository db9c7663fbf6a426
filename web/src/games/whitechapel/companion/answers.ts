/** The answers that Jack gives to the questions of one policeman or of the Head, from the log. */
import type { StoryLine } from "../../../wire/types";

/** `circle` is null for an arrest on every circle around a policeman. */
export type Answer = { about: "clue" | "arrest" | "address"; circle: number | null; isYes: boolean };

const QUESTIONS = [
  { about: "clue", form: /^[BYNRG]\?(\d+)$/ },
  { about: "arrest", form: /^[BYNRG]@(\d*)$/ },
  { about: "address", form: /^h\?(\d+)$/ },
] as const;

/** In the order of the questions. None if the last line of the log does not end with an answer. */
export function lastAnswers(story: readonly StoryLine[]): Answer[] {
  const steps = story.at(-1)?.notation.split("/") ?? [];
  if (!isAnswer(steps.at(-1))) return [];
  return steps.flatMap((step, index) => {
    const said = steps[index + 1];
    if (!isAnswer(said)) return [];
    return QUESTIONS.flatMap(({ about, form }) => {
      const found = form.exec(step);
      return found ? [{ about, circle: found[1] ? Number(found[1]) : null, isYes: said === "+" }] : [];
    });
  });
}

function isAnswer(step: string | undefined): boolean {
  return step === "+" || step === "-";
}
