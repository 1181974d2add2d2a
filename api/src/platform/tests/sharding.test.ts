import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../database';
import { openTestDatabase } from '../testing';

// Checks the rules of docs/scale.md for tables in the catalog of the database, so that new tables keep to them.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const namesOf = async (statement: SQL): Promise<string[]> => {
  const rows = await database.system((tx) => rowsOf<{ name: string }>(tx, statement));
  return rows.map(({ name }) => name).toSorted();
};

/** Tables of people and of the installation: they are in every shard, or on the coordinator. */
const OF_NO_WORKSPACE = {
  app_user: 'a person may belong to several workspaces',
  session: 'of a person',
  password_reset: 'of a person',
  user_setting: 'of a person',
  filter_setting: 'of a person',
  notification_preference: 'of a person',
  sign_in_attempt: 'comes before anyone is known',
  first_setup: 'comes before there is a workspace',
  property_type: 'the same ten rows for everyone',
};

/** Tables of workspaces whose key does not begin with the workspace. */
const OTHER_KEY = {
  idempotency_key: 'a key belongs to a person, some of whose requests are of no workspace',
  mail_outbox: 'mail of an account belongs to no workspace',
};

const COLUMN = sql`(select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[1])`;
const TARGET = sql`(select attname from pg_attribute where attrelid = k.confrelid and attnum = k.confkey[1])`;
const HAS_WORKSPACE = sql`exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped)`;
const TABLES = sql`from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

test('every table has a workspace, except those of people and of the installation', async () => {
  const found = await namesOf(sql`select c.relname as name ${TABLES} and not ${HAS_WORKSPACE}`);
  expect(found).toEqual(Object.keys(OF_NO_WORKSPACE).toSorted());
});

test('every primary key of a table of workspaces begins with the workspace', async () => {
  const found = await namesOf(sql`select c.relname as name ${TABLES} and ${HAS_WORKSPACE}
    and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and ${COLUMN} = 'workspace_id')`);
  expect(found).toEqual(Object.keys(OTHER_KEY).toSorted());
});

/** The tables outside workspaces to which foreign keys of workspaces' tables may refer: every shard has them. */
const TO_EVERYONE = ['app_user', 'property_type'];
/** The photo of a user is stored under the user's id in place of a workspace, which no one else has. */
const FROM_PEOPLE = ['app_user_image'];

test('every foreign key between tables of workspaces begins with the workspace on both sides', async () => {
  const found =
    await namesOf(sql`select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and (${COLUMN} <> 'workspace_id' or ${TARGET} <> 'workspace_id')
      and k.confrelid::regclass::text <> all (${sql.raw(`array['${TO_EVERYONE.join("','")}']`)})`);
  expect(found).toEqual(FROM_PEOPLE);
});

/** Indexes that are unique across workspaces, for look-ups by only a secret or an external name. */
const UNIQUE_BY_MORE = [
  'access_token_token_hash_unique',
  'blob_storage_key_unique',
  'calendar_feed_secret_hash_unique',
  'invitation_code_hash_unique',
  'mail_outbox_once_key_unique',
];
/** How many indexes make an id unique by itself, for look-ups by an id in an address; new ones begin with the workspace. */
const UNIQUE_BY_ID = 41;

test('no further index is unique across workspaces', async () => {
  const found =
    await namesOf(sql`select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and ${HAS_WORKSPACE} and i.indisunique and not i.indisprimary
      and (select attname from pg_attribute where attrelid = c.oid and attnum = i.indkey[0]) is distinct from 'workspace_id'`);
  const byId = found.filter((name) => name.endsWith('_id_unique'));
  expect(found.filter((name) => !byId.includes(name))).toEqual(UNIQUE_BY_MORE);
  expect(byId.length).toBeLessThanOrEqual(UNIQUE_BY_ID);
});
