/** The steps that a person entered, one by one, in words. */
import type { Draws, Step } from "../../../companion/types";
import type { StoryLine } from "../../../wire/types";
import { words } from "../../../words/words.svelte";
import { CHARACTERS, LETTERS } from "../characters";
import type { Character } from "../wire";
import { named } from "./sentences";

const BY_LETTER = new Map(CHARACTERS.map((who) => [LETTERS[who], who]));
/** R8: who plays the cards of an odd and of an even round. */
const ORDERS = [
  ["jack", "detective", "detective", "jack"],
  ["detective", "jack", "jack", "detective"],
] as const;
const CARDS = /^[HWSLMGUB]{4}$/;
/** Steps that end on a hex: another one can be named in its place. */
const TO_HEX = /^(?:[A-M]\d>|[HWSLMGUB]>)?[A-M]\d$/;

export function steps(story: readonly StoryLine[], seats: readonly string[], draws: Draws): Step[] {
  const found: Step[] = [];
  let [round, turn] = [1, 0];
  for (const { number, notation, text } of story) {
    const written = notation ? notation.split("/") : [];
    const [first = ""] = written;
    const who = BY_LETTER.get(first);
    if (first === "seen" || first === "unseen") [round, turn] = [round + 1, 0];
    if (CARDS.test(first) && draws === "entered")
      found.push({ length: number - 1, notation: first, text, canChange: false });
    if (!who) continue;
    const side = ORDERS[round % 2]?.[turn] ?? "";
    turn += 1;
    if (!seats.includes(side)) continue;
    for (const [index, step] of written.entries()) {
      const told = tell(step, who);
      const length = number - written.length + index;
      if (told) found.push({ length, notation: step, text: told, canChange: TO_HEX.test(step) });
    }
  }
  return found;
}

/** The same step to another hex: `C2>F2` and `H4` are `C2>H4`. */
export function elsewhere(notation: string, hex: string): string {
  return notation.replace(/[A-M]\d$/, hex);
}

/** Whether the step brings a lamp to a gaslight; else it ends on a street. */
export function isLamp(notation: string, gaslights: readonly string[]): boolean {
  return notation.includes(">") && gaslights.includes(notation.split(">")[0] ?? "");
}

function tell(step: string, active: Character): string | null {
  const who = named(active);
  const letter = step.replace(/^[x@]/, "").split(">")[0] ?? "";
  const character = named(BY_LETTER.get(letter) ?? active);
  const [start = "", to = ""] = step.split(">");
  if (BY_LETTER.has(step)) return words("mrjack-tell-pick", { character });
  if (step === "-") return words("mrjack-tell-stay", { who });
  if (step.startsWith("^")) return words("mrjack-tell-face", { who, facing: step.slice(1) });
  if (step.startsWith("x")) return words("mrjack-tell-swap", { who, character });
  if (!to) return TO_HEX.test(step) ? words("mrjack-tell-walk", { who, to: step }) : null;
  if (BY_LETTER.has(letter)) return words("mrjack-tell-whistle", { who, character, to });
  if (!TO_HEX.test(step)) return words("mrjack-tell-cordon", { who, start, to });
  return active === "smith"
    ? words("mrjack-tell-lamp", { who, start, to })
    : words("mrjack-tell-cover", { who, start, to });
}
