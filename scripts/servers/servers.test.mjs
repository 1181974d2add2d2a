import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/paths.mjs';
import { Children } from './children.mjs';
import { listeningInodes, ownHolder } from './port-holder.mjs';
import { readableLine } from './readable-line.mjs';
import { untilReady } from './ready.mjs';
import { Restarts } from './restarts.mjs';

test('log lines: warnings become sentences, chatter is left out, other text is unchanged', () => {
  assert.equal(readableLine('{"level":30,"msg":"listening"}'), null);
  assert.equal(readableLine('{"level":30,"msg":"listening"}', true), 'listening');
  assert.equal(readableLine('{"level":50,"msg":"failed","err":{"message":"no disk"}}'), 'failed: no disk');
  assert.equal(readableLine('The folder is held by process 7.'), 'The folder is held by process 7.');
  assert.equal(readableLine('{not json'), '{not json');
});

/** Restarts on a fake clock, without jitter; `die` returns the wait. */
function deaths() {
  let now = 0;
  const restarts = new Restarts({ now: () => now, random: () => 0.5 });
  const die = (wasReady, after = 0, how = 'SIGKILL') => {
    now += after;
    return restarts.afterDeath({ wasReady, how });
  };
  return die;
}

test('a server that worked is started again four times in a minute, later each time, and not a fifth', () => {
  const die = deaths();
  assert.deepEqual([die(true), die(true), die(true), die(true), die(true)], [200, 500, 1000, 2000, null]);
});

test('a death a minute ago no longer counts, a slightly later one does', () => {
  const early = deaths();
  assert.deepEqual(
    [1, 2, 3, 4].map(() => early(true) !== null),
    [true, true, true, true],
  );
  assert.equal(early(true, 60_000), 200);
  const late = deaths();
  for (let n = 1; n < 5; n += 1) late(true);
  assert.equal(late(true, 59_999), null);
});

test('five failed starts in a row are enough, however long each took', () => {
  const die = deaths();
  assert.equal(die(true), 200);
  const waits = [1, 2, 3, 4].map(() => die(false, 90_000));
  assert.deepEqual(waits, [200, 500, 1000, 2000]);
  assert.equal(die(false, 90_000), null);
});

test('a successful start in between resets the count', () => {
  const die = deaths();
  for (let n = 1; n < 5; n += 1) die(false, 90_000);
  assert.equal(die(true, 90_000), 200);
  assert.equal(die(false, 90_000), 200);
});

test('a first start that refuses is not retried; one that was killed is, and so is a later refusal', () => {
  assert.equal(deaths()(false, 0, 1), null);
  assert.equal(deaths()(false, 0, 'SIGKILL'), 200);
  const die = deaths();
  die(true);
  assert.equal(die(false, 0, 1), 500);
});

test('jitter spreads starts by a quarter to either side', () => {
  const wait = (random) =>
    new Restarts({ now: () => 0, random: () => random }).afterDeath({ wasReady: true });
  assert.deepEqual([wait(0), wait(1)], [150, 250]);
});

/** Waits on a clock that each pause advances by a second; `moves` says when a step was last reported. */
function waitFor({ readyAt = Infinity, overAt = Infinity, moves = () => null, still = 10_000 }) {
  let now = 0;
  const said = [];
  const outcome = untilReady('waiting', {
    isReady: async () => now >= readyAt,
    isOver: () => now >= overAt,
    progress: () => moves(now),
    still,
    now: () => now,
    wait: async () => void (now += 1000),
    say: (line) => said.push(line),
  });
  return outcome.then((result) => ({ result, now, said }));
}

test('waits without limit for a start that makes progress, and prints its last step', async () => {
  const moves = (now) => ({ step: `property ${Math.floor(now / 9000)}`, at: now - (now % 9000) });
  const { result, said } = await waitFor({ readyAt: 3_600_000, moves });
  assert.equal(result, 'ready');
  assert.equal(said[0], '  property 0 (4 s)');
  assert.match(said.at(-1), /property 399 \(\d+ s\)/);
});

test('a start is stuck when there is no progress for longer than the limit, from its beginning or its last step', async () => {
  assert.deepEqual(await waitFor({}).then(({ result, now }) => [result, now]), ['stuck', 11_000]);
  const moves = (now) => ({ step: 'one', at: Math.min(now, 5000) });
  assert.deepEqual(await waitFor({ moves }).then(({ result, now }) => [result, now]), ['stuck', 16_000]);
});

test('a start whose process has ended is over at once', async () => {
  const { result, now } = await waitFor({ overAt: 2000 });
  assert.deepEqual([result, now], ['over', 2000]);
});

test('/proc/net/tcp: listening sockets of the port, not of others, not connections', () => {
  const line = (address, state, inode) =>
    `   0: ${address} 00000000:0000 ${state} 00000000:00000000 00:00000000 00000000  1000        0 ${inode} 1 0`;
  const table = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    line('0100007F:0BB8', '0A', 11),
    line('0100007F:0BB8', '01', 12),
    line('0100007F:0BB9', '0A', 13),
    line('00000000000000000000000000000000:0BB8', '0A', 14),
  ].join('\n');
  assert.deepEqual(listeningInodes(table, 3000), ['11', '14']);
});

test('the holder of a port: the program that started our server, the server itself, or a stranger', () => {
  const table = {
    10: { pid: 10, parent: 1, command: 'npm start' },
    11: { pid: 11, parent: 10, command: 'node scripts/start.mjs' },
    12: { pid: 12, parent: 11, command: `node ${join(root, 'bff', 'dist', 'server.js')}` },
    13: { pid: 13, parent: 1, command: `node ${join(root, 'api', 'dist', 'server.js')}` },
    14: { pid: 14, parent: 11, command: 'node /elsewhere/bff/dist/server.js' },
    15: { pid: 15, parent: 16, command: `node ${join(root, 'api', 'src', 'server.ts')}` },
    16: { pid: 16, parent: 17, command: 'node tsx watch' },
    17: { pid: 17, parent: 1, command: 'node scripts\\dev.mjs' },
  };
  const ask = (pid) => ownHolder(3000, { holder: () => pid, lookUp: (wanted) => table[wanted] ?? null });
  assert.deepEqual(ask(12), { pid: 11, isStarter: true });
  assert.deepEqual(ask(15), { pid: 17, isStarter: true });
  assert.deepEqual(ask(13), { pid: 13, isStarter: false });
  assert.equal(ask(14), null);
  assert.equal(ask(null), null);
});

test('a stranger on a real port is not one of ours', async () => {
  const server = createServer().listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  assert.equal(ownHolder(server.address().port), null);
  server.close();
});

test('stops children on request, and reports a child that ends for good with its last output', async (t) => {
  t.mock.method(console, 'log', () => {});
  t.mock.method(console, 'error', () => {});
  const folder = mkdtempSync(join(tmpdir(), 'roofline-children-'));
  const program = (name, text) => {
    writeFileSync(join(folder, name), text);
    return [join(folder, name)];
  };
  try {
    const children = new Children();
    const steady = children.start(
      'steady',
      program(
        'steady.mjs',
        'process.on("SIGTERM", () => process.exit(0)); process.send({ progress: "here" }); setInterval(() => {}, 1000);',
      ),
    );
    while (!steady.progress) await new Promise((resolve) => setTimeout(resolve, 10));
    assert.equal(steady.progress.step, 'here');
    children.start('brief', program('brief.mjs', 'console.log("last words"); process.exitCode = 3;'));
    const { child, how } = await children.lost;
    assert.deepEqual([child.name, how, child.said, child.deaths], ['brief', 3, ['last words'], 1]);
    assert.equal(await children.stop(), true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
