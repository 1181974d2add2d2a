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

/** How much more the workspace uses once these bytes are entered: nothing for what it uses already. */
async function addedBytes(tx: Tx, workspaceId: string, { rows, isKnown }: StoredBlob): Promise<number> {
  const entered = rows.slice(isKnown ? 1 : 0).reduce((bytes, row) => bytes + (row.byteCount ?? 0), 0);
  return entered + (isKnown ? await freeBytes(tx, { workspaceId, blobId: rows[0]!.blobId }) : 0);
}

/**
 * What asserts the room for each of many bytes, no two of them the same, before they are entered in this transaction: what the
 * workspace uses is read once, and what was taken before counts.
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
 * 507 where the workspace would use more than FILE_QUOTA_BYTES. Asked before the bytes are entered, in the same transaction:
 * until it ends no other one of the workspace asks, so that two uploads at once do not both get the last room. Sizes of
 * images are made later and never refused; they count all the same.
 */
export const assertQuota = (
  ...[tx, config, workspaceId, stored]: [...Parameters<typeof quotaOf>, StoredBlob]
) => quotaOf(tx, config, workspaceId)(stored);

/** 409, which no later try mends by itself, where the workspace uses more than FILE_QUOTA_BYTES, once bytes of another one came in the same transaction. */
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
