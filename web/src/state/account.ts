/** Whether this browser has logged in. The session itself is a cookie that no script can read. */
import { ask } from "../wire/rest";
import type { SeatKey } from "../wire/types";
import { read, write } from "./storage";

export function hasAccount(): boolean {
  return read("account", false);
}

export function rememberAccount(yes: boolean): void {
  write("account", yes);
}

/** The key of the player's seat at a table that was joined on another device, if there is one. */
export async function fetchKey(table: string): Promise<SeatKey | null> {
  if (!hasAccount()) return null;
  try {
    return await ask<SeatKey>(`/account/tables/${table}/key`, { method: "POST" });
  } catch {
    return null;
  }
}
