import type { Actor } from '../../platform/actor';
import type { KnownBytes, StoredBlob } from '../../platform/blobs/store';
import type { Deps } from '../../platform/deps';
import { pictureHeader, type PictureHeader } from './facts';
import type { UploadedPhoto } from './reception';

/** An uploaded picture in the store as it was sent; no row refers to it yet, and its sizes are made later. */
export interface StoredPhoto extends PictureHeader {
  stored: StoredBlob;
}

/** Who sends pictures, and where they belong. */
export interface StoreAsked {
  actor: Actor;
  workspaceId: string;
  /** Aborted when nobody waits for them any more. */
  signal: AbortSignal;
  /** Which of their bytes the workspace has already. */
  known: KnownBytes;
}

/** Hundreds of pictures sent at once wait for one another rather than being refused. */
const WAIT_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Reads the header of a picture, which refuses what is too large or no picture, and stores the bytes as they are. */
export async function storePhoto(
  { blobs, clock, work }: Pick<Deps, 'blobs' | 'clock' | 'work'>,
  { actor, workspaceId, signal, known }: StoreAsked,
  file: UploadedPhoto,
): Promise<StoredPhoto> {
  // East of here it may be tomorrow.
  const lastDay = new Date(clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  const { path, format } = file;
  const header = await work.turn(
    { actor, workspaceId, class: pictureHeader.class, signal, waitMs: WAIT_MS },
    (turn) => turn.run(pictureHeader, { path, format, lastDay }),
  );
  const stored = await blobs.put({ workspaceId, contentType: `image/${format}`, source: file }, known);
  return { ...header, stored };
}
