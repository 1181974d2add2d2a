import type { Actor } from '../../platform/actor';
import type { KnownBytes, StoredBlob } from '../../platform/blobs/store';
import type { Deps } from '../../platform/deps';
import { pictureHeader, type PictureHeader } from './facts';
import type { UploadedPhoto } from './reception';

/** An uploaded picture, stored as it was sent; no row refers to it yet, and its sizes are made later. */
export interface StoredPhoto extends PictureHeader {
  stored: StoredBlob;
}

/** The sender of pictures, and their workspace. */
export interface StoreAsked {
  actor: Actor;
  workspaceId: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** The bytes that the workspace already has. */
  known: KnownBytes;
}

/** The longest wait for a turn, so that hundreds of pictures at once wait instead of being refused. */
const WAIT_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Reads the header of a picture, refuses one that is too large or not a picture, and stores the bytes as they are. */
export async function storePhoto(
  { blobs, clock, work }: Pick<Deps, 'blobs' | 'clock' | 'work'>,
  { actor, workspaceId, signal, known }: StoreAsked,
  file: UploadedPhoto,
): Promise<StoredPhoto> {
  // Farther east it may be tomorrow already.
  const lastDay = new Date(clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  const { path, format } = file;
  const header = await work.turn(
    { actor, workspaceId, class: pictureHeader.class, signal, waitMs: WAIT_MS },
    (turn) => turn.run(pictureHeader, { path, format, lastDay }),
  );
  const stored = await blobs.put({ workspaceId, contentType: `image/${format}`, source: file }, known);
  return { ...header, stored };
}
