/** Mr. Jack in the browser. */
import type { GameClient } from "../types";

export const client: GameClient = {
  page: () => import("./page"),
  rules: () => import("./Rules.svelte"),
  easierSide: "detective",
  firstGame: () => import("./firstGame"),
  companion: () => import("./companion"),
  boxSetup: () => import("./box/BoxSetup.svelte"),
  notebook: () => import("./companion/notebook"),
  sheets: () => import("./box/Sheets.svelte"),
};
