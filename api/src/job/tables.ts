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

/** Work that runs after the request that asked for it. */
export const job = pgTable(
  'job',
  {
    /** NONE for jobs that the service runs by itself for no workspace. */
    workspaceId: workspaceId(),
    jobId: uuid('job_id').notNull().unique(),
    /** The property that the job is about, if it is only one: users who no longer reach it cannot download its file. */
    propertyId: uuid('property_id'),
    /** The requester: the job runs with the rights that they have at that time. NONE: the service runs it by itself. */
    userId: uuid('user_id').notNull(),
    /** The personal access token of the request; null for a browser. */
    tokenId: uuid('token_id'),
    kind: text('kind').notNull(),
    input: jsonb('input').notNull(),
    /** Prevents the same job from being requested again until this one is over. */
    onceKey: text('once_key'),
    status: text('status').$type<JobStatus>().notNull().default('queued'),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    step: text('step'),
    result: jsonb('result').$type<JobResult>(),
    problem: jsonb('problem').$type<{ status: number; errors: ProblemItem[] }>(),
    /** The number of times that it was started. */
    attempts: integer('attempts').notNull().default(0),
    /** The current run: results of a run that lost the job to another can no longer be written. */
    leaseId: uuid('lease_id'),
    leaseUntil: moment('lease_until'),
    /** The job does not run before this moment. */
    runAfter: moment('run_after').notNull(),
    isCancelAsked: boolean('is_cancel_asked').notNull().default(false),
    /** The file that it made; null again once the file expired. */
    blobId: uuid('blob_id'),
    /** The role that the file was made with: a file made with another role may show too much. */
    madeAs: text('made_as'),
    createdAt: moment('created_at').notNull(),
    /** The moment of the last start. */
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
