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

/** Hands on the picture that the file calls its primary one before the others: the reader of files does not tell which it is. */
class PrimaryFirst extends libheif.HeifDecoder {
  override decode(file: Uint8Array): HeifImage[] {
    return super.decode(file).sort((a, b) => Number(b.is_primary()) - Number(a.is_primary()));
  }
}
const { all } = readerBy({ HeifDecoder: PrimaryFirst });

/** Opens a file and hands on its primary picture, none of whose pixels are decoded yet. */
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

/** The size of a HEIC picture that is turned upright, from its header. */
export async function heicSize(path: string, maxPixels: number): Promise<{ width: number; height: number }> {
  try {
    return await withPicture(path, maxPixels, async ({ width, height }) => ({ width, height }));
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused('unreadable');
  }
}

/** A picture of a phone that no browser shows everywhere, and where its pixels go. */
interface HeicSubject {
  path: string;
  /** The JPEG that is written. */
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
 * Decodes a HEIC picture on a thread, whose deadline ends a decoder that hangs. Its pixels are turned upright already. 422
 * for one that cannot be read or has too many pixels.
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
 * 60 megapixels take a gigabyte. So it is long work, of which there is one at a time (`TurnQueue`), and its thread ends with it,
 * since the decoder's memory never shrinks while that lives.
 */
export const heicDecoding = { ...decoding, class: 'long', endsThread: true } as const;
