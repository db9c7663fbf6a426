/** What the guide suggests, in words and on the board. */
import type { AnyView, CounselInfo } from "../../wire/types";
import { words } from "../../words/words.svelte";
import type { Suggestion } from "../types";
import { pointers } from "./pointers";
import type { MrJackAction, MrJackView } from "./wire";

export function suggestion([first]: CounselInfo["proposals"], view: AnyView): Suggestion {
  if (!first) return { text: "", reason: "", points: [] };
  const seen = view as MrJackView;
  const action = first.action as MrJackAction;
  return { text: sentence(action, seen), reason: reason(first, action), points: pointers(action, seen) };
}

function sentence(action: MrJackAction, view: MrJackView): string {
  const what = action.type;
  const active = view.active?.character ?? "holmes";
  const who = words("mrjack-character", { who: "character" in action ? (action.character ?? active) : active });
  const compass = (way: string) => words("mj-compass", { way });
  switch (action.type) {
    case "leave":
      return words("mj-suggest", { what, who, from: "", to: compass(action.exit) });
    case "face":
      return words("mj-suggest", { what, who, from: "", to: compass(action.facing) });
    case "move-cordon":
      return words("mj-suggest", { what, who, from: compass(action.start), to: compass(action.to) });
    default:
      return words("mj-suggest", {
        what,
        who,
        from: "start" in action ? action.start : "",
        to: "to" in action ? action.to : "",
      });
  }
}

function reason({ reason: name, facts }: CounselInfo["proposals"][number], action: MrJackAction): string {
  const who = words("mrjack-character", { who: String(facts.who ?? "holmes") });
  const { seen = 0, dark = 0, suspects = 0, open = "", closed = "" } = facts;
  const why = words("mj-suggest-why", { reason: name, who, seen, dark, suspects, open, closed });
  // A character that is played for the first time is explained.
  return action.type === "pick" && name !== "split" ? `${why} ${words("mj-explain", { who: action.character })}` : why;
}
