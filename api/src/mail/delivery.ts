import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock';
import type { Database, DatabaseLog } from '../platform/database';
import { linkIn } from './outbox';
import type { Seal } from './seal';
import { mailOutbox } from './tables';
import type { Send } from './transport';

export const MAIL_TRIES = 10;
const MINUTE = 60_000;
const LONGEST_WAIT = 6 * 60 * MINUTE;
const AT_ONCE = 10;
const KEPT_MS = 30 * 24 * 60 * MINUTE;

export interface Delivery {
  database: Pick<Database, 'system'>;
  clock: Clock;
  seal: Seal;
  /** null: there is no mail server, mails are kept. */
  send: Send | null;
  /** Kept mails may be read in the log: nobody but the person at this machine can ask the instance. */
  isReadable: boolean;
  log: DatabaseLog;
}

type Row = typeof mailOutbox.$inferSelect;

/** Wait after the nth try: 1, 2, 4 … minutes, at most 6 hours. */
export function waitAfter(tries: number): number {
  return Math.min(MINUTE * 2 ** (tries - 1), LONGEST_WAIT);
}

/**
 * Takes mails that are due. The next try is noted before this one begins: should the process end in between, the mail
 * goes out again later under the same Message-ID, and is never lost.
 */
async function claim({ database, clock }: Delivery): Promise<Row[]> {
  const now = clock.now();
  return database.system(async (tx) => {
    const rows = await tx
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.state, 'waiting'), lte(mailOutbox.dueAt, now)))
      .orderBy(asc(mailOutbox.dueAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const row of rows)
      await tx
        .update(mailOutbox)
        .set({ tries: row.tries + 1, dueAt: new Date(now.getTime() + waitAfter(row.tries + 1)) })
        .where(eq(mailOutbox.mailId, row.mailId));
    return rows.map((row) => ({ ...row, tries: row.tries + 1 }));
  });
}

/** What went wrong, without anything of the mail itself. */
function causeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code ?? (error as Error).name, responseCode].filter(Boolean).join(' ').slice(0, 100);
}

async function deliver(delivery: Delivery, send: Send, row: Row): Promise<void> {
  const { database, clock, seal, log } = delivery;
  const finish = (change: Partial<Row>) =>
    database.system((tx) => tx.update(mailOutbox).set(change).where(eq(mailOutbox.mailId, row.mailId)));
  try {
    const bodies = JSON.parse(seal.unlock(row.sealed ?? '')) as { html: string; text: string };
    await send({ to: row.recipient, subject: row.subject, messageId: row.messageId, ...bodies });
  } catch (error) {
    const lastError = causeOf(error);
    const isOver = row.tries >= MAIL_TRIES;
    log.error(
      { mailId: row.mailId, kind: row.kind, tries: row.tries, cause: lastError },
      'A mail was not sent',
    );
    await finish(
      isOver ? { state: 'parked', sealed: null, finishedAt: clock.now(), lastError } : { lastError },
    );
    return;
  }
  await finish({ state: 'sent', sealed: null, finishedAt: clock.now(), lastError: null });
  log.info({ mailId: row.mailId, kind: row.kind }, 'A mail was sent');
}

/** A kept mail in one line. Its link opens an account, so this is only for who could open the database as well. */
function readableLine(seal: Seal, { recipient, subject, sealed }: Row): string {
  const { text } = JSON.parse(seal.unlock(sealed ?? '')) as { text: string };
  return [`Mail to ${recipient}: ${subject}`, linkIn(text)].filter(Boolean).join(' ');
}

async function keep({ database, log, seal, isReadable }: Delivery, row: Row): Promise<void> {
  await database.system((tx) =>
    tx.update(mailOutbox).set({ state: 'kept' }).where(eq(mailOutbox.mailId, row.mailId)),
  );
  const about = { mailId: row.mailId, kind: row.kind };
  if (isReadable) log.warn(about, readableLine(seal, row));
  else log.info(about, 'A mail is kept: SMTP_URL is not set');
}

/** Sends what is due, each mail on its own: one that fails holds up no other. Returns how many were tried. */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const rows = await claim(delivery);
  const { send } = delivery;
  await Promise.all(rows.map((row) => (send ? deliver(delivery, send, row) : keep(delivery, row))));
  return rows.length;
}

/** Forgets mails that were finished long ago, and the bodies of those that nobody ever sent. */
export async function forgetOldMail({
  database,
  clock,
}: Pick<Delivery, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await database.system((tx) =>
    tx
      .delete(mailOutbox)
      .where(
        and(
          inArray(mailOutbox.state, ['sent', 'kept', 'parked', 'dropped']),
          lt(mailOutbox.createdAt, before),
        ),
      ),
  );
}

/** The newest mails whose bodies are still there, for a developer to read. */
export async function readableMails({ database, seal }: Pick<Delivery, 'database' | 'seal'>) {
  const rows = await database.system((tx) =>
    tx
      .select()
      .from(mailOutbox)
      .where(and(inArray(mailOutbox.state, ['kept', 'waiting']), sql`${mailOutbox.sealed} is not null`))
      .orderBy(sql`${mailOutbox.mailId} desc`)
      .limit(50),
  );
  return rows.map((row) => ({
    mailId: row.mailId,
    kind: row.kind,
    to: row.recipient,
    subject: row.subject,
    createdAt: row.createdAt.toISOString(),
    ...(JSON.parse(seal.unlock(row.sealed ?? '')) as { html: string; text: string }),
  }));
}
