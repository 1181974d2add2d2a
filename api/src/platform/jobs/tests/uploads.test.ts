import { setTimeout as wait } from 'node:timers/promises';
import { PAUSE_MS, Uploads } from '../uploads';
import { HeldKind, JobBench } from '../fixtures/job-bench';

let bench: JobBench;
beforeEach(async () => void (bench = await JobBench.open()));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await bench.close();
});

/** Starts a runner that polls by itself, and whose jobs wait for uploads if `isAfterUploads`. */
async function running({ isAfterUploads }: { isAfterUploads: boolean }) {
  const held = new HeldKind();
  bench.runner([{ ...held.kind, isAfterUploads }], { pollMs: 20 }).start();
  await wait(60);
  return held;
}

test('a job that waits for uploads starts once the last file has arrived', async () => {
  const held = await running({ isAfterUploads: true });
  const [one, other] = [bench.queue.uploads.begin(), bench.queue.uploads.begin()];
  await bench.ask(await bench.person(), 'picture');
  await wait(200);
  one();
  await wait(500);
  expect(held.names).toEqual([]);
  other();
  const [begun] = await held.until(1);
  expect(bench.queue.uploads.goFirst).toBe(false);
  begun!.go();
});

test('a short pause between two files does not end an upload, and a longer one does', () => {
  vi.useFakeTimers();
  const ends = vi.fn<() => void>();
  const uploads = new Uploads(ends);
  uploads.begin()();
  vi.advanceTimersByTime(PAUSE_MS - 1);
  const end = uploads.begin();
  vi.advanceTimersByTime(PAUSE_MS);
  expect([uploads.goFirst, ends.mock.calls.length]).toEqual([true, 0]);
  end();
  vi.advanceTimersByTime(PAUSE_MS - 1);
  expect([uploads.goFirst, ends.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect([uploads.goFirst, ends.mock.calls.length]).toEqual([false, 1]);
});

test('after ten seconds of uploads a job that waits for them starts anyway', async () => {
  const held = await running({ isAfterUploads: true });
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  const end = bench.queue.uploads.begin();
  await bench.ask(await bench.person(), 'picture');
  clock.mockReturnValue(now + 9_999);
  await wait(100);
  expect(held.names).toEqual([]);
  clock.mockReturnValue(now + 10_000);
  (await held.until(1))[0]!.go();
  end();
});

test('other jobs do not wait for uploads', async () => {
  const held = await running({ isAfterUploads: false });
  const end = bench.queue.uploads.begin();
  await bench.ask(await bench.person(), 'document');
  (await held.until(1))[0]!.go();
  end();
});
