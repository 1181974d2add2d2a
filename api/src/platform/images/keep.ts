import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../actor';
import type { BlobRow } from '../blobs/repository';
import { sendBlob } from '../blobs/send';
import type { BlobStore, EnterBlob } from '../blobs/store';
import type { Deps } from '../deps';
import { ruleFailed } from '../problem';
import { ImageRefused, reencodeImage, type EncodedImage, type Encoding } from './encoding';
import type { UploadedImage } from './upload';

/** Several pictures sent at once wait for one another rather than being refused. */
const WAIT_MS = 20_000;

/** The other sizes that an image has, each by its longest side in pixels: rows and menus show it small. */
const IMAGE_SIDES = { small: 320 };

export type ImageSize = keyof typeof IMAGE_SIDES;

/** Whose image it is, and who sends it. */
export interface ImageAsked {
  actor: Actor;
  /** The workspace that it is kept in; the user for an image of an account. */
  workspaceId: string;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
}

/** Makes an image and its other sizes, within a turn of the pool; 422 for one that cannot be read. */
export async function encodeInTurn(
  image: Pick<UploadedImage, 'path' | 'format'>,
  encoding: Encoding,
): Promise<EncodedImage> {
  try {
    return await reencodeImage(image.path, image.format, encoding);
  } catch (error) {
    if (error instanceof ImageRefused) throw ruleFailed(error.message, 'file', error.reason);
    throw error;
  }
}

/**
 * Makes an image and its other sizes in a turn of the pool, keeps them, and has `save` write the row that refers to the
 * image. The encoder computes on threads of its own; the turn is what counts how many do (docs/decisions/0022).
 */
export async function keepImage<T>(
  { blobs, work }: Pick<Deps, 'blobs' | 'work'>,
  { actor, workspaceId, signal }: ImageAsked,
  image: UploadedImage,
  save: (enter: EnterBlob) => Promise<T>,
): Promise<T> {
  const turn = { actor, workspaceId, class: 'quick', signal, waitMs: WAIT_MS } as const;
  const { image: source, sizes } = await work.turn(turn, () => encodeInTurn(image, { sides: IMAGE_SIDES }));
  const contentType = `image/${image.format}`;
  return blobs.keep({ workspaceId, contentType, source, variants: sizes }, save);
}

/** An image that a route gives out. */
export interface ImageToSend {
  blob: BlobRow;
  /** What `?v=` says in an address that names these very bytes; null where nobody may keep them. */
  id: string | null;
}

/** `?v=` of an image's address: tells a newer image from the one that a browser has kept. */
export const addressQuery = z.object({ v: z.string().max(100).optional() });

/** The same of an image that has a small size; one from before it had comes whole. */
export const imageQuery = addressQuery.extend({ size: z.enum(['small']).optional() });

/**
 * Serves an image: our own encoder's pixels, shown within pages and never run. Under an address that names it (`v`) it
 * may be kept.
 */
export function sendImage(reply: FastifyReply, blobs: BlobStore, { blob, id }: ImageToSend) {
  const { v } = reply.request.query as z.output<typeof addressQuery>;
  const isImmutable = id !== null && v === id;
  return sendBlob(reply, blobs, blob, { disposition: 'inline', isImmutable });
}
