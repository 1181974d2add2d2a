import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '../blobs/store';
import { reencodeImage } from '../images/encoding';
import type { LetterheadRow } from '../repository/letterhead';

/** The private label of a document. Plain data, since it is sent to the thread that draws the document. */
export interface Letterhead {
  companyName: string;
  /** Six hex digits; null for Roofline's color. */
  accentColor: string | null;
  /** A PNG from our own encoder, with its size in pixels. */
  logo: { bytes: Uint8Array; width: number; height: number } | null;
}

/** The data of a document, with its letterhead if it has one. */
export interface Headed {
  letterhead?: Letterhead | null;
}

/** Pixels of a logo's longest side: enough to print sharply, and no more, since a stored logo may have megabytes. */
const LONGEST_SIDE = 600;

/** Returns the logo as a PNG, or null if it cannot be read: decoding it here keeps broken pictures out of documents. */
export async function logoPicture(
  blobs: Pick<BlobStore, 'open'>,
  row: NonNullable<LetterheadRow['logo']>,
  maxSide: number,
): Promise<Letterhead['logo']> {
  try {
    const source = await buffer(await blobs.open(row));
    const format = row.contentType === 'image/png' ? 'png' : 'jpeg';
    const made = await reencodeImage(source, format, { maxSide, output: 'png' });
    return { bytes: made.image, width: made.width, height: made.height };
  } catch {
    return null;
  }
}

/** Returns the letterhead with the bytes of its logo; without a logo if it is lost or cannot be read. */
export async function letterheadOf(
  blobs: Pick<BlobStore, 'open'>,
  { companyName, accentColor, logo }: LetterheadRow,
): Promise<Letterhead> {
  return { companyName, accentColor, logo: logo && (await logoPicture(blobs, logo, LONGEST_SIDE)) };
}
