import { setImmediate as otherWork } from 'node:timers/promises';
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';

/** Rows by column, each column as an array literal: plain text, which any thread can make. */
export interface RowBatch {
  columns: string[];
  values: string[];
}

/**
 * Rows of one statement. They take the embedded database about 30 ms, during which it does nothing else; with fewer
 * rows, the statements themselves begin to cost (docs/decisions/0023).
 */
const ROWS_A_STATEMENT = 250;

const SPECIAL = /["\\]/;

function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  const text = String(value);
  return `"${SPECIAL.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;
}

type Column = readonly [key: string, column: PgColumn];

/** Returns the value to store in a column: the row's own, or the column's default if the row has none. */
function storedValue(row: Record<string, unknown>, [key, column]: Column): unknown {
  const value = row[key] === undefined ? (column.default as unknown) : row[key];
  return value === null || value === undefined ? null : column.mapToDriverValue(value);
}

/** Returns one column of all rows; a value that all rows share, such as the property's id, is converted once. */
function columnText(rows: readonly Record<string, unknown>[], column: Column): string {
  const [key] = column;
  const first = rows[0]?.[key];
  const isSame = rows.every((row) => row[key] === first);
  const elements = isSame
    ? Array.from<string>({ length: rows.length }).fill(element(storedValue(rows[0]!, column)))
    : rows.map((row) => element(storedValue(row, column)));
  return `{${elements.join(',')}}`;
}

const batchOf = (columns: readonly Column[], rows: readonly Record<string, unknown>[]): RowBatch => ({
  columns: columns.map(([key]) => key),
  values: columns.map((column) => columnText(rows, column)),
});

/**
 * Packs rows of a table to be written by few statements; a value that a row leaves out is the column's plain default,
 * or null. For columns of single values: no arrays, no JSON. `keys`: only these columns.
 */
export function batchesOf<T extends PgTable>(
  table: T,
  rows: readonly Partial<T['$inferInsert']>[],
  keys?: readonly string[],
): RowBatch[] {
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(
    // Columns that the database computes are not written.
    ([key, { generated }]) => generated === undefined && (keys?.includes(key) ?? true),
  );
  const count = Math.ceil(rows.length / ROWS_A_STATEMENT);
  return Array.from({ length: count }, (_, i) =>
    batchOf(columns, rows.slice(i * ROWS_A_STATEMENT, (i + 1) * ROWS_A_STATEMENT)),
  );
}

function columnsOf(table: PgTable, batch: RowBatch): PgColumn[] {
  const all = getTableColumns(table) as Record<string, PgColumn>;
  return batch.columns.map((key) => all[key]!);
}

const named = (columns: readonly PgColumn[], before = ''): SQL =>
  sql.raw(columns.map(({ name }) => `${before}"${name}"`).join(', '));

/** Returns the batch as rows of a FROM clause. */
function unnested(columns: readonly PgColumn[], { values }: RowBatch): SQL {
  const arrays = columns.map((column, i) => sql`${values[i]}::${sql.raw(column.getSQLType())}[]`);
  return sql`unnest(${sql.join(arrays, sql`, `)})`;
}

/** Writes one batch after the other, and lets other waiting work run between them. */
async function each(
  batches: readonly RowBatch[],
  write: (batch: RowBatch) => Promise<unknown>,
): Promise<void> {
  for (const [i, batch] of batches.entries()) {
    if (i > 0) await otherWork();
    await write(batch);
  }
}

/** Inserts the batches. `onConflict`: leaves out rows whose unique key exists already. */
export async function insertBatches(
  tx: Tx,
  table: PgTable,
  batches: readonly RowBatch[],
  { onConflict }: { onConflict?: 'nothing' } = {},
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  const unless = onConflict ? sql` on conflict do nothing` : sql``;
  await each(batches, (batch) => {
    const columns = columnsOf(table, batch);
    return tx.execute(
      sql`insert into ${name} (${named(columns)}) select * from ${unnested(columns, batch)}${unless}`,
    );
  });
}

/** Updates the rows that have the same `keys`, and increments their version. */
export async function updateBatches(
  tx: Tx,
  table: PgTable,
  batches: readonly RowBatch[],
  keys: readonly string[],
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  await each(batches, (batch) => {
    const columns = columnsOf(table, batch);
    const isKey = (_: PgColumn, i: number) => keys.includes(batch.columns[i]!);
    const set = columns.filter((column, i) => !isKey(column, i));
    const same = columns.filter(isKey).map((column) => sql.raw(`t."${column.name}" = v."${column.name}"`));
    const changes = sql.raw(set.map((column) => `"${column.name}" = v."${column.name}"`).join(', '));
    return tx.execute(sql`update ${name} t set ${changes}, version = t.version + 1
      from ${unnested(columns, batch)} as v(${named(columns)}) where ${sql.join(same, sql` and `)}`);
  });
}
