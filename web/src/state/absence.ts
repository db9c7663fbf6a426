/** Who is away, and what one may do about it. The server decides; this says which buttons to show, and from when on. */
import type { Position, SeatInfo, TableInfo } from "../wire/types";

/** Who is connected, and since when the others count as away, by the server's clock. */
export type Presence = { present: string[]; away: Record<string, number> };

/** What can be done from `at` on, in milliseconds since 1970. */
export type Remedy = { what: "claim" | "replace"; at: number };

export type Absence = {
  seat: SeatInfo;
  /** Whether the clock decides, and nobody else. */
  clock: boolean;
  remedies: Remedy[];
};

/** The player who is to act, if away; null if nobody waits for an absent person. */
export function absence(table: TableInfo, now: Position, own: string, presence: Presence): Absence | null {
  const seat = table.seats.find((one) => one.seat === now.turn);
  if (table.status !== "running" || !seat || seat.seat === own || !isAway(seat, presence)) return null;
  const clock = table.settings.clock.kind !== "none";
  const remedies: Remedy[] = [];
  const claim = claimableFrom(table, now, own, presence, seat.side);
  const replace = replaceableFrom(table, own, presence, seat);
  if (claim !== null) remedies.push({ what: "claim", at: claim });
  if (replace !== null) remedies.push({ what: "replace", at: replace });
  return { seat, clock, remedies };
}

/** From when on one may give another's seat to a machine; null: never. */
export function replaceableFrom(table: TableInfo, own: string, presence: Presence, seat: SeatInfo): number | null {
  const mine = table.seats.find((one) => one.seat === own);
  if (mine?.kind !== "human" || seat.seat === own || !isAway(seat, presence)) return null;
  const mayReplace = mine.side === seat.side || table.settings.replace_absent === "all";
  if (!mayReplace || table.settings.clock.kind !== "none") return null;
  return (presence.away[seat.seat] ?? 0) + table.settings.absence * 1000;
}

/** Whether the seat may give the other side time: its person plays it, and there is a clock and somebody to give it to. */
export function mayAddTime(table: TableInfo, own: string): boolean {
  const mine = table.seats.find((one) => one.seat === own);
  const isPlaying = table.status === "running" && mine?.kind === "human";
  const hasOpponent = table.seats.some((one) => one.person && one.side !== mine?.side);
  return isPlaying && hasOpponent && table.settings.clock.kind !== "none";
}

/** Nothing is taken back from a machine at a table with other people. */
export function mayTakeBack(table: TableInfo): boolean {
  return isAlone(table) || table.seats.every((one) => one.kind !== "machine");
}

/** Whether one person plays against machines. */
export function isAlone(table: TableInfo): boolean {
  return table.seats.filter((one) => one.person).length <= 1;
}

function claimableFrom(table: TableInfo, now: Position, own: string, presence: Presence, side: string): number | null {
  const mine = table.seats.find((one) => one.seat === own);
  if (mine?.kind !== "human" || mine.side === side || table.settings.clock.kind !== "none") return null;
  const others = table.seats.filter((one) => one.side === side && one.person);
  if (others.some((one) => presence.present.includes(one.seat))) return null;
  const since = Math.max(now.moved_at, ...others.map((one) => presence.away[one.seat] ?? 0));
  return since + table.settings.absence * 1000;
}

function isAway(seat: SeatInfo, presence: Presence): boolean {
  return seat.kind === "human" && !presence.present.includes(seat.seat);
}
