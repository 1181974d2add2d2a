import { useSyncExternalStore } from 'react';

export interface HashRoute {
  /** Parts of the path, decoded: `['signin', 'dana@northlake.example']`. */
  path: string[];
  query: URLSearchParams;
}

/**
 * Parses the address after `#`. The router of the application would add 28 KB to the sign-in page for the work of these
 * lines: public pages have no loaders, no nesting and no guards.
 */
export function parseHash(hash: string): HashRoute {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

/** Decodes a part of the path; a part with a lone `%`, as mailed links may have, stays unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Returns the current route, and redraws when the address changes. */
export function useHashRoute(): HashRoute {
  return parseHash(useSyncExternalStore(subscribe, () => window.location.hash));
}

/** Opens another public address. */
export function openHash(address: string): void {
  window.location.hash = address;
}
