import { vi } from 'vitest';

/** From here on the window is as narrow as that of a phone; the test takes it back with `vi.unstubAllGlobals`. */
export function onPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') || query.includes('<'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
}
