/** A list of one's own tables says whose turn it is, whatever this browser remembers. */
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import OpenTables from "../../src/parts/OpenTables.svelte";
import type { Listed } from "../../src/wire/types";
import { loadLanguage } from "../../src/words/words.svelte";

beforeAll(() => loadLanguage("en"));

const listed = (own: string[], turn: string | null) =>
  ({
    id: "t",
    game: "mrjack",
    seats: [],
    status: "running",
    turn,
    own,
    updated: 1,
    settings: { companion: false },
  }) as unknown as Listed;

test.each([
  [["jack"], "jack", "your turn"],
  [["jack"], "detective", "their turn"],
  [["jack", "detective"], "detective", "your turn"],
  [[], "detective", "their turn"],
])("a browser without keys whose seats are %j says at the turn of %s: %s", (own, turn, said) => {
  render(OpenTables, { tables: [listed(own, turn)], empty: "", own: true });
  expect(screen.getByText(said)).toBeTruthy();
});
