import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { tsImport } from 'tsx/esm/api';
import { demoLedger, hasDemoLedger, ledgerEnvironment, startDemoLedger } from './demo-ledger.mjs';

let dataDir;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'demo-ledger-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A port that is taken until it is let go. */
async function takenPort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return { port, letGo: () => new Promise((resolve) => server.close(resolve)) };
}
const stored = () => JSON.parse(readFileSync(join(dataDir, 'demo-ledger.json'), 'utf8'));

test('a first start chooses a free port and remembers it with its day', async () => {
  const first = await demoLedger({ dataDir }, { TIME_ZONE: 'Pacific/Kiritimati' });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
  assert.equal(first.since, today);
  assert.equal(first.isNew, true);
  assert.equal(first.url, `http://127.0.0.1:${first.port}`);
  assert.ok(first.port > 0);
  assert.deepEqual(stored(), { port: first.port, since: today });
});

test('later starts have the same port and the same day', async () => {
  writeFileSync(join(dataDir, 'demo-ledger.json'), JSON.stringify({ port: 0, since: '2026-01-05' }));
  const { port } = await demoLedger({ dataDir }, {});
  const again = await demoLedger({ dataDir }, {});
  assert.deepEqual(again, { port, since: '2026-01-05', isNew: false, url: `http://127.0.0.1:${port}` });
});

test('a port that is asked for counts, and is remembered', async () => {
  const { port, letGo } = await takenPort();
  await letGo();
  await demoLedger({ dataDir }, {});
  const asked = await demoLedger({ dataDir }, { DEMO_LEDGER_PORT: String(port) });
  assert.equal(asked.port, port);
  assert.equal(stored().port, port);
});

test('a taken port gives no ledger, and what was remembered stays', async () => {
  const { port, letGo } = await takenPort();
  const known = { port, since: '2026-01-05' };
  writeFileSync(join(dataDir, 'demo-ledger.json'), JSON.stringify(known));
  assert.equal(await demoLedger({ dataDir }, {}), null);
  assert.deepEqual(stored(), known);
  await letGo();
  assert.equal((await demoLedger({ dataDir }, {})).port, port);
});

test('a broken note is written again, as at a first start', async () => {
  writeFileSync(join(dataDir, 'demo-ledger.json'), '{"port": 41');
  const { isNew, port } = await demoLedger({ dataDir }, {});
  assert.equal(isNew, true);
  assert.equal(stored().port, port);
});

test('its program gets port, day and whether nothing was read yet as settings', () => {
  const told = { DEMO_LEDGER_PORT: '4100', DEMO_LEDGER_SINCE: '2026-01-05' };
  const at = { port: 4100, since: '2026-01-05' };
  assert.deepEqual(ledgerEnvironment({ ...at, isNew: true }), { ...told, DEMO_LEDGER_IS_NEW: 'yes' });
  assert.deepEqual(ledgerEnvironment({ ...at, isNew: false }), { ...told, DEMO_LEDGER_IS_NEW: 'no' });
});

test('it is there exactly where the service finds that no one else can reach it, and has demo data', async () => {
  const { isReachable } = await tsImport('../../schema/contract/instance/reach.ts', import.meta.url);
  const hosts = ['127.0.0.1', '127.8.9.10', 'localhost', 'LOCALHOST', '::1', '[::1]', '0.0.0.0', '::', '128.0.0.1', '127.0.0.1.evil.test', '192.0.2.7']; // prettier-ignore
  let there = 0;
  for (const host of hosts)
    for (const publicUrl of ['', 'https://roofline.test'])
      for (const databaseUrl of [null, 'postgres://localhost/roofline'])
        for (const trustProxy of ['', ' ', 'loopback'])
          for (const demo of ['', 'on', 'off']) {
            const env = { PUBLIC_URL: publicUrl, TRUST_PROXY: trustProxy, DEMO: demo };
            const wanted = demo !== 'off' && !isReachable({ host, publicUrl, databaseUrl, trustProxy });
            assert.equal(hasDemoLedger({ host, databaseUrl }, env), wanted, JSON.stringify({ host, ...env }));
            assert.equal(
              hasDemoLedger({ host, databaseUrl, upstreamUrl: 'http://127.0.0.1:4000' }, env),
              false,
            );
            if (wanted) there += 1;
          }
  assert.equal(there, 6 * 2 * 2);
});

/** Children that start nothing. */
function pretended(outcome) {
  const started = [];
  return {
    started,
    start: (name, args, options) => started.push({ name, args, options }),
    untilReady: async () => outcome,
  };
}
const settings = () => ({ host: '127.0.0.1', databaseUrl: null, upstreamUrl: null, dataDir });

test('its program starts with the settings of the others and its own, and counts once it answers', async () => {
  const children = pretended('ready');
  const ledger = await startDemoLedger(children, settings(), ['serve.js'], { cwd: '/', env: { A: 'b' } });
  const env = { A: 'b', ...ledgerEnvironment(ledger) };
  const options = { cwd: '/', env, readyUrl: ledger.url };
  assert.deepEqual(children.started, [{ name: 'ledger', args: ['serve.js'], options }]);
  assert.equal(await startDemoLedger(pretended('over'), settings(), [], { env: {} }), null);
});

test('nothing starts where there is no demo ledger', async () => {
  const children = pretended('ready');
  assert.equal(await startDemoLedger(children, { ...settings(), host: '0.0.0.0' }, [], { env: {} }), null);
  assert.deepEqual(children.started, []);
});
