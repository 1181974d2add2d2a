import { Lanes } from '../process/lanes';

const turn = () => new Promise<void>((done) => setImmediate(done));

test('each lane runs one work at a time, first come, first served, also after a failure', async () => {
  const lanes = new Lanes(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) =>
    lanes.run(async () => {
      begun.push(n);
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      if (n % 3 === 0) throw new Error(`no ${n}`);
      return n;
    });
  const ends = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => work(n)));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(2);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(await work(1)).toBe(1);
});

test('work that is aborted while it waits leaves the queue', async () => {
  const lanes = new Lanes(1);
  const done: string[] = [];
  let finish = () => undefined as void;
  const first = lanes.run(() => new Promise<void>((end) => (finish = end)));
  const gone = new AbortController();
  const second = lanes.run(async () => void done.push('second'), gone.signal);
  const third = lanes.run(async () => void done.push('third'), new AbortController().signal);
  expect(lanes.waiting).toBe(2);
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  expect(lanes.waiting).toBe(1);
  finish();
  await Promise.all([first, third]);
  await expect(lanes.run(async () => 1, gone.signal)).rejects.toThrow('gone');
  expect([done, await lanes.run(async () => 4)]).toEqual([['third'], 4]);
});
