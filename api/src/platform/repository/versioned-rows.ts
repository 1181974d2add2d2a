import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';
import { notFound } from '../problem';
import { staleVersion } from '../versions';

/** A table whose rows a user changes by the version that they saw. */
type VersionedTable = PgTable & { version: AnyPgColumn };

interface Versioned {
  version: number;
}

/** Reads and writes the rows of a table one by one. `Place` has the key of a row, the workspace first. */
export interface VersionedRows<Row, New, Place> {
  at(place: Place): SQL;
  /** Returns the row with exactly this key; null if there is none. */
  find(tx: Tx, place: Place): Promise<Row | null>;
  /** Returns the row with this key; throws 404 if there is none. */
  require(tx: Tx, place: Place): Promise<Row>;
  insert(tx: Tx, row: New): Promise<Row>;
  /** Changes a row that was found and increments its version; 412 if its version is not the expected one. */
  change(tx: Tx, row: Place & Versioned, version: number, change: Partial<New>): Promise<Row>;
  /** Changes a row of any version, for a caller who has locked it or its parent. */
  changeHeld(tx: Tx, place: Place, change: Partial<New>): Promise<Row>;
  /** Removes a row that was found; 412 if its version is not the expected one. */
  remove(tx: Tx, row: Place & Versioned, version: number): Promise<void>;
  /** Removes a row of any version, for a caller who has locked it or its parent. */
  removeHeld(tx: Tx, place: Place): Promise<void>;
}

/** Returns the statements for single rows of a table. */
function statementsOf<T extends VersionedTable, K extends keyof T['$inferSelect'] & keyof T & string>(
  table: T,
  key: readonly K[],
) {
  type Row = T['$inferSelect'];
  // Drizzle's builders lose the row type of a generic table.
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
    /** Deletes rows and returns their number. */
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
  /** Returns the 412 with the row's current version. */
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
