import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';

/** A table whose rows a person changes by the version that they saw. */
type VersionedTable = PgTable & { version: AnyPgColumn };

/** How the rows of a table are read and written one by one. `key` names what makes a row one, from its workspace on. */
export interface VersionedRows<Row, New, Place> {
  at(place: Place): SQL;
  /** The row of exactly this place; null for one of another. */
  find(tx: Tx, place: Place): Promise<Row | null>;
  insert(tx: Tx, row: New): Promise<Row>;
  /** Changes a row and moves its version; null where the version is not the expected one. */
  change(tx: Tx, place: Place, version: number, change: Partial<New>): Promise<Row | null>;
  /** The same for a caller who holds the row, or what it belongs to: whatever its version. */
  changeHeld(tx: Tx, place: Place, change: Partial<New>): Promise<Row>;
  /** Is it gone? False where the version is not the expected one. */
  remove(tx: Tx, place: Place, version: number): Promise<boolean>;
  /** For a caller who holds the row, or what it belongs to: whatever its version. */
  removeHeld(tx: Tx, place: Place): Promise<void>;
}

export function versionedRows<T extends VersionedTable, K extends keyof T['$inferSelect'] & keyof T & string>(
  table: T,
  key: readonly K[],
): VersionedRows<T['$inferSelect'], T['$inferInsert'], Pick<T['$inferSelect'], K>> {
  type Row = T['$inferSelect'];
  type Place = Pick<Row, K>;
  // Drizzle's builders lose the rows of a table that is a parameter.
  const plain = table as PgTable;
  const columns = table as unknown as Record<K, AnyPgColumn>;
  const at = (place: Place): SQL => and(...key.map((name) => eq(columns[name], place[name])))!;
  const ofVersion = (place: Place, version: number) => and(at(place), eq(table.version, version));
  const update = async (tx: Tx, where: SQL | undefined, change: object): Promise<Row | undefined> => {
    const moved = { ...change, version: sql`${table.version} + 1` };
    return (await tx.update(plain).set(moved).where(where).returning())[0];
  };
  return {
    at,
    find: async (tx, place) => (await tx.select().from(plain).where(at(place)))[0] ?? null,
    insert: async (tx, row) =>
      (
        await tx
          .insert(plain)
          .values(row as never)
          .returning()
      )[0]!,
    change: async (tx, place, version, change) =>
      (await update(tx, ofVersion(place, version), change)) ?? null,
    changeHeld: async (tx, place, change) => (await update(tx, at(place), change))!,
    remove: async (tx, place, version) =>
      (await tx.delete(plain).where(ofVersion(place, version)).returning({ version: table.version })).length >
      0,
    removeHeld: async (tx, place) => void (await tx.delete(plain).where(at(place))),
  };
}
