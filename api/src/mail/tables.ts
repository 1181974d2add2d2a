import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/store/columns';

/** Mails to send, written in the transaction of what they tell of. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    mailId: uuid('mail_id').primaryKey(),
    /** null: mail of an account, which belongs to no workspace. */
    workspaceId: uuid('workspace_id'),
    kind: text('kind').notNull(),
    /** What the mail is about, `invitation:…`: a newer one takes the place of an unsent older one. */
    topic: text('topic'),
    /** No two mails have the same: a notification stands in one of them only. */
    onceKey: text('once_key').unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** The two bodies, encrypted: they carry links that open an account. Wiped once the mail is sent or dropped. */
    sealed: text('sealed'),
    messageId: text('message_id').notNull(),
    /** waiting, sent, kept (nobody to send through), parked (given up) or dropped. */
    state: text('state').notNull(),
    createdAt: moment('created_at').notNull(),
    /** It leaves not before this moment; when and how often it is tried, its job knows. */
    dueAt: moment('due_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('mail_outbox_workspace').on(t.workspaceId, t.kind, t.dueAt),
    index('mail_outbox_topic').on(t.topic),
  ],
);
