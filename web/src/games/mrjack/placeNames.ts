/** The names of hexes and targets, for screen readers and tooltips. */

import { words } from "../../words/words.svelte";
import type { Target } from "./moves";
import type { MrJackBoard, MrJackHex, MrJackView } from "./wire";

export function placeName(view: MrJackView, hex: MrJackHex): string {
  const hole = view.open_manholes.includes(hex.name) ? "open" : view.covers.includes(hex.name) ? "covered" : "none";
  const light = view.lantern.beam.includes(hex.name) ? "beam" : view.lit.includes(hex.name) ? "lit" : "dark";
  const lamp = view.lamps.find((one) => one.hex === hex.name);
  const kind = hex.kind === "gaslight" ? (lamp ? (lamp.number ? "numbered" : "plain") : "out") : hex.kind;
  const text = words("mj-place", { hex: hex.name, kind, number: lamp?.number ?? 0, hole, light });
  const token = view.tokens.find((one) => one.hex === hex.name);
  if (!token) return text;
  const who = words("mrjack-character", { who: token.character });
  return `${text}. ${words("mj-token", { who, character: token.character, state: token.suspect ? "suspect" : "cleared" })}`;
}

export function targetName(board: MrJackBoard, view: MrJackView, { spot, choice, tone }: Target): string {
  const what = tone === "mark" || tone === "marked" ? "mark" : (choice?.action.type ?? "take");
  if (spot.kind === "exit") return words("mj-target-exit", { exit: spot.exit, what });
  if (spot.kind === "facing") return words("mj-target-face", { facing: spot.facing });
  const hex = board.hexes.find((one) => one.name === spot.hex);
  return words("mj-target", { what, place: hex ? placeName(view, hex) : spot.hex });
}
