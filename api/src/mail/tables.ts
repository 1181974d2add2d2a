import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/store/columns';

/** Mails to send, written in the transaction of the event that they report. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    mailId: uuid('mail_id').primaryKey(),
    /** null: mail about an account, which belongs to no workspace. */
    workspaceId: uuid('workspace_id'),
    kind: text('kind').notNull(),
    /** The subject of the mail, `invitation:…`: a newer mail replaces an unsent older one. */
    topic: text('topic'),
    /** Unique, so that each notification is in only one mail. */
    onceKey: text('once_key').unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** The two bodies, encrypted, because their links open an account. Deleted once the mail is sent or dropped. */
    sealed: text('sealed'),
    messageId: text('message_id').notNull(),
    /** waiting, sent, kept (no mail server), parked (given up) or dropped. */
    state: text('state').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The mail does not leave before this moment; its job has the times and number of attempts. */
    dueAt: moment('due_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('mail_outbox_workspace').on(t.workspaceId, t.kind, t.dueAt),
    index('mail_outbox_topic').on(t.topic),
  ],
);
