/** A record of format 2 as text, read as far as promises, chain and signatures need it. The page knows no rules. */

export type Share = { seat: string; commitment: string; value?: string; nonce?: string };
export type Entry = {
  kind: "entry";
  number: number;
  seat: string;
  action: string;
  commitment?: string;
  nonce?: string;
};
export type Dropped = { kind: "dropped"; number: number; seat: string; isHidden: boolean; payload: string };
export type Undone = { kind: "undone" | "taken-back"; length: number };
export type Link = Entry | Dropped | Undone;

export type GameRecord = {
  game: string;
  rules: string;
  table: string;
  options: string;
  /** Whether people played it on a real board and entered what they did. */
  companion: boolean;
  /** `entered`: they drew the open cards too. */
  draws: "seed" | "entered";
  /** The finished game whose first actions were taken over. */
  origin?: { table: string; length: number };
  players: string;
  promise: string;
  shares: Share[];
  seed: { value: string; nonce: string };
  key?: string;
  signed: { start?: string; end?: string };
  /** Entries and undone actions in the order of the chain. */
  links: Link[];
  outcome: { winners: string; reason: string };
  length: number;
};

/** A line that is not as the server writes it. */
export type Unreadable = { line: number };

const WORD = "([!-~]+)";
const HEX = "((?:[0-9a-f]{2})+)";
/** The lines of the header in their order. The last three may be missing. */
const HEADER = {
  game: new RegExp(`^game ${WORD} ${WORD}$`),
  table: /^table ([A-Za-z0-9-]{1,64})$/,
  options: /^options ([!-~][ -~]*)$/,
  companion: /^companion (yes)$/,
  draws: /^draws (entered)$/,
  continues: /^continues ([A-Za-z0-9-]{1,64}) (0|[1-9]\d{0,5})$/,
  players: /^players ([!-~][ -~]*)$/,
  promise: new RegExp(`^promise ${WORD}$`),
  share: new RegExp(`^share ${WORD} ${WORD}(?: ${HEX} ${HEX})?$`),
  seed: new RegExp(`^seed ${HEX} ${HEX}$`),
  eyes: /^eyes (table)$/,
  key: new RegExp(`^key ${WORD}$`),
  start: new RegExp(`^signed start ${WORD}$`),
  end: new RegExp(`^signed end ${WORD}$`),
};
const NEEDED = ["game", "table", "options", "promise", "seed", "eyes"];
const NUMBER = "(0|[1-9]\\d{0,5})";
const ENTRY = new RegExp(`^${NUMBER} ${WORD} ${WORD}(?: ${WORD}(?: ${HEX})?)?$`);
const DROPPED = new RegExp(`^dropped ${NUMBER} ${WORD} (hidden|open) ${WORD}$`);
const UNDONE = new RegExp(`^(undone|taken-back) ${NUMBER}$`);
const CLOSED = new RegExp(`^closed ${NUMBER} ${WORD} ${WORD}$`);

export function isOldFormat(text: string): boolean {
  return text.startsWith("gaslamp record 1\n");
}

/** The table's own record of a finished game, which has one spelling; or the first line that is written otherwise. */
export function parseRecord(text: string): GameRecord | Unreadable {
  const lines = text.split("\n");
  if (lines[0] !== "gaslamp record 2") return { line: 1 };
  const head = new Map<string, string[]>();
  const shares: Share[] = [];
  let at = 1;
  for (const [name, pattern] of Object.entries(HEADER)) {
    let found = pattern.exec(lines[at] ?? "");
    const isSigned = name === "start" || name === "end";
    const isOrphan = found && ((isSigned && !head.has("key")) || (name === "draws" && !head.has("companion")));
    const isOutOfPlace = isOrphan || (!found && NEEDED.includes(name));
    if (isOutOfPlace) return { line: at + 1 };
    for (; found; found = name === "share" ? pattern.exec(lines[at] ?? "") : null) {
      const [, first = "", second = "", value, nonce] = found;
      head.set(name, [first, second]);
      if (name === "share") shares.push({ seat: first, commitment: second, ...opened(value, nonce) });
      at += 1;
    }
  }
  if (lines[at] !== "") return { line: at + 1 };
  const links: Link[] = [];
  const length = readLinks(lines, at + 1, links);
  if (typeof length !== "number") return length;
  at += 1 + links.length;
  const last = CLOSED.exec(lines[at] ?? "");
  if (!last || last[1] !== `${length}` || lines[at + 1] !== "" || lines.length !== at + 2) return { line: at + 1 };
  const [winners = "", reason = ""] = last.slice(2);
  const one = (name: string, index = 0) => head.get(name)?.[index];
  const key = one("key");
  const before = one("continues");
  const start = one("start");
  const end = one("end");
  return {
    game: one("game") ?? "",
    rules: one("game", 1) ?? "",
    table: one("table") ?? "",
    options: one("options") ?? "",
    companion: head.has("companion"),
    draws: head.has("draws") ? "entered" : "seed",
    ...(before === undefined ? {} : { origin: { table: before, length: Number(one("continues", 1)) } }),
    players: one("players") ?? "-",
    promise: one("promise") ?? "",
    shares,
    seed: { value: one("seed") ?? "", nonce: one("seed", 1) ?? "" },
    ...(key === undefined ? {} : { key }),
    signed: { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) },
    links,
    outcome: { winners: winners === "-" ? "" : winners, reason },
    length,
  };
}

/** The number of entries. What was undone leads back to where it began. */
function readLinks(lines: string[], from: number, links: Link[]): number | Unreadable {
  let length = 0;
  /** With the actions that are undone further on. */
  let reached = 0;
  for (let at = from; !(lines[at] ?? "").startsWith("closed "); at += 1) {
    const link = readLink(lines[at] ?? "");
    if (link?.kind === "entry" && reached === length && link.number === length + 1) {
      length += 1;
      reached = length;
    } else if (link?.kind === "dropped" && link.number === reached + 1) reached = link.number;
    else if (link && "length" in link && length <= link.length && link.length < reached) reached = link.length;
    else return { line: at + 1 };
    links.push(link);
  }
  return reached === length ? length : { line: from + links.length + 1 };
}

function readLink(line: string): Link | null {
  const undone = UNDONE.exec(line);
  if (undone) return { kind: undone[1] === "undone" ? "undone" : "taken-back", length: Number(undone[2]) };
  const dropped = DROPPED.exec(line);
  if (dropped) {
    const [, number, seat = "", kind, payload = ""] = dropped;
    return { kind: "dropped", number: Number(number), seat, isHidden: kind === "hidden", payload };
  }
  const entry = ENTRY.exec(line);
  if (!entry) return null;
  const [, number, seat = "", action = "", commitment, nonce] = entry;
  return {
    kind: "entry",
    number: Number(number),
    seat,
    action,
    ...(commitment === undefined ? {} : { commitment }),
    ...(nonce === undefined ? {} : { nonce }),
  };
}

function opened(value: string | undefined, nonce: string | undefined): { value?: string; nonce?: string } {
  return value !== undefined && nonce !== undefined ? { value, nonce } : {};
}
