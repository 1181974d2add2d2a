import { acceptImportJob } from './component-import/accept/job';
import { DOCUMENTS } from './documents';
import { documentJob } from './job/document';
import type { NamedJobKind } from './platform/jobs/kind';

/** Every kind of job that the service does. */
export const JOB_KINDS: readonly NamedJobKind[] = [acceptImportJob, documentJob(DOCUMENTS)];
