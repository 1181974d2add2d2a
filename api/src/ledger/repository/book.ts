import type { VarianceLimits } from '@roofline/schema/ledger/account';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import type { LedgerPlace } from '../enter/entry';
import { ledgerBook } from '../tables';

export type BookRow = typeof ledgerBook.$inferSelect;

const ofPlace = ({ workspaceId, propertyId }: LedgerPlace) =>
  and(eq(ledgerBook.workspaceId, workspaceId), eq(ledgerBook.propertyId, propertyId));

/** Locks a property's ledger until the transaction ends: writes of lines, sums, rules and configurations take turns. */
export async function holdBook(tx: Tx, { workspaceId, propertyId }: LedgerPlace): Promise<BookRow> {
  await tx.insert(ledgerBook).values({ workspaceId, propertyId }).onConflictDoNothing();
  const [row] = await tx.select().from(ledgerBook).where(ofPlace({ workspaceId, propertyId })).for('update');
  return row!;
}

/** Returns the books of properties, by property; a property without a book has no configuration yet. */
export async function findBooks(tx: Tx, propertyIds: readonly string[]): Promise<Map<string, BookRow>> {
  if (propertyIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(ledgerBook)
    .where(inArray(ledgerBook.propertyId, [...propertyIds]));
  return new Map(rows.map((row) => [row.propertyId, row]));
}

/** Saves limits of variances. The caller has locked the book. */
export async function saveLimits(tx: Tx, place: LedgerPlace, limits: VarianceLimits): Promise<void> {
  const { watchAbove, alertAbove } = limits;
  await tx.update(ledgerBook).set({ watchAbove, alertAbove }).where(ofPlace(place));
}

/** Raises the version of a configuration. The caller has locked the book. */
export async function moveVersion(tx: Tx, place: LedgerPlace, of: 'gl' | 'bank'): Promise<void> {
  const { glVersion, bankVersion } = ledgerBook;
  const moved = of === 'gl' ? { glVersion: sql`${glVersion} + 1` } : { bankVersion: sql`${bankVersion} + 1` };
  await tx.update(ledgerBook).set(moved).where(ofPlace(place));
}
