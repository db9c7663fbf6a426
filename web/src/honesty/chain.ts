/** The hash chain of a record, as `core/chain.py` of the server computes it. */
import type { Ending, EventInfo } from "../wire/types";
import { type Field, frame, fromHex, number, toHex } from "./bytes";
import { sha256 } from "./digest";
import type { GameRecord, Link } from "./record";

const DOMAIN = "gaslamp chain 2";

export type Head = { length: number; head: string };

/** Every head that the game had, in order. The last one covers all. */
export async function heads(record: GameRecord): Promise<Head[]> {
  let head = await start(record);
  let length = 0;
  const found = [{ length, head: toHex(head) }];
  for (const link of record.links) {
    head = await hash(...linked(head, link));
    length = "length" in link ? link.length : link.number;
    found.push({ length, head: toHex(head) });
  }
  if (record.outcome) {
    head = await hash("end", head, record.outcome.winners, record.outcome.reason);
    found.push({ length, head: toHex(head) });
  }
  return found;
}

/** The head after these events, as the server must send it next. `ending`: if the game ended with them. */
export async function headAfter(head: string, events: EventInfo[], ending: Ending | null): Promise<string | null> {
  let found: Uint8Array | null = fromHex(head);
  for (const link of events.map(linkOf)) {
    if (found && link) found = await hash(...linked(found, link));
  }
  if (found && ending) found = await hash("end", found, ending.winners.join(","), ending.reason);
  return found && toHex(found);
}

function linkOf(event: EventInfo): Link | null {
  if (event.kind === "undone") return { kind: event.is_take_back ? "taken-back" : "undone", length: event.length };
  if (event.kind !== "acted") return null;
  const isHidden = event.promise !== null;
  const { number, seat } = event;
  return { kind: "dropped", number, seat, isHidden, payload: event.promise ?? event.text };
}

export async function start(record: GameRecord): Promise<Uint8Array> {
  const first = await plainStart(record);
  return record.companion ? hash("companion", first, record.draws) : first;
}

function plainStart(record: GameRecord): Promise<Uint8Array> {
  const shares = record.shares.flatMap(({ seat, commitment }) => [seat, commitment]);
  const header = [record.game, record.rules, record.table, record.options, record.promise, ...shares];
  const { origin } = record;
  return origin ? hash("continued", origin.table, number(origin.length), ...header) : hash("start", ...header);
}

function linked(head: Uint8Array, link: Link): [string, ...Field[]] {
  if ("length" in link) return [link.kind, head, number(link.length)];
  const isHidden = link.kind === "dropped" ? link.isHidden : link.commitment !== undefined;
  const payload = link.kind === "dropped" ? link.payload : (link.commitment ?? link.action);
  return ["entry", head, number(link.number), link.seat, isHidden ? "hidden" : "open", payload];
}

function hash(kind: string, ...fields: Field[]): Promise<Uint8Array> {
  return sha256(frame(DOMAIN, kind, ...fields));
}
