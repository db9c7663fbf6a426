import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnalysisJob } from "../../src/analysis/job.svelte";
import { DOCUMENT } from "./document";

const answers: { status?: number; body: unknown }[] = [];
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path.split("?")[0]}`);
    const { status = 200, body } = answers.shift() ?? { body: { state: "none", document: null } };
    return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
  });
});

afterEach(() => {
  answers.length = 0;
  asked.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const running = { body: { state: "running", progress: 0.5, document: null } };
const done = { body: { state: "done", progress: 1, document: DOCUMENT } };

test("the page asks again until the analysis is there", async () => {
  answers.push(running, running, done);
  const job = new AnalysisJob("t", null);
  await job.start();
  expect(job.state?.progress).toBe(0.5);
  await vi.advanceTimersByTimeAsync(5000);
  expect(job.state?.state).toBe("done");
  expect(asked).toEqual(["POST /api/tables/t/analysis", "GET /api/tables/t/analysis", "GET /api/tables/t/analysis"]);
});

test("an analysis that somebody else begins is noticed", async () => {
  answers.push({ body: { state: "none", document: null } }, done);
  const job = new AnalysisJob("t", null);
  await job.look();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job.state?.state).toBe("done");
});

test("a failed analysis is not asked for again", async () => {
  answers.push({ body: { state: "failed", text: "It failed.", document: null } });
  const job = new AnalysisJob("t", null);
  await job.start();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
});

test("a game without an analysis offers none", async () => {
  answers.push({ body: { state: "not-offered", document: null } });
  const job = new AnalysisJob("t", null);
  await job.look();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(job.state?.state).toBe("not-offered");
  expect(asked).toHaveLength(1);
});

test("a server that is away for a moment is asked again", async () => {
  answers.push({ status: 503, body: { code: "database-away", facts: {}, text: "Away." } }, done);
  const job = new AnalysisJob("t", null);
  await job.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job.state?.state).toBe("done");
});

test("a page that is left asks no more", async () => {
  answers.push(running, running);
  const job = new AnalysisJob("t", null);
  await job.start();
  job.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
});
