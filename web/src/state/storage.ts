/** The local storage. A browser without it (private mode, full disk) must still play. */
const PREFIX = "gaslamp:";
/** Before the name of a table: what its player last saw there. */
export const NOTEBOOK = "notebook:";
const here = new Map<string, string>();

export function read<T>(name: string, otherwise: T): T {
  const text = here.get(name) ?? stored(name);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  here.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // Kept for this visit only.
  }
}

export function remove(name: string): void {
  here.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // It was kept for this visit only.
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}
