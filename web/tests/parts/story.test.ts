/** The story is words; notation is for who asks for it. */
import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Story from "../../src/parts/Story.svelte";
import { settings } from "../../src/state/settings.svelte";
import { loadLanguage } from "../../src/words/words.svelte";

const LINES = [
  { number: 0, notation: "", text: "Round 1" },
  { number: 1, notation: "W>f6", text: "Watson walks to f6" },
];

beforeAll(() => loadLanguage("en"));
afterEach(() => {
  settings.notation = false;
});

test.each([
  [false, 0],
  [true, 1],
])("with the setting %s the story shows %i actions in notation", (wish, count) => {
  settings.notation = wish;
  const { container } = render(Story, { story: LINES });
  expect(container.querySelectorAll("code")).toHaveLength(count);
  expect(container.textContent).toContain("Watson walks to f6");
});
