import { z } from 'zod';
import { limits } from '../value/limits';
import { pageOf } from '../value/page';
import { jobStatus } from './job';

/** A job as staff see it: no contents, no addresses, no person. */
export const adminJob = z.object({
  jobId: z.uuid(),
  kind: z.string().meta({ description: 'Kind of work: document, componentImport, mail …' }),
  status: jobStatus,
  workspaceId: z.uuid().nullable().meta({ description: 'null: work of the service for no portfolio' }),
  workspaceName: z.string().nullable(),
  attempts: z.int().meta({ description: 'How often it was begun' }),
  createdAt: z.iso.datetime(),
  runAfter: z.iso.datetime().meta({ description: 'It is not begun before this moment' }),
  startedAt: z.iso.datetime().nullable().meta({ description: 'When it was last begun' }),
  endedAt: z.iso.datetime().nullable(),
  openForSeconds: z.int().meta({ description: 'Since it was requested, until it ended' }),
  errorCode: z.string().nullable().meta({ description: 'Of a failed job: the code of its first error' }),
  viewerCan: z.object({ retry: z.boolean() }),
});
export type AdminJob = z.infer<typeof adminJob>;

/** GET /api/admin/jobs: of those that wait or run the oldest first, of those that ended the newest first. */
export const adminJobPage = pageOf(adminJob).extend({
  counts: z.object({ queued: z.int(), running: z.int(), failed: z.int() }).meta({
    description: 'Of all jobs, each at most 10,000',
  }),
});
export type AdminJobPage = z.infer<typeof adminJobPage>;

export const adminJobsInput = z.object({
  status: jobStatus.default('failed'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(limits.adminJobPageSize),
});
export type AdminJobsInput = z.infer<typeof adminJobsInput>;
