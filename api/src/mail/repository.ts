import { and, count, desc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { mailOutbox } from './tables';

export type MailRow = typeof mailOutbox.$inferSelect;
export type NewMailRow = typeof mailOutbox.$inferInsert;
type MailChange = Partial<NewMailRow>;

/** The states of mails that have not left and still may. */
const UNSENT = ['waiting', 'kept'];
const OVER = ['sent', 'kept', 'parked', 'dropped'];

/** Inserts mails; returns the ids of those that were new: one whose `onceKey` exists is left out. */
export async function insertMails(tx: Tx, rows: readonly NewMailRow[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const written = await tx
    .insert(mailOutbox)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ mailId: mailOutbox.mailId });
  return new Set(written.map(({ mailId }) => mailId));
}

/** Returns a mail that waits to be sent; null if it was sent, dropped or deleted in the meantime. */
export async function selectWaitingMail(tx: Tx, mailId: string): Promise<MailRow | null> {
  const [row] = await tx
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.mailId, mailId), eq(mailOutbox.state, 'waiting')));
  return row ?? null;
}

/** Changes a waiting mail; one that was dropped in the meantime stays dropped. */
export async function changeWaitingMail(tx: Tx, mailId: string, change: MailChange): Promise<void> {
  await tx
    .update(mailOutbox)
    .set(change)
    .where(and(eq(mailOutbox.mailId, mailId), eq(mailOutbox.state, 'waiting')));
}

/** Counts the mails in each state. */
export async function countMails(tx: Tx): Promise<Record<string, number>> {
  const rows = await tx
    .select({ state: mailOutbox.state, mails: count() })
    .from(mailOutbox)
    .groupBy(mailOutbox.state);
  return Object.fromEntries(rows.map(({ state, mails }) => [state, mails]));
}

/** Makes a mail that was given up wait again; false if its text is no longer stored. */
export async function reviveMail(tx: Tx, mailId: string): Promise<boolean> {
  const rows = await tx
    .update(mailOutbox)
    .set({ state: 'waiting', finishedAt: null })
    .where(and(eq(mailOutbox.mailId, mailId), eq(mailOutbox.state, 'parked'), isNotNull(mailOutbox.sealed)))
    .returning({ mailId: mailOutbox.mailId });
  return rows.length > 0;
}

/** Drops unsent mails about a topic, so that they never leave. */
export async function dropMail(tx: Tx, topic: string, now: Date): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ state: 'dropped', sealed: null, finishedAt: now })
    .where(and(eq(mailOutbox.topic, topic), inArray(mailOutbox.state, [...UNSENT, 'parked'])));
}

/** Returns the newest mail about a topic that has not left. */
export async function newestUnsentMail(tx: Tx, topic: string): Promise<MailRow | null> {
  const [row] = await tx
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.topic, topic), inArray(mailOutbox.state, UNSENT)))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(1);
  return row ?? null;
}

/** Returns when the nth newest of a kind's mails due after a moment was due; null if there are fewer than n. */
export async function nthDueMail(
  tx: Tx,
  of: { workspaceId: string; kind: string; after: Date; nth: number },
): Promise<Date | null> {
  const [row] = await tx
    .select({ dueAt: mailOutbox.dueAt })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.workspaceId, of.workspaceId),
        eq(mailOutbox.kind, of.kind),
        gt(mailOutbox.dueAt, of.after),
      ),
    )
    .orderBy(desc(mailOutbox.dueAt))
    .limit(1)
    .offset(of.nth - 1);
  return row?.dueAt ?? null;
}

/** Returns the newest unsent mails whose bodies are still stored. */
export function selectReadableMails(tx: Tx, limit: number): Promise<MailRow[]> {
  return tx
    .select()
    .from(mailOutbox)
    .where(and(inArray(mailOutbox.state, UNSENT), isNotNull(mailOutbox.sealed)))
    .orderBy(desc(mailOutbox.mailId))
    .limit(limit);
}

export async function deleteFinishedMails(tx: Tx, createdBefore: Date): Promise<void> {
  await tx
    .delete(mailOutbox)
    .where(and(inArray(mailOutbox.state, OVER), lt(mailOutbox.createdAt, createdBefore)));
}
