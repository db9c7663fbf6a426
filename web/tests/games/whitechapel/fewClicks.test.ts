/** Fewer clicks: places that are clicked directly, plans, searches all around, and forced steps. */
import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { directTargets, nearestRoute } from "../../../src/games/whitechapel/direct";
import { routes, type Spot } from "../../../src/games/whitechapel/moves";
import { besides, inOrder, stays, withMove } from "../../../src/games/whitechapel/orders";
import Play from "../../../src/games/whitechapel/Play.svelte";
import pictures from "../../../src/games/whitechapel/pictures.json";
import { boardPlaces } from "../../../src/games/whitechapel/places";
import { answeredNo } from "../../../src/games/whitechapel/searched";
import { nextQuestion, searchers } from "../../../src/games/whitechapel/searches";
import { Selection } from "../../../src/games/whitechapel/selection.svelte";
import type { WhitechapelBoard, WhitechapelChoice, WhitechapelView } from "../../../src/games/whitechapel/wire";
import { settings } from "../../../src/state/settings.svelte";
import type { Position, StoryLine, TableInfo } from "../../../src/wire/types";
import { loadCatalogues, loadLanguage } from "../../../src/words/words.svelte";
import drawn from "./board.json";

const board = drawn as unknown as WhitechapelBoard;
const places = boardPlaces(board);
const hunt = pictures.hunt.view as unknown as WhitechapelView;
const act = { ...hunt, stage: "act" } as WhitechapelView;
const MEN: Record<string, string> = { blue: "x40", yellow: "x50" };
const where = (spot: Spot) => places.get(MEN[spot.slice(2)] ?? spot) ?? null;

const choice = (type: string, text: string, more: object, circles: number[], crossings: string[]) =>
  ({ game: "whitechapel", action: { type, text, ...more }, circles, crossings }) as unknown as WhitechapelChoice;
const step = (man: string, to: string) =>
  choice("step", `${man[0]?.toUpperCase()}>${to}`, { policeman: man, to }, [], [to]);
const ask = (man: string, circle: number) =>
  choice("ask", `${man[0]?.toUpperCase()}?${circle}`, { policeman: man, circle }, [circle], []);

const STEPS = [
  step("blue", "x40"),
  step("blue", "x41"),
  step("blue", "x50"),
  step("yellow", "x50"),
  step("yellow", "x41"),
  step("yellow", "x51"),
];

beforeAll(async () => {
  await loadLanguage("en");
  await loadCatalogues("whitechapel/game", "whitechapel/page", "whitechapel/guide");
});
beforeEach(() => {
  Object.assign(settings, { forced: true, planning: false });
});

function shown(view: WhitechapelView, choices: WhitechapelChoice[], more: Partial<Position> = {}, assist = "off") {
  const sent = vi.fn();
  const now = (change: Partial<Position> = {}) =>
    ({
      version: 1,
      length: 10,
      view,
      choices,
      turn: "police",
      can_undo: false,
      outcome: null,
      ...more,
      ...change,
    }) as unknown as Position;
  const props = {
    board,
    seat: "police",
    table: { id: "t", game: "whitechapel", settings: { assist } } as unknown as TableInfo,
    belief: null,
    busy: false,
    marks: {},
    mark: vi.fn(),
    act: sent,
    undo: vi.fn(),
    inquire: vi.fn(),
  };
  const { container, rerender } = render(Play, { ...props, now: now() });
  const press = (name: string) => fireEvent.click(container.querySelector(name) as Element);
  return {
    container,
    sent,
    press,
    go: (change: Partial<Position>, other = {}) => rerender({ ...props, now: now(change), ...other }),
  };
}

test("the nearest policeman acts where a place is clicked directly", () => {
  const own = routes(STEPS, hunt);
  const far = (from: string, to: string) => {
    const [a, b] = [places.get(from), places.get(to)];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const near = far("x40", "x41") < far("x50", "x41") ? "p:blue" : "p:yellow";
  expect(nearestRoute(own, "x41", where)?.path[0]).toBe(near);
  expect(nearestRoute(own, "x51", where)?.path[0], "the only one who may").toBe("p:yellow");
  expect(nearestRoute(own, "x99", where)).toBeNull();
});

test("where a policeman stands a click picks him, and no other place is missing", () => {
  expect(directTargets(routes(STEPS, hunt), where).map((one) => one.spot)).toEqual(["x41", "x51"]);
  expect(directTargets(routes([ask("blue", 41), ask("yellow", 41)], act), where).map((one) => one.spot)).toEqual([
    "c41",
  ]);
});

test("a click on a circle asks there, without a policeman chosen first", async () => {
  const { container, sent, press } = shown(act, [ask("blue", 41), ask("yellow", 55)]);
  expect(container.querySelectorAll(".target.direct")).toHaveLength(2);
  await press("[data-spot=c55]");
  expect(sent).toHaveBeenCalledWith(["Y?55"]);
});

test("the policemen without a move stay, in one click", async () => {
  const { sent, press } = shown(hunt, STEPS);
  await press("[data-act=stay-all]");
  expect(sent.mock.calls).toEqual([[["B>x40", "Y>x50"]]]);
});

test("a plan holds one move for each policeman, and no place twice", () => {
  const [, blue, , , yellow, other] = routes(STEPS, hunt);
  if (!blue || !yellow || !other) throw new Error("no routes");
  expect(withMove([blue], { ...blue, path: ["p:blue", "x50"] }).map((one) => one.path[1])).toEqual(["x50"]);
  const left = besides(routes(STEPS, hunt), [blue], hunt).map((one) => one.choice.action.text);
  expect(left, "blue may still change his own").toContain("B>x41");
  expect(left, "but nobody else goes there").not.toContain("Y>x41");
  expect(stays(routes(STEPS, hunt), ["p:yellow"], hunt)?.map((one) => one.choice.action.text)).toEqual(["Y>x50"]);
  expect(stays(routes([blue.choice], hunt), ["p:blue"], hunt)).toBeNull();
});

test("a plan is drawn and sent at once", async () => {
  settings.planning = true;
  const { container, sent, press } = shown(hunt, STEPS);
  await press("[data-spot=x51]");
  expect(sent).not.toHaveBeenCalled();
  expect(container.querySelectorAll("[data-planned]")).toHaveLength(1);
  await press("[data-spot='x41']");
  expect(container.querySelector("[data-planned='B>x41']"), "yellow has his move, so blue goes").toBeTruthy();
  await press("[data-act=send-plan]");
  expect(sent.mock.calls).toEqual([[["Y>x51", "B>x41"]]]);
});

test("a planned move goes where another planned move leaves, and is sent after it", async () => {
  settings.planning = true;
  const steps = STEPS.filter((one) => one.action.text !== "B>x50");
  const later = [
    { type: "step", text: "B>x50", policeman: "blue", to: "x50" },
    { type: "step", text: "Y>x40", policeman: "yellow", to: "x40" },
  ];
  const { container, sent, press } = shown({ ...hunt, once_left: later } as WhitechapelView, steps);
  await press("[data-spot='p:blue']");
  expect(container.querySelector(".pick[data-spot=x50]"), "yellow stands there").toBeNull();
  await press("[data-spot='p:yellow']");
  await press("[data-spot=x51]");
  await press("[data-spot='p:blue']");
  await press(".pick[data-spot=x50]");
  await press("[data-spot='p:yellow']");
  expect(container.querySelector(".pick[data-spot=x40]"), "two cannot change places").toBeNull();
  await press("[data-act=send-plan]");
  expect(sent.mock.calls).toEqual([[["Y>x51", "B>x50"]]]);
});

test("a policeman who stays is part of the plan too", async () => {
  settings.planning = true;
  const { container, sent, press } = shown(hunt, STEPS);
  await press("[data-spot=x51]");
  await press("[data-spot='p:blue']");
  await press("[data-act=stay]");
  expect(sent, "nothing is sent before the plan is").not.toHaveBeenCalled();
  expect(container.querySelector("[data-planned='B>x40']")).toBeTruthy();
  await press("[data-act=send-plan]");
  expect(sent.mock.calls).toEqual([[["Y>x51", "B>x40"]]]);
});

test("the moves of a plan are put in an order in which they can be made", () => {
  const move = (man: string, to: string) => routes([step(man, to)], hunt)[0] as ReturnType<typeof routes>[number];
  const order = (...moves: [string, string][]) =>
    inOrder(
      moves.map(([man, to]) => move(man, to)),
      hunt,
    )?.map((one) => one.choice.action.text);
  expect(order(["blue", "x50"], ["yellow", "x51"])).toEqual(["Y>x51", "B>x50"]);
  expect(order(["blue", "x50"], ["yellow", "x40"]), "they would change places").toBeUndefined();
  expect(order(["blue", "x41"], ["yellow", "x41"]), "both would go to one place").toBeUndefined();
  expect(order(["blue", "x40"], ["yellow", "x50"]), "staying is a move").toEqual(["B>x40", "Y>x50"]);
});

test("a policeman asks all around until the answer is yes", async () => {
  const first = [ask("blue", 1), ask("blue", 2), ask("blue", 5), ask("yellow", 9)];
  const { sent, press, go } = shown({ ...act, clues: [1] } as WhitechapelView, first);
  await press("[data-spot='p:blue']");
  await press("[data-act=around]");
  expect(sent.mock.calls, "what is known is asked last").toEqual([[["B?2"]]]);
  const doing = (asked: number[]) => ({ ...act, clues: [1], doing: { policeman: "blue", asked } }) as WhitechapelView;
  await go({ version: 2, length: 12, view: doing([2]), choices: [first[0], first[2]] as WhitechapelChoice[] });
  expect(sent.mock.calls.at(-1)).toEqual([["B?5"]]);
  await go({
    version: 3,
    length: 14,
    view: { ...act, clues: [1, 5] } as WhitechapelView,
    choices: [first[3], ask("yellow", 8)] as WhitechapelChoice[],
  });
  expect(sent, "yellow was not told to").toHaveBeenCalledTimes(2);
});

test("everybody asks all around, one after the other", () => {
  const all = routes([ask("blue", 1), ask("yellow", 9)], act);
  expect(searchers(all)).toEqual(["p:blue", "p:yellow"]);
  expect(nextQuestion(all, act, ["p:yellow", "p:blue"], null)?.choice.action.text).toBe("Y?9");
  expect(nextQuestion(all, act, [], null)).toBeNull();
  const two = routes([ask("blue", 1), ask("blue", 2)], act);
  expect(nextQuestion(two, act, ["p:blue"], new Map([[2, 0.4]]))?.choice.action.text, "the likeliest first").toBe(
    "B?2",
  );
});

test("a step without an alternative plays itself once, and not after an undo", async () => {
  const only = [ask("blue", 1)];
  const { sent, go } = shown({ ...act, doing: { policeman: "blue", asked: [2] } } as WhitechapelView, only);
  expect(sent.mock.calls).toEqual([[["B?1"]]]);
  await go({}, { busy: true });
  await go({});
  expect(sent, "a step that was refused is not sent again").toHaveBeenCalledTimes(1);
  await go({ version: 3, length: 12, choices: [] });
  await go({ version: 4, length: 10 });
  expect(sent, "an undo is not undone").toHaveBeenCalledTimes(1);
});

test("Jack's only way is not walked by itself: the time would tell that there was no other", () => {
  const { sent } = shown({ ...hunt, stage: "escape" } as WhitechapelView, [choice("walk", "-4", { to: 4 }, [4], [])]);
  expect(sent).not.toHaveBeenCalled();
});

test("nothing plays itself if the player does not want it", () => {
  settings.forced = false;
  expect(shown(act, [ask("blue", 1)]).sent).not.toHaveBeenCalled();
});

test("a finger chooses with one tap and confirms with a second one", () => {
  const send = vi.fn();
  const choices = [ask("blue", 1), ask("blue", 2), ask("yellow", 2)];
  const selection = new Selection({
    view: () => act,
    choices: () => choices,
    where,
    isDirect: () => false,
    isPlanning: () => false,
    send,
  });
  const target = (spot: Spot) => selection.targets.find((one) => one.spot === spot) ?? selection.targets[0];
  selection.tap(target("p:blue") as never);
  expect(selection.picked, "a policeman is chosen by one tap").toEqual(["p:blue"]);
  selection.tap(target("c1") as never);
  selection.tap(target("c2") as never);
  expect([selection.aimed?.spot, send.mock.calls.length]).toEqual(["c2", 0]);
  selection.tap(target("c2") as never);
  expect(send).toHaveBeenCalledWith(["B?2"]);
});

const line = (notation: string) => ({ number: 1, notation, text: "" }) as StoryLine;
test("circles with the answer no stay until the night is over", () => {
  const night = [line("-?"), line("B>x1/Y>x2"), line("B?4/-/B?5/+"), line("Y?7/-"), line("N@9/-")];
  expect(answeredNo(night)).toEqual([
    { circle: 4, old: false },
    { circle: 7, old: false },
  ]);
  const later = [...night, line("=?=?"), line("G?7/-"), line("R?4/+")];
  expect(answeredNo(later), "he was there later").toEqual([{ circle: 7, old: false }]);
  expect(answeredNo([...night, line("~65")]).every((one) => one.old)).toBe(true);
  expect(answeredNo([...later, line("-?!"), line("")])).toEqual([]);
});

test("what the police found out is on the map where the table has marks, and only there", () => {
  const props = { story: [line("B?4/-")] };
  const off = shown(act, []);
  expect(off.container.querySelector("[data-searched]")).toBeNull();
  const { container, go } = shown(act, [], {}, "marks");
  return go({}, props).then(() => {
    expect(container.querySelector("[data-searched='4']")).toBeTruthy();
    expect(container.querySelector("[data-place=c4]")?.getAttribute("aria-label")).toContain("asked tonight: nothing");
  });
});
