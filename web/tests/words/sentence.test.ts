import { expect, test } from "vitest";
import { paragraph } from "../../src/words/sentence";

test("lines of a story become sentences", () => {
  expect(paragraph(["blue moves to x5", "Alarm!", "ève attend"])).toBe("Blue moves to x5. Alarm! Ève attend.");
});
