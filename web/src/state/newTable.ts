/** Opening tables. */
import { ask } from "../wire/rest";
import type { Created, CreateTable, SeatKey } from "../wire/types";
import { keep } from "./seatKeys.svelte";

/** Open a table and sit down at it; the key goes into the drawer. */
export async function open(wish: CreateTable): Promise<Created> {
  const made = await ask<Created>("/tables", { method: "POST", body: wish });
  if (made.key) keep({ table: made.table.id, seat: made.key.seat, token: made.key.token, game: made.table.game });
  return made;
}

/** A table whose every seat is played in this browser. */
export async function openShared(wish: CreateTable, names: Record<string, string>): Promise<string> {
  const { table } = await open({ ...wish, me: null });
  for (const [seat, name] of Object.entries(names)) {
    const key = await ask<SeatKey>(`/tables/${table.id}/seats`, { method: "POST", body: { seat, name } });
    keep({ table: table.id, seat: key.seat, token: key.token, game: table.game });
  }
  return table.id;
}
