import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { once as onceEvent } from 'node:events';
import { sql } from 'drizzle-orm';
import { signInAttempt } from '../../account/tables';
import { rowsOf, type Database } from '../database';
import { newId } from '../ids';
import { openPostgres } from '../store/postgres';
import { buildTestApp, freshPostgresUrl, openTestDatabase, seedUser, signedIn } from '../testing';

const server = process.env.PG_URL;
const onServer = server ? describe : describe.skip;

test('work after the commit runs once, and only if there was a commit', async () => {
  const database = await openTestDatabase();
  const done: string[] = [];
  await database.system(async (_tx, after) => after(() => done.push('kept')));
  const failing = database.system(async (_tx, after) => {
    after(() => done.push('lost'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(done).toEqual(['kept']);
  await database.close();
});

test('a transaction that lost against another one runs again', async () => {
  const database = await openTestDatabase();
  let turns = 0;
  const answer = await database.system(async (tx) => {
    turns += 1;
    if (turns < 3)
      await tx.execute(sql.raw(`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`));
    return 'done';
  });
  expect([answer, turns]).toEqual(['done', 3]);
  await database.close();
});

onServer('starters of one database', () => {
  test('migrate once, at the same moment and again later', async () => {
    const { url, drop } = await freshPostgresUrl(server!);
    const together = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
    const again = await openPostgres(url);
    const types = again.system((tx) =>
      rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from property_type`),
    );
    expect((await types)[0]?.n).toBe(10);
    for (const database of [...together, again]) await database.close();
    await drop();
  });

  test('of different databases on one server make the roles without harm', async () => {
    const fresh = await Promise.all([1, 2, 3].map(() => freshPostgresUrl(server!)));
    const opened = await Promise.all(fresh.map(({ url }) => openPostgres(url)));
    for (const database of opened) await database.close();
    for (const { drop } of fresh) await drop();
  });
});

/** A connection between service and server that can be cut. */
class Cable {
  private sockets = new Set<Socket>();
  private proxy: Server;
  private isCut = false;

  constructor(target: URL) {
    this.proxy = createServer((client) => {
      if (this.isCut) return client.destroy();
      const upstream = connect(Number(target.port || 5432), target.hostname);
      for (const socket of [client, upstream]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
      }
      client.pipe(upstream).pipe(client);
      return undefined;
    });
  }
  async open(): Promise<number> {
    this.proxy.listen(0, '127.0.0.1');
    await onceEvent(this.proxy, 'listening');
    return (this.proxy.address() as AddressInfo).port;
  }
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }
  mend(): void {
    this.isCut = false;
  }
  close(): void {
    this.cut();
    this.proxy.close();
  }
}

onServer('a database server that goes away', () => {
  let cable: Cable;
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshPostgresUrl(server!);
    drop = fresh.drop;
    cable = new Cable(new URL(server!));
    const url = new URL(fresh.url);
    url.port = String(await cable.open());
    url.hostname = '127.0.0.1';
    database = await openPostgres(url.href);
  });
  afterAll(async () => {
    await database.close();
    cable.close();
    await drop();
  });

  test('is answered with 503 and Retry-After, alive but not ready, until it is back', async () => {
    const t = await buildTestApp({ database });
    const user = await seedUser(database, {});
    const headers = await signedIn(database, t.clock, user.userId);
    const ask = async (url: string) => {
      const began = Date.now();
      const answer = await t.app.inject({ url, headers });
      return { status: answer.statusCode, retry: answer.headers['retry-after'], tookMs: Date.now() - began };
    };
    expect((await ask('/api/account/me')).status).toBe(200);
    cable.cut();
    for (let i = 0; i < 3; i += 1) {
      const away = await ask('/api/account/me');
      expect([away.status, away.retry]).toEqual([503, '2']);
      expect(away.tookMs).toBeLessThan(2000);
    }
    expect((await ask('/api/health/live')).status).toBe(200);
    expect((await ask('/api/health/ready')).status).toBe(503);
    cable.mend();
    expect((await ask('/api/account/me')).status).toBe(200);
    expect((await ask('/api/health/ready')).status).toBe(200);
    await database.system((tx) =>
      tx.insert(signInAttempt).values({ attemptId: newId(), subject: 'x', at: new Date() }),
    );
    await t.app.close();
  });
});
