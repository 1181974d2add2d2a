import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { buildTestApp } from '../testing';
import { Background, repeated } from '../process/background';

const fail = (error: unknown) => {
  throw error;
};
const soon = { everyMs: 1, onFault: fail };

test('passes run one at a time, and none starts after a stop', async () => {
  let under = 0;
  let most = 0;
  let passes = 0;
  const pass = async () => {
    under += 1;
    most = Math.max(most, under);
    await delay(5);
    under -= 1;
    passes += 1;
  };
  const work = repeated({ ...soon, pass });
  work.start();
  while (passes < 3) await delay(1);
  await work.stop();
  const atStop = passes;
  expect([under, most]).toEqual([0, 1]);
  await delay(30);
  expect(passes).toBe(atStop);
});

test('a stop signals the running pass and waits for it', async () => {
  const events: string[] = [];
  const work = repeated({
    ...soon,
    everyMs: 60_000,
    atOnce: true,
    pass: async (stopping) => {
      while (!stopping.aborted) await delay(1);
      events.push('told');
      await delay(20);
      events.push('ended');
    },
  });
  work.start();
  await work.stop();
  expect(events).toEqual(['told', 'ended']);
});

test('a pass that does not end does not hold up a stop, and its later error is not reported', async () => {
  const faults: unknown[] = [];
  let end = fail;
  const pass = () => new Promise<void>((_, reject) => void (end = reject as never));
  const work = repeated({
    everyMs: 60_000,
    atOnce: true,
    pass,
    onFault: (error) => faults.push(error),
    patienceMs: 10,
  });
  work.start();
  await work.stop();
  end(new Error('The database is closed'));
  await delay(1);
  expect(faults).toEqual([]);
});

test('a fault is reported, and the next pass runs', async () => {
  const faults: unknown[] = [];
  let passes = 0;
  const pass = async () => {
    passes += 1;
    if (passes === 1) throw new Error('once');
  };
  const work = repeated({ everyMs: 1, pass, onFault: (error) => faults.push(error) });
  work.start();
  while (passes < 2) await delay(1);
  await work.stop();
  expect(faults).toEqual([new Error('once')]);
});

test('background work ends before running requests, and both before the database', async () => {
  const events: string[] = [];
  const on = await buildTestApp({
    routes: (app, { background, database }) => {
      background.add({
        start: () => void events.push('work began'),
        stop: async () => {
          await database.single(sql`select 1`);
          events.push('work ended');
        },
      });
      app.get('/slow', { config: { isPublic: true } }, async () => {
        while (!events.includes('work ended')) await delay(1);
        await database.single(sql`select 1`);
        events.push('answered');
        return 'slow';
      });
    },
  });
  const address = await on.app.listen({ port: 0, host: '127.0.0.1' });
  let asked = false;
  on.app.server.once('request', () => void (asked = true));
  const answer = fetch(`${address}/slow`).then((response) => response.status);
  while (!asked) await delay(1);
  await on.close();
  expect(await answer).toBe(200);
  expect(events).toEqual(['work began', 'work ended', 'answered']);
});

test('all background work is started and stopped', async () => {
  const events: string[] = [];
  const background = new Background();
  for (const name of ['a', 'b'])
    background.add({
      start: () => void events.push(`${name} began`),
      stop: async () => void events.push(`${name} ended`),
    });
  background.start();
  await background.stop();
  expect(events).toEqual(['a began', 'b began', 'a ended', 'b ended']);
});
