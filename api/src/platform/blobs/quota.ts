import type { ApiConfig } from '../../config';
import type { Tx } from '../database';
import { Problem } from '../problem';
import { bytesOf, freeBytes, holdUsage } from './repository/usage';
import type { StoredBlob } from './store';

const overQuota = () =>
  new Problem(507, [
    {
      code: 'quota',
      detail:
        'The portfolio has no room for this file. Erase files or photos from the trash, or ask for more room.',
    },
  ]);

/** Returns how many more bytes the workspace uses once these are entered: none for bytes that it uses already. */
async function addedBytes(tx: Tx, workspaceId: string, { rows, isKnown }: StoredBlob): Promise<number> {
  const entered = rows.slice(isKnown ? 1 : 0).reduce((bytes, row) => bytes + (row.byteCount ?? 0), 0);
  return entered + (isKnown ? await freeBytes(tx, { workspaceId, blobId: rows[0]!.blobId }) : 0);
}

/**
 * Returns a function that asserts the room for each of many files, no two of them the same, before they are entered in
 * this transaction. It reads the workspace's usage once and adds each file to it.
 */
export function quotaOf(
  tx: Tx,
  { FILE_QUOTA_BYTES: quotaBytes }: Pick<ApiConfig, 'FILE_QUOTA_BYTES'>,
  workspaceId: string,
): (stored: StoredBlob) => Promise<void> {
  let used: number | null = null;
  return async (stored) => {
    if (quotaBytes === undefined) return;
    if (used === null) await holdUsage(tx, workspaceId);
    used ??= await bytesOf(tx, workspaceId);
    const more = await addedBytes(tx, workspaceId, stored);
    if (more > 0 && used + more > quotaBytes) throw overQuota();
    used += more;
  };
}

/**
 * Throws 507 where the workspace would use more than FILE_QUOTA_BYTES. Call it before the bytes are entered, in the
 * same transaction: until that ends, other checks of the workspace wait, so that two uploads at once do not both get
 * the last room. Sizes of images that are made later are never refused, but count.
 */
export const assertQuota = (
  ...[tx, config, workspaceId, stored]: [...Parameters<typeof quotaOf>, StoredBlob]
) => quotaOf(tx, config, workspaceId)(stored);

/** Throws 409, since a later try would not help, where bytes moved in from another workspace in this transaction exceed FILE_QUOTA_BYTES. */
export async function assertRoom(
  tx: Tx,
  { FILE_QUOTA_BYTES: quotaBytes }: Pick<ApiConfig, 'FILE_QUOTA_BYTES'>,
  workspaceId: string,
): Promise<void> {
  if (quotaBytes === undefined) return;
  await holdUsage(tx, workspaceId);
  if ((await bytesOf(tx, workspaceId)) <= quotaBytes) return;
  const detail = "The portfolio has no room for the property's photos and files. Ask for more room first.";
  throw new Problem(409, [{ code: 'quota', detail }]);
}
