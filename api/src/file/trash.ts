import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { eraseFileRows, eraseFolderRows, selectExpired, type ExpiredRow } from './repository/restoring';

/** Groups the ids of rows by workspace. */
function byWorkspace(rows: readonly ExpiredRow[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { workspaceId, id } of rows) found.set(workspaceId, [...(found.get(workspaceId) ?? []), id]);
  return found;
}

/** Returns the trash sweep's step that erases files and folders not retained, files first, and returns their number. */
export const eraseDeletedFiles =
  (clock: Pick<Clock, 'today'>) =>
  async (tx: Tx, before: Date, limit: number): Promise<number> => {
    const { files, folders } = await selectExpired(tx, { before, today: clock.today(), limit });
    for (const [workspaceId, ids] of byWorkspace(files)) await eraseFileRows(tx, { workspaceId }, ids);
    for (const [workspaceId, ids] of byWorkspace(folders)) await eraseFolderRows(tx, { workspaceId }, ids);
    return files.length + folders.length;
  };
