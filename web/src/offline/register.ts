/** Starts the service worker, and names the files that this page has loaded without it. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loaded() });
  } catch {
    // Without it everything works, but only with a network.
  }
}

function loaded(): string[] {
  return performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name))
    .filter((address) => address.origin === location.origin && address.pathname.startsWith("/assets/"))
    .map((address) => address.pathname);
}
