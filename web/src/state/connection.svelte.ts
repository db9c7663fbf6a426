/** The open line to a table for one seat. What the server says is the truth; nothing is guessed ahead of it. */
import type { Command, Line, Message, Position, StoryLine, TableInfo, Told } from "../wire/types";
import { language } from "../words/words.svelte";

export type ConnectionState = "connecting" | "open" | "lost" | "refused";
type Answer = Extract<Message, { type: "done" }>;
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** The server did not do it; the message is its sentence, or empty when the line broke. */
export class NotDone extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const HEARTBEAT = 20_000;
const SILENCE = 8_000;

export class TableConnection {
  state: ConnectionState = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  seat: string = $state("spectator");
  now: Position | null = $state.raw(null);
  story: StoryLine[] = $state.raw([]);
  said: Line[] = $state.raw([]);
  note: string = $state("");
  marks: Record<string, string> = $state.raw({});
  present: string[] = $state.raw([]);
  spectators: number = $state(0);
  thinking: { seat: string; share: number } | null = $state.raw(null);
  /** The sentence of the last refusal at the door: no such table, a wrong key. */
  refusal: string = $state("");
  /** Milliseconds the server's clock is ahead of ours. */
  drift: number = $state(0);
  /** What just happened, for sounds and announcements. */
  heard: (events: Told[]) => void = () => {};

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<string, Waiting>();
  private count = 0;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly token: string | null,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Ask for something; resolves when it is done and safely kept, rejects with NotDone. */
  send(command: Command): Promise<Answer> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new NotDone("lost", ""));
    this.count += 1;
    const id = `${this.count}`;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  /** Hang up and ring again: after a change of language the whole story is told anew. */
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

  private connect(anew = false): void {
    clearTimeout(this.retry);
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const version = anew ? null : (this.now?.version ?? null);
      socket.send(JSON.stringify({ type: "hello", token: this.token, version, lang: language() }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.lost(socket, event.code);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.listen(socket), HEARTBEAT);
  }

  private hear(message: Message): void {
    clearTimeout(this.silence);
    switch (message.type) {
      case "welcome":
        this.state = "open";
        this.pause = FIRST_PAUSE;
        this.refusal = "";
        this.table = message.table;
        this.seat = message.seat;
        this.story = message.story;
        this.said = message.said;
        this.note = message.note;
        this.marks = message.marks;
        this.present = message.present;
        this.spectators = message.spectators;
        this.settle(message.now);
        if (!message.fresh && message.missed.length > 0) this.heard(message.missed);
        break;
      case "news":
        if (message.table) this.table = message.table;
        this.story = [...this.story.filter((line) => line.number < message.story_from), ...message.story];
        this.settle(message.now);
        this.heard(message.events);
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
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.forget();
    clearInterval(this.beat);
    if (this.closed) return;
    // The server shut the door on purpose: knocking again would not help.
    if (code >= 4400 && code < 4500 && this.refusal) {
      this.state = "refused";
      return;
    }
    this.state = this.now === null ? "connecting" : "lost";
    // A little chance, so that a restarted server is not met by everybody at once.
    this.retry = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private hurry = (): void => {
    if (this.state !== "lost" || document.visibilityState === "hidden") return;
    this.pause = FIRST_PAUSE;
    this.drop();
    this.connect();
  };

  /** A line can be dead without saying so: ask, and ring again if there is no answer. */
  private listen(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping" }).catch(() => {});
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      socket.onclose = null;
      socket.close();
      this.lost(socket, 0);
    }, SILENCE);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
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
