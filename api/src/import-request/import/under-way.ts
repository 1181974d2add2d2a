import { acceptKey } from '../../component-import/access';
import { selectLiveJob, type JobRow } from '../../platform/jobs/repository';
import type { Tx } from '../../platform/database';
import { conflict } from '../../platform/problem';
import type { RequestRow } from '../repository';

/** Returns the job that is saving the request's file, started by the request or by the component import. */
export async function liveImport(
  tx: Tx,
  { workspaceId, importId }: Pick<RequestRow, 'workspaceId' | 'importId'>,
): Promise<JobRow | undefined> {
  return importId === null ? undefined : selectLiveJob(tx, { workspaceId, onceKey: acceptKey(importId) });
}

/** Refuses with 409 while a job imports the request. */
export async function assertIdle(tx: Tx, row: RequestRow): Promise<void> {
  if (await liveImport(tx, row))
    throw conflict('This study is being imported. Wait until it is done.', 'stillRunning');
}
