import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JobResult, JobStatus } from '@roofline/schema/job/job';
import type { ProblemItem } from '@roofline/schema/value/problem';
import { moment, workspaceId } from '../platform/store/columns';
import { toBlob } from '../platform/tables';
import { ofProperty } from '../property/tables';

/** Work done behind the request that asked for it. */
export const job = pgTable(
  'job',
  {
    /** NONE for what the service does by itself for no workspace. */
    workspaceId: workspaceId(),
    jobId: uuid('job_id').notNull().unique(),
    /** What it is about, where that is one property: whoever does not reach it any more gets no file of it. */
    propertyId: uuid('property_id'),
    /** Whoever asked: it is done with the rights that they have when it is done. NONE: the service does it by itself. */
    userId: uuid('user_id').notNull(),
    /** The personal access token that asked, where it was none of a browser. */
    tokenId: uuid('token_id'),
    kind: text('kind').notNull(),
    input: jsonb('input').notNull(),
    /** While one with this key is not over, the same is not asked for twice. */
    onceKey: text('once_key'),
    status: text('status').$type<JobStatus>().notNull().default('queued'),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    step: text('step'),
    result: jsonb('result').$type<JobResult>(),
    problem: jsonb('problem').$type<{ status: number; errors: ProblemItem[] }>(),
    /** How often it was begun. */
    attempts: integer('attempts').notNull().default(0),
    /** Who does it: what another one has taken over can no longer be written. */
    leaseId: uuid('lease_id'),
    leaseUntil: moment('lease_until'),
    /** Not before this moment. */
    runAfter: moment('run_after').notNull(),
    isCancelAsked: boolean('is_cancel_asked').notNull().default(false),
    /** The file that it made; null again once it was kept long enough. */
    blobId: uuid('blob_id'),
    /** The role that the file was made with: with another one it may show too much. */
    madeAs: text('made_as'),
    createdAt: moment('created_at').notNull(),
    /** When it was begun last. */
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.jobId] }),
    index('job_due')
      .on(t.runAfter)
      .where(sql`status in ('queued', 'running')`),
    index('job_of_user').on(t.userId, t.startedAt),
    index('job_of_workspace').on(t.workspaceId, t.startedAt),
    index('job_ended').on(t.endedAt),
    index('job_file').on(t.workspaceId, t.blobId),
    toBlob('job_file', t),
    uniqueIndex('job_once')
      .on(t.workspaceId, t.onceKey)
      .where(sql`status in ('queued', 'running')`),
    ofProperty('job_property', t),
  ],
);
