/** What has to be done on the real board, and what is told there, from the log: one card for each. */
import type { Pointer } from "../../../state/pointing.svelte";
import type { StoryLine } from "../../../wire/types";
import { CHARACTERS, LETTERS } from "../characters";
import type { Character, Exit, Facing, MrJackBoard, MrJackView } from "../wire";

export type Side = "jack" | "detective";
/** `number`: how many actions the game has after it. */
export type Deed = { number: number } & (
  | { kind: "own" }
  | { kind: "draw"; cards: Character[] }
  | { kind: "turn"; who: Character; text: string; places: Pointer[]; tokens: ReadonlyMap<Character, string> }
  | { kind: "alibi"; index: number }
  | { kind: "call"; text: string; isSeen: boolean }
);
/** A lamp, a cover or a cordon that was moved, or the lantern that was turned. */
export type Moved = { number: number; kind: "lamp" | "cover" | "cordon" | "lantern"; start: string; to: string };
export type Course = { deeds: Deed[]; moved: Moved[] };

const BY_LETTER = new Map(CHARACTERS.map((who) => [LETTERS[who], who]));
const CARDS = /^[HWSLMGUB]{4}$/;
const HEX = /^[A-M]\d$/;
const EXIT = /^[NS][EW]$/;

export function course(
  story: readonly StoryLine[],
  board: MrJackBoard,
  edition: string,
  person: Side,
  isEntered: boolean,
): Course {
  const start = board.editions.find((one) => one.edition === edition)?.tokens ?? [];
  const tokens = new Map(start.map(({ character, hex }) => [character, hex]));
  const deeds: Deed[] = [];
  const moved: Moved[] = [];
  let [round, turn, alibis] = [1, 0, 0];
  for (const { number, notation, text } of story) {
    const steps = notation ? notation.split("/") : [];
    const [first = ""] = steps;
    const who = BY_LETTER.get(first);
    if (first.startsWith("=") && person === "jack") deeds.push({ kind: "own", number });
    else if (CARDS.test(first) && !isEntered)
      deeds.push({ kind: "draw", number, cards: [...first].flatMap((letter) => BY_LETTER.get(letter) ?? []) });
    else if (first === "seen" || first === "unseen") {
      deeds.push({ kind: "call", number, text, isSeen: first === "seen" });
      [round, turn] = [round + 1, 0];
    } else if (who) {
      const side = board.rounds[round - 1]?.picks[turn];
      const places = steps.slice(1).flatMap((step) => played(step, who, tokens, moved, number));
      if (side !== person) deeds.push({ kind: "turn", number, who, text, places, tokens: new Map(tokens) });
      else if (steps.some((step) => step.startsWith("+"))) {
        deeds.push({ kind: "alibi", number, index: alibis });
        alibis += 1;
      }
      turn += 1;
    }
  }
  return { deeds, moved };
}

/** Moves the token, remembers the tile, and says where it was: from where to where. */
function played(
  step: string,
  who: Character,
  tokens: Map<Character, string>,
  moved: Moved[],
  number: number,
): Pointer[] {
  const from = tokens.get(who) ?? "";
  if (HEX.test(step)) {
    tokens.set(who, step);
    return [{ at: step, from }];
  }
  if (EXIT.test(step)) return [{ at: `exit-${step}`, from }];
  if (step.startsWith("^")) {
    moved.push({ number, kind: "lantern", start: "", to: step.slice(1) });
    return [{ at: `facing-${step.slice(1)}` }];
  }
  const other = BY_LETTER.get(step.replace(/^[x@]/, "").split(">")[0] ?? "");
  if (step.startsWith("x") && other) {
    const there = tokens.get(other) ?? "";
    tokens.set(who, there).set(other, from);
    return [
      { at: there, from },
      { at: from, from: there },
    ];
  }
  if (step.startsWith("@") && other) return [{ at: tokens.get(other) ?? "", from }];
  const [start = "", to = ""] = step.split(">");
  if (!to) return [];
  if (other) {
    const there = tokens.get(other) ?? "";
    tokens.set(other, to);
    return [{ at: to, from: there }];
  }
  if (!HEX.test(to)) {
    moved.push({ number, kind: "cordon", start, to });
    return [{ at: `exit-${to}`, from: `exit-${start}` }];
  }
  moved.push({ number, kind: who === "smith" ? "lamp" : "cover", start, to });
  return [{ at: to, from: start }];
}

/** The board after that deed, from an earlier view. The light is left out: it is known for the newest position only. */
export function viewAfter(
  deed: Extract<Deed, { kind: "turn" }>,
  early: MrJackView,
  earlyLength: number,
  moved: readonly Moved[],
): MrJackView {
  const since = moved.filter(({ number }) => number > earlyLength && number <= deed.number);
  const goes = (kind: Moved["kind"], place: string) =>
    since.reduce((at, one) => (one.kind === kind && one.start === at ? one.to : at), place);
  const facing = since.findLast(({ kind }) => kind === "lantern")?.to as Facing | undefined;
  return {
    ...early,
    tokens: early.tokens.map((one) => ({ ...one, hex: deed.tokens.get(one.character) ?? one.hex })),
    lamps: early.lamps.map((one) => ({ ...one, hex: one.hex && goes("lamp", one.hex) })),
    covers: early.covers.map((hex) => goes("cover", hex)),
    open_manholes: manholes(early).filter((hex) => !early.covers.some((one) => goes("cover", one) === hex)),
    cordons: early.cordons.map((exit) => goes("cordon", exit) as Exit),
    lantern: { ...early.lantern, facing: facing ?? early.lantern.facing, beam: [] },
    lit: [],
    active: null,
  };
}

function manholes(view: MrJackView): string[] {
  return [...view.open_manholes, ...view.covers];
}
