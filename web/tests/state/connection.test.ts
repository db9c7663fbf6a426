import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { seenAt } from "../../src/honesty/seen";
import { keepShare } from "../../src/honesty/shares";
import { NotDone, TableConnection } from "../../src/state/connection.svelte";
import { write } from "../../src/state/storage";
import { loadLanguage } from "../../src/words/words.svelte";

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const now = (version: number) => ({
  version,
  length: version,
  turn: "jack",
  view: null,
  choices: [],
  can_undo: false,
  clocks: { at: 0, sides: [] },
  offer: null,
  outcome: null,
});
const welcome = (version: number) => ({
  type: "welcome",
  table: { id: "t", game: "mrjack", seats: [] },
  seat: "jack",
  now: now(version),
  fresh: true,
  missed: [],
  story: [{ number: 1, notation: "L", text: "one" }],
  said: [],
  note: "",
  present: [],
  spectators: 0,
  away: {},
});
const last = () => {
  const wire = Wire.all.at(-1);
  if (!wire) throw new Error("nobody has called");
  return wire;
};

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
});
// The heartbeat of a connection that stays open would reconnect in the middle of another file of tests.
const opened: TableConnection[] = [];
afterEach(() => {
  for (const connection of opened.splice(0)) connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connectionTo(table: string, key: string | null = "key"): TableConnection {
  const connection = new TableConnection(table, key);
  opened.push(connection);
  return connection;
}

function connected(): TableConnection {
  const connection = connectionTo("t");
  last().open();
  last().say(welcome(3));
  return connection;
}

test("the first message is hello, with the key and the language", () => {
  const connection = connected();
  expect(last().sent[0]).toEqual({ type: "hello", token: "key", version: null, lang: "en" });
  expect([connection.state, connection.seat, connection.now?.version]).toEqual(["open", "jack", 3]);
});

test("after a lost connection it reconnects and sends the last version it saw", () => {
  const connection = connected();
  last().break();
  expect(connection.state).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(Wire.all).toHaveLength(2);
  last().open();
  expect(last().sent[0]?.version).toBe(3);
  last().say(welcome(5));
  expect([connection.state, connection.now?.version]).toEqual(["open", 5]);
});

test("it waits longer before each attempt to reconnect", () => {
  connected();
  last().break();
  vi.advanceTimersByTime(700);
  last().break();
  vi.advanceTimersByTime(700);
  expect(Wire.all).toHaveLength(2);
  vi.advanceTimersByTime(700);
  expect(Wire.all).toHaveLength(3);
});

test("it does not reconnect to a table that does not exist", () => {
  const connection = connectionTo("t", null);
  last().open();
  last().say({ type: "refused", id: null, code: "no-table", facts: {}, text: "There is no such table." });
  last().break(4404);
  vi.advanceTimersByTime(60_000);
  expect([connection.state, connection.refusal, Wire.all.length]).toEqual(["refused", "There is no such table.", 1]);
});

test("a command is done when the server says so, and refused with its sentence", async () => {
  const connection = connected();
  const done = connection.send({ type: "undo", version: 3 });
  last().say({ type: "done", id: last().sent[1]?.id, version: 4 });
  expect((await done).version).toBe(4);
  const refused = connection.send({ type: "undo", version: 4 });
  last().say({ type: "refused", id: last().sent[2]?.id, code: "x", facts: {}, text: "No." });
  await expect(refused).rejects.toThrow("No.");
});

test("a command without an answer when the connection is lost is not done", async () => {
  const connection = connected();
  const lost = connection.send({ type: "resign" });
  last().break();
  await expect(lost).rejects.toBeInstanceOf(NotDone);
});

test("it reconnects when the server does not answer a ping", () => {
  const connection = connected();
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)?.type).toBe("ping");
  vi.advanceTimersByTime(8_000);
  expect(connection.state).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(Wire.all).toHaveLength(2);
});

test("news replaces the story from its first line on", () => {
  const connection = connected();
  last().say({
    type: "news",
    events: [],
    now: now(4),
    story: [{ number: 2, notation: "L/E4", text: "two" }],
    story_from: 2,
    table: null,
  });
  expect(connection.story.map((one) => one.text)).toEqual(["one", "two"]);
  last().say({
    type: "news",
    events: [],
    now: now(5),
    story: [{ number: 1, notation: "L", text: "new" }],
    story_from: 1,
    table: null,
  });
  expect(connection.story.map((one) => one.text)).toEqual(["new"]);
});

test("a head that does not continue the last one is noticed", async () => {
  vi.useRealTimers();
  const connection = connected();
  const news = (head: string) => ({
    type: "news",
    events: [],
    now: { ...now(4), head },
    story: [],
    story_from: 9,
    table: null,
  });
  last().say(news("00".repeat(32)));
  last().say(news("00".repeat(32)));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(connection.isPastChanged).toBe(false);
  last().say(news("11".repeat(32)));
  await vi.waitFor(() => expect(connection.isPastChanged).toBe(true));
});

/** All seats are taken, and the server waits for the shares. */
const waiting = (promise: string, head: string) => ({
  ...welcome(0),
  table: { id: "t", game: "mrjack", seats: [], reveal_by: 1, shares: [{ seat: "jack", promise, revealed: false }] },
  now: { ...now(0), head },
});

test("after a reload a share is opened that was promised before", () => {
  keepShare("t", { commitment: "aa", share: "01", nonce: "02" }, "jack");
  connectionTo("t");
  last().open();
  last().say(waiting("aa", "00".repeat(32)));
  expect(last().sent[1]).toMatchObject({ type: "reveal", share: "01", nonce: "02" });
});

test("a share that is not from this browser is not taken for one's own", () => {
  write("shares", []);
  keepShare("t2", { commitment: "aa", share: "01", nonce: "02" }, "jack");
  connectionTo("t2");
  last().open();
  last().say(waiting("bb", "00".repeat(32)));
  expect(last().sent).toHaveLength(1);
  expect(seenAt("t2", "jack")?.share).toBe("aa");
});

test("a server that shows another start after a new connection does not hide the first one", () => {
  const connection = connectionTo("t3");
  for (const head of ["00".repeat(32), "11".repeat(32)]) {
    last().open();
    last().say(waiting("bb", head));
    connection.renew();
  }
  expect(seenAt("t3", "jack")?.heads.map(([, head]) => head.slice(0, 2))).toEqual(["00", "11"]);
});
