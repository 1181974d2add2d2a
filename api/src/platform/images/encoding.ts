import sharp from 'sharp';
import { Lanes } from '../lanes';
import type { ImageFormat } from './file-kind';

/** UP-3: more is refused from the header, before a pixel is decoded. */
const IMAGE_MAX_PIXELS = 40_000_000;
/** Longest side that is kept. */
const IMAGE_MAX_SIDE = 1600;
const DECODE_SECONDS = 5;
/** Decoding is the costly part: so many at once, however many uploads arrive. */
const lanes = new Lanes(2);

// A cache of decoded files would hold megabytes for images that are decoded exactly once.
sharp.cache(false);

export class ImageRefused extends Error {
  constructor(readonly reason: 'tooManyPixels' | 'unreadable') {
    super(
      reason === 'tooManyPixels'
        ? 'Image should have at most 40 megapixels'
        : 'The image cannot be read: it may be damaged',
    );
  }
}

/**
 * Re-encodes an uploaded image: what is stored holds our own encoder's pixels and nothing else of the upload,
 * neither metadata (GPS) nor bytes hidden behind the picture. `source` is a path or the bytes.
 */
export function reencodeImage(source: string | Buffer, format: ImageFormat): Promise<Buffer> {
  return lanes.run(async () => {
    try {
      const options = {
        limitInputPixels: IMAGE_MAX_PIXELS,
        failOn: 'error',
        pages: 1,
        sequentialRead: true,
      } as const;
      // The header alone is read here, so a bomb costs nothing.
      const {
        width,
        height,
        format: found,
      } = await sharp(source, { ...options, limitInputPixels: false }).metadata();
      if (found !== format) throw new ImageRefused('unreadable');
      if (width * height > IMAGE_MAX_PIXELS) throw new ImageRefused('tooManyPixels');
      const image = sharp(source, options)
        .timeout({ seconds: DECODE_SECONDS })
        .autoOrient()
        .resize({ width: IMAGE_MAX_SIDE, height: IMAGE_MAX_SIDE, fit: 'inside', withoutEnlargement: true });
      return await (format === 'png' ? image.png() : image.jpeg({ quality: 85, mozjpeg: false })).toBuffer();
    } catch (error) {
      throw error instanceof ImageRefused ? error : new ImageRefused('unreadable');
    }
  });
}
