import { expect, it, vi } from 'vitest';
import { count, set, show, pollersOfFile, wait } from '../testing/poller-driver';
import { EVERY_MS } from './poller';

const service = pollersOfFile();

/** Stubs the browser's locks: the first request holds the lock until it is released. */
function stubLocks() {
  const line: { run: () => void }[] = [];
  let isHeld = false;
  const grant = () => {
    if (!isHeld) line.shift()?.run();
  };
  set(navigator, 'locks', {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void> | undefined) =>
      new Promise<void>((resolve, reject) => {
        const entry = {
          run: () => {
            isHeld = true;
            void Promise.resolve(work()).then(() => {
              isHeld = false;
              resolve();
              grant();
            });
          },
        };
        signal.addEventListener('abort', () => {
          const at = line.indexOf(entry);
          if (at >= 0) line.splice(at, 1);
          if (at >= 0) reject(new DOMException('Aborted', 'AbortError'));
        });
        line.push(entry);
        grant();
      }),
  });
}

it('asks in only one tab, which passes the answer on to the others, until another one takes over', async () => {
  stubLocks();
  const heard: unknown[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor(readonly name: string) {
        super();
      }
      postMessage(data: unknown) {
        heard.push(this.name, data);
      }
      close() {}
    },
  );
  const first = service.start();
  service.start();
  await wait(0);
  await wait(EVERY_MS);
  expect(service.asked()).toBe(2);
  expect(heard.slice(0, 2)).toEqual([
    'roofline.unread.dana',
    { userId: 'dana', unreadCount: 2, latest: '2026-11-20T14:42:00.000Z' },
  ]);
  first.stop();
  await wait(0);
  expect(service.asked()).toBe(3);
  await wait(EVERY_MS);
  expect(service.asked()).toBe(4);
});

it('accepts from other tabs only the number of the same user', () => {
  let tell: (data: unknown) => void = () => undefined;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super();
        tell = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      }
      close() {}
    },
  );
  show('hidden');
  service.start('dana');
  tell({ userId: 'ruth', unreadCount: 9, latest: null });
  expect(count()).toBeUndefined();
  tell({ userId: 'dana', unreadCount: 4, latest: null });
  expect(count()).toBe(4);
});
