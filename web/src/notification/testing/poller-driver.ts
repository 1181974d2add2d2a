import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Poller } from '../live/poller';
import { unread, type Unread } from '../live/unread';

export type Answer = () => Response | Promise<Response>;

export const ok = (unreadCount: number): Answer => {
  const body: Unread = { unreadCount, latest: '2026-11-20T14:42:00.000Z' };
  return () => Response.json(body, { headers: { etag: `"${unreadCount}"` } });
};
export const count = () => unread.read()?.unreadCount;
export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Sets a property of the browser for the rest of the test. */
export function set(place: object, name: string, value: unknown) {
  Object.defineProperty(place, name, { configurable: true, get: () => value });
}
export function show(state: 'visible' | 'hidden') {
  set(document, 'visibilityState', state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Records the requests of a test's pollers, and answers them. */
export function pollersOfFile() {
  const pollers: Poller[] = [];
  const service = {
    /** The ETag of each request. */
    tags: [] as (string | null)[],
    answer: ok(2),
    asked: () => service.tags.length,
    start(userId = 'dana') {
      const poller = new Poller(userId);
      pollers.push(poller);
      poller.start();
      return poller;
    },
  };
  beforeEach(() => {
    vi.useFakeTimers();
    service.tags = [];
    service.answer = ok(2);
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      const { cache, credentials } = init;
      expect([address, cache, credentials]).toEqual(['/notifications/unread', 'no-store', 'same-origin']);
      service.tags.push(new Headers(init.headers).get('if-none-match'));
      return Promise.resolve().then(service.answer);
    });
    vi.stubGlobal('BroadcastChannel', undefined);
  });
  afterEach(() => {
    for (const poller of pollers.splice(0)) poller.stop();
    unread.put(null);
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(navigator, 'onLine');
    Reflect.deleteProperty(navigator, 'locks');
    vi.unstubAllGlobals();
  });
  return service;
}
