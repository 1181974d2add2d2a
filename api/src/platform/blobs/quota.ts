import type { ApiConfig } from '../../config';
import type { Tx } from '../database';
import { Problem } from '../problem';
import { bytesOf } from './repository';
import type { StoredBlob } from './store';

const overQuota = () =>
  new Problem(507, [
    {
      code: 'quota',
      detail:
        'The workspace has no room for this file. Erase files or photos from the trash, or ask for more room.',
    },
  ]);

/**
 * 507 where the workspace would store more than FILE_QUOTA_BYTES; bytes that it has already cost nothing. Asked before they
 * are entered, in the same transaction.
 */
export async function assertQuota(
  tx: Tx,
  { FILE_QUOTA_BYTES: quotaBytes }: Pick<ApiConfig, 'FILE_QUOTA_BYTES'>,
  workspaceId: string,
  { rows, isKnown }: StoredBlob,
): Promise<void> {
  if (quotaBytes === undefined || isKnown) return;
  const more = rows.reduce((sum, { byteCount }) => sum + (byteCount ?? 0), 0);
  if ((await bytesOf(tx, workspaceId)) + more > quotaBytes) throw overQuota();
}
