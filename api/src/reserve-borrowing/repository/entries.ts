import type { TransferDirection } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { reserveEntry } from '../tables';

export type EntryRow = typeof reserveEntry.$inferSelect;
export type NewEntry = typeof reserveEntry.$inferInsert;
type Place = Pick<EntryRow, 'workspaceId' | 'propertyId'>;
type At = Place & Pick<EntryRow, 'reserveEntryId'>;

const ofProperty = ({ workspaceId, propertyId }: Place) =>
  and(eq(reserveEntry.workspaceId, workspaceId), eq(reserveEntry.propertyId, propertyId));
const at = (place: At) => and(ofProperty(place), eq(reserveEntry.reserveEntryId, place.reserveEntryId));

/** Returns loans and repayments of properties, by day. */
export async function selectBorrowed(tx: Tx, propertyIds: readonly string[]): Promise<EntryRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(reserveEntry)
    .where(and(inArray(reserveEntry.propertyId, [...propertyIds]), ne(reserveEntry.kind, 'explanation')))
    .orderBy(asc(reserveEntry.date), asc(reserveEntry.reserveEntryId));
}

/** Returns a page of the explained transfers, newest first. */
export async function selectExplained(
  tx: Tx,
  place: Place,
  asked: { direction: TransferDirection | undefined; offset: number; limit: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const { direction, offset, limit } = asked;
  const isMeant = and(
    ofProperty(place),
    eq(reserveEntry.kind, 'explanation'),
    direction && eq(reserveEntry.direction, direction),
  );
  const [counted] = await tx.select({ total: count() }).from(reserveEntry).where(isMeant);
  const rows = await tx
    .select()
    .from(reserveEntry)
    .where(isMeant)
    .orderBy(desc(reserveEntry.date), desc(reserveEntry.reserveEntryId))
    .limit(limit)
    .offset(offset);
  return { rows, total: counted!.total };
}

export async function countLoans(tx: Tx, place: Place): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(reserveEntry)
    .where(and(ofProperty(place), eq(reserveEntry.kind, 'loan')));
  return row!.total;
}

/** Returns an entry of exactly this property, locked until the transaction ends; null for one of another property. */
export async function holdEntry(tx: Tx, place: At): Promise<EntryRow | null> {
  const [row] = await tx.select().from(reserveEntry).where(at(place)).for('update');
  return row ?? null;
}

/** Returns the part of a transfer that pays back its loan, in cents. */
export const paidBy = ({ share, amount }: Pick<EntryRow, 'share' | 'amount'>): number => share ?? amount;

/** Returns the sum of a loan's repayments in cents, and their number. The caller holds a lock on the loan. */
export async function sumRepayments(tx: Tx, loan: EntryRow): Promise<{ repaid: number; payments: number }> {
  const [row] = await tx
    .select({
      repaid: sql<number>`coalesce(sum(coalesce(${reserveEntry.share}, ${reserveEntry.amount})), 0)::float8`,
      payments: count(),
    })
    .from(reserveEntry)
    .where(and(eq(reserveEntry.workspaceId, loan.workspaceId), eq(reserveEntry.loanId, loan.reserveEntryId)));
  return row!;
}

/** Inserts entries; returns fewer rows than given if a transfer already had one. */
export async function insertEntries(tx: Tx, rows: readonly NewEntry[]): Promise<EntryRow[]> {
  return tx
    .insert(reserveEntry)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

/** Changes an entry and raises its version; null if the version is not the expected one. */
export async function changeEntry(
  tx: Tx,
  place: At,
  version: number,
  change: Partial<NewEntry>,
): Promise<EntryRow | null> {
  const [saved] = await tx
    .update(reserveEntry)
    .set({ ...change, version: sql`${reserveEntry.version} + 1` })
    .where(and(at(place), eq(reserveEntry.version, version)))
    .returning();
  return saved ?? null;
}

/** Returns the ordinals of the entries of a day, direction and amount. */
export async function selectOrdinals(
  tx: Tx,
  { date, direction, amount, ...place }: Place & Pick<EntryRow, 'date' | 'direction' | 'amount'>,
): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ ordinal: reserveEntry.ordinal })
    .from(reserveEntry)
    .where(
      and(
        ofProperty(place),
        eq(reserveEntry.date, date),
        eq(reserveEntry.direction, direction),
        eq(reserveEntry.amount, amount),
      ),
    );
  return rows.map(({ ordinal }) => ordinal);
}

const ofTransfer = (row: EntryRow) =>
  and(
    ofProperty(row),
    eq(reserveEntry.date, row.date),
    eq(reserveEntry.direction, row.direction),
    eq(reserveEntry.amount, row.amount),
    eq(reserveEntry.ordinal, row.ordinal),
  );

/** Returns all parts of an entry's transfer: one for each loan that it pays back. The caller locks the property. */
export async function selectParts(tx: Tx, row: EntryRow): Promise<EntryRow[]> {
  return tx.select().from(reserveEntry).where(ofTransfer(row)).orderBy(asc(reserveEntry.part));
}

/** Deletes all parts of a transfer that pays back several loans, because the rest of it could not be matched again. */
export async function deleteParts(tx: Tx, row: EntryRow): Promise<void> {
  await tx.delete(reserveEntry).where(ofTransfer(row));
}

/** Deletes an entry; false if the version is not the expected one. */
export async function deleteEntry(tx: Tx, place: At, version: number): Promise<boolean> {
  const gone = await tx
    .delete(reserveEntry)
    .where(and(at(place), eq(reserveEntry.version, version)))
    .returning({ id: reserveEntry.reserveEntryId });
  return gone.length > 0;
}
