import { vi } from 'vitest';

/** Makes the window as narrow as a phone's; the test undoes that with `vi.unstubAllGlobals`. */
export function onPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') || query.includes('<'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
}
