import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem';
import type { ByteRange } from '../files/storage';
import type { BlobRow } from './repository';
import type { BlobStore } from './store';

/** How bytes are served. */
export interface Served {
  /** `inline` only for images of our own encoder; everything else is an `attachment(name)`. */
  disposition: string;
  /** The type that the referring row states; without it, the type that was detected from the content. */
  contentType?: string;
  /** The address names these exact bytes, so clients may cache them for good. */
  isImmutable?: boolean;
}

const IMMUTABLE = 'private, max-age=31536000, immutable';
const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Returns the part that a request asks for by the single range of its header; null for all bytes, also for a header
 * that cannot be read. Throws 416 for a part that the bytes do not have.
 */
export function rangeAsked(header: string | undefined, size: number): ByteRange | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  if (start >= size || (first === '' && Number(last) === 0))
    throw new Problem(416, [{ code: 'outOfRange', detail: 'The file has no such part' }], {
      'content-range': `bytes */${size}`,
    });
  return { start, end };
}

/** Returns the requested part; null where `If-Range` names other bytes than these. */
function partOf({ headers }: FastifyRequest, tag: string, size: number | null): ByteRange | null {
  const since = headers['if-range'];
  if (size === null || (since !== undefined && since !== tag)) return null;
  return rangeAsked(headers.range, size);
}

/** Serves bytes, or the requested part of them, so that no browser runs them as a page or a script of our site. */
export async function sendBlob(
  reply: FastifyReply,
  blobs: BlobStore,
  blob: BlobRow,
  { disposition, contentType, isImmutable = false }: Served,
) {
  const { request } = reply;
  const tag = `"${blob.blobId}"`;
  const size = blob.byteCount;
  void reply.headers({
    etag: tag,
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (isImmutable) void reply.headers({ 'cache-control': IMMUTABLE, vary: 'Cookie, Authorization' });
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  const part = partOf(request, tag, size);
  const stream = await blobs.open(blob, part ?? undefined);
  if (size !== null) {
    const length = part ? part.end - part.start + 1 : size;
    void reply.headers({ 'accept-ranges': 'bytes', 'content-length': String(length) });
  }
  if (part) void reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  return reply.type(contentType ?? blob.contentType).send(stream);
}
