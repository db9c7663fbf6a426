/** The steps of a finished game that told most about the secret, and how its story tells them. */
import { ask } from "../wire/rest";
import type { CourseInfo, StoryLine } from "../wire/types";
import { capitalised } from "../words/sentence";
import { words } from "../words/words.svelte";

/** Null if it could not be worked out: a page without it just says less. */
export async function courseOf(table: string, token: string | null): Promise<CourseInfo | null> {
  try {
    return await ask<CourseInfo>(`/tables/${table}/course`, { token });
  } catch {
    return null;
  }
}

/** The line of the story that tells of a step, after the heading of its round or night. */
export function lineOf(story: readonly StoryLine[], number: number): string {
  const part = story.findLast((line) => line.notation === "" && line.number <= number)?.text;
  const text = story.find((line) => line.notation !== "" && line.number >= number)?.text ?? "";
  return part ? words("ending-turning-at", { part, text: capitalised(text) }) : capitalised(text);
}
