/** What is chosen before something beside a real board begins. The choices are kept in this browser. */
import { allGames } from "../state/games.svelte";
import { go } from "../state/router.svelte";
import { read, write } from "../state/storage";
import { Refusal } from "../wire/rest";
import type { GameInfo } from "../wire/types";
import { words } from "../words/words.svelte";

type Choices = { game: string; options: Record<string, string> };

export class Beginning<Chosen extends Choices> {
  chosen: Chosen = $state.raw({} as Chosen);
  games: GameInfo[] = $state.raw([]);
  busy = $state(false);
  trouble = $state("");
  readonly game: GameInfo | undefined = $derived.by(
    () => this.games.find((one) => one.name === this.chosen.game) ?? this.games[0],
  );
  readonly name: string = $derived(this.game?.name ?? "");

  /** In a component. `kept`: under what name; `first`: what is chosen at the very first time. */
  constructor(
    private readonly kept: string,
    first: Chosen,
    isOffered: (game: string) => boolean,
  ) {
    this.chosen = { ...first, ...read<Partial<Chosen>>(`${kept}-choices`, {}) };
    // In another language they have other titles.
    $effect(() => {
      allGames()
        .then((found) => {
          this.games = found.filter((one) => isOffered(one.name));
        })
        .catch(() => {
          this.trouble = words("trouble-unreachable");
        });
    });
  }

  /** The id of what was begun here last. */
  get last(): string {
    return read<string>(`${this.kept}-last`, "");
  }

  readonly change = (some: Partial<Chosen>): void => {
    this.chosen = { ...this.chosen, ...some };
  };

  choose(game: string): void {
    this.chosen = { ...this.chosen, game, options: {} };
  }

  /** Opens it, and goes to its page. */
  async begin(open: () => Promise<string>, page: string): Promise<void> {
    this.busy = true;
    this.trouble = "";
    write(`${this.kept}-choices`, this.chosen);
    try {
      const id = await open();
      write(`${this.kept}-last`, id);
      go(`${page}/${id}`);
    } catch (error) {
      this.trouble = (error instanceof Refusal && error.message) || words("trouble-unreachable");
    } finally {
      this.busy = false;
    }
  }
}
