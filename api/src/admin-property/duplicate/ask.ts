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

/** Has the property copied by a job. Whoever asks for the same copy while it is made gets that job. */
export async function askToDuplicate(
  tx: Tx,
  after: AfterCommit,
  deps: Pick<Deps, 'jobs'>,
  { actor, propertyId: asked, input }: { actor: Actor; propertyId: string; input: DuplicateInput },
): Promise<Job> {
  // Held, so that of two who ask at once the second one finds the job of the first.
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
