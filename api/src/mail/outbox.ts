import { z } from 'zod';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { askServiceAll } from '../platform/jobs/queue';
import type { DrawnLetter } from './letter';
import { dropMail, insertMails, newestUnsentMail, nthDueMail, type NewMailRow } from './repository';
import type { Seal } from '../platform/secret/seal';

/** The job that sends a mail. Its row names the mail and contains nothing of it. */
export const MAIL_JOB = 'mail';
export const mailInput = z.object({ mailId: z.uuid() });

export interface NewMail {
  kind: 'reset' | 'invitation' | 'addressChange' | 'welcome' | 'notification' | 'weeklyView' | 'webhook';
  to: string;
  letter: DrawnLetter;
  workspaceId?: string;
  topic?: string;
  /** If a mail with this key was already written, none is written now. */
  onceKey?: string;
  dueAt?: Date;
  /** Written only so that the request takes the same time, and never sent. */
  isDecoy?: boolean;
}

export interface OutboxOptions {
  seal: Seal;
  /** The right side of every Message-ID. */
  host: string;
  now: Date;
}

function rowOf(mail: NewMail, { seal, host, now }: OutboxOptions): NewMailRow {
  const { topic = null, onceKey = null, isDecoy = false, workspaceId = null, dueAt = now } = mail;
  const mailId = newId();
  const { html, text, oneClickUrl, logoOf } = mail.letter;
  return {
    mailId,
    workspaceId,
    kind: mail.kind,
    topic,
    onceKey,
    recipient: isDecoy ? '' : mail.to,
    subject: mail.letter.subject,
    sealed: seal.lock(JSON.stringify({ html, text, oneClickUrl, logoOf })),
    messageId: `<${mailId}@${host}>`,
    state: isDecoy ? 'dropped' : 'waiting',
    createdAt: now,
    dueAt,
  };
}

/** Puts mails into the outbox, in the caller's transaction: two statements for any number of mails. */
export async function putMails(tx: Tx, mails: readonly NewMail[], options: OutboxOptions): Promise<void> {
  const rows = mails.map((mail) => rowOf(mail, options));
  const isNew = await insertMails(tx, rows);
  // A decoy gets a job too, so that both take the same time; the job finds nothing to send.
  const asked = rows
    .filter(({ mailId }) => isNew.has(mailId))
    .map(({ mailId, workspaceId = null, dueAt }) => ({
      workspaceId,
      kind: MAIL_JOB,
      input: { mailId },
      now: options.now,
      runAfter: dueAt,
    }));
  await askServiceAll(tx, asked);
}

/** Puts a mail into the outbox, in the caller's transaction; drops an unsent older one about the same topic. */
export async function putMail(tx: Tx, mail: NewMail, options: OutboxOptions): Promise<void> {
  if (mail.topic) await dropMail(tx, mail.topic, options.now);
  await putMails(tx, [mail], options);
}

/**
 * Returns when the next mail of a kind may leave for a workspace, so that at most `limit` leave in any hour. The caller
 * holds a lock on the workspace.
 */
export async function nextTurn(
  tx: Tx,
  of: { workspaceId: string; kind: NewMail['kind']; limit: number; now: Date },
): Promise<Date> {
  const hour = 60 * 60_000;
  const { workspaceId, kind, limit: nth, now } = of;
  const due = await nthDueMail(tx, { workspaceId, kind, nth, after: new Date(now.getTime() - hour) });
  return due ? new Date(Math.max(now.getTime(), due.getTime() + hour)) : now;
}

/** Returns the address of a mail's button. It is a line by itself, which an address in a user's words never is. */
export function linkIn(text: string): string | null {
  return /^https?:\/\/\S+\/#\/\S+$/m.exec(text)?.[0] ?? null;
}

/** Returns the link of the newest unsent mail about a topic; null if there is none, or its key is gone. */
export async function linkOf(tx: Tx, topic: string, seal: Seal): Promise<string | null> {
  const row = await newestUnsentMail(tx, topic);
  if (!row?.sealed) return null;
  try {
    return linkIn((JSON.parse(seal.unlock(row.sealed)) as { text: string }).text);
  } catch {
    return null;
  }
}
