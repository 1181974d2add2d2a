import { adminJobPage, type AdminJobsInput } from '@roofline/schema/job/admin-job';
import { job } from '@roofline/schema/job/job';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

export function jobLoaders(rest: Rest) {
  return {
    job: (jobId: string) => rest.get(restPath`/api/job/${uuid(jobId)}`, job),
    /** A page of the jobs of all workspaces, for staff. */
    adminJobs: (asked: AdminJobsInput) =>
      rest.get(restPath`/api/admin/jobs`, adminJobPage, queryOf({ ...asked })),
  };
}
