import { setImmediate as otherWork } from 'node:timers/promises';
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';

/** Rows column by column, each as the literal of an array: plain text, which any thread can make. */
export interface RowBatch {
  columns: string[];
  values: string[];
}

/**
 * Rows of one statement. The embedded database works on the thread that answers requests: so many take it about 30 ms,
 * and with fewer the statements themselves begin to cost (docs/decisions/0023).
 */
const ROWS_A_STATEMENT = 250;

const SPECIAL = /["\\]/;

function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  const text = String(value);
  return `"${SPECIAL.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;
}

type Column = readonly [key: string, column: PgColumn];

/** What the statement stores of a row that leaves the column out or has it. */
function storedValue(row: Record<string, unknown>, [key, column]: Column): unknown {
  const value = row[key] === undefined ? (column.default as unknown) : row[key];
  return value === null || value === undefined ? null : column.mapToDriverValue(value);
}

/** One column of all rows: where all say the same, as of their property, it is worked out once. */
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
 * Rows of a table, to be written by few statements; what a row leaves out has the column's plain default, or is null.
 * For columns of one value each: no arrays, no JSON. `keys`: only these columns.
 */
export function batchesOf<T extends PgTable>(
  table: T,
  rows: readonly Partial<T['$inferInsert']>[],
  keys?: readonly string[],
): RowBatch[] {
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(
    // What the database computes itself is not written.
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

/** The batch as rows of a FROM clause. */
function unnested(columns: readonly PgColumn[], { values }: RowBatch): SQL {
  const arrays = columns.map((column, i) => sql`${values[i]}::${sql.raw(column.getSQLType())}[]`);
  return sql`unnest(${sql.join(arrays, sql`, `)})`;
}

/** One batch after the other, with whatever else waits done between them. */
async function each(
  batches: readonly RowBatch[],
  write: (batch: RowBatch) => Promise<unknown>,
): Promise<void> {
  for (const [i, batch] of batches.entries()) {
    if (i > 0) await otherWork();
    await write(batch);
  }
}

/** Writes the batches. `onConflict`: rows that meet one with the same unique key are left out. */
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

/** Changes the rows that have the same `keys`, and moves their version. */
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
