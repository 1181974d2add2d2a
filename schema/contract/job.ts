import { z } from 'zod';
import { importAnswer } from './component-import';
import { problemItem } from './problem';

/** Where work stands that somebody waits for. */
export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;
export const jobStatus = z.enum(JOB_STATUSES);
export type JobStatus = z.infer<typeof jobStatus>;

/** A file that was made; kept for a day. */
export const jobFile = z.object({
  fileName: z.string(),
  contentType: z.string(),
  size: z.int().meta({ description: 'Bytes' }),
});
export type JobFile = z.infer<typeof jobFile>;

/** What a job came to: one of these, by its kind. */
export const jobResult = z.object({
  file: jobFile.optional(),
  import: importAnswer.optional(),
});
export type JobResult = z.infer<typeof jobResult>;

/** Work that somebody waits for. */
export const job = z.object({
  jobId: z.uuid(),
  kind: z.string().meta({ description: 'document or component-import' }),
  status: jobStatus,
  progress: z.int().min(0).max(100).meta({ description: 'Percent' }),
  step: z.string().nullable().meta({ description: 'What is being done, in words; null before it begins' }),
  result: jobResult.nullable().meta({ description: 'Once it has succeeded' }),
  errors: z.array(problemItem).meta({ description: 'Why it failed; empty otherwise' }),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  viewerCan: z.object({
    cancel: z.boolean(),
    download: z.boolean().meta({ description: 'There is a file, and it is still kept' }),
  }),
});
export type Job = z.infer<typeof job>;

export const isJobOver = ({ status }: { status: JobStatus }): boolean =>
  status !== 'queued' && status !== 'running';
