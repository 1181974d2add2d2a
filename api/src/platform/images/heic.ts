// Other packages compile this file without its folder.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./heic-decode.d.ts" />
import { readFile } from 'node:fs/promises';
import readerBy, { type Picture } from 'heic-decode/lib.js';
import libheif, { type HeifImage } from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { ruleFailed } from '../problem';
import { quick } from '../work/kind';
import { ImageRefused } from './encoding';

/** Puts the file's primary picture before the others, because the reader does not say which one is primary. */
class PrimaryFirst extends libheif.HeifDecoder {
  override decode(file: Uint8Array): HeifImage[] {
    return super.decode(file).sort((a, b) => Number(b.is_primary()) - Number(a.is_primary()));
  }
}
const { all } = readerBy({ HeifDecoder: PrimaryFirst });

/** Opens a file and calls `work` with its primary picture, whose pixels are not decoded yet. */
async function withPicture<T>(
  path: string,
  maxPixels: number,
  work: (picture: Picture) => Promise<T>,
): Promise<T> {
  const pictures = await all({ buffer: await readFile(path) });
  try {
    const [picture] = pictures;
    if (!picture) throw new ImageRefused('unreadable');
    if (picture.width * picture.height > maxPixels) throw new ImageRefused('tooManyPixels', maxPixels);
    return await work(picture);
  } finally {
    pictures.dispose();
  }
}

/** Returns the size of a HEIC picture turned upright, from its header. */
export async function heicSize(path: string, maxPixels: number): Promise<{ width: number; height: number }> {
  try {
    return await withPicture(path, maxPixels, async ({ width, height }) => ({ width, height }));
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused('unreadable');
  }
}

/** A HEIC picture, which not every browser shows, and the JPEG to make of it. */
interface HeicSubject {
  path: string;
  /** Path of the JPEG that is written. */
  target: string;
  maxPixels: number;
}

const decode = ({ path, target, maxPixels }: HeicSubject) =>
  withPicture(path, maxPixels, async (picture) => {
    const { width, height, data } = await picture.decode();
    await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 95 })
      .toFile(target);
  });

/**
 * Decodes a HEIC picture on a thread, whose deadline ends a decoder that hangs. The decoded pixels are already upright.
 * Throws 422 for a picture that cannot be read or has too many pixels.
 */
const decoding = quick('HEIC picture', async (subject: HeicSubject): Promise<void> => {
  try {
    await decode(subject);
  } catch (error) {
    const refused = error instanceof ImageRefused ? error : new ImageRefused('unreadable');
    throw ruleFailed(refused.message, 'file', refused.reason);
  }
});

/**
 * Decodes as long work, which runs one at a time (`TurnQueue`), since 60 megapixels take a gigabyte. The thread ends
 * with it, since the decoder's memory does not shrink while the thread lives.
 */
export const heicDecoding = { ...decoding, class: 'long', endsThread: true } as const;
