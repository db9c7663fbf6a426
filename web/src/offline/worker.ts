/**
 * The service worker: the files of the client stay readable without a network.
 *
 * It never touches `/api`: what the server says to a seat is not kept here. The notebook keeps that for its own player.
 */

/** What of the global scope is used. The types of workers and of pages cannot be loaded together. */
type Scope = {
  addEventListener: (kind: string, listen: (event: WorkerEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
};
type WorkerEvent = {
  request: Request;
  data: unknown;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
};

const scope = globalThis as unknown as Scope;
const CACHE = "gaslamp-files";
/** The page that every address of the client shows. */
const PAGE = "/";
/** Files of earlier versions are dropped, the oldest first. */
const MOST_FILES = 150;
/** Answered by the server alone. */
const SERVER = /^\/(api|docs|manual|openapi\.json|metrics|healthz|readyz)(\/|$)/;

scope.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(PAGE))
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

/** The page names the files that it loaded before there was a worker. */
scope.addEventListener("message", (event) => {
  const paths = (event.data as { keep?: unknown })?.keep;
  if (Array.isArray(paths)) event.waitUntil(keepAll(paths.filter((path): path is string => typeof path === "string")));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== scope.location.origin || SERVER.test(address.pathname)) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

/** The newest page if the server answers, else the last one. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html")) await cache.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Names of assets contain a hash of their content: what is kept is right. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await trim(cache);
  }
  return answer;
}

async function keepAll(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of paths.filter((one) => one.startsWith("/assets/")))
    if (!(await cache.match(path))) await add(cache, path);
}

/** A file that cannot be fetched is fetched when it is needed. */
async function add(cache: Cache, path: string): Promise<void> {
  await cache.add(path).catch(() => {});
}

async function trim(cache: Cache): Promise<void> {
  const kept = (await cache.keys()).filter((one) => new URL(one.url).pathname !== PAGE);
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_FILES))) await cache.delete(old);
}
