import type { PropertyImportAcceptInput } from '@roofline/schema/property-import/property-import';
import type { Job } from '@roofline/schema/job/job';
import { presentJob } from '../../job/service';
import type { Actor } from '../../platform/actor';
import type { AfterCommit, Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { selectLiveJob } from '../../platform/jobs/repository';
import { conflict, ruleFailed } from '../../platform/problem';
import { addingKey, isOf, requireImport } from '../access';
import { markAccepted, selectLines } from '../repository';
import { PROPERTY_IMPORT_JOB } from './job';

const nothing = () => conflict('No property of this workbook is left to add.', 'nothingToAdd');
const otherWorkbook = () =>
  conflict(
    'Properties of another workbook are being added to this portfolio. Wait until that is done.',
    'stillRunning',
  );
const notAll = (count: number) =>
  ruleFailed(
    `${count === 1 ? '1 property or row has' : `${count} properties and rows have`} problems. Correct the workbook and upload it again, or leave them out.`,
    'leaveOut',
    'problems',
  );

/** Starts a job that adds the properties without problems, or returns the one that already does. */
export async function acceptImport(
  tx: Tx,
  after: AfterCommit,
  { jobs }: Pick<Deps, 'jobs'>,
  actor: Actor,
  { propertyImportId, leaveOut }: PropertyImportAcceptInput & { propertyImportId: string },
): Promise<Job> {
  // The row is locked, so that the second of two simultaneous requests finds the job of the first.
  const row = await requireImport(tx, actor, propertyImportId, { lock: true });
  const { workspaceId } = row;
  const onceKey = addingKey(workspaceId);
  const live = await selectLiveJob(tx, { workspaceId, onceKey });
  if (live && !isOf(live.input, propertyImportId)) throw otherWorkbook();
  if (!live) {
    const lines = await selectLines(tx, row);
    const isReady = lines.some(({ status }) => status === 'ready');
    if (!isReady) throw nothing();
    const left = lines.filter(({ status }) => status === 'problems').length + row.problemCount;
    if (left > 0 && !leaveOut) throw notAll(left);
  }
  await markAccepted(tx, row);
  const input = { propertyImportId: row.propertyImportId };
  const asked = { workspaceId, propertyId: null, kind: PROPERTY_IMPORT_JOB, input, onceKey };
  return presentJob(await jobs.ask(tx, after, actor, asked));
}
