/** Opening tables. */
import { keepShare, makeShare } from "../honesty/shares";
import { ask } from "../wire/rest";
import type { Created, CreateTable, SeatKey } from "../wire/types";
import { keep } from "./seatKeys.svelte";

/** Open a table and sit down at it. The key is stored. */
export async function open(wish: CreateTable): Promise<Created> {
  const own = wish.me ? await makeShare(wish.game) : null;
  const me = wish.me ? { ...wish.me, share: own?.commitment ?? null } : null;
  const made = await ask<Created>("/tables", { method: "POST", body: { ...wish, me } });
  keepShare(made.table.id, own, made.key?.seat);
  if (made.key) keep({ table: made.table.id, seat: made.key.seat, token: made.key.token, game: made.table.game });
  return made;
}

/** A table whose every seat is played in this browser. */
export async function openShared(wish: CreateTable, names: Record<string, string>): Promise<string> {
  const { table } = await open({ ...wish, me: null });
  for (const [seat, name] of Object.entries(names)) {
    const key = await takeSeat(table.id, table.game, seat, name);
    keep({ table: table.id, seat: key.seat, token: key.token, game: table.game });
  }
  return table.id;
}

/** Take a seat, with a share of the seed: so nobody else can choose the deal. */
export async function takeSeat(table: string, game: string, seat: string, name: string): Promise<SeatKey> {
  const own = await makeShare(game);
  keepShare(table, own);
  const key = await ask<SeatKey>(`/tables/${table}/seats`, {
    method: "POST",
    body: { seat, name, share: own?.commitment ?? null },
  });
  keepShare(table, own, key.seat);
  return key;
}
