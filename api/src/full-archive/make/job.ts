import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '@roofline/schema/full-archive/manifest';
import { z } from 'zod';
import type { Deps } from '../../platform/deps';
import { documentName } from '../../platform/files/document-name';
import { jobKind, JobPaused, type JobRun, type NamedJobKind } from '../../platform/jobs/kind';
import { FULL_ARCHIVE_JOB } from '../../platform/jobs/sweep';
import { ZIP } from '../../platform/zip/zip';
import { requireProperty } from '../../property/access';
import { requireManaged, workspaceById } from '../../workspace/service';
import { schemaVersion } from '../../platform/repository/catalogue';
import type { Scope } from '../repository/archived';
import { hasWorkUnderWay } from '../repository/rows';
import type { Documents } from './documents';
import { writeSnapshot } from './rows-on-disk';
import { writeArchive } from './write';

const input = z.object({ workspaceId: z.uuid(), propertyId: z.uuid().nullable() });

/** The pause of the job while other work on the properties is under way. */
const WAIT_MS = 5_000;

/** Returns the name of the property or workspace; throws if the actor may no longer archive it. */
async function nameOf(deps: Deps, { actor }: JobRun, { workspaceId, propertyId }: Scope): Promise<string> {
  return deps.database.tenant(
    actor,
    async (tx) => {
      if (propertyId !== null)
        return (await requireProperty(tx, actor, propertyId, { need: 'edit' })).property.name;
      requireManaged(actor, workspaceId);
      return (await workspaceById(tx, workspaceId)).name;
    },
    { readOnly: true },
  );
}

/** Throws JobPaused if the archive would contain half a change. */
async function waitForWork(deps: Deps, { actor }: JobRun, scope: Scope): Promise<void> {
  const isBusy = await deps.database.tenant(actor, (tx) => hasWorkUnderWay(tx, scope), { readOnly: true });
  if (isBusy) throw new JobPaused(new Date(deps.clock.now().getTime() + WAIT_MS));
}

const folderOf = (jobId: string) => `roofline-archive-${jobId}-`;

/** Removes the rows that an earlier process left on the disk when it was killed. */
async function removeLeftovers(jobId: string): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => []))
    if (name.startsWith(folderOf(jobId))) await rm(join(tmpdir(), name), { recursive: true, force: true });
}

async function make(
  deps: Deps,
  job: JobRun,
  scope: Scope,
  { documents, folder }: { documents: Documents; folder: string },
) {
  const name = await nameOf(deps, job, scope);
  await waitForWork(deps, job, scope);
  await job.progress(2, 'Reading the data');
  const madeAt = deps.clock.now().toISOString();
  const { actor, signal } = job;
  const snapshot = await deps.database.tenant(actor, (tx) => writeSnapshot(tx, scope, folder, signal), {
    readOnly: true,
  });
  const kind: Manifest['scope']['kind'] = scope.propertyId === null ? 'workspace' : 'property';
  const head = { schemaVersion: await schemaVersion(deps.database), madeAt, scope: { kind, name, ...scope } };
  const arrival = await deps.blobs.arrive();
  try {
    const source = await writeArchive(deps, job, { snapshot, folder, documents, head }, arrival);
    await job.progress(97, 'Storing the archive');
    const fileName = documentName(`${name} full archive ${madeAt.slice(0, 10)}`, 'zip');
    return { file: { source, fileName, contentType: ZIP } };
  } catch (fault) {
    await rm(arrival.path, { force: true });
    throw fault;
  }
}

/**
 * Returns the job that makes a full archive: it changes nothing, so a process that takes over begins again. The rows are
 * those of one moment, and nothing is ever whole in memory.
 */
export function fullArchiveJob(documents: Documents): NamedJobKind {
  return jobKind({
    name: FULL_ARCHIVE_JOB,
    input,
    run: async (job, scope, deps) => {
      await removeLeftovers(job.jobId);
      const folder = await mkdtemp(join(tmpdir(), folderOf(job.jobId)));
      try {
        return await make(deps, job, scope, { documents, folder });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });
}
