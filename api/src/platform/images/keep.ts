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

/** How long pictures that were sent at once wait for one another before they are refused. */
const WAIT_MS = 20_000;

/** Other sizes made of an image, each by its longest side in pixels: rows and menus show it small. */
const IMAGE_SIDES = { small: 320 };

export type ImageSize = keyof typeof IMAGE_SIDES;

/** The owner and the sender of an uploaded image. */
export interface ImageAsked {
  actor: Actor;
  /** The workspace that owns the image; the user for an image of an account. */
  workspaceId: string;
  /** Aborted when the client no longer waits. */
  signal: AbortSignal;
}

/** Encodes an image and its other sizes, within a turn of the pool; 422 for an image that cannot be read. */
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
 * Encodes an image and its other sizes in a turn of the pool, stores them, and has `save` write the row that refers to
 * the image. The encoder has its own threads; the turn limits how many images it encodes at once (docs/decisions/0022).
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

/** An image that a route serves. */
export interface ImageToSend {
  blob: BlobRow;
  /** The value of `?v=` in an address of these exact bytes; null where clients may not cache them. */
  id: string | null;
}

/** `?v=` of an image's address, which tells a newer image from the one in a browser's cache. */
export const addressQuery = z.object({ v: z.string().max(100).optional() });

/** The query of an image with a small size; an image from before there were sizes is served whole. */
export const imageQuery = addressQuery.extend({ size: z.enum(['small']).optional() });

/**
 * Serves an image: our own encoder's pixels, shown within pages and never run. Under an address with its `v`, clients
 * may cache it.
 */
export function sendImage(reply: FastifyReply, blobs: BlobStore, { blob, id }: ImageToSend) {
  const { v } = reply.request.query as z.output<typeof addressQuery>;
  const isImmutable = id !== null && v === id;
  return sendBlob(reply, blobs, blob, { disposition: 'inline', isImmutable });
}
