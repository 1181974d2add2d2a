import type { DuplicateInput } from '@roofline/schema/admin-property/admin-property';
import type { Job } from '@roofline/schema/job/job';
import { presentJob } from '../../job/service';
import type { Actor } from '../../platform/actor';
import type { AfterCommit, Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { requireProperty } from '../../property/access';
import type { AskedCopy } from './copy';
import { DUPLICATE_JOB } from './job';

/** Starts a job that copies the property. A second request for the same copy in the meantime gets the same job. */
export async function askToDuplicate(
  tx: Tx,
  after: AfterCommit,
  deps: Pick<Deps, 'jobs'>,
  { actor, propertyId: asked, input }: { actor: Actor; propertyId: string; input: DuplicateInput },
): Promise<Job> {
  // The property is locked, so that the second of two simultaneous requests finds the job of the first.
  const { property } = await requireProperty(tx, actor, asked, { lock: true });
  const { workspaceId, propertyId } = property;
  const { name, includePhotos, includeFiles, includeHistory } = input;
  const job = await deps.jobs.ask(tx, after, actor, {
    workspaceId,
    propertyId,
    kind: DUPLICATE_JOB,
    input: { ...input, propertyId, copyId: newId() } satisfies AskedCopy,
    onceKey: `duplicate ${propertyId} ${[includePhotos, includeFiles, includeHistory].map(Number).join('')} ${name}`,
  });
  return presentJob(job);
}
