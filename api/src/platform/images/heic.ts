// Other packages compile this file without its folder.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./heic-decode.d.ts" />
import { readFile } from 'node:fs/promises';
import { all } from 'heic-decode';
import sharp from 'sharp';
import { ruleFailed } from '../problem';
import { quick } from '../work/kind';
import { ImageRefused } from './encoding';

/** A picture of a phone that no browser shows everywhere, and where its pixels go. */
interface HeicSubject {
  path: string;
  /** The JPEG that is written. */
  target: string;
  maxPixels: number;
}

async function decode({ path, target, maxPixels }: HeicSubject): Promise<void> {
  const pictures = await all({ buffer: await readFile(path) });
  try {
    const [picture] = pictures;
    if (!picture) throw new ImageRefused('unreadable');
    const { width, height } = picture;
    // Known from the header: nothing is decoded yet.
    if (width * height > maxPixels) throw new ImageRefused('tooManyPixels', maxPixels);
    const { data } = await picture.decode();
    await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 95 })
      .toFile(target);
  } finally {
    pictures.dispose();
  }
}

/**
 * Decodes a HEIC picture on a thread, whose deadline ends a decoder that hangs. Its pixels are turned upright already. 422
 * for one that cannot be read or has too many pixels.
 */
export const heicDecoding = quick('HEIC picture', async (subject: HeicSubject): Promise<void> => {
  try {
    await decode(subject);
  } catch (error) {
    const refused = error instanceof ImageRefused ? error : new ImageRefused('unreadable');
    throw ruleFailed(refused.message, 'file', refused.reason);
  }
});
