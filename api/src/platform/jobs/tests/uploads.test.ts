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

/** A runner that goes on by itself, and whose jobs let uploads go first where it is said so. */
async function running({ isAfterUploads }: { isAfterUploads: boolean }) {
  const held = new HeldKind();
  bench.runner([{ ...held.kind, isAfterUploads }], { pollMs: 20 }).start();
  await wait(60);
  return held;
}

test('a job that lets uploads go first begins once the last file has arrived', async () => {
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

test('the pause between two files of one sender is no end, and what is longer is one', () => {
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

test('where files go on arriving for ten seconds, both go on', async () => {
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

test('other jobs wait for no upload', async () => {
  const held = await running({ isAfterUploads: false });
  const end = bench.queue.uploads.begin();
  await bench.ask(await bench.person(), 'document');
  (await held.until(1))[0]!.go();
  end();
});
