import { expect, test } from "vitest";
import { heard } from "../src/companion/heard";
import type { EventInfo, StoryLine } from "../src/wire/types";

const acted = (seat: string) => ({ kind: "acted", seat }) as EventInfo;
const line = (number: number, text: string) => ({ number, notation: "-", text }) as StoryLine;
const story = [
  { number: 10, notation: "", text: "Round 2" } as StoryLine,
  line(10, "The detective plays Lestrade"),
  line(12, "Jack plays Watson"),
  line(13, "The witnesses see Jack"),
];

test("what the machine and chance did is said", () => {
  expect(heard([acted("jack"), acted("jack"), acted("chance")], story, 13, ["detective"])).toBe(
    "Jack plays Watson. The witnesses see Jack.",
  );
});

test("what people entered themselves is not said", () => {
  expect(heard([acted("detective")], story, 10, ["detective"])).toBe("");
});

test("after a lost connection only what others did is said", () => {
  const missed = [acted("detective"), acted("jack"), acted("jack"), acted("chance")];
  expect(heard(missed, story, 13, ["detective"])).toBe("Jack plays Watson. The witnesses see Jack.");
});

test("an event that is no action is not said", () => {
  const offered: EventInfo = { at: 1, by: "jack", kind: "offered", version: 1, what: "resign" };
  expect(heard([offered], story, 13, ["detective"])).toBe("");
});
