import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { onceAView } from '../../platform/store/view';
import { projectBid, projectChangeOrder } from '../bidding/tables';
import { project, projectNote, projectPayment, projectScope } from '../tables';

export type PaymentRow = typeof projectPayment.$inferSelect;
export type NewPayment = typeof projectPayment.$inferInsert;
export type NoteRow = typeof projectNote.$inferSelect;
export type NewNote = typeof projectNote.$inferInsert;
export type ScopeRow = typeof projectScope.$inferSelect;
export type NewScope = typeof projectScope.$inferInsert;

/** The key of the project that a payment, note or line belongs to. */
export interface ItemPlace {
  workspaceId: string;
  projectId: string;
}

const next = (
  column: typeof projectPayment.version | typeof projectNote.version | typeof projectScope.version,
) => sql`${column} + 1`;

/** Returns the payments of the projects, newest first; within a day the one added last is first. */
export async function findPayments(tx: Tx, projectIds: readonly string[]): Promise<PaymentRow[]> {
  if (projectIds.length === 0) return [];
  return tx
    .select()
    .from(projectPayment)
    .where(inArray(projectPayment.projectId, [...projectIds]))
    .orderBy(desc(projectPayment.paidOn), desc(projectPayment.createdAt), desc(projectPayment.paymentId));
}

/** Returns payments from the reserve fund within these days, for the property's projects that are not deleted. */
export const reservePaymentsWithin = onceAView(
  async (tx: Tx, propertyId: string, days: { from: string; to: string }): Promise<PaymentRow[]> =>
    tx
      .select(getTableColumns(projectPayment))
      .from(projectPayment)
      .innerJoin(
        project,
        and(
          eq(project.workspaceId, projectPayment.workspaceId),
          eq(project.projectId, projectPayment.projectId),
          isNull(project.deletedAt),
        ),
      )
      .where(
        and(
          eq(projectPayment.propertyId, propertyId),
          eq(projectPayment.fund, 'reserve'),
          between(projectPayment.paidOn, days.from, days.to),
        ),
      )
      .orderBy(asc(projectPayment.paidOn), asc(projectPayment.paymentId)),
);

const paymentAt = (place: ItemPlace, paymentId: string) =>
  and(
    eq(projectPayment.workspaceId, place.workspaceId),
    eq(projectPayment.projectId, place.projectId),
    eq(projectPayment.paymentId, paymentId),
  );

/** Returns the payment of exactly this project, null for one of another. The caller has locked the project. */
export async function findPayment(tx: Tx, place: ItemPlace, paymentId: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(projectPayment).where(paymentAt(place, paymentId));
  return row ?? null;
}

export async function insertPayment(tx: Tx, row: NewPayment): Promise<PaymentRow> {
  const [saved] = await tx.insert(projectPayment).values(row).returning();
  return saved!;
}

/** Changes a payment and raises its version. The caller has locked the project. */
export async function changePayment(
  tx: Tx,
  row: PaymentRow,
  change: Partial<NewPayment>,
): Promise<PaymentRow> {
  const [saved] = await tx
    .update(projectPayment)
    .set({ ...change, version: next(projectPayment.version) })
    .where(paymentAt(row, row.paymentId))
    .returning();
  return saved!;
}

export async function deletePayment(tx: Tx, row: PaymentRow): Promise<void> {
  await tx.delete(projectPayment).where(paymentAt(row, row.paymentId));
}

/** Returns the lines of the scope of work of the projects, in the order in which they were added. */
export async function findScopes(tx: Tx, projectIds: readonly string[]): Promise<ScopeRow[]> {
  if (projectIds.length === 0) return [];
  return tx
    .select()
    .from(projectScope)
    .where(inArray(projectScope.projectId, [...projectIds]))
    .orderBy(asc(projectScope.createdAt), asc(projectScope.scopeOfWorkId));
}

const scopeAt = (place: ItemPlace, scopeOfWorkId: string) =>
  and(
    eq(projectScope.workspaceId, place.workspaceId),
    eq(projectScope.projectId, place.projectId),
    eq(projectScope.scopeOfWorkId, scopeOfWorkId),
  );

/** Returns the line of exactly this project, null for one of another. The caller has locked the project. */
export async function findScope(tx: Tx, place: ItemPlace, scopeOfWorkId: string): Promise<ScopeRow | null> {
  const [row] = await tx.select().from(projectScope).where(scopeAt(place, scopeOfWorkId));
  return row ?? null;
}

export async function insertScope(tx: Tx, row: NewScope): Promise<ScopeRow> {
  const [saved] = await tx.insert(projectScope).values(row).returning();
  return saved!;
}

/** Changes a line and raises its version. The caller has locked the project. */
export async function changeScope(tx: Tx, row: ScopeRow, change: Partial<NewScope>): Promise<ScopeRow> {
  const [saved] = await tx
    .update(projectScope)
    .set({ ...change, version: next(projectScope.version) })
    .where(scopeAt(row, row.scopeOfWorkId))
    .returning();
  return saved!;
}

export async function deleteScope(tx: Tx, row: ScopeRow): Promise<void> {
  await tx.delete(projectScope).where(scopeAt(row, row.scopeOfWorkId));
}

/** Returns the notes on the projects, newest first. */
export async function findNotes(tx: Tx, projectIds: readonly string[]): Promise<NoteRow[]> {
  if (projectIds.length === 0) return [];
  return tx
    .select()
    .from(projectNote)
    .where(inArray(projectNote.projectId, [...projectIds]))
    .orderBy(desc(projectNote.createdAt), desc(projectNote.noteId));
}

/** Returns a note by its id, of any project. */
export async function findNote(tx: Tx, noteId: string): Promise<NoteRow | null> {
  const [row] = await tx.select().from(projectNote).where(eq(projectNote.noteId, noteId));
  return row ?? null;
}

const noteAt = (row: NoteRow) =>
  and(eq(projectNote.workspaceId, row.workspaceId), eq(projectNote.noteId, row.noteId));

export async function insertNote(tx: Tx, row: NewNote): Promise<NoteRow> {
  const [saved] = await tx.insert(projectNote).values(row).returning();
  return saved!;
}

/** Changes a note and raises its version. The caller has locked the project. */
export async function changeNote(tx: Tx, row: NoteRow, change: Partial<NewNote>): Promise<NoteRow> {
  const [saved] = await tx
    .update(projectNote)
    .set({ ...change, version: next(projectNote.version) })
    .where(noteAt(row))
    .returning();
  return saved!;
}

export async function deleteNote(tx: Tx, row: NoteRow): Promise<void> {
  await tx.delete(projectNote).where(noteAt(row));
}

const TABLES = {
  payment: projectPayment,
  note: projectNote,
  scope: projectScope,
  bid: projectBid,
  changeOrder: projectChangeOrder,
};

/** Counts the payments, notes, lines of the scope of work, bids or change orders of a project. */
export async function countItems(
  tx: Tx,
  what: keyof typeof TABLES,
  { workspaceId, projectId }: ItemPlace,
): Promise<number> {
  const table = TABLES[what];
  const ofProject: SQL | undefined = and(eq(table.workspaceId, workspaceId), eq(table.projectId, projectId));
  const [row] = await tx.select({ count: count() }).from(table).where(ofProject);
  return row!.count;
}
