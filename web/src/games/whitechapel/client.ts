/** Letters from Whitechapel in the browser. */
import type { GameClient } from "../types";

export const client: GameClient = {
  page: () => import("./page"),
  rules: () => import("./Rules.svelte"),
  easierSide: "police",
  firstGame: () => import("./firstGame"),
  companion: () => import("./companion"),
  boxSetup: () => import("./box/BoxSetup.svelte"),
  sheets: () => import("./box/Sheets.svelte"),
  notebook: () => import("./companion/notebook"),
};
