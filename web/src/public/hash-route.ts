import { useSyncExternalStore } from 'react';

export interface HashRoute {
  /** Parts of the path, decoded: `['signin', 'dana@northlake.example']`. */
  path: string[];
  query: URLSearchParams;
}

/**
 * The address after `#`. The router of the application would cost the sign-in page 28 KB for what these lines do:
 * public pages have no loaders, no nesting and no guards.
 */
export function parseHash(hash: string): HashRoute {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

/** Mailed links may carry a lone `%`; the part is then taken as it stands. */
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

/** The current route; redraws when the address changes. */
export function useHashRoute(): HashRoute {
  return parseHash(useSyncExternalStore(subscribe, () => window.location.hash));
}

/** Goes to another public address. */
export function openHash(address: string): void {
  window.location.hash = address;
}
