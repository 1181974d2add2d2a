import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '../blobs/store';
import { reencodeImage } from '../images/encoding';
import type { LetterheadRow } from '../repository/letterhead';

/** The private label on a document. Plain data: it goes to the thread that draws. */
export interface Letterhead {
  companyName: string;
  /** Six hex digits; null for Roofline's. */
  accentColor: string | null;
  /** A PNG of our own encoder, with its pixels. */
  logo: { bytes: Uint8Array; width: number; height: number } | null;
}

/** What a document is drawn of, with the letterhead where there is one. */
export interface Headed {
  letterhead?: Letterhead | null;
}

/** Sharp at the size in which it is printed, and no larger: the stored logo may have megabytes. */
const LONGEST_SIDE = 600;

/** The logo as a PNG. It is decoded here, so that no broken picture reaches whoever draws it: there is none then. */
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

/** The letterhead with the bytes of its logo; without a logo where it is lost or cannot be read. */
export async function letterheadOf(
  blobs: Pick<BlobStore, 'open'>,
  { companyName, accentColor, logo }: LetterheadRow,
): Promise<Letterhead> {
  return { companyName, accentColor, logo: logo && (await logoPicture(blobs, logo, LONGEST_SIDE)) };
}
