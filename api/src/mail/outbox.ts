import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import type { DrawnLetter } from './letter';
import type { Seal } from './seal';
import { mailOutbox } from './tables';

export interface NewMail {
  kind: 'reset' | 'invitation' | 'addressChange' | 'welcome';
  to: string;
  letter: DrawnLetter;
  workspaceId?: string;
  topic?: string;
  dueAt?: Date;
  /** Written for the work alone and never sent. */
  isDecoy?: boolean;
}

export interface OutboxOptions {
  seal: Seal;
  /** Right side of every Message-ID. */
  host: string;
  now: Date;
}

/** Whatever is unsent about a topic never leaves. */
export async function dropMail(tx: Tx, topic: string, now: Date): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ state: 'dropped', sealed: null, finishedAt: now })
    .where(and(eq(mailOutbox.topic, topic), inArray(mailOutbox.state, ['waiting', 'kept'])));
}

/** Puts a mail into the outbox, in the caller's transaction; an unsent older one about the same is dropped. */
export async function putMail(tx: Tx, mail: NewMail, { seal, host, now }: OutboxOptions): Promise<void> {
  const { topic = null, isDecoy = false } = mail;
  if (topic) await dropMail(tx, topic, now);
  const mailId = newId();
  const sealed = seal.lock(JSON.stringify({ html: mail.letter.html, text: mail.letter.text }));
  await tx.insert(mailOutbox).values({
    mailId,
    workspaceId: mail.workspaceId ?? null,
    kind: mail.kind,
    topic,
    recipient: isDecoy ? '' : mail.to,
    subject: mail.letter.subject,
    sealed,
    messageId: `<${mailId}@${host}>`,
    state: isDecoy ? 'dropped' : 'waiting',
    createdAt: now,
    dueAt: mail.dueAt ?? now,
  });
}

/**
 * When the next mail of a kind may leave for a workspace, so that never more than `limit` do in any hour. The caller
 * holds a lock on the workspace.
 */
export async function nextTurn(
  tx: Tx,
  of: { workspaceId: string; kind: NewMail['kind']; limit: number; now: Date },
): Promise<Date> {
  const hour = 60 * 60_000;
  const [nth] = await tx
    .select({ dueAt: mailOutbox.dueAt })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.workspaceId, of.workspaceId),
        eq(mailOutbox.kind, of.kind),
        gt(mailOutbox.dueAt, new Date(of.now.getTime() - hour)),
      ),
    )
    .orderBy(desc(mailOutbox.dueAt))
    .limit(1)
    .offset(of.limit - 1);
  return nth ? new Date(Math.max(of.now.getTime(), nth.dueAt.getTime() + hour)) : of.now;
}

/** The address of a mail's one action. It has a line of its own; an address in the words of a user never has. */
export function linkIn(text: string): string | null {
  return /^https?:\/\/\S+\/#\/\S+$/m.exec(text)?.[0] ?? null;
}

/** The link of the newest mail about a topic that has not left; null where there is none, or its key is gone. */
export async function linkOf(tx: Tx, topic: string, seal: Seal): Promise<string | null> {
  const [row] = await tx
    .select({ sealed: mailOutbox.sealed })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.topic, topic), inArray(mailOutbox.state, ['waiting', 'kept'])))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(1);
  if (!row?.sealed) return null;
  try {
    return linkIn((JSON.parse(seal.unlock(row.sealed)) as { text: string }).text);
  } catch {
    return null;
  }
}
