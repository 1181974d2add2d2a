import type { ReassignInput } from '@roofline/schema/admin-property/admin-property';
import type { Job } from '@roofline/schema/job/job';
import { presentJob } from '../../job/service';
import type { Actor } from '../../platform/actor';
import type { AfterCommit, Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { ruleFailed } from '../../platform/problem';
import { requireProperty } from '../../property/access';
import { workspacesByIds } from '../../workspace/service';
import { REASSIGN_JOB } from './job';

/** Starts a job that moves the property. It belongs to the destination, so staff see it after the property has left. */
export async function askToReassign(
  tx: Tx,
  after: AfterCommit,
  deps: Pick<Deps, 'jobs'>,
  { actor, propertyId, input }: { actor: Actor; propertyId: string; input: ReassignInput },
): Promise<Job> {
  // The property is locked, so that the second of two simultaneous requests finds the job of the first.
  const { property } = await requireProperty(tx, actor, propertyId, { lock: true });
  if (input.propertyId.toLowerCase() !== property.propertyId)
    throw ruleFailed('The property should be the one in the address', 'propertyId');
  const to = input.destinationWorkspaceId.toLowerCase();
  const [destination] = await workspacesByIds(tx, [to]);
  if (!destination || to === property.workspaceId)
    throw ruleFailed(
      'Choose an active portfolio other than the one the property is in',
      'destinationWorkspaceId',
      'notOffered',
    );
  const { includeUsers } = input;
  const job = await deps.jobs.ask(tx, after, actor, {
    workspaceId: to,
    propertyId: null,
    kind: REASSIGN_JOB,
    input: { propertyId: property.propertyId, from: property.workspaceId, to, includeUsers },
    onceKey: `reassign ${property.propertyId}`,
  });
  return presentJob(job);
}
