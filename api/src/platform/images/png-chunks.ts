import { PNG, startsWith } from '../upload/file-kind';

/** The chunks that make up a picture; no reader knows any other with a capital first letter. */
const CRITICAL = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
const MOST_CHUNKS = 5_000;

/**
 * Returns the width and height that a PNG states, or null where it is not one plain picture: another file behind a PNG's
 * first bytes, chunks that end beyond the file, an animation, a chunk that no reader knows, or bytes after the end. No
 * pixel is decoded.
 */
export function plainPng(bytes: Buffer): { width: number; height: number } | null {
  if (!startsWith(bytes, PNG.magic) || bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return null;
  let at = PNG.magic.length;
  for (let count = 0; count < MOST_CHUNKS && at + 12 <= bytes.length; count += 1) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isUnknown = !/^[A-Za-z]{4}$/.test(type) || (/^[A-Z]/.test(type) && !CRITICAL.has(type));
    if (isUnknown || type === 'acTL' || (type === 'IHDR') !== (count === 0)) return null;
    at += 12 + length;
    if (type !== 'IEND') continue;
    return at === bytes.length ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;
  }
  return null;
}
