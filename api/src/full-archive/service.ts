import type { Job } from '@roofline/schema/job/job';
import { recordAtEach } from '../activity/service';
import { presentJob } from '../job/service';
import type { Actor } from '../platform/actor';
import type { AfterCommit, Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { selectLatestJob, selectLiveJob } from '../platform/jobs/repository';
import { FULL_ARCHIVE_JOB } from '../platform/jobs/sweep';
import { requireProperty } from '../property/access';
import { propertyIdsOf } from '../property/service';
import { workspaceById, requireManaged } from '../workspace/service';
import type { Scope } from './repository/archived';

/** A request for an archive, with its actor. */
export interface Asked {
  actor: Actor;
  scope: Scope;
}

/** Returns the scope of a property's archive, for those who run it. */
export async function scopeOfProperty(tx: Tx, actor: Actor, propertyId: string): Promise<Scope> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'edit' });
  return { workspaceId: property.workspaceId, propertyId: property.propertyId };
}

/** Returns the scope of a workspace's archive, for those who manage it. */
export async function scopeOfWorkspace(tx: Tx, actor: Actor, workspaceId: string): Promise<Scope> {
  const managed = requireManaged(actor, workspaceId);
  await workspaceById(tx, managed.workspaceId);
  return { workspaceId: managed.workspaceId, propertyId: null };
}

/** Records the request at each property, where its managers read who made it. */
async function record(tx: Tx, { actor, scope }: Asked, at: Date): Promise<void> {
  const { workspaceId, propertyId } = scope;
  const ids = propertyId === null ? await propertyIdsOf(tx, workspaceId) : [propertyId];
  const what = propertyId === null ? 'the whole portfolio, with this property' : 'the property';
  const event = {
    type: 'property',
    entityName: 'Full archive',
    description: `Requested a full archive of ${what}`,
  } as const;
  await recordAtEach(
    tx,
    ids.map((each) => ({ workspaceId, propertyId: each, actor, at })),
    event,
  );
}

/** Starts a job that makes a full archive, or returns the one that is already making it. */
export async function askForArchive(
  tx: Tx,
  after: AfterCommit,
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  { actor, scope }: Asked,
): Promise<Job> {
  const { workspaceId, propertyId } = scope;
  // Each actor gets their own archive: only they may download it.
  const onceKey = `full archive ${propertyId ?? workspaceId} ${actor.userId}`;
  const live = await selectLiveJob(tx, { workspaceId, onceKey });
  const row = await jobs.ask(tx, after, actor, {
    workspaceId,
    propertyId,
    kind: FULL_ARCHIVE_JOB,
    input: scope,
    onceKey,
  });
  if (!live) await record(tx, { actor, scope }, clock.now());
  return presentJob(row);
}

/** Returns the newest archive that the actor asked for and can still download; null if there is none. */
export async function latestArchive(tx: Tx, { actor, scope }: Asked): Promise<Job | null> {
  const row = await selectLatestJob(tx, { ...scope, userId: actor.userId, kind: FULL_ARCHIVE_JOB });
  return row && presentJob(row);
}
