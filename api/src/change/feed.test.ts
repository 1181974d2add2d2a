import { CHANGE_KINDS, CHANGES_KEPT_DAYS, type WorkspaceChange } from '@roofline/schema/change/change';
import { sql } from 'drizzle-orm';
import { workActor } from '../platform/actor';
import { rowsOf } from '../platform/database';
import { buildCast, newProperty, type Cast, type Identity } from '../property/fixtures/cast';
import { sweepChanges } from './sweep';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const ask = (query: Record<string, string> = {}, identity: Identity = 'admin') =>
  cast.app.inject({ url: '/api/workspace/changes', query, headers: cast.as[identity] });

/** Reads all pages from a cursor on. */
async function follow(after?: string, first = '1000') {
  const items: WorkspaceChange[] = [];
  let cursor = after;
  for (;;) {
    const answer = await ask({ first, ...(cursor === undefined ? {} : { after: cursor }) });
    expect(answer.statusCode).toBe(200);
    const page = answer.json().data;
    items.push(...page.items);
    cursor = page.cursor as string;
    if (!page.hasMore) return { items, cursor };
  }
}
const inWorkspace = (statement: ReturnType<typeof sql>) =>
  cast.database.tenant(workActor([cast.workspaceId]), (tx) => rowsOf(tx, statement));
const shortOf = ({ kind, id, operation }: WorkspaceChange) => `${kind} ${id} ${operation}`;

test('a new reader gets the existing objects, in pages of any size, and nothing of another workspace', async () => {
  const { items } = await follow();
  expect(items.filter(({ kind }) => kind === 'property').map(({ id }) => id).toSorted()).toEqual([cast.home, cast.away].toSorted()); // prettier-ignore
  expect(items.every(({ at, operation }) => at === null && operation === 'created')).toBe(true);
  const kinds = new Set(items.map(({ kind }) => kind));
  for (const kind of ['workspace', 'propertyFinancial', 'fiscalYear', 'plan'] as const)
    expect(kinds).toContain(kind);
  const small = await follow(undefined, '2');
  expect(small.items).toEqual(items);
  expect(JSON.stringify(items)).not.toContain(cast.foreign);
});

test('each change of an object is one item of its transaction, including its deletion', async () => {
  const { cursor } = await follow();
  const { propertyId, version } = await cast.add('admin', newProperty('Followed'));
  const added = (await follow(cursor)).items.filter((item) => item.propertyId === propertyId);
  expect(added.map(shortOf)).toContain(`property ${propertyId} created`);
  expect(new Set(added.map(shortOf)).size).toBe(added.length);
  expect(added.every(({ at }) => at !== null)).toBe(true);
  const before = (await follow(cursor)).cursor;
  await cast.app.inject({
    method: 'DELETE',
    url: `/api/property/${propertyId}`,
    headers: { ...cast.as.admin, 'if-match': `"${version}"` },
  });
  await inWorkspace(sql`update property set is_active = false where property_id = ${propertyId}`);
  const gone = await follow(before);
  expect(gone.items.map(shortOf)).toEqual([`property ${propertyId} deleted`]);
  expect(gone.items[0]!.propertyId).toBe(propertyId);
});

test('a change to a part counts as a change of the object that it belongs to, and a deleted object takes its parts along', async () => {
  const { cursor } = await follow();
  const file = '01890000-0000-7000-8000-00000000000a';
  await inWorkspace(sql`insert into property_file (workspace_id, property_file_id, property_id, file_name, name_key, created_at)
    values (${cast.workspaceId}, ${file}, ${cast.home}, 'a.pdf', 'a.pdf', now())`);
  await inWorkspace(sql`insert into file_component (workspace_id, property_file_id, property_id, lineage_id)
    values (${cast.workspaceId}, ${file}, ${cast.home}, ${file})`);
  await inWorkspace(sql`update property_file set deleted_at = now() where property_file_id = ${file}`);
  await inWorkspace(sql`update property_file set deleted_at = null where property_file_id = ${file}`);
  await inWorkspace(sql`delete from property_file where property_file_id = ${file}`);
  const operations = (await follow(cursor)).items.filter(({ id }) => id === file);
  expect(operations.map(({ kind, operation }) => `${kind} ${operation}`)).toEqual(
    ['created', 'updated', 'deleted', 'created', 'deleted'].map((operation) => `file ${operation}`),
  );
});

test('a transaction that is rolled back leaves nothing', async () => {
  const { cursor } = await follow();
  const failing = cast.database.tenant(workActor([cast.workspaceId]), async (tx) => {
    await tx.execute(sql`update property set name = 'Never' where property_id = ${cast.home}`);
    throw new Error('mid-way');
  });
  await expect(failing).rejects.toThrow('mid-way');
  expect((await follow(cursor)).items).toEqual([]);
});

test('an object that moves to another workspace is deleted in the first and created in the second', async () => {
  const { propertyId } = await cast.add('admin', newProperty('Moving'));
  const { cursor } = await follow();
  const both = workActor([cast.workspaceId, cast.otherWorkspaceId]);
  await cast.database.tenant(both, async (tx) => {
    await tx.execute(sql`set constraints all deferred`);
    await tx.execute(
      sql`update property set workspace_id = ${cast.otherWorkspaceId} where property_id = ${propertyId}`,
    );
  });
  const left = (await follow(cursor)).items;
  expect(left.map(shortOf)).toContain(`property ${propertyId} deleted`);
  expect(left.every(({ operation }) => operation !== 'created')).toBe(true);
  const came = await inTheOther(propertyId);
  expect(came).toContain('property created');
  expect(came.some((line) => line.endsWith('deleted'))).toBe(false);
});
const inTheOther = (propertyId: string) =>
  cast.database.tenant(workActor([cast.otherWorkspaceId]), async (tx) =>
    (
      await rowsOf<{ line: string }>(
        tx,
        sql`select kind || ' ' || operation as line from change_entry where property_id = ${propertyId}`,
      )
    ).map(({ line }) => line),
  );

test.each([
  ['vendor', 403],
  ['member', 403],
  ['manager', 403],
  ['portfolioAdmin', 200],
  ['anonymous', 401],
] as const)('%s gets %i', async (identity, status) => {
  expect((await ask({ workspaceId: cast.workspaceId }, identity)).statusCode).toBe(status);
});

test('answers 404 to a stranger, and 410 for a cursor of another workspace', async () => {
  expect((await ask({ workspaceId: cast.workspaceId }, 'stranger')).statusCode).toBe(404);
  const { cursor } = await follow();
  const answer = await ask({ workspaceId: cast.otherWorkspaceId, after: cursor }, 'stranger');
  expect([answer.statusCode, answer.json().error.errors[0].code]).toEqual([410, 'cursorGone']);
});

test.each(['', 'x', Buffer.from('[1]').toString('base64url')])(
  'refuses text that is not a cursor of the feed: %j',
  async (after) => {
    const answer = await ask({ after });
    expect([answer.statusCode, answer.json().error.errors[0].field]).toEqual([422, 'after']);
  },
);

test('a tenant cannot write the feed', async () => {
  for (const statement of [
    sql`delete from change_entry`,
    sql`update change_head set last_number = 0`,
    sql`insert into change_batch (workspace_id, batch_id) values (${cast.workspaceId}, gen_random_uuid())`,
  ])
    await expect(inWorkspace(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('every table of tenants is followed, or is listed here with a reason', async () => {
  const rows = (await inWorkspace(sql`
    select c.relname as name, (select count(*)::int from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'changes_of_%') as triggers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)) as {
    name: string;
    triggers: number;
  }[];
  const without = rows.filter(({ triggers }) => triggers !== 3).map(({ name }) => name);
  expect(without.toSorted()).toEqual(Object.keys(NOT_FOLLOWED).toSorted());
});

const PEOPLE = 'people and what is theirs: programs without the right to manage people do not read it';
const DERIVED = 'computed from what is followed';
const BEHIND = 'work of the service, read by nobody';
const NOT_FOLLOWED: Record<string, string> = {
  access_token: PEOPLE,
  activity_item: 'in the order of its time already, and never changed',
  adoption_file: 'written with its adoption; the file itself is followed',
  association_figure: DERIVED,
  association_state: DERIVED,
  association_study: DERIVED,
  blob: BEHIND,
  calendar_feed: PEOPLE,
  change_batch: 'the feed itself',
  change_entry: 'the feed itself',
  change_head: 'the feed itself',
  component_import: 'a file that waits to be accepted for a week',
  export_map: 'only for internal staff',
  file_text: DERIVED,
  file_version: 'each version changes its file',
  idempotency_key: BEHIND,
  import_request: 'only for internal staff',
  integration_authorization: BEHIND,
  integration_credential: 'a secret',
  integration_sync: BEHIND,
  invitation: PEOPLE,
  invitation_property: PEOPLE,
  job: BEHIND,
  ledger_import: 'a file that waits to be accepted for a week',
  ledger_mapped_month: DERIVED,
  ledger_month: DERIVED,
  ledger_work: BEHIND,
  mail_outbox: BEHIND,
  membership: PEOPLE,
  property_import: 'a workbook that waits to be accepted for a week',
  property_import_line: 'with its workbook; the properties that come of it are followed',
  project_bid_line: 'each line is saved with its bid',
  project_follower: PEOPLE,
  property_assignment: PEOPLE,
  user_notification: PEOPLE,
  webhook: 'settings of a program, read by its own route',
  webhook_delivery: BEHIND,
  weekly_view: PEOPLE,
};

test('triggers write exactly the kinds that readers know', async () => {
  const rows = (await inWorkspace(sql`
    select distinct split_part(encode(tgargs, 'escape'), '\\000', 1) as kind from pg_trigger where tgname = 'changes_of_insert'`)) as {
    kind: string;
  }[];
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual([...CHANGE_KINDS].toSorted());
});

test(`answers 410 for a cursor that is older than ${CHANGES_KEPT_DAYS} days`, async () => {
  const { cursor } = await follow();
  await inWorkspace(sql`update property set name = 'Later' where property_id = ${cast.home}`);
  const later = (await follow(cursor)).cursor;
  await cast.database.system((tx) =>
    tx.execute(sql`update change_batch set committed_at = ${new Date(cast.clock.now().getTime() - 31 * 86_400_000).toISOString()}`),
  ); // prettier-ignore
  await sweepChanges(cast);
  const old = await ask({ after: cursor });
  expect([old.statusCode, old.json().error.errors[0].code]).toEqual([410, 'cursorGone']);
  expect((await follow(later)).items).toEqual([]);
  expect((await follow()).items.length).toBeGreaterThan(3);
});
