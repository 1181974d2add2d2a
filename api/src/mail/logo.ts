import { workActor } from '../platform/actor';
import type { Deps } from '../platform/deps';
import { logoPicture } from '../platform/letterhead/letterhead';
import { findLetterhead } from '../platform/repository/letterhead';

/** Twice the largest size in pixels at which it is shown. */
const LONGEST_SIDE = 480;
/** The number of logos to remember: mails of a digest to many people share one. */
const MOST_KEPT = 20;
const kept = new Map<string, Promise<Uint8Array | null>>();

/** Returns a workspace's small logo for its mails; null if the label was switched off since, or the logo is lost. */
export async function mailLogo(
  { database, blobs }: Pick<Deps, 'database' | 'blobs'>,
  workspaceId: string,
): Promise<Uint8Array | null> {
  const row = await database.tenant(workActor([workspaceId]), (tx) => findLetterhead(tx, workspaceId), {
    readOnly: true,
  });
  if (!row?.logo) return null;
  const { blobId } = row.logo;
  const drawn =
    kept.get(blobId) ?? logoPicture(blobs, row.logo, LONGEST_SIDE).then((one) => one?.bytes ?? null);
  kept.delete(blobId);
  kept.set(blobId, drawn);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  const bytes = await drawn;
  // A logo that could not be read is tried again with the next mail.
  if (bytes === null) kept.delete(blobId);
  return bytes;
}
