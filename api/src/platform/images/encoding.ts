import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from './file-kind';

/** UP-3: more is refused from the header, before a pixel is decoded. */
const IMAGE_MAX_PIXELS = 40_000_000;
/** Longest side that is kept. */
const IMAGE_MAX_SIDE = 1600;
const DECODE_SECONDS = 5;

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

const within = (image: Sharp, side: number, format: ImageFormat): Promise<Buffer> => {
  const sized = image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  return (format === 'png' ? sized.png() : sized.jpeg({ quality: 85, mozjpeg: false })).toBuffer();
};

/** An image as it is kept: at most 1600 pixels, and other sizes of it by their names. */
export interface EncodedImage {
  image: Buffer;
  sizes: Record<string, Buffer>;
}

/**
 * Re-encodes an uploaded image: what is stored holds our own encoder's pixels and nothing else of the upload,
 * neither metadata (GPS) nor bytes hidden behind the picture. `source` is a path or the bytes; `sides` names other sizes
 * by the longest side of each, in pixels.
 */
export async function reencodeImage(
  source: string | Buffer,
  format: ImageFormat,
  sides: Record<string, number> = {},
): Promise<EncodedImage> {
  try {
    const options = {
      limitInputPixels: IMAGE_MAX_PIXELS,
      failOn: 'error',
      pages: 1,
      sequentialRead: true,
    } as const;
    // Only the header is read here, so a bomb costs nothing.
    const {
      width,
      height,
      format: found,
    } = await sharp(source, { ...options, limitInputPixels: false }).metadata();
    if (found !== format) throw new ImageRefused('unreadable');
    if (width * height > IMAGE_MAX_PIXELS) throw new ImageRefused('tooManyPixels');
    const decoded = sharp(source, options).timeout({ seconds: DECODE_SECONDS }).autoOrient();
    const image = await within(decoded, IMAGE_MAX_SIDE, format);
    const sizes: Record<string, Buffer> = {};
    for (const [name, side] of Object.entries(sides)) sizes[name] = await within(sharp(image), side, format);
    return { image, sizes };
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused('unreadable');
  }
}
