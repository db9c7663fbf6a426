import { expect, test } from "vitest";
import { Attempt } from "../../src/puzzles/attempt.svelte";
import type { Answer, Task, Verdict } from "../../src/puzzles/task";
import type { AnyView, PuzzlePosition } from "../../src/wire/types";

const view = (text: string) => ({ text }) as AnyView;
const RIGHT = { is_right: true, missing: [], surplus: [], answer: ["a", "b"], labels: [], explanation: [] };

/** Complete after two actions. */
function task(answers: Answer[], change: Partial<Task> = {}): Task {
  return {
    key: "one",
    form: "actions",
    view: view("start"),
    choices: [],
    steps: async (actions: string[]) =>
      ({ view: view(actions.join(" ")), choices: [], is_complete: actions.length === 2 }) as unknown as PuzzlePosition,
    judge: async (answer: Answer): Promise<Verdict> => {
      answers.push(answer);
      return RIGHT;
    },
    ...change,
  } as Task;
}

test("an answer is judged as soon as it is complete", async () => {
  const answers: Answer[] = [];
  const attempt = new Attempt(task(answers));
  await attempt.act(["a"]);
  expect([attempt.verdict, attempt.position.view]).toEqual([null, view("a")]);
  await attempt.act(["b"]);
  expect([attempt.verdict, answers]).toEqual([RIGHT, [["a", "b"]]]);
});

test("an action is undone without asking again, and not after the verdict", async () => {
  const attempt = new Attempt(task([]));
  await attempt.act(["a"]);
  attempt.undo();
  expect([attempt.actions, attempt.position.view]).toEqual([[], view("start")]);
  await attempt.act(["a"]);
  await attempt.act(["b"]);
  attempt.undo();
  expect(attempt.actions).toEqual(["a", "b"]);
});

test("every change has another version, so that the board drops a choice that is half made", async () => {
  const attempt = new Attempt(task([], { steps: () => Promise.reject(new Error("offline")) }));
  const before = attempt.version;
  await attempt.act(["a"]);
  expect(attempt.version).toBeGreaterThan(before);
  expect(attempt.actions).toEqual([]);
});

test("what failed is sent again", async () => {
  let tries = 0;
  const judge = async () => {
    tries += 1;
    if (tries === 1) throw new Error("offline");
    return RIGHT;
  };
  const attempt = new Attempt(task([], { judge }));
  await attempt.answer(null);
  expect(attempt.failure).not.toBeNull();
  attempt.again();
  await expect.poll(() => attempt.verdict).toEqual(RIGHT);
  expect(attempt.failure).toBeNull();
});

test("marks are set and taken back", () => {
  const attempt = new Attempt(task([]));
  attempt.toggle("a");
  attempt.toggle("b");
  attempt.toggle("a");
  expect([...attempt.marked]).toEqual(["b"]);
  attempt.clear();
  expect(attempt.marked.size).toBe(0);
});
