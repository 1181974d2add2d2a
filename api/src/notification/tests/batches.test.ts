import { sql, type SQL } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { buildTestApp, seedWorkspace, type TestApp } from '../../platform/testing';
import { seedReaders } from '../fixtures/readers';
import { askForMails } from '../mail/job';
import { readForUsers } from '../repository/mailing';

const READERS = 150;
let t: TestApp;
let workspaceId: string;
beforeEach(async () => {
  t = await buildTestApp();
  t.clock.set(new Date());
  ({ workspaceId } = await seedWorkspace(t.database));
  await t.database.system((tx) => seedReaders(tx, { workspaceId, readers: READERS, properties: 5 }));
});
afterEach(() => t.close());

const everyone = Array.from({ length: READERS }, (_, n) => `reader${n + 1}@example.test`).toSorted();
async function recipients(): Promise<string[]> {
  const rows = await t.database.system((tx) =>
    rowsOf<{ recipient: string }>(tx, sql`select recipient from mail_outbox where kind = 'notification'`),
  );
  return rows.map(({ recipient }) => recipient).toSorted();
}
const states = () =>
  t.database.system((tx) =>
    rowsOf<{ state: string; count: number }>(
      tx,
      sql`select mail_state as state, count(*)::int as count from user_notification group by 1`,
    ),
  );
async function idOf(email: string): Promise<string> {
  const [row] = await t.database.system((tx) =>
    rowsOf<{ id: string }>(tx, sql`select user_id as id from app_user where email = ${email}`),
  );
  return row!.id;
}

test('two services side by side write each reader one digest with all that waits', async () => {
  const database = { ...t.database, close: async () => undefined };
  const other = await buildTestApp({ database, clock: t.clock });
  await Promise.all([askForMails(t), askForMails(other)]);
  await Promise.all([t.runJobs(), other.runJobs(), t.runJobs(), other.runJobs()]);
  expect(await recipients()).toEqual(everyone);
  expect(await states()).toEqual([{ state: 'mailed', count: 2 * READERS }]);
  expect(await askForMails(other)).toBe(0);
  await other.close();
});

test('a reader whose mail cannot be written holds up no one else of the batch and gets it at the next try', async () => {
  const asOwner = (...statements: SQL[]) =>
    t.database.system(async (tx) => {
      await tx.execute(sql`set local role none`);
      for (const statement of statements) await tx.execute(statement);
    });
  await asOwner(
    sql`create function refuse_mail() returns trigger language plpgsql as $$ begin
      if new.recipient = 'reader7@example.test' then raise exception 'no mail for this one'; end if; return new; end $$`,
    sql`create trigger refuse_mail before insert on mail_outbox for each row execute function refuse_mail()`,
  );
  await askForMails(t);
  await t.runJobs();
  expect(await recipients()).toEqual(everyone.filter((one) => one !== 'reader7@example.test'));
  await asOwner(sql`drop trigger refuse_mail on mail_outbox`);
  t.clock.advance(60_000);
  await t.runJobs();
  expect(await recipients()).toEqual(everyone);
  expect(await states()).toEqual([{ state: 'mailed', count: 2 * READERS }]);
});

test('the job of a workspace sees only the rows of the readers that it names, in its workspace', async () => {
  const one = await idOf('reader1@example.test');
  const elsewhere = await seedWorkspace(t.database);
  const seen = (at: string, ...readers: string[]) =>
    t.database.tenant(workActor([at]), async (tx) => {
      await readForUsers(tx, readers);
      const rows = await rowsOf<{ id: string }>(tx, sql`select user_id as id from user_notification`);
      return rows.map(({ id }) => id);
    });
  expect(await seen(workspaceId)).toEqual([]);
  expect(await seen(workspaceId, one)).toEqual([one, one]);
  expect(await seen(elsewhere.workspaceId, one)).toEqual([]);
});
