/** The moments of Whitechapel: a victim, the alarm, clues, arrests, Jack at home, the end of a night. */
import type { Change, Moment, Step } from "../../moments/types";
import { words } from "../../words/words.svelte";
import type { Spot } from "./moves";
import { PHRASES } from "./phrases";
import type { WhitechapelAction, WhitechapelView } from "./wire";

export type Kind = keyof typeof PHRASES;
/** The places on the map; none for what happens nowhere in particular. */
export type Scene = { kind: Kind; spots: Spot[] };

const DURATION_MS: Record<Kind, number> = {
  victim: 1800,
  alarm: 1500,
  clue: 1000,
  "no-clue": 600,
  arrest: 1100,
  caught: 1800,
  missed: 1000,
  home: 1800,
  night: 1500,
};

export function moments({ steps, before, after }: Change): Moment[] {
  const [from, to] = [before as WhitechapelView, after as WhitechapelView];
  const found = steps.flatMap((step, index) => ofStep(step, steps[index - 1], from, to));
  if (to.night > from.night) found.push(made("night", [], to, { night: to.night }));
  return found;
}

function ofStep(step: Step, earlier: Step | undefined, before: WhitechapelView, after: WhitechapelView): Moment[] {
  const action = step.action as WhitechapelAction;
  switch (action.type) {
    case "kill":
      return [victim([action.circle], after)];
    case "kill-two":
      return [victim([action.first, action.second], after)];
    case "alarm":
      return [made("alarm", action.places, after)];
    case "arrest":
      // The position before: what the answer shows is not shown yet.
      return [made("arrest", [`c${action.circle}`], before, { circle: action.circle })];
    case "area-arrest":
      return [made("arrest", beside(before, action.policeman), before, { circle: 0 })];
    case "answer":
      return answered(earlier, action.yes, before, after);
    case "walk-home":
      // Only a seat that sees the circle is shown it.
      return [made("home", action.to === null ? [] : [`c${action.to}`], before)];
    default:
      return [];
  }
}

function victim(circles: number[], after: WhitechapelView): Moment {
  return made(
    "victim",
    circles.map((one) => `c${one}`),
    after,
    { count: circles.length, circles: circles.join(", ") },
  );
}

/** In a replay the question is a step of its own: then the position before the answer still has it. */
function answered(earlier: Step | undefined, yes: boolean, before: WhitechapelView, after: WhitechapelView): Moment[] {
  const asked = earlier?.action as WhitechapelAction | undefined;
  const about = asked?.type ?? { clue: "ask", arrest: "arrest" }[before.stage as string];
  const circle = asked && "circle" in asked ? asked.circle : before.circle;
  if (about === "ask" && circle) return [made(yes ? "clue" : "no-clue", [`c${circle}`], after, { circle })];
  if (about !== "arrest" && about !== "area-arrest") return [];
  const spots = circle ? [`c${circle}`] : beside(before, asked?.type === "area-arrest" ? asked.policeman : null);
  return [made(yes ? "caught" : "missed", spots, after)];
}

function beside(view: WhitechapelView, colour: string | null): Spot[] {
  const who = colour ?? view.doing?.policeman;
  return view.policemen.flatMap((one) => (one.colour === who && one.crossing ? [one.crossing] : []));
}

function made(kind: Kind, spots: Spot[], view: WhitechapelView, facts: Record<string, string | number> = {}): Moment {
  const scene: Scene = { kind, spots };
  const text = words(`wc-moment-${kind}`, facts);
  return { kind, milliseconds: DURATION_MS[kind], view, text, phrase: PHRASES[kind], scene };
}
