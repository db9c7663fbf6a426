/** The name of a player as everybody reads it: a bot is marked wherever its name is shown. */
import type { SeatInfo } from "../wire/types";
import { words } from "../words/words.svelte";

type Named = Pick<SeatInfo, "kind" | "level" | "name"> & { bot?: boolean };

export function playerName(seat: Named): string {
  if (seat.kind === "machine") return words("level", { level: seat.level ?? "" });
  return seat.bot ? words("player-bot", { name: seat.name }) : seat.name;
}
