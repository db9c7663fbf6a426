/** REST requests to the server. */
import { language } from "../words/words.svelte";
import type { Problem } from "./types";

/** The server said no, with a code and a sentence; or it could not be reached at all (status 0). */
export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.text);
    this.status = status;
    this.problem = problem;
  }
}

export async function ask<T>(
  path: string,
  { method = "GET", body, token }: { method?: string; body?: unknown; token?: string | null } = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const sent: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) sent.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}${path.includes("?") ? "&" : "?"}lang=${language()}`, sent);
  } catch {
    throw new Refusal(0, { code: "unreachable", facts: {}, text: "" });
  }
  if (!answer.ok) throw new Refusal(answer.status, await problemOf(answer));
  if (answer.status === 204) return null as T;
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  return (isJson ? await answer.json() : await answer.text()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const said = (await answer.json()) as Partial<Problem>;
    return { code: said.code ?? "", facts: said.facts ?? {}, text: said.text ?? "" };
  } catch {
    return { code: "", facts: {}, text: "" };
  }
}
