import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';
import { notFound } from '../problem';
import { staleVersion } from '../versions';

/** A table whose rows a person changes by the version that they saw. */
type VersionedTable = PgTable & { version: AnyPgColumn };

interface Versioned {
  version: number;
}

/** How the rows of a table are read and written one by one. `key` names what makes a row one, from its workspace on. */
export interface VersionedRows<Row, New, Place> {
  at(place: Place): SQL;
  /** The row of exactly this place; null for one of another. */
  find(tx: Tx, place: Place): Promise<Row | null>;
  /** The same, or 404. */
  require(tx: Tx, place: Place): Promise<Row>;
  insert(tx: Tx, row: New): Promise<Row>;
  /** Changes a row that was found and moves its version; 412 where its version is not the expected one. */
  change(tx: Tx, row: Place & Versioned, version: number, change: Partial<New>): Promise<Row>;
  /** The same for a caller who holds the row, or what it belongs to: whatever its version. */
  changeHeld(tx: Tx, place: Place, change: Partial<New>): Promise<Row>;
  /** Removes a row that was found; 412 where its version is not the expected one. */
  remove(tx: Tx, row: Place & Versioned, version: number): Promise<void>;
  /** For a caller who holds the row, or what it belongs to: whatever its version. */
  removeHeld(tx: Tx, place: Place): Promise<void>;
}

/** The statements of one row, whoever holds it. */
function statementsOf<T extends VersionedTable, K extends keyof T['$inferSelect'] & keyof T & string>(
  table: T,
  key: readonly K[],
) {
  type Row = T['$inferSelect'];
  // Drizzle's builders lose the rows of a table that is a parameter.
  const plain = table as PgTable;
  const columns = table as unknown as Record<K, AnyPgColumn>;
  const at = (place: Pick<Row, K>): SQL => and(...key.map((name) => eq(columns[name], place[name])))!;
  return {
    at,
    ofVersion: (place: Pick<Row, K>, version: number) => and(at(place), eq(table.version, version)),
    find: async (tx: Tx, place: Pick<Row, K>): Promise<Row | null> =>
      (await tx.select().from(plain).where(at(place)))[0] ?? null,
    async insert(tx: Tx, row: T['$inferInsert']): Promise<Row> {
      const rows = await tx
        .insert(plain)
        .values(row as never)
        .returning();
      return rows[0]!;
    },
    async update(tx: Tx, where: SQL | undefined, change: object): Promise<Row | undefined> {
      const moved = { ...change, version: sql`${table.version} + 1` };
      return (await tx.update(plain).set(moved).where(where).returning())[0];
    },
    /** How many went. */
    erase: async (tx: Tx, where: SQL | undefined): Promise<number> =>
      (await tx.delete(plain).where(where).returning({ version: table.version })).length,
  };
}

export function versionedRows<T extends VersionedTable, K extends keyof T['$inferSelect'] & keyof T & string>(
  table: T,
  key: readonly K[],
): VersionedRows<T['$inferSelect'], T['$inferInsert'], Pick<T['$inferSelect'], K>> {
  type Row = T['$inferSelect'];
  const { at, ofVersion, find, insert, update, erase } = statementsOf(table, key);
  /** With the version that the row has by now. */
  const stale = async (tx: Tx, row: Pick<Row, K> & Versioned) => {
    const { version } = ((await find(tx, row)) ?? row) as Versioned;
    return staleVersion(version);
  };
  return {
    at,
    find,
    insert,
    async require(tx, place) {
      const row = await find(tx, place);
      if (!row) throw notFound();
      return row;
    },
    async change(tx, row, version, change) {
      const saved = await update(tx, ofVersion(row, version), change);
      if (!saved) throw await stale(tx, row);
      return saved;
    },
    changeHeld: async (tx, place, change) => (await update(tx, at(place), change))!,
    async remove(tx, row, version) {
      if ((await erase(tx, ofVersion(row, version))) === 0) throw await stale(tx, row);
    },
    removeHeld: async (tx, place) => void (await erase(tx, at(place))),
  };
}
