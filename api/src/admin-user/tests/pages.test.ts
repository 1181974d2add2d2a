import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database, type Tx } from '../../platform/database';
import { openTestDatabase, seedWorkspace } from '../../platform/testing';
import { findInvitesOfAll } from '../../workspace/service';
import { selectUsers } from '../repository';

// The database reads the first page of a long list by an index, without scanning all rows.

const MANY = 10_000;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const { workspaceId } = await seedWorkspace(database);
  const rows = sql.raw(`generate_series(1, ${MANY}) n`);
  await database.system(async (tx) => {
    await tx.execute(sql`set local role none`);
    await tx.execute(sql`insert into app_user (user_id, email, email_key, password_hash, first_name, last_name, created_at)
      select gen_random_uuid(), 'u' || n, 'u' || n, 'none', 'First' || n % 97, 'Last' || n, now() from ${rows}`);
    await tx.execute(sql`insert into membership (workspace_id, user_id, workspace_user_id, role_id, created_at)
      select ${workspaceId}::uuid, user_id, gen_random_uuid(), 4, now() from app_user`);
    await tx.execute(sql`insert into session (session_id, user_id, token_hash, is_persistent, created_at, last_seen_at, expires_at)
      select gen_random_uuid(), user_id, email_key, true, now(), now(), now() from app_user`);
    await tx.execute(sql`insert into invitation (workspace_id, invitation_id, email, email_key, role_id, code_hash,
        invited_by, invited_by_full_name, created_at, sent_at, expires_at)
      select ${workspaceId}::uuid, gen_random_uuid(), 'i' || n, 'i' || n, 4, 'i' || n, gen_random_uuid(), 'Ada',
        now() - n * interval '1 minute', now(), now() from ${rows}`);
    await tx.execute(sql`analyze app_user, membership, session, invitation`);
  });
});
afterAll(() => database?.close());

/** Returns the database's query plan for a statement. */
const planOf = (statement: SQL): Promise<string> =>
  database.system(async (tx) => {
    const lines = await rowsOf<Record<string, string>>(tx, sql`explain ${statement}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });

/** Returns the statement for a page of users. */
async function usersBy(sortBy: 'name' | 'email', sortDesc: boolean): Promise<SQL> {
  let asked: SQL | undefined;
  const tx = { execute: async (statement: SQL) => ((asked = statement), { rows: [] }) };
  await selectUsers(tx as unknown as Tx, { search: '' }, { sortBy, sortDesc, limit: 10, offset: 0 });
  return asked!;
}

test.each([
  ['name', false, 'app_user_by_name'],
  ['name', true, 'app_user_by_name'],
  ['email', false, 'app_user_email_key_unique'],
] as const)('users by %s, descending: %s', async (sortBy, sortDesc, index) => {
  const plan = await planOf(await usersBy(sortBy, sortDesc));
  for (const name of [index, 'membership_user', 'session_user']) expect(plan).toContain(name);
  expect(plan).not.toMatch(/Seq Scan on (app_user|session|membership)/);
});

test('invitations, newest first', async () => {
  const search = { search: '', now: new Date() };
  const plan = await database.system(async (tx) => {
    const asked = findInvitesOfAll(tx, search, { limit: 10, offset: 0 }) as unknown as { getSQL(): SQL };
    const lines = await rowsOf<Record<string, string>>(tx, sql`explain ${asked.getSQL()}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('invitation_over_all');
  expect(plan).not.toContain('Seq Scan on invitation');
});
