import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import {
  inOrderOfKeys,
  readCatalogue,
  type Catalogue,
  type TableShape,
} from '../platform/repository/catalogue';
import { versionOf } from '../platform/store/version';
import { rowTexts } from '../platform/repository/row-texts';

/**
 * Tables that a backup leaves out: the one that each start of the embedded database writes to test durability, and the feed
 * of changes, because readers of a restored database begin again: they may have read more than was restored.
 */
const NOBODYS: readonly string[] = ['roofline_start', 'change_head', 'change_batch', 'change_entry'];

/** Returns every table with all of its columns. */
export const wholeCatalogue = (tx: Tx): Promise<Catalogue> =>
  readCatalogue(tx, { hasTable: (table) => !NOBODYS.includes(table), hasColumn: () => true });

export const allRows = (tx: Tx, shape: TableShape) => rowTexts(tx, shape, sql`true`);

/** Returns the last migration of the database. */
export const versionIn = (tx: Tx): Promise<number> =>
  versionOf(async (statement) => ({ rows: await rowsOf(tx, sql.raw(statement)) }));

/** Returns the rows of stored bytes with their storage keys. */
export const storedBytes = (tx: Tx): Promise<{ blobId: string; storageKey: string; createdAt: string }[]> =>
  rowsOf(
    tx,
    sql`select blob_id as "blobId", storage_key as "storageKey", created_at::text as "createdAt" from blob order by blob_id`,
  );

/** Decides whether the installation has no account and no workspace. */
export async function isUnused(tx: Tx): Promise<boolean> {
  const [row] = await rowsOf<{ is: boolean }>(
    tx,
    sql`select not exists (select 1 from app_user) and not exists (select 1 from workspace) as is`,
  );
  return row!.is;
}

const named = (text: string) => `"${text}"`;
const run = async (tx: Tx, statements: string[]) => {
  for (const statement of statements) await tx.execute(sql.raw(statement));
};

interface Key {
  table: string;
  name: string;
  mayWait: boolean;
}

/** Returns keys that point at their own table or at one that is filled later: no order of tables satisfies them. */
async function keysAgainstOrder(tx: Tx, catalogue: Catalogue): Promise<Key[]> {
  const order = inOrderOfKeys(catalogue).map(({ name }) => name);
  const against = catalogue.references.filter(({ from, to }) => order.indexOf(to) >= order.indexOf(from));
  const waiting = await rowsOf<{ name: string }>(
    tx,
    sql`select conname as name from pg_constraint where contype = 'f' and condeferrable`,
  );
  const names = new Set(waiting.map(({ name }) => name));
  return against.map(({ from, name }) => ({ table: from, name, mayWait: names.has(name) }));
}

const altered = (keys: Key[], to: (key: Key) => string) =>
  keys.map((key) => `alter table ${named(key.table)} alter constraint ${named(key.name)} ${to(key)}`);

/**
 * Prepares new tables for the rows of a backup: deletes rows of migrations, turns triggers off, and defers keys against the
 * order. Returns a function that undoes this. Both run as the owner of the tables and in one transaction.
 */
export async function openTables(tx: Tx, catalogue: Catalogue): Promise<() => Promise<void>> {
  const tables = [...catalogue.shapes.keys()].map(named);
  const keys = await keysAgainstOrder(tx, catalogue);
  await run(tx, [
    `truncate ${tables.join(', ')}`,
    ...tables.map((table) => `alter table ${table} disable trigger user`),
    ...altered(keys, () => 'deferrable initially deferred'),
  ]);
  return () =>
    run(tx, [
      'set constraints all immediate',
      ...altered(keys, ({ mayWait }) => (mayWait ? 'deferrable initially immediate' : 'not deferrable')),
      ...tables.map((table) => `alter table ${table} enable trigger user`),
    ]);
}
