import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../database';
import type { TableShape } from './catalogue';

// Reads and writes rows as the database's own JSON, so that nothing is rounded or formatted on the way.

/** How many rows are in memory at once: a plan with its years may be some hundred kilobytes. */
const ROWS_AT_ONCE = 50;

const listed = (columns: readonly string[], of = ''): SQL =>
  sql.raw(columns.map((column) => `${of}"${column}"`).join(', '));

/** Sets the time zone to UTC, so that days and moments are written alike on every server. */
export const writeUtc = (tx: Tx) => tx.execute(sql`set local timezone to 'UTC'`);

/** Yields the rows `t` of a table that meet the condition, as JSON, a few at a time, in the order of their key. */
export async function* rowTexts(tx: Tx, { name, columns, key }: TableShape, condition: SQL) {
  const all = columns.map((column) => column.name);
  // A table without a key is ordered by all of its columns, which are only ids.
  const order = key.length > 0 ? key : all;
  await tx.execute(sql`declare row_texts no scroll cursor for
    select row_to_json(r)::text as text from (select ${listed(all, 't.')} from ${sql.identifier(name)} t
      where ${condition} order by ${listed(order, 't.')}) r`);
  try {
    for (;;) {
      const rows = await rowsOf<{ text: string }>(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from row_texts`));
      if (rows.length === 0) return;
      yield rows.map(({ text }) => text);
    }
  } finally {
    await tx.execute(sql`close row_texts`).catch(() => undefined);
  }
}

/** Defers checks of deferrable foreign keys to the end of the transaction: a row may come before one it refers to. */
export const checkAtEnd = (tx: Tx) => tx.execute(sql`set constraints all deferred`);

/** The most that one statement writes: rows, and characters of rows. */
const BATCH = { rows: 250, characters: 2 ** 20 };

interface Written {
  name: string;
  columns: readonly string[];
}

async function insertBatch(tx: Tx, { name, columns }: Written, rows: readonly string[]): Promise<void> {
  await tx.execute(sql`insert into ${sql.identifier(name)} (${listed(columns)})
    select ${listed(columns)} from json_populate_recordset(null::${sql.identifier(name)}, ${`[${rows.join(',')}]`}::json)`);
}

/** Inserts rows into a table: `complete` turns each line into the JSON of an object with its columns. Returns their number. */
export async function insertAll(
  tx: Tx,
  table: Written,
  lines: AsyncIterable<string>,
  complete: (line: string) => string,
): Promise<number> {
  let [batch, characters, rows]: [string[], number, number] = [[], 0, 0];
  for await (const line of lines) {
    batch.push(complete(line));
    characters += line.length;
    rows += 1;
    if (batch.length < BATCH.rows && characters < BATCH.characters) continue;
    await insertBatch(tx, table, batch);
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) await insertBatch(tx, table, batch);
  return rows;
}
