/** Where an action is on the board. */
import type { Pointer } from "../../state/pointing.svelte";
import type { MrJackAction, MrJackView } from "./wire";

/** Hexes, exits, facings and characters by the names that the board has for them. */
export function pointers(action: MrJackAction, view: MrJackView): Pointer[] {
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
