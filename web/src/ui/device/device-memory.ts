/** Values that the browser refused to store. */
const unstored = new Map<string, string | null>();

/** Returns a value that is stored in this browser; null without one. */
export function readFromDevice(key: string): string | null {
  const value = unstored.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value in this browser, or removes it with null. Where the browser refuses storage, it lasts as long as the page. */
export function storeOnDevice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** Removes all values whose keys begin with a text, as when the user signs out. */
export function forgetOnDevice(prefix: string): void {
  for (const key of unstored.keys()) if (key.startsWith(prefix)) unstored.delete(key);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing is stored.
  }
}
