/** Sentences about the moment: what the game waits for, what to click, and why something is not offered. */

import { capitalised } from "../../words/sentence";
import { words } from "../../words/words.svelte";
import { type Mode, type Route, type Spot, type Target, targets } from "./moves";
import type { WhitechapelBoard, WhitechapelChoice, WhitechapelView } from "./wire";

const ENDED = ["escaped", "arrested", "traced", "blocked", "late"];

/** Ways of doing something that are refused for the same reason. */
const SAME: Record<string, string> = { "dear-boss-to": "letter-to", "from-hell-to": "letter-to", "kill-two": "kill" };

export function seatName(seat: string): string {
  return words("whitechapel-seat", { seat });
}

export function policeman(colour: string): string {
  return words("whitechapel-policeman", { who: colour });
}

/** Whom or what the game waits for. */
export function awaited(view: WhitechapelView): string {
  if (ENDED.includes(view.stage)) return "";
  const next = view.policemen[view.placed]?.colour ?? "green";
  const waiting = view.policemen
    .filter((one) => one.waiting && one.seat === view.actor)
    .map((one) => policeman(one.colour));
  const key = view.stage === "act" && view.doing ? "search" : view.stage;
  return words(`whitechapel-await-${key}`, {
    seat: seatName(view.actor ?? "chance"),
    who: policeman(view.stage === "patrols" ? next : (view.doing?.policeman ?? "green")),
    placed: view.placed,
    targets: view.tokens.targets,
    circle: view.circle ?? "",
    circles: view.unmoved.join(", "),
    crossings: view.turned ?? view.moving.join(", "),
    policemen: waiting.join(", "),
  });
}

/** What to click next. */
export function prompt(view: WhitechapelView, mode: Mode, own: readonly Route[], picked: readonly Spot[]): string {
  const man = picked[0]?.startsWith("p:") ? picked[0].slice(2) : (view.policemen[view.placed]?.colour ?? "green");
  return words("wc-now", {
    mode,
    half: picked.length === 0 || own[0]?.loose ? "first" : "second",
    who: policeman(mode === "patrol" ? (view.policemen[view.placed]?.colour ?? "green") : man),
    picked: picked.length,
    count: own[0]?.path.length ?? 0,
    placed: view.placed,
    targets: view.tokens.targets,
  });
}

/** What a second tap would do. */
export function aimedAt(
  view: WhitechapelView,
  mode: Mode,
  own: readonly Route[],
  picked: readonly Spot[],
  { spot }: Target,
): string {
  const man = picked[0]?.startsWith("p:") ? picked[0].slice(2) : null;
  const what = picked.length > 0 && !own[0]?.loose ? `${mode}-to` : mode;
  const place = spot.startsWith("p:")
    ? words("wc-pawn-on", { who: policeman(spot.slice(2)), place: crossingOf(view, spot) })
    : placeWord(spot);
  const done = words("wc-target", { what, place });
  return words("wc-aimed", { done: man ? words("wc-counsel-by", { who: policeman(man), done }) : done });
}

function crossingOf(view: WhitechapelView, spot: Spot): string {
  return view.policemen.find((one) => `p:${one.colour}` === spot)?.crossing ?? "";
}

function placeWord(spot: Spot): string {
  return spot.startsWith("c") ? words("wc-circle", { number: spot.slice(1) }) : words("wc-crossing", { name: spot });
}

/** The printed name of a space of tonight's row, counted from the murder. */
export function spaceName(board: WhitechapelBoard, view: WhitechapelView, space: number): string {
  return board.track[5 - view.track.time + space] ?? "";
}

/** What the button of a choice without a place says. */
export function plainLabel(view: WhitechapelView, { action }: WhitechapelChoice): string {
  const who = action.type === "idle" ? policeman(action.policeman) : "";
  return capitalised(words("wc-button", { what: action.type === "pass" ? `pass-${view.stage}` : action.type, who }));
}

/** The question before a choice that needs a confirmation. */
export function sureOf({ action, circles }: WhitechapelChoice): string {
  if (action.type === "name-address") return words("whitechapel-sure-address", { circle: action.circle });
  return words("wc-sure-kill", { count: circles.length, circles: circles.join(", ") });
}

/** How many spaces of the track Jack still has. */
export function spacesLeft(view: WhitechapelView): number {
  return view.track.space === null ? 0 : view.track.last - view.track.space;
}

/** Why a place that was clicked cannot be chosen now, in words; nothing if it can, or if none was. */
export function refusal(
  view: WhitechapelView,
  mode: Mode | null,
  own: readonly Route[],
  picked: readonly Spot[],
  spot: Spot | null,
): string {
  if (!mode || !spot || targets(own, picked).some((one) => one.spot === spot)) return "";
  const [first] = own;
  const second = picked.length > 0 && !first?.loose;
  const men = first !== undefined && first.path.length > 1 && first.path[0]?.startsWith("p:");
  const why = second ? `${mode}-to` : men ? "man" : mode;
  return words("wc-not", {
    place: placeWord(spot),
    why: SAME[why] ?? (why === "hide" && view.agreed.catch_me ? "hide-catch-me" : why),
  });
}

/** Why some ways of moving are missing, in words. It uses facts of the view only, no rules. */
export function missing(view: WhitechapelView, ways: readonly Mode[]): string[] {
  if (view.stage === "escape") {
    return (["walk", "coach", "alley"] as const).flatMap((way) => missingWay(view, ways, way) || []);
  }
  if (view.stage === "crime" && view.track.time === 5) return [words("wc-why", { why: "last-time" })];
  if (view.stage === "act" && view.doing) return [words("wc-why", { why: "searching" })];
  if (view.stage === "act" && view.false_clues.length > 0) return [words("wc-why", { why: "false-clue" })];
  if (view.stage === "hideout")
    return [words("wc-why", { why: view.agreed.catch_me ? "hideout-catch-me" : "hideout" })];
  if (view.stage === "suspense") return [words("wc-why", { why: "wretched" })];
  return [];
}

/** Why Jack cannot move in this way; nothing if he can. */
export function missingWay(view: WhitechapelView, ways: readonly Mode[], way: Mode): string {
  if (ways.includes(way) || (way === "walk" && ways.includes("home"))) return "";
  if (way === "walk") return words("wc-why", { why: "no-walk" });
  if (way === "coach") return words("wc-why", { why: coachReason(view) });
  return words("wc-why", { why: view.tokens.alleys === 0 ? "alleys-used" : "no-alley" });
}

function coachReason(view: WhitechapelView): string {
  if (view.tokens.coaches === 0) return "coaches-used";
  return spacesLeft(view) < 2 ? "coach-space" : "no-coach";
}
