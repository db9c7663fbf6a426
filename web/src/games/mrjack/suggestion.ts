/** What the guide suggests, in words and on the board. */
import type { Pointer } from "../../state/pointing.svelte";
import type { AnyView, CounselInfo } from "../../wire/types";
import { words } from "../../words/words.svelte";
import type { Suggestion } from "../types";
import type { MrJackAction, MrJackView } from "./wire";

export function suggestion([first]: CounselInfo["proposals"], view: AnyView): Suggestion {
  if (!first) return { text: "", reason: "", points: [] };
  const seen = view as MrJackView;
  const action = first.action as MrJackAction;
  return { text: sentence(action, seen), reason: reason(first, action), points: points(action, seen) };
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

/** Hexes, exits, facings and characters by the names that the board has for them. */
function points(action: MrJackAction, view: MrJackView): Pointer[] {
  const from = view.active?.character;
  switch (action.type) {
    case "pick":
    case "accuse":
      return [{ at: action.character, from }];
    case "walk":
      return [{ at: action.to, from }];
    case "leave":
      return [{ at: `exit-${action.exit}`, from }];
    case "face":
      return [{ at: `facing-${action.facing}` }];
    case "move-lamp":
    case "move-cover":
      return [{ at: action.to, from: action.start }];
    case "move-cordon":
      return [{ at: `exit-${action.to}`, from: `exit-${action.start}` }];
    case "swap":
      return [{ at: action.character, from }];
    case "whistle":
      return [{ at: action.to, from: action.character }];
    default:
      return from ? [{ at: from }] : [];
  }
}
