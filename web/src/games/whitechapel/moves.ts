/** Turns the choices from the server into targets on the map, click by click. It knows no rules. */
import type { WhitechapelChoice, WhitechapelView } from "./wire";

/** A place that can be clicked: `c41` a circle, `x12` a crossing, `p:blue` a policeman wherever he stands. */
export type Spot = string;

/** One way of using a turn. If there are several, the player selects which one the map shows. */
export const MODES = [
  "hide",
  "women",
  "mark",
  "targets",
  "address",
  "post",
  "patrol",
  "dear-boss",
  "saucy-jacky",
  "from-hell",
  "move-patrol",
  "kill",
  "kill-two",
  "last",
  "wretched",
  "turn",
  "walk",
  "home",
  "coach",
  "alley",
  "goulston",
  "graffiti",
  "step",
  "ask",
  "arrest",
  "area",
  "rush",
  "false-clue",
] as const;
export type Mode = (typeof MODES)[number];

/** The clicks that make a choice: in this order, or in any (`loose`: a set of places, confirmed at the end). */
export type Route = { mode: Mode; path: Spot[]; loose: boolean; choice: WhitechapelChoice };

/**
 * `pick`: the next click; `other`: instead of the last one; `drop`: takes a place out of the set again; `direct`: the
 * nearest policeman acts there.
 */
export type Target = { spot: Spot; kind: "pick" | "other" | "drop" | "direct"; grave: boolean };

const GRAVE: readonly Mode[] = ["kill", "kill-two", "address"];
const DANGER: readonly Mode[] = [...GRAVE, "arrest", "area", "last"];

export function routes(choices: readonly WhitechapelChoice[], view: WhitechapelView): Route[] {
  return choices.flatMap((choice) =>
    choice.action.type === "area-arrest" ? areas(choice) : (route(choice, view) ?? []),
  );
}

/** Choices without a place: they are buttons. */
export function buttons(choices: readonly WhitechapelChoice[]): WhitechapelChoice[] {
  return choices.filter(({ action }) => ["wait", "pass", "stuck", "idle"].includes(action.type));
}

export function modes(all: readonly Route[]): Mode[] {
  const found = new Set(all.map((one) => one.mode));
  return MODES.filter((mode) => found.has(mode));
}

/** The clicks so far that still lead to a choice. A click without an alternative is made already. */
export function settled(own: readonly Route[], picked: readonly Spot[]): Spot[] {
  const [first] = own;
  if (!first) return [];
  const leads = picked.length > 0 && own.some((one) => follows(one, picked));
  if (leads) return [...picked];
  if (first.loose) return own.length === 1 ? [...first.path] : [];
  const start = first.path[0];
  const forced = start?.startsWith("p:") && first.path.length > 1 && own.every((one) => one.path[0] === start);
  return forced && start ? [start] : [];
}

export function targets(own: readonly Route[], picked: readonly Spot[]): Target[] {
  const found = new Map<Spot, Target>();
  const add = (spot: Spot | undefined, kind: Target["kind"], mode: Mode) => {
    if (spot !== undefined && !found.has(spot)) found.set(spot, { spot, kind, grave: DANGER.includes(mode) });
  };
  for (const one of own) {
    if (!follows(one, picked)) continue;
    if (one.loose) for (const spot of one.path) add(spot, picked.includes(spot) ? "drop" : "pick", one.mode);
    else add(one.path[picked.length], "pick", one.mode);
  }
  const before = picked.slice(0, -1);
  if (picked.length > 0) {
    for (const one of own) {
      if (one.loose || !follows(one, before) || picked.includes(one.path[before.length] ?? "")) continue;
      add(one.path[before.length], "other", one.mode);
    }
  }
  return [...found.values()];
}

/** After a click: what is picked now, and the choice it completes. A loose choice waits to be confirmed. */
export function clicked(
  own: readonly Route[],
  picked: readonly Spot[],
  target: Target,
): { picked: Spot[]; choice: WhitechapelChoice | null } {
  const { spot, kind } = target;
  const now =
    kind === "drop"
      ? picked.filter((one) => one !== spot)
      : [...(kind === "other" ? picked.slice(0, -1) : picked), spot];
  const done = own.find((one) => !one.loose && one.path.length === now.length && follows(one, now));
  return { picked: now, choice: done?.choice ?? null };
}

/** The choice that a whole set of places makes. */
export function whole(own: readonly Route[], picked: readonly Spot[]): WhitechapelChoice | null {
  const done = own.find((one) => one.loose && one.path.length === picked.length && follows(one, picked));
  return done?.choice ?? null;
}

/** Choices that need a confirmation, because they matter and cannot be undone. */
export function isGrave(mode: Mode): boolean {
  return GRAVE.includes(mode);
}

/** Whether everybody knows what can be chosen there: not where Jack goes or lives, and whom he kills. */
export function isPublic({ action }: WhitechapelChoice): boolean {
  return ["ask", "idle", "step", "pass", "turn-patrol", "move-patrol", "move-wretched", "write-graffiti"].includes(
    action.type,
  );
}

/** Whether a target is a piece that can be dragged. */
export function isCarried(mode: string, spot: Spot, picked: readonly Spot[]): boolean {
  if (mode === "step" || mode === "rush") return spot.startsWith("p:");
  return picked.length === 0 && ["wretched", "move-patrol", "dear-boss", "from-hell"].includes(mode);
}

function follows(one: Route, picked: readonly Spot[]): boolean {
  if (one.loose) return picked.every((spot) => one.path.includes(spot));
  return picked.length <= one.path.length && picked.every((spot, index) => one.path[index] === spot);
}

/** One arrest on many circles. All of them are shown first, and a click on any of them makes the arrest. */
function areas(choice: WhitechapelChoice): Route[] {
  const man = "policeman" in choice.action ? `p:${choice.action.policeman}` : "";
  return choice.circles.map((one) => ({ mode: "area", path: [man, `c${one}`], loose: false, choice }));
}

function route(choice: WhitechapelChoice, view: WhitechapelView): Route | null {
  const { action, crossings } = choice;
  const circles = choice.circles.map((one) => `c${one}`);
  const make = (mode: Mode, path: Spot[], loose = false): Route => ({ mode, path, loose, choice });
  switch (action.type) {
    case "hide":
      return make("hide", circles);
    case "place-women":
      return make("women", circles, true);
    case "mark-woman":
      return make("mark", circles);
    case "turn-women":
      return make("targets", circles, true);
    case "name-address":
      return make("address", circles);
    case "post":
      return make("post", crossings, true);
    case "place-patrol":
      return make("patrol", crossings);
    case "send-letter":
      return make(action.letter === "dear-boss" ? "dear-boss" : "from-hell", crossings);
    case "send-saucy-jacky":
      return make("saucy-jacky", crossings, true);
    case "move-patrol":
      return make("move-patrol", crossings);
    case "kill":
      return make("kill", circles);
    case "kill-two":
      return make("kill-two", circles, true);
    case "kill-last":
      return make("last", circles);
    case "move-wretched":
      return make("wretched", circles);
    case "turn-patrol":
      return make("turn", crossings);
    case "walk":
      return make("walk", circles);
    case "walk-home":
      return make("home", circles);
    case "coach":
      return make("coach", circles);
    case "alley":
      return make("alley", circles);
    case "write-graffiti":
      return make("goulston", [`p:${action.policeman}`]);
    case "step": {
      const who = `p:${action.policeman}`;
      return view.stage === "graffiti" ? make("graffiti", [who]) : make("step", [who, ...crossings]);
    }
    case "rush":
      return make("rush", [`p:${action.policeman}`, ...crossings]);
    case "ask":
      return make("ask", [`p:${action.policeman}`, ...circles]);
    case "arrest":
      return make("arrest", [`p:${action.policeman}`, ...circles]);
    case "lay-false-clue":
      return make("false-clue", circles);
    default:
      return null;
  }
}
