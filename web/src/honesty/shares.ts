/** One's shares of the seed: made when one takes a seat, kept in this browser until the server has got them. */
import { read, write } from "../state/storage";
import { toHex } from "./bytes";
import { commit, sharePlace } from "./commitment";

const BYTES = 32;
const MOST = 40;

export type OwnShare = { commitment: string; share: string; nonce: string };
/** `seat`: the one for which the server has accepted the commitment. */
type Kept = OwnShare & { table: string; seat?: string };

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

/** Before the server has it, and again with the seat when the server has accepted it. */
export function keepShare(table: string, own: OwnShare | null, seat?: string): void {
  if (!own) return;
  const others = all().filter(({ commitment }) => commitment !== own.commitment);
  const kept: Kept = seat === undefined ? { table, ...own } : { table, seat, ...own };
  write("shares", [kept, ...others].slice(0, MOST));
}

/** Somebody else may take the seat. */
export function forgetShares(table: string, seat: string): void {
  write(
    "shares",
    all().filter((one) => one.table !== table || one.seat !== seat),
  );
}

/** The one of a table that a seat has promised there. */
export function ownShare(table: string, commitment: string): OwnShare | null {
  return all().find((one) => one.table === table && one.commitment === commitment) ?? null;
}

/**
 * The commitment that this browser made for a seat; null if it made none. What the server says that the seat has
 * promised counts only if it is from here: a server could otherwise bring a share of its own in the player's name.
 */
export function ownCommitment(table: string, seat: string, said: string | null): string | null {
  const accepted = all().find((one) => one.table === table && one.seat === seat);
  if (accepted) return accepted.commitment;
  return said !== null && ownShare(table, said) ? said : null;
}

function all(): Kept[] {
  return read<Kept[]>("shares", []);
}
