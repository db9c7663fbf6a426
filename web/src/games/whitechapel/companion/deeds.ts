/** What somebody has to do with the pieces on the real board, from the log: one card for each. */
import type { Pointer } from "../../../state/pointing.svelte";
import type { StoryLine } from "../../../wire/types";
import { paragraph } from "../../../words/sentence";
import { words } from "../../../words/words.svelte";
import { policeman } from "../sentences";
import type { Colour, WhitechapelView } from "../wire";
import { listed, withCircles } from "./names";
import type { Ways } from "./ways";

export type Deed = {
  /** How many actions the game has after it. */
  number: number;
  text: string;
  /** Where it is on the map. */
  places: Pointer[];
  /** Where the pawns stand before it. */
  pawns: ReadonlyMap<Colour, string>;
};

const COLOURS: Record<string, Colour> = { B: "blue", Y: "yellow", N: "brown", R: "red", G: "green" };
const STEP = /^([BYNRG])>(x\d+)$/;
const WRETCHED = /^(\d+)>(\d+)$/;
const PATROL = /^[BYNRG]=/;
const PAWN = /([BYNRG])(x\d+)/g;
/** What Jack does without a piece on the board, or in secret. */
const UNSEEN = /^(h=|W\+|k:|wait$|-\S*[^!]$|=|~|\.$|#)/;
const OF_JACK = /^(h=|W[:+]|k|wait$|[-=~][\d?]|#|f\d|[DFSG]:|!x)/;
/** Nothing moves: a policeman who can do nothing, or an address that nobody names. */
const IDLE = /^([BYNRG]?\.)$/;

/** The deeds of the machine's side, and those of chance that follow. */
export function deedsOf(
  story: readonly StoryLine[],
  machine: "jack" | "police",
  ways: Ways,
  view: WhitechapelView,
): Deed[] {
  const pawns = new Map<Colour, string>();
  const found: Deed[] = [];
  for (const { number, notation, text } of story) {
    const steps = notation ? notation.split("/") : [];
    const [first = ""] = steps;
    const isWanted = machine === "jack" ? isForPolice(first) : isForJack(first);
    if (STEP.test(first) || WRETCHED.test(first)) {
      steps.forEach((step, index) => {
        const deed = moved(step, pawns, ways);
        if (isWanted && deed) found.push({ ...deed, number: number - steps.length + index + 1, pawns: new Map(pawns) });
        place(step, pawns);
      });
      continue;
    }
    if (isWanted) {
      const deed = { number, text: withCircles(text, ways), places: steps.flatMap(placesOf), pawns: new Map(pawns) };
      if (PATROL.test(first)) deed.text = words("wc-box-patrols");
      // Where every red circle has a woman, nobody has placed them, and the log says nothing.
      if (first.startsWith("*") && view.women.length > 0) {
        deed.text = paragraph([words("whitechapel-tell-women", { circles: view.women.join(", ") }), text]);
        deed.places = view.women.map((circle) => ({ at: `c${circle}` }));
      }
      found.push(deed);
    }
    for (const step of steps) place(step, pawns);
  }
  return found;
}

function isForPolice(step: string): boolean {
  return (OF_JACK.test(step) && !UNSEEN.test(step)) || isChance(step);
}

function isForJack(step: string): boolean {
  return (step !== "" && !OF_JACK.test(step) && !IDLE.test(step)) || step.startsWith("!x") || isChance(step);
}

/** The Head, the women turned up, the alarm. Answers stand with their questions. */
function isChance(step: string): boolean {
  return /^(\*|W=|![BYNRG])/.test(step);
}

function moved(step: string, pawns: ReadonlyMap<Colour, string>, ways: Ways): Pick<Deed, "text" | "places"> | null {
  const woman = WRETCHED.exec(step);
  if (woman) {
    const [, start = "", to = ""] = woman;
    const text = words("whitechapel-tell-wretched", { start, to });
    return { text, places: [{ at: `c${to}`, from: `c${start}` }] };
  }
  const [, letter = "", to = ""] = STEP.exec(step) ?? [];
  const colour = COLOURS[letter];
  const from = colour && pawns.get(colour);
  if (!colour || from === to) return null;
  const text = words("wc-box-move", {
    who: policeman(colour),
    from: listed(from ? ways.beside(from) : []),
    to: listed(ways.beside(to)),
  });
  return { text, places: [{ at: to, from }] };
}

function place(step: string, pawns: Map<Colour, string>): void {
  const moves = step.startsWith("!") ? [...step.matchAll(PAWN)] : [/^([BYNRG])>>?(x\d+)$/.exec(step)];
  for (const move of moves) {
    const colour = COLOURS[move?.[1] ?? ""];
    if (colour && move?.[2]) pawns.set(colour, move[2]);
  }
}

/** The circles and crossings that a step names. */
function placesOf(step: string): Pointer[] {
  const [, start, to] = /(x\d+)>(x\d+)$/.exec(step) ?? [];
  if (start && to) return [{ at: to, from: start }];
  const crossings = step.match(/x\d+/g);
  if (crossings) return crossings.map((at) => ({ at }));
  if (step.startsWith("*")) return [];
  return (step.match(/\d+/g) ?? []).map((circle) => ({ at: `c${circle}` }));
}
