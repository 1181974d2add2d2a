import { PHOTO_SIDES } from '@roofline/schema/photo/photo';
import { limits } from '@roofline/schema/value/limits';
import { join } from 'node:path';
import type { Actor } from '../../platform/actor';
import type { BlobRow } from '../../platform/blobs/repository';
import { withFiles } from '../../platform/blobs/with-files';
import type { Deps } from '../../platform/deps';
import { placeholderOf, type EncodedImage, type Encoding } from '../../platform/images/encoding';
import { heicDecoding } from '../../platform/images/heic';
import { encodeInTurn } from '../../platform/images/keep';
import type { Turn } from '../../platform/work/pool';
import type { PhotoFormat } from '../upload/reception';

/** A picture in all of its sizes, in memory. */
export interface MadePicture extends EncodedImage {
  placeholder: string;
}

/** The uploaded file of a photo, and the actor in whose name its sizes are made. */
export interface PictureToMake {
  actor: Actor;
  blob: BlobRow;
  format: PhotoFormat;
  signal: AbortSignal;
}

/** No one waits at the screen, so a busy machine may take long. */
const WAIT_MS = 120_000;
const RUN_MS = 180_000;

/** The sizes of a photo; the full size keeps every pixel. */
export const PHOTO_ENCODING: Encoding = {
  sides: PHOTO_SIDES,
  maxPixels: limits.photoMaxPixels,
  maxSide: null,
  output: 'jpeg',
  seconds: 60,
};

/** Returns the picture in a form that the encoder reads: a thread decodes a phone's HEIC first. */
async function decodable(turn: Turn, { path, format }: { path: string; format: PhotoFormat }) {
  if (format !== 'heic') return { path, format };
  const target = `${path}.jpg`;
  await turn.run(heicDecoding, { path, target, maxPixels: limits.photoMaxPixels });
  return { path: target, format: 'jpeg' } as const;
}

/** Makes the sizes of an uploaded picture and its placeholder, in a turn of the pool; 422 if it cannot be decoded. */
export async function makePicture(
  { blobs, work }: Pick<Deps, 'blobs' | 'work'>,
  { actor, blob, format, signal: left }: PictureToMake,
): Promise<MadePicture> {
  const { workspaceId } = blob;
  const asked = { actor, workspaceId, class: 'long', signal: left, waitMs: WAIT_MS, runMs: RUN_MS } as const;
  return work.turn(asked, (turn) =>
    withFiles(blobs, [blob], turn.signal, async (folder) => {
      const source = await decodable(turn, { path: join(folder, blob.blobId), format });
      const made = await encodeInTurn(source, PHOTO_ENCODING);
      return { ...made, placeholder: await placeholderOf(made.sizes.small!) };
    }),
  );
}
