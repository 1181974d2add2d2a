import { aWebhookInput } from '@roofline/schema/fixtures/webhook';
import { limits } from '@roofline/schema/value/limits';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { outsideWith } from '../../platform/outside/outside';
import { buildCast, type Cast, type Identity } from '../../property/fixtures/cast';
import { buildHookCast, type HookCast } from '../fixtures/cast';
import { startReceiver } from '../fixtures/receiver';

let cast: HookCast;
beforeAll(async () => {
  cast = await buildHookCast();
});
afterAll(() => cast.close());

const { url: URL } = aWebhookInput();
const add = (over: object = {}, identity: Identity = 'admin', at: Cast = cast) =>
  at.app.inject({
    method: 'POST',
    url: '/api/webhook',
    headers: at.as[identity],
    payload: { ...aWebhookInput({ workspaceId: at.workspaceId }), ...over },
  });
const list = async (identity: Identity = 'admin') =>
  (await cast.app.inject({ url: '/api/webhook', headers: cast.as[identity] })).json().data;

test('only the answer to its creation shows the secret, which is encrypted in the database', async () => {
  const { secret, webhook } = (await add()).json().data;
  expect(secret).toMatch(/^rfs_[\w-]{43}$/);
  expect(webhook).toMatchObject({
    url: URL,
    isActive: true,
    waitingCount: 0,
    secretEnding: secret.slice(-4),
  });
  expect(JSON.stringify(await list())).not.toContain(secret);
  const rows = await cast.database.tenant(workActor([cast.workspaceId]), (tx) =>
    rowsOf(tx, sql`select * from webhook`),
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a second webhook with the same address is refused, so that a second click adds none', async () => {
  const url = `${URL}/twice`;
  const answers = await Promise.all([add({ url }), add({ url }), add({ url: `${url}#part` })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
});

test('limits the number of webhooks in a portfolio', async () => {
  const others = await list();
  for (let n = others.length; n < limits.webhooksPerWorkspace; n += 1)
    expect((await add({ url: `${URL}/${n}` })).statusCode).toBe(201);
  expect((await add({ url: `${URL}/more` })).statusCode).toBe(422);
  for (const { webhookId, version } of await list())
    await cast.app.inject({
      method: 'DELETE',
      url: `/api/webhook/${webhookId}`,
      headers: { ...cast.as.admin, 'if-match': `"${version}"` },
    });
  expect(await list()).toEqual([]);
});

test.each([
  [{ events: [] }, 'events'],
  [{ events: ['property.exploded'] }, 'events.0'],
  [{ events: ['webhook.test'] }, 'events.0'],
  [{ description: ' ' }, 'description'],
  [{ url: '' }, 'url'],
])('refuses %j at %s', async (over, field) => {
  const answer = await add(over);
  expect([answer.statusCode, answer.json().error.errors[0].field]).toEqual([422, field]);
});

test('another portfolio neither sees nor changes a webhook', async () => {
  const { webhook } = (await add()).json().data;
  const at = `/api/webhook/${webhook.webhookId}`;
  const headers = { ...cast.as.stranger, 'if-match': '"1"' };
  const answers = await Promise.all([
    cast.app.inject({ url: `${at}/deliveries`, headers }),
    cast.app.inject({ method: 'DELETE', url: at, headers }),
    cast.app.inject({ method: 'POST', url: `${at}/test`, headers }),
    add({}, 'stranger'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(await list('stranger')).toEqual([]);
});

// EX-12: addresses as users type them that nothing may be sent to.
const CLOSED = [
  'http://hooks.example.com', 'ftp://hooks.example.com', 'file:///etc/passwd', 'gopher://hooks.example.com', 'javascript:alert(1)',
  'hooks.example.com', 'https://user:pass@hooks.example.com', 'https://user@hooks.example.com', 'https://127.0.0.1', 'https://127.1',
  'https://2130706433', 'https://0x7f000001', 'https://0177.0.0.1', 'https://0.0.0.0', 'https://10.0.0.1', 'https://172.16.0.1',
  'https://192.168.1.1', 'https://100.64.0.1', 'https://169.254.169.254/latest/meta-data', 'https://198.18.0.1', 'https://224.0.0.1',
  'https://255.255.255.255', 'https://[::1]', 'https://[::]', 'https://[fe80::1]', 'https://[fc00::1]', 'https://[::ffff:127.0.0.1]',
  'https://[64:ff9b::7f00:1]', 'https://[2002:7f00:1::]',
]; // prettier-ignore

describe('EX-12: private networks are closed', () => {
  /** The resolved addresses of a name, looked up once for each attempt. */
  let meaning = ['8.8.8.8'];
  let asked = 0;
  let guarded: Cast;
  beforeAll(async () => {
    guarded = await buildCast({
      webhookOutside: outsideWith({
        isPrivateAllowed: false,
        isHttpsOnly: true,
        mostMs: 50,
        resolve: async () => ((asked += 1), meaning.map((address) => ({ address, family: 4 }))),
      }),
    });
  });
  afterAll(() => guarded.close());

  test.each(CLOSED)('refuses %s', async (url) => {
    const answer = await add({ url }, 'admin', guarded);
    expect([answer.statusCode, answer.json().error.errors[0].field]).toEqual([422, 'url']);
  });

  test('sends nothing to a name that resolves to a private address at the attempt', async () => {
    const { askForDeliveries } = await import('../deliver/job');
    const receiver = await startReceiver();
    const port = receiver.url.match(/:(\d+)/)![1];
    const url = `https://rebinding.example.com:${port}/hook`;
    const { webhook } = (await add({ url, events: ['property.updated'] }, 'admin', guarded)).json().data;
    expect(asked).toBe(0);
    for (meaning of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1']]) {
      await guarded.app.inject({
        method: 'POST',
        url: `/api/webhook/${webhook.webhookId}/test`,
        headers: guarded.as.admin,
      });
      await askForDeliveries(guarded);
      await guarded.runJobs();
    }
    const { items } = (
      await guarded.app.inject({
        url: `/api/webhook/${webhook.webhookId}/deliveries`,
        headers: guarded.as.admin,
      })
    ).json().data;
    expect(items.map(({ problem }: { problem: string }) => problem)).toEqual(
      Array(2).fill('The address is not an https address of the public internet.'),
    );
    expect(receiver.received).toEqual([]);
    await receiver.close();
  });
});

test('refuses plain http, even if private networks are allowed', async () => {
  expect((await add({ url: 'http://127.0.0.1:8080/hook' })).statusCode).toBe(422);
  expect((await add({ url: 'https://127.0.0.1:8443/hook' })).statusCode).toBe(201);
});
