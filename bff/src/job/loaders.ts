import { job } from '@roofline/schema/job/job';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';

export function jobLoaders(rest: Rest) {
  return {
    job: (jobId: string) => rest.get(restPath`/api/job/${uuid(jobId)}`, job),
  };
}
