/** Turns the choices from the server into targets on the board. It knows no rules. */
import type { Character, Exit, Facing, MrJackChoice } from "./wire";

/** One way of using a turn. If there are several, the player selects which one the board shows. */
export const MODES = ["walk", "lamp", "cordon", "cover", "whistle", "swap", "face", "stay"] as const;
export type Mode = (typeof MODES)[number];

export type Spot = { kind: "hex"; hex: string } | { kind: "exit"; exit: Exit } | { kind: "facing"; facing: Facing };

/** A place that can be clicked: it makes a choice, or it is the first half of one (`start`). */
export type Target = {
  spot: Spot;
  /** `mark` and `marked`: in a question about a position. */
  tone: "go" | "source" | "danger" | "way-out" | "mark" | "marked";
  choice: MrJackChoice | null;
  start: string | null;
};

const KIND: Partial<Record<MrJackChoice["action"]["type"], Mode>> = {
  walk: "walk",
  accuse: "walk",
  leave: "walk",
  stay: "stay",
  "move-lamp": "lamp",
  "move-cordon": "cordon",
  "move-cover": "cover",
  whistle: "whistle",
  swap: "swap",
  face: "face",
};

export function picks(choices: readonly MrJackChoice[]): Map<Character, MrJackChoice> {
  const found = new Map<Character, MrJackChoice>();
  for (const choice of choices) if (choice.action.type === "pick") found.set(choice.action.character, choice);
  return found;
}

export function modes(choices: readonly MrJackChoice[]): Mode[] {
  const found = new Set(choices.map((choice) => KIND[choice.action.type]));
  return MODES.filter((mode) => found.has(mode));
}

/** What can be clicked in a mode, given the first half already clicked, if any. */
export function targets(choices: readonly MrJackChoice[], mode: Mode | null, start: string | null): Target[] {
  const found = new Map<string, Target>();
  for (const choice of choices) {
    if (KIND[choice.action.type] !== mode) continue;
    const target = start === null ? first(choice) : second(choice, start);
    if (target) found.set(spotName(target.spot), target);
  }
  return [...found.values()];
}

/** Choices that need a confirmation, because they end the game. */
export function isGrave(choice: MrJackChoice): boolean {
  return choice.action.type === "accuse" || choice.action.type === "leave";
}

/** Whether everybody knows what can be chosen there. Where a character goes is not: only Jack knows who may leave. */
export function isPublic({ action }: MrJackChoice): boolean {
  return !["walk", "stay", "accuse", "leave"].includes(action.type);
}

export function spotName(spot: Spot): string {
  return spot.kind === "hex" ? spot.hex : spot.kind === "exit" ? `exit-${spot.exit}` : `facing-${spot.facing}`;
}

function first(choice: MrJackChoice): Target | null {
  const { action } = choice;
  const [here] = choice.hexes;
  switch (action.type) {
    case "walk":
      return { spot: { kind: "hex", hex: action.to }, tone: "go", choice, start: null };
    case "accuse":
      return here ? { spot: { kind: "hex", hex: here }, tone: "danger", choice, start: null } : null;
    case "leave":
      return { spot: { kind: "exit", exit: action.exit }, tone: "way-out", choice, start: null };
    case "swap":
      return here ? { spot: { kind: "hex", hex: here }, tone: "go", choice, start: null } : null;
    case "face":
      return { spot: { kind: "facing", facing: action.facing }, tone: "go", choice, start: null };
    case "move-lamp":
    case "move-cover":
      return { spot: { kind: "hex", hex: action.start }, tone: "source", choice: null, start: action.start };
    case "move-cordon":
      return { spot: { kind: "exit", exit: action.start }, tone: "source", choice: null, start: action.start };
    case "whistle":
      return here ? { spot: { kind: "hex", hex: here }, tone: "source", choice: null, start: action.character } : null;
    default:
      return null;
  }
}

function second(choice: MrJackChoice, start: string): Target | null {
  const { action } = choice;
  switch (action.type) {
    case "move-lamp":
    case "move-cover":
      if (action.start !== start) return null;
      return { spot: { kind: "hex", hex: action.to }, tone: "go", choice, start: null };
    case "move-cordon":
      if (action.start !== start) return null;
      return { spot: { kind: "exit", exit: action.to }, tone: "go", choice, start: null };
    case "whistle":
      if (action.character !== start) return null;
      return { spot: { kind: "hex", hex: action.to }, tone: "go", choice, start: null };
    default:
      return null;
  }
}
