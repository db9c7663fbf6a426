/** What could be true at a table, requested again after each action if the table allows it. */
import type { GamePage } from "../games/types";
import { ask } from "../wire/rest";
import type { BeliefInfo } from "../wire/types";
import type { TableConnection } from "./connection.svelte";

export class TableBelief {
  /** As the game shows it; null where nothing is known. */
  data: unknown = $state.raw(null);

  constructor(connection: () => TableConnection, token: () => string | null, page: () => Promise<GamePage> | null) {
    const assist = $derived(connection().table?.settings.assist ?? "off");
    const length = $derived(connection().now?.view == null ? null : connection().now?.length);
    $effect(() => {
      if (!["possible", "probabilities"].includes(assist) || length == null) return;
      const url = `/tables/${connection().id}/belief?at=${length}`;
      const asked = { token: token(), page: page() };
      let current = true;
      (async () => {
        try {
          const believe = (await asked.page)?.belief;
          if (!believe) return;
          const told = await ask<BeliefInfo>(url, { token: asked.token });
          if (current) this.data = believe(told.data);
        } catch {
          if (current) this.data = null;
        }
      })();
      return () => {
        current = false;
      };
    });
  }
}
