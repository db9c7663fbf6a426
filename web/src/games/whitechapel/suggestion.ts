/** What the guide suggests, in words and on the map. */
import type { Pointer } from "../../state/pointing.svelte";
import type { AnyView, CounselInfo } from "../../wire/types";
import { words } from "../../words/words.svelte";
import type { Suggestion } from "../types";
import { pointers } from "./pointers";
import { policeman } from "./sentences";
import type { WhitechapelAction, WhitechapelView } from "./wire";

/** Several proposals belong together: all policemen, all tokens, all targets. */
export function suggestion(proposals: CounselInfo["proposals"], view: AnyView): Suggestion {
  const [first] = proposals;
  if (!first) return { text: "", reason: "", points: [] };
  const actions = proposals.map((one) => one.action as WhitechapelAction);
  const points = actions.flatMap((action) => pointers(action, view as WhitechapelView));
  const { walks = 0, moves = 0, percent = 0 } = first.facts;
  return {
    text: sentence(actions, points),
    reason: words("wc-suggest-why", { reason: first.reason, walks, moves, percent }),
    points,
  };
}

function sentence(actions: readonly WhitechapelAction[], points: readonly Pointer[]): string {
  const [first] = actions;
  const who = first && "policeman" in first && first.policeman ? policeman(first.policeman) : "";
  const circles = points.filter(({ at }) => at.startsWith("c")).map(({ at }) => at.slice(1));
  const to = first?.type === "coach" ? (circles.at(-1) ?? "") : circles.join(", ");
  return words("wc-suggest", { what: first?.type ?? "other", who, to });
}
