/** An entry as a step that can be mended. An answer is told with its question. */
import type { Step } from "../companion/types";
import type { NotebookEntry } from "../wire/types";
import { capitalised } from "../words/sentence";

const ANSWERS = "chance";

export function stepOf(entries: readonly NotebookEntry[], entry: NotebookEntry): Step {
  const at = entries.findIndex(({ number }) => number === entry.number);
  const before = entries[at - 1];
  const isAnswer = entry.seat === ANSWERS && before?.number === entry.number - 1 && before.seat !== ANSWERS;
  const text = capitalised(isAnswer ? `${before.label}: ${entry.label}` : entry.label);
  return { length: entry.number - 1, notation: entry.text, text, canChange: true };
}
