import { expect, it, vi } from 'vitest';
import { count, ok, set, show, pollersOfFile, wait, type Answer } from '../testing/poller-driver';
import { EVERY_MS, MOST_MS, restAfter } from './poller';
import { unread } from './unread';

const status =
  (code: number, headers = {}): Answer =>
  () =>
    new Response(null, { status: code, headers });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const service = pollersOfFile();

function connect(isOnline: boolean) {
  set(navigator, 'onLine', isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

it('asks every ten seconds, with the ETag of the last answer', async () => {
  service.start();
  await wait(0);
  expect([service.asked(), count()]).toEqual([1, 2]);
  service.answer = status(304);
  await wait(EVERY_MS - 1);
  expect(service.asked()).toBe(1);
  await wait(1);
  expect([service.tags, count()]).toEqual([[null, '"2"'], 2]);
  service.answer = ok(3);
  await wait(EVERY_MS);
  expect([service.tags, count()]).toEqual([[null, '"2"', '"2"'], 3]);
});

it('pauses while the page is hidden, and asks at once when it is visible again', async () => {
  service.start();
  await wait(0);
  show('hidden');
  await wait(60_000);
  expect(service.asked()).toBe(1);
  show('visible');
  await wait(0);
  expect(service.asked()).toBe(2);
  await wait(EVERY_MS);
  expect(service.asked()).toBe(3);
});

it('pauses without a connection, and asks at once when it is back', async () => {
  service.start();
  await wait(0);
  connect(false);
  await wait(60_000);
  expect(service.asked()).toBe(1);
  connect(true);
  await wait(0);
  expect(service.asked()).toBe(2);
});

it('waits longer after each failure, at most five minutes, and as usual again after an answer', async () => {
  expect([1, 2, 3, 4, 5, 9].map((n) => restAfter(n, 0, () => 1))).toEqual([
    20_000,
    40_000,
    80_000,
    160_000,
    MOST_MS,
    MOST_MS,
  ]);
  expect(restAfter(1, 0, () => 0)).toBe(10_000);
  expect([restAfter(1, 120_000), restAfter(1, 9_000_000)]).toEqual([120_000, MOST_MS]);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  service.answer = lost;
  service.start();
  await wait(0);
  await wait(19_999);
  expect(service.asked()).toBe(1);
  service.answer = status(503, { 'retry-after': '60' });
  await wait(1);
  expect(service.asked()).toBe(2);
  service.answer = ok(1);
  await wait(59_999);
  expect(service.asked()).toBe(2);
  await wait(1);
  expect([service.asked(), count()]).toEqual([3, 1]);
  await wait(EVERY_MS);
  expect(service.asked()).toBe(4);
  vi.restoreAllMocks();
});

it.each([
  ['a page in place of an answer', () => new Response('<html></html>')],
  ['an answer of another shape', () => Response.json({ unreadCount: '<b>2</b>', latest: 3 })],
])('treats %s as a failure', async (_what, other) => {
  service.answer = other;
  service.start();
  await wait(0);
  expect(count()).toBeUndefined();
  await wait(EVERY_MS - 1);
  expect(service.asked()).toBe(1);
});

it('ends when no one is signed in any more', async () => {
  service.start();
  await wait(0);
  service.answer = status(401);
  await wait(EVERY_MS);
  expect(service.asked()).toBe(2);
  show('visible');
  unread.ask();
  await wait(MOST_MS);
  expect(service.asked()).toBe(2);
});

it('asks at once when the user read a notification, and again where a request was under way', async () => {
  service.start();
  await wait(0);
  let let1: (response: Response) => void = () => undefined;
  service.answer = () => new Promise((resolve) => (let1 = resolve));
  unread.ask();
  await wait(0);
  unread.ask();
  expect(service.asked()).toBe(2);
  service.answer = ok(0);
  let1(await ok(1)());
  await wait(0);
  expect([service.asked(), count()]).toEqual([3, 0]);
});

it('gives up on a request without an answer', async () => {
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    service.tags.push(null);
    ({ signal } = init);
    return new Promise((_resolve, reject) =>
      signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
  });
  service.start();
  await wait(14_999);
  expect(signal?.aborted).toBe(false);
  await wait(1);
  expect(signal?.aborted).toBe(true);
  await wait(20_000);
  expect(service.asked()).toBe(2);
});
