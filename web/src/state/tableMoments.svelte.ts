/** What is shown, heard and said of each change at a table: moments on the board first, and what follows after them. */
import { onDestroy } from "svelte";
import type { GamePage } from "../games/types";
import { changeOf } from "../moments/change";
import { MomentQueue } from "../moments/queue.svelte";
import { PHRASES, type Phrase, play } from "../moments/sound";
import type { StoryLine } from "../wire/types";
import { paragraph } from "../words/sentence";
import type { TableConnection } from "./connection.svelte";

export interface News {
  text: string;
  /** The version of the table. */
  at: number;
}

export class TableMoments {
  readonly queue = new MomentQueue();
  /** For screen readers: the newest lines of the log. */
  announced = $state("");
  /** What others did, where the board does not show it as a moment. */
  news: News | null = $state.raw(null);

  private game: GamePage | null = null;
  /** Heard after the moments: the end of the game, or that it is one's turn. */
  private afterwards: Phrase | null = null;
  private readonly connection: () => TableConnection;

  constructor(connection: () => TableConnection, page: () => Promise<GamePage> | null) {
    this.connection = connection;
    onDestroy(() => this.queue.close());
    $effect(() => {
      page()?.then((found) => {
        this.game = found;
      });
    });
    $effect(() => {
      if (this.queue.current || !this.afterwards) return;
      play(this.afterwards);
      this.afterwards = null;
    });
    $effect(() => {
      const listened = connection();
      listened.onEvents = (events, before, story) => this.show(events, before, story);
      return () => {
        listened.onEvents = () => {};
      };
    });
  }

  /** The log as far as the board shows the game. */
  get story(): StoryLine[] {
    return this.queue.current?.story ?? this.connection().story;
  }

  private show(...[events, before, story]: Parameters<TableConnection["onEvents"]>): void {
    const { now, seat, story: lines } = this.connection();
    const acted = events.filter((event) => event.kind === "acted");
    const change = changeOf(events, before, now);
    const moments = change ? (this.game?.moments?.(change) ?? []) : [];
    if (events.some((event) => event.kind === "undone")) this.queue.skip();
    this.queue.add(moments.map((one) => ({ ...one, story })));
    const isMine = now?.turn === seat && seat !== "spectator";
    const phrase = now?.outcome ? PHRASES.end : isMine ? PHRASES.turn : null;
    if (this.queue.current) this.afterwards = phrase;
    else if (phrase) play(phrase);
    else if (acted.length > 0 && moments.length === 0) play(PHRASES.move);
    const first = (now?.length ?? 0) - events.length;
    this.announced = paragraph(lines.flatMap((line) => (line.number >= first ? [line.text] : [])));
    const isShown = moments.length > 0 && this.queue.current !== null;
    // What the board shows as a moment is not said beside it, and not before it.
    if (acted.some((event) => event.seat !== seat) && !isShown) {
      this.news = { text: this.announced, at: now?.version ?? 0 };
    }
  }
}
