import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from './file-kind';

/** UP-3: a header that states more pixels is refused before any is decoded. */
const IMAGE_MAX_PIXELS = 40_000_000;
/** Longest side of a stored image, in pixels. */
const IMAGE_MAX_SIDE = 1600;
const DECODE_SECONDS = 5;

// A cache of decoded files would hold megabytes for images that are decoded exactly once.
sharp.cache(false);

export class ImageRefused extends Error {
  constructor(
    readonly reason: 'tooManyPixels' | 'unreadable',
    maxPixels = IMAGE_MAX_PIXELS,
  ) {
    super(
      reason === 'tooManyPixels'
        ? `Image should have at most ${maxPixels / 1_000_000} megapixels`
        : 'The image cannot be read: it may be damaged',
    );
  }
}

/** How an image is made from what was uploaded. */
export interface Encoding {
  /** Other sizes to make, each by its longest side in pixels. */
  sides?: Record<string, number> | undefined;
  maxPixels?: number;
  /** Longest side of the result in pixels; null keeps every pixel. */
  maxSide?: number | null;
  /** Format of the result; by default that of the upload. */
  output?: ImageFormat;
  /** How long decoding may take. */
  seconds?: number;
}

const within = (image: Sharp, side: number | null, format: ImageFormat) => {
  const sized =
    side === null
      ? image
      : image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const made =
    format === 'png' ? sized.png() : sized.flatten({ background: '#ffffff' }).jpeg({ quality: 85 });
  return made.toBuffer({ resolveWithObject: true });
};

/** An image as it is stored, and its other sizes by name. */
export interface EncodedImage {
  image: Buffer;
  width: number;
  height: number;
  sizes: Record<string, Buffer>;
}

const OPTIONS = { failOn: 'error', pages: 1, sequentialRead: true } as const;

/** Returns the size of an image turned upright. Reads only the header, so a decompression bomb costs nothing. */
export async function sizeInHeader(
  source: string | Buffer,
  format: ImageFormat,
  maxPixels: number,
): Promise<{ width: number; height: number }> {
  try {
    const found = await sharp(source, { ...OPTIONS, limitInputPixels: false }).metadata();
    if (found.format !== format) throw new ImageRefused('unreadable');
    if (found.width * found.height > maxPixels) throw new ImageRefused('tooManyPixels', maxPixels);
    return { width: found.autoOrient.width, height: found.autoOrient.height };
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused('unreadable');
  }
}

/**
 * Encodes an uploaded image again: the result holds our own encoder's pixels and nothing else of the upload, neither
 * metadata (GPS) nor bytes hidden behind the picture. `source` is a path or the bytes.
 */
export async function reencodeImage(
  source: string | Buffer,
  format: ImageFormat,
  {
    sides = {},
    maxPixels = IMAGE_MAX_PIXELS,
    maxSide = IMAGE_MAX_SIDE,
    output = format,
    seconds = DECODE_SECONDS,
  }: Encoding = {},
): Promise<EncodedImage> {
  try {
    await sizeInHeader(source, format, maxPixels);
    const decoded = sharp(source, { ...OPTIONS, limitInputPixels: maxPixels })
      .timeout({ seconds })
      .autoOrient();
    const { data: image, info } = await within(decoded, maxSide, output);
    const sizes: Record<string, Buffer> = {};
    for (const [name, side] of Object.entries(sides))
      sizes[name] = (await within(sharp(image, { limitInputPixels: maxPixels }), side, output)).data;
    return { image, width: info.width, height: info.height, sizes };
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused('unreadable');
  }
}

/** Returns a placeholder of a few pixels to show while the image loads, as a data URI of less than 1 KB. */
export async function placeholderOf(image: Buffer): Promise<string> {
  const tiny = await sharp(image)
    .resize({ width: 16, height: 16, fit: 'inside' })
    .jpeg({ quality: 40 })
    .toBuffer();
  return `data:image/jpeg;base64,${tiny.toString('base64')}`;
}
