/** The circles where the police found nothing tonight, from the log. Everybody heard the answers. */
import type { StoryLine } from "../../wire/types";

/** `old`: Jack has moved since, so he can have been there later. */
export type Searched = { circle: number; old: boolean };

const QUESTION = /^[BYNRG]\?(\d+)$/;
/** A move of Jack, on foot, by coach or through an alley; the circles are hidden or not. */
const MOVE = /^[-=~][\d?]/;

export function answeredNo(story: readonly StoryLine[]): Searched[] {
  let found = new Map<number, Searched>();
  for (const { notation } of story) {
    let asked: number | null = null;
    for (const step of notation.split("/")) {
      const question = QUESTION.exec(step);
      if (question) asked = Number(question[1]);
      else if (step === "-" && asked !== null) found.set(asked, { circle: asked, old: false });
      else if (step === "+" && asked !== null) found.delete(asked);
      else if (step.endsWith("!") && MOVE.test(step)) found = new Map();
      else if (MOVE.test(step)) found = new Map([...found].map(([circle]) => [circle, { circle, old: true }]));
    }
  }
  return [...found.values()];
}
