import { PHOTO_SIDES } from '@roofline/schema/photo/photo';
import { limits } from '@roofline/schema/value/limits';
import type { Actor } from '../../platform/actor';
import type { StoredBlob } from '../../platform/blobs/store';
import type { Deps } from '../../platform/deps';
import { placeholderOf, type Encoding } from '../../platform/images/encoding';
import { heicDecoding } from '../../platform/images/heic';
import { encodeInTurn } from '../../platform/images/keep';
import type { Turn } from '../../platform/work/pool';
import { photoFacts, type PhotoFacts } from './facts';
import type { UploadedPhoto } from './reception';

/** A picture in all of its sizes, in the store; no row refers to it yet. */
export interface MadePhoto extends PhotoFacts {
  stored: StoredBlob;
  width: number;
  height: number;
  fileSize: number;
  placeholder: string;
}

/** Who sends pictures, and where they belong. */
export interface MakeAsked {
  actor: Actor;
  workspaceId: string;
  /** Aborted when nobody waits for them any more. */
  signal: AbortSignal;
}

/** Hundreds of pictures sent at once wait for one another rather than being refused. */
const WAIT_MS = 60_000;
const RUN_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

const ENCODING: Encoding = {
  sides: PHOTO_SIDES,
  maxPixels: limits.photoMaxPixels,
  maxSide: null,
  output: 'jpeg',
  seconds: 20,
};

/** The picture as the encoder takes it: of a phone's format, the pixels that a thread has decoded. */
async function decodable(turn: Turn, { path, format }: UploadedPhoto) {
  if (format !== 'heic') return { path, format };
  const target = `${path}.jpg`;
  await turn.run(heicDecoding, { path, target, maxPixels: limits.photoMaxPixels });
  return { path: target, format: 'jpeg' } as const;
}

/** Reads what a picture says of itself, before its metadata is gone; makes its sizes; and stores them. */
export async function makePhoto(
  { blobs, clock, work }: Pick<Deps, 'blobs' | 'clock' | 'work'>,
  { actor, workspaceId, signal }: MakeAsked,
  file: UploadedPhoto,
): Promise<MadePhoto> {
  // East of here it may be tomorrow.
  const lastDay = new Date(clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  const asked = { actor, workspaceId, class: 'quick', signal, waitMs: WAIT_MS, runMs: RUN_MS } as const;
  return work.turn(asked, async (turn) => {
    const facts = await turn.run(photoFacts, { path: file.path, isHeic: file.format === 'heic', lastDay });
    const source = await decodable(turn, file);
    const { image, sizes, width, height } = await encodeInTurn(source, ENCODING);
    const placeholder = await placeholderOf(sizes.small!);
    const stored = await blobs.put({
      workspaceId,
      contentType: 'image/jpeg',
      source: image,
      variants: sizes,
    });
    return { ...facts, stored, width, height, fileSize: image.byteLength, placeholder };
  });
}
