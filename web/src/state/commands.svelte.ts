/** What a player wants from the table: one command at a time, and what went wrong with the last one. */
import type { Command } from "../wire/types";
import { words } from "../words/words.svelte";
import { NotDone, type TableConnection } from "./connection.svelte";
import { go } from "./router.svelte";
import { follow } from "./seatKeys.svelte";

export class Commands {
  /** Whether a command is on its way. */
  busy = $state(false);
  /** Why the last command was not done. */
  trouble = $state("");

  constructor(
    private readonly connection: () => TableConnection,
    private readonly begun: () => void,
  ) {}

  readonly send = async (what: Command): Promise<boolean> => {
    this.trouble = "";
    this.busy = true;
    this.begun();
    try {
      const connection = this.connection();
      const done = await connection.send(what);
      if (what.type === "rematch" && done.table) go(follow(connection.id, done.table));
      return true;
    } catch (error) {
      this.trouble = (error instanceof NotDone && error.message) || words("table-lost");
      return false;
    } finally {
      this.busy = false;
    }
  };

  readonly act = (actions: string[]): void => {
    const { now } = this.connection();
    if (!this.busy && now) this.send({ type: "act", version: now.version, actions });
  };

  readonly undo = (): void => {
    const { now } = this.connection();
    if (!this.busy && now) this.send({ type: "undo", version: now.version });
  };

  /** Marks do not block other commands. */
  readonly mark = (place: string, sign: string | null): void => {
    this.connection()
      .send({ type: "mark", place, mark: sign })
      .catch((error: Error) => {
        this.trouble = error.message || words("table-lost");
      });
  };
}
