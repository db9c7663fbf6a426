/** One's shares of the seed: made when one takes a seat, kept in this browser until the server has got them. */
import { read, write } from "../state/storage";
import { toHex } from "./bytes";
import { commit, sharePlace } from "./commitment";

const BYTES = 32;
const MOST = 40;

export type OwnShare = { commitment: string; share: string; nonce: string };
type Kept = OwnShare & { table: string };

/** A new share for a game of that name; null if this browser cannot make one. The game goes on without it. */
export async function makeShare(game: string): Promise<OwnShare | null> {
  try {
    const [share, nonce] = [new Uint8Array(BYTES), new Uint8Array(BYTES)];
    crypto.getRandomValues(share);
    crypto.getRandomValues(nonce);
    return { commitment: await commit(sharePlace(game), share, nonce), share: toHex(share), nonce: toHex(nonce) };
  } catch {
    return null;
  }
}

export function keepShare(table: string, own: OwnShare | null): void {
  if (own) write("shares", [{ table, ...own }, ...read<Kept[]>("shares", [])].slice(0, MOST));
}

/** The one of a table that a seat has promised there. */
export function ownShare(table: string, commitment: string): OwnShare | null {
  return read<Kept[]>("shares", []).find((one) => one.table === table && one.commitment === commitment) ?? null;
}
