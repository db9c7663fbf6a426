/** The connection to a table for one seat. The state is always that of the server; nothing is predicted. */
import { headAfter } from "../honesty/chain";
import { keepHead } from "../honesty/seen";
import { keepShare, makeShare, ownCommitment, ownShare } from "../honesty/shares";
import type { ChatLine, Command, EventInfo, Message, Position, StoryLine, TableInfo } from "../wire/types";
import { language } from "../words/words.svelte";

export type ConnectionState = "connecting" | "open" | "lost" | "refused";
type Answer = Extract<Message, { type: "done" }>;
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** The command was not done. The message is the server's sentence, or empty after a lost connection. */
export class NotDone extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 15_000;
const HEARTBEAT_MS = 20_000;
const PONG_TIMEOUT_MS = 8_000;

export class TableConnection {
  state: ConnectionState = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  seat: string = $state("spectator");
  now: Position | null = $state.raw(null);
  story: StoryLine[] = $state.raw([]);
  said: ChatLine[] = $state.raw([]);
  note: string = $state("");
  marks: Record<string, string> = $state.raw({});
  present: string[] = $state.raw([]);
  /** Since when the seats that are not connected count as away, by the server's clock. */
  away: Record<string, number> = $state.raw({});
  spectators: number = $state(0);
  thinking: { seat: string; share: number } | null = $state.raw(null);
  /** The sentence of the last refusal to connect: no such table, a wrong key. */
  refusal: string = $state("");
  /** Whether the first attempts to connect have failed: there may be no network. */
  isUnreachable: boolean = $state(false);
  /** Whether the server has sent a head that does not follow from what it sent before: it changed the past. */
  isPastChanged: boolean = $state(false);
  /** Milliseconds the server's clock is ahead of ours. */
  drift: number = $state(0);
  /** What just happened, for sounds, moments and announcements, and what was known before it. */
  onEvents: (events: EventInfo[], before: Position | null, story: StoryLine[]) => void = () => {};

  private socket: WebSocket | null = null;
  private backoff = FIRST_BACKOFF_MS;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private pongTimer: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<string, Waiting>();
  private count = 0;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly token: string | null,
    /** The game of a rematch whose reserved seat this token takes: one brings a share of the seed. */
    private readonly claimed: string | null = null,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Send a command. Resolves when it is done and stored, rejects with NotDone. */
  send(command: Command): Promise<Answer> {
    return command.type === "rematch" ? this.rematch() : this.deliver(command);
  }

  private deliver(command: Command): Promise<Answer> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new NotDone("lost", ""));
    this.count += 1;
    const id = `${this.count}`;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  /** A new game needs a new share of its seed. */
  private async rematch(): Promise<Answer> {
    const own = await makeShare(this.table?.game ?? "");
    const done = await this.deliver({ type: "rematch", share: own?.commitment ?? null });
    if (done.table) keepShare(done.table, own);
    return done;
  }

  /** Reconnect: after a change of language the server sends the whole story again. */
  renew(): void {
    this.drop();
    this.connect(true);
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
  }

  private connect(wantsWholeStory = false): void {
    clearTimeout(this.retry);
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const version = wantsWholeStory ? null : (this.now?.version ?? null);
      const hello = { type: "hello", token: this.token, version, lang: language() };
      if (this.claimed === null || this.now !== null) socket.send(JSON.stringify(hello));
      else
        makeShare(this.claimed).then((own) => {
          keepShare(this.id, own);
          socket.send(JSON.stringify({ ...hello, share: own?.commitment ?? null }));
        });
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.lost(socket, event.code);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.listen(socket), HEARTBEAT_MS);
  }

  private hear(message: Message): void {
    clearTimeout(this.pongTimer);
    const { now: before, story } = this;
    switch (message.type) {
      case "welcome":
        this.state = "open";
        this.isUnreachable = false;
        this.backoff = FIRST_BACKOFF_MS;
        this.refusal = "";
        this.table = message.table;
        this.seat = message.seat;
        this.story = message.story;
        this.said = message.said;
        this.note = message.note;
        this.marks = message.marks;
        this.present = message.present;
        this.away = message.away;
        this.spectators = message.spectators;
        if (!message.fresh) this.compare(message.missed, message.now);
        this.settle(message.now);
        if (!message.fresh && message.missed.length > 0) this.onEvents(message.missed, before, story);
        break;
      case "news":
        if (message.table) this.table = message.table;
        this.story = [...this.story.filter((line) => line.number < message.story_from), ...message.story];
        this.compare(message.events, message.now);
        this.settle(message.now);
        this.onEvents(message.events, before, story);
        break;
      case "done":
        this.waiting.get(message.id)?.resolve(message);
        this.waiting.delete(message.id);
        break;
      case "refused": {
        const asked = message.id === null ? undefined : this.waiting.get(message.id);
        if (asked && message.id !== null) {
          this.waiting.delete(message.id);
          asked.reject(new NotDone(message.code, message.text));
        } else {
          this.refusal = message.text;
        }
        break;
      }
      case "said":
        this.said = [...this.said, message.line];
        break;
      case "marked": {
        const { [message.place]: _, ...others } = this.marks;
        this.marks = message.mark === null ? others : { ...others, [message.place]: message.mark };
        break;
      }
      case "presence":
        this.present = message.seats;
        this.away = message.away;
        this.spectators = message.spectators;
        break;
      case "thinking":
        this.thinking = { seat: message.seat, share: message.share };
        break;
      case "pong":
        this.drift = message.at - Date.now();
        this.waiting.delete(message.id);
        break;
    }
  }

  private settle(now: Position): void {
    if (now.turn !== this.thinking?.seat) this.thinking = null;
    this.drift = now.clocks.at - Date.now();
    this.now = now;
    const own = this.table?.shares?.find((share) => share.seat === this.seat) ?? null;
    const promised = ownCommitment(this.id, this.seat, own?.promise ?? null);
    if (now.head) keepHead(this.id, this.seat, now.length, now.head, promised);
    // Only after the head is kept, which ties everybody's share: then nobody can choose theirs by ours.
    if (now.head && this.table?.reveal_by && own && !own.revealed) this.reveal(own.promise);
  }

  /** Whether the new head continues the last one. */
  private async compare(events: EventInfo[], now: Position): Promise<void> {
    const before = this.now;
    if (!before?.head || !now.head) return;
    const expected = await headAfter(before.head, events, before.outcome ? null : now.outcome);
    if (expected !== now.head) this.isPastChanged = true;
  }

  private reveal(promise: string): void {
    const own = ownShare(this.id, promise);
    if (own) this.deliver({ type: "reveal", share: own.share, nonce: own.nonce }).catch(() => {});
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.forget();
    clearInterval(this.beat);
    if (this.closed) return;
    // The server refused the connection on purpose, so reconnecting would not help.
    if (code >= 4400 && code < 4500 && this.refusal) {
      this.state = "refused";
      return;
    }
    this.state = this.now === null ? "connecting" : "lost";
    this.isUnreachable = this.now === null;
    // Jitter, so that not all clients reconnect to a restarted server at the same time.
    this.retry = setTimeout(() => this.connect(), this.backoff * (0.75 + Math.random() / 2));
    this.backoff = Math.min(this.backoff * 2, LONGEST_BACKOFF_MS);
  }

  private hurry = (): void => {
    if (this.state !== "lost" || document.visibilityState === "hidden") return;
    this.backoff = FIRST_BACKOFF_MS;
    this.drop();
    this.connect();
  };

  /** A connection can be lost without notice: send a ping, and reconnect if there is no answer. */
  private listen(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping" }).catch(() => {});
    clearTimeout(this.pongTimer);
    this.pongTimer = setTimeout(() => {
      socket.onclose = null;
      socket.close();
      this.lost(socket, 0);
    }, PONG_TIMEOUT_MS);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.pongTimer);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.forget();
  }

  private forget(): void {
    for (const { reject } of this.waiting.values()) reject(new NotDone("lost", ""));
    this.waiting.clear();
  }
}
