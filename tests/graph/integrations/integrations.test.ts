import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { GraphClient } from '../../stack/graph-client';
import { newComponent, newKey, thisYear } from '../../stack/people';
import { RestClient } from '../../stack/rest-client';
import { startStack, type Stack } from '../../stack/stack';

// The programs of docs/integrations, each run as its page says.

const programs = fileURLToPath(new URL('../../../docs/integrations/', import.meta.url));
const run = promisify(execFile);

/** What the tests use of the programs, which are plain JavaScript. */
interface Programs {
  roofline(at: { url: string; token: string }): object;
  copy(client: object, database: PGlite): Promise<void>;
  receiver(given: {
    secrets: string[];
    handle: (delivery: { deliveryId: string }) => Promise<void>;
  }): RequestListener;
}
const load = async (name: string) => (await import(join(programs, name))) as Programs;
const { roofline } = await load('roofline.mjs');
const { copy } = await load('warehouse-copy.mjs');
const { receiver } = await load('webhook-receiver.mjs');

let stack: Stack;
let token: string;
let rest: RestClient;
let propertyId: string;
let folder: string;
beforeAll(async () => {
  stack = await startStack();
  folder = await mkdtemp(join(tmpdir(), 'roofline-integrations-'));
  const person = await new GraphClient(stack.bffUrl).signIn('portfolio');
  const { workspaces } = await person.ask<{ workspaces: { workspaceId: string }[] }>(
    '{ workspaces { workspaceId } }',
  );
  const { createAccessToken } = await person.ask<{ createAccessToken: { secret: string } }>(
    'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret } }',
    {
      input: {
        name: 'Copies',
        scope: 'write',
        workspaceId: workspaces[0]!.workspaceId,
        expiresInDays: 30,
      },
    },
  );
  token = createAccessToken.secret;
  rest = new RestClient(stack.apiUrl, { authorization: `Bearer ${token}` });
  const found = await rest.ask<{ items: { propertyId: string }[] }>('POST', '/api/property/search', {
    body: {},
  });
  propertyId = found.items[0]!.propertyId;
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await stack?.close();
});

const client = () => roofline({ url: stack.apiUrl, token });
const add = (name: string) =>
  rest.ask<{ propertyComponentId: string; version: number }>(
    'POST',
    `/api/component/property/${propertyId}?fiscalYear=${thisYear()}`,
    { body: newComponent(name), key: newKey() },
  );
const deleteComponent = async ({ propertyComponentId, version }: Awaited<ReturnType<typeof add>>) =>
  expect((await rest.send('DELETE', `/api/component/${propertyComponentId}`, { version })).status).toBe(204);

/** Of another database. */
const OTHER_EPOCH = '01890000-0000-4000-8000-00000000beef';

describe('CSV files', () => {
  const sync = () =>
    run(process.execPath, [join(programs, 'sync-to-csv.mjs'), folder], {
      env: { ...process.env, ROOFLINE_URL: stack.apiUrl, ROOFLINE_TOKEN: token },
    });
  const components = async () => (await readFile(join(folder, 'components.csv'), 'utf8')).split('\r\n');

  it('begin with everything, and follow what is added, changed and deleted', async () => {
    await sync();
    const before = await components();
    expect(before.length).toBeGreaterThan(100);
    const added = await add('=HYPERLINK("x"), new');
    await sync();
    const after = await components();
    expect(after.length).toBe(before.length + 1);
    // Neither a formula nor two cells.
    expect(after.some((line) => line.includes(`"'=HYPERLINK(""x""), new"`))).toBe(true);
    await deleteComponent(added);
    await sync();
    expect(await components()).toEqual(before);
  });

  it('begin again where the cursor is too old', async () => {
    const before = await components();
    const state = JSON.parse(await readFile(join(folder, 'state.json'), 'utf8'));
    const gone = Buffer.from(JSON.stringify([1, OTHER_EPOCH, 3, 4])).toString('base64url');
    await writeFile(join(folder, 'state.json'), JSON.stringify({ ...state, cursor: gone }));
    await sync();
    expect((await components()).toSorted()).toEqual(before.toSorted());
  });
});

describe('a copy in a database', () => {
  it('has what the service has, after each night', async () => {
    const database = new PGlite();
    const names = async () =>
      (
        await database.query<{ name: string }>(
          `select data ->> 'name' as name from roofline_copy where kind = 'component' and property_id = $1 order by 1`,
          [propertyId],
        )
      ).rows.map(({ name }) => name);
    await copy(client(), database);
    const first = await names();
    const kept = await add('Kept');
    const gone = await add('Gone');
    await deleteComponent(gone);
    await copy(client(), database);
    expect(await names()).toEqual([...first, 'Kept'].toSorted((a, b) => (a < b ? -1 : 1)));
    await deleteComponent(kept);
    await copy(client(), database);
    expect(await names()).toEqual(first);
    await database.close();
  });
});

describe('a receiver of webhooks', () => {
  const handled: { deliveryId: string }[] = [];
  let server: Server;
  let isBroken = false;
  beforeAll(async () => {
    const handle = async (delivery: { deliveryId: string }) => {
      if (isBroken) throw new Error('planted');
      handled.push(delivery);
    };
    server = createServer(receiver({ secrets: ['rfs_new', 'rfs_old'], handle }));
    await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => void server.close());

  async function deliver(
    body: object,
    { secret = 'rfs_new', seconds = Math.floor(Date.now() / 1000), sent = JSON.stringify(body) } = {},
  ) {
    const hex = createHmac('sha256', secret)
      .update(`${seconds}.${JSON.stringify(body)}`)
      .digest('hex');
    const { port } = server.address() as AddressInfo;
    const headers = { 'roofline-signature': `t=${seconds},v1=00,v1=${hex}` };
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent })).status;
  }

  it('handles a delivery once, whichever of two secrets signed it', async () => {
    const delivery = { deliveryId: 'd1', event: 'plan.adopted' };
    expect(await deliver(delivery)).toBe(204);
    expect(await deliver(delivery, { secret: 'rfs_old' })).toBe(204);
    expect(handled).toEqual([delivery]);
  });

  it('believes nobody else, no changed body and no old signature', async () => {
    const delivery = { deliveryId: 'd2' };
    expect(await deliver(delivery, { secret: 'rfs_other' })).toBe(401);
    expect(await deliver(delivery, { sent: '{"deliveryId":"d3"}' })).toBe(401);
    expect(await deliver(delivery, { seconds: Math.floor(Date.now() / 1000) - 600 })).toBe(401);
    expect(handled.map(({ deliveryId }) => deliveryId)).not.toContain('d2');
  });

  it('asks for a delivery again that it could not handle', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    isBroken = true;
    expect(await deliver({ deliveryId: 'd4' })).toBe(500);
    isBroken = false;
    expect(await deliver({ deliveryId: 'd4' })).toBe(204);
    expect(handled.at(-1)).toEqual({ deliveryId: 'd4' });
    complain.mockRestore();
  });
});
