import { readFile } from 'node:fs/promises';
import { limits } from '@roofline/schema/value/limits';
import exifr from 'exifr';
import { ImageRefused, sizeInHeader } from '../../platform/images/encoding';
import { heicSize } from '../../platform/images/heic';
import { ruleFailed } from '../../platform/problem';
import { quick } from '../../platform/work/kind';
import type { PhotoFormat } from './reception';

/** The metadata of a picture; null where it is missing or cannot be true. */
export interface PhotoFacts {
  /** `2026-10-28T09:14:00`, the local time where it was taken. */
  takenDate: string | null;
  latitude: number | null;
  longitude: number | null;
  camera: string | null;
}

/** The metadata and the upright size of a picture, from its header, without decoding it. */
export interface PictureHeader extends PhotoFacts {
  width: number;
  height: number;
}

/** The path of the picture, and the last day on which it can have been taken anywhere. */
interface FactsSubject {
  path: string;
  format: PhotoFormat;
  lastDay: string;
}

const NOTHING: PhotoFacts = { takenDate: null, latitude: null, longitude: null, camera: null };
const FIRST_DAY = '1990-01-01';
const CAMERA_MAX = 100;
/** The beginning of a block of metadata, in either byte order. */
const TIFF_HEADS = [Buffer.from('II*\0'), Buffer.from('MM\0*')];

const TAGS = ['Make', 'Model', 'DateTimeOriginal'];
const PLACE = ['GPSLatitude', 'GPSLatitudeRef', 'GPSLongitude', 'GPSLongitudeRef'];
// Reads only these, as a picture may carry megabytes of other metadata. A date stays text, since it has no time zone.
const OPTIONS = {
  pick: [...TAGS, ...PLACE],
  reviveValues: false,
  translateValues: false,
  xmp: false,
  icc: false,
  iptc: false,
  jfif: false,
  ihdr: false,
};

type Read = Record<string, unknown> | undefined;

async function parse(source: string | Buffer): Promise<Read> {
  try {
    return (await exifr.parse(source, OPTIONS)) as Read;
  } catch {
    // Ignores broken metadata: the picture itself may still be complete.
    return undefined;
  }
}

const hasFacts = (read: Read) => read !== undefined && [...TAGS, 'latitude'].some((name) => name in read);

/** Reads metadata from its place in the file; in a HEIC file else from its first bytes, as encoders store the place oddly. */
async function readFacts({ path, format }: FactsSubject): Promise<Read> {
  const read = await parse(path);
  if (hasFacts(read) || format !== 'heic') return read;
  const bytes = await readFile(path);
  for (const head of TIFF_HEADS) {
    const at = bytes.indexOf(head);
    const found = at < 0 ? undefined : await parse(bytes.subarray(at));
    if (hasFacts(found)) return found;
  }
  return undefined;
}

/** Returns `2026:10:28 09:14:00` as a local time; null for a day that does not exist or cannot be true. */
function takenDateOf(value: unknown, lastDay: string): string | null {
  const match = /^(\d{4})[:-](\d{2})[:-](\d{2})[ T]([01]\d|2[0-3]):([0-5]\d):([0-5]\d)/.exec(
    typeof value === 'string' ? value.slice(0, 40) : '',
  );
  if (!match) return null;
  const [year, month, day, ...time] = match.slice(1) as [string, string, string, ...string[]];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isoDay = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
  if (isoDay !== `${year}-${month}-${day}` || isoDay < FIRST_DAY || isoDay > lastDay) return null;
  return `${isoDay}T${time.join(':')}`;
}

const degrees = (value: unknown, max: number): number | null =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= max
    ? Math.round(value * 1e6) / 1e6
    : null;

const words = (value: unknown) =>
  typeof value === 'string'
    ? value
        .slice(0, CAMERA_MAX)
        .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
        .trim()
    : '';

/** Returns `Apple iPhone 15`, with the make only once if the model begins with it. */
function cameraOf(read: Record<string, unknown>): string | null {
  const [make, model] = [words(read.Make), words(read.Model)];
  const named = model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`;
  return named.trim().slice(0, CAMERA_MAX) || null;
}

/** Returns the metadata that can be true. A place needs both numbers; 0, 0 in the sea off Africa is a default. */
function plausibleFacts(read: Read, lastDay: string): PhotoFacts {
  if (read === undefined) return NOTHING;
  const [latitude, longitude] = [degrees(read.latitude, 90), degrees(read.longitude, 180)];
  const isPlace = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return {
    takenDate: takenDateOf(read.DateTimeOriginal, lastDay),
    latitude: isPlace ? latitude : null,
    longitude: isPlace ? longitude : null,
    camera: cameraOf(read),
  };
}

async function sizeOf({ path, format }: FactsSubject): Promise<{ width: number; height: number }> {
  try {
    return format === 'heic'
      ? await heicSize(path, limits.photoMaxPixels)
      : await sizeInHeader(path, format, limits.photoMaxPixels);
  } catch (error) {
    if (error instanceof ImageRefused) throw ruleFailed(error.message, 'file', error.reason);
    throw error;
  }
}

/**
 * Reads the size and the metadata of a picture on a thread, so that hostile metadata takes only that thread's time.
 * 422 for a header that cannot be read or has too many pixels.
 */
export const pictureHeader = quick(
  'picture header',
  async (subject: FactsSubject): Promise<PictureHeader> => ({
    ...(await sizeOf(subject)),
    ...plausibleFacts(await readFacts(subject), subject.lastDay),
  }),
);
