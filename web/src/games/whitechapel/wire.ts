/** Letters from Whitechapel as the server shows it, under the names this client uses. */
import type { WhitechapelChoice, WhitechapelNight, WhitechapelPoliceman, WhitechapelView } from "../../wire/schema";

export type { WhitechapelBoard, WhitechapelChoice, WhitechapelView } from "../../wire/schema";
export type Colour = WhitechapelPoliceman["colour"];
export type Stage = WhitechapelView["stage"];
export type Night = WhitechapelNight;
export type WhitechapelAction = WhitechapelChoice["action"];
/** What a machine detective would do; `score` is more for the better. */
export type Proposal = { action: WhitechapelAction; score: number };
