/** Commitments, as `core/commitment.py` of the server makes them. */
import { frame, fromHex, number, toHex } from "./bytes";
import { sha256 } from "./digest";

const BYTES = 32;

export type Place = { game: string; table: string; kind: "seed" | "share" | "action"; index: number; seat: string };

export async function commit(place: Place, value: Uint8Array, nonce: Uint8Array): Promise<string> {
  const { game, table, kind, index, seat } = place;
  return toHex(await sha256(frame("gaslamp commitment", "2", game, table, kind, number(index), seat, value, nonce)));
}

/** Whether value and nonce are what was promised. The value of an action is its text, that of a share is 32 bytes. */
export async function opens(commitment: string, place: Place, value: string, nonce: string): Promise<boolean> {
  const opened = place.kind === "action" ? new TextEncoder().encode(value) : fromHex(value);
  const random = fromHex(nonce);
  if (!opened || random?.length !== BYTES || (place.kind !== "action" && opened.length !== BYTES)) return false;
  return commitment === (await commit(place, opened, random));
}

export function sharePlace(game: string): Place {
  return { game, table: "", kind: "share", index: 0, seat: "" };
}
