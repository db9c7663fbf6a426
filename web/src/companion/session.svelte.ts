/** A companion table in this browser: a connection for each of its seats, and one for what everybody may see. */
import { Commands } from "../state/commands.svelte";
import { NotDone, TableConnection } from "../state/connection.svelte";
import { claimedGame, keysOf } from "../state/seatKeys.svelte";
import type { Command } from "../wire/types";
import { words } from "../words/words.svelte";
import type { CompanionSeat, Step } from "./types";

type Answer = Awaited<ReturnType<TableConnection["send"]>>;
const NOT_YOURS = "not-yours-to-correct";
type Line = { connection: TableConnection; commands: Commands };

export class Session {
  /** What everybody may see: it has no key. */
  readonly audience: TableConnection;
  private readonly lines: Line[];
  private isCorrecting = $state(false);
  private refused = $state("");
  /** What came of the last correction, in words. */
  corrected: string = $state("");

  readonly seats: CompanionSeat[] = $derived.by(() =>
    this.lines.flatMap(({ connection, commands }) =>
      connection.now ? [{ seat: connection.seat, now: connection.now, connection, act: commands.act }] : [],
    ),
  );
  /** The connection that has the most trouble: the page says so, and nothing can be entered. */
  readonly state = $derived.by(() => {
    const states = this.all.map((one) => one.state);
    return states.find((state) => state === "refused") ?? states.find((state) => state !== "open") ?? "open";
  });
  readonly refusal: string = $derived(this.all.find((one) => one.state === "refused")?.refusal ?? "");
  readonly busy: boolean = $derived.by(
    () => this.state !== "open" || this.isCorrecting || this.lines.some(({ commands }) => commands.busy),
  );
  readonly trouble: string = $derived.by(
    () => this.refused || (this.lines.find(({ commands }) => commands.trouble)?.commands.trouble ?? ""),
  );
  /** The seats of several sides share the phone: nobody may see the secrets of another by accident. */
  readonly hidden: string[] = $derived.by(() => {
    const own = this.audience.table?.seats.filter((one) => this.seats.some(({ seat }) => seat === one.seat)) ?? [];
    return new Set(own.map((one) => one.side)).size > 1 ? own.map((one) => one.seat) : [];
  });

  constructor(id: string) {
    this.lines = keysOf(id).map(({ table, token }) => {
      const connection = new TableConnection(table, token, claimedGame(table, token));
      return { connection, commands: new Commands(() => connection, this.forget) };
    });
    this.audience = new TableConnection(id, null);
  }

  get all(): TableConnection[] {
    return [...this.lines.map(({ connection }) => connection), this.audience];
  }

  /** Whether this browser plays at the table at all. */
  get hasKeys(): boolean {
    return this.lines.length > 0;
  }

  get canUndo(): boolean {
    return this.seats.some(({ now }) => now.can_undo);
  }

  undo(): void {
    this.lines.find(({ connection }) => connection.now?.can_undo)?.commands.undo();
  }

  /** What people drew. */
  readonly enter = (action: string): void => {
    const [line] = this.lines;
    const version = line?.connection.now?.version;
    if (!this.busy && version !== undefined) line?.commands.send({ type: "enter", version, action });
  };

  /** These actions were made in place of an earlier one; `keep`: what came later stays, as far as it can. */
  async correct(step: Step, actions: string[], keep: boolean): Promise<boolean> {
    if (this.busy) return false;
    this.forget();
    this.corrected = "";
    this.isCorrecting = true;
    try {
      const { kept, unfit } = await this.sendCorrection({ type: "correct", length: step.length, actions, keep });
      const fits = unfit ? "no" : "yes";
      // Who goes back to enter all again sees that on the page.
      if (keep) this.corrected = words("companion-mended", { kept: kept ?? 0, fits, unfit: unfit ?? "" });
      return true;
    } catch (error) {
      this.refused = (error instanceof NotDone && error.message) || words("table-lost");
      return false;
    } finally {
      this.isCorrecting = false;
    }
  }

  /** Only the seat that made a secret step may correct it: the next one is asked where the server refuses the first. */
  private async sendCorrection(wish: Omit<Extract<Command, { type: "correct" }>, "version">): Promise<Answer> {
    let refused: unknown = new NotDone("lost", "");
    for (const { connection } of this.lines) {
      try {
        return await connection.send({ ...wish, version: connection.now?.version ?? 0 });
      } catch (error) {
        refused = error;
        if (!(error instanceof NotDone) || error.code !== NOT_YOURS) break;
      }
    }
    throw refused;
  }

  /** An error is shown until the game goes on, or until something else is tried. */
  readonly forget = (): void => {
    this.refused = "";
    for (const { commands } of this.lines) commands.trouble = "";
  };

  /** In another language the server tells the whole story again. */
  renew(): void {
    for (const one of this.all) one.renew();
  }

  close(): void {
    for (const one of this.all) one.close();
  }
}
