import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { BlobRow } from '../blobs/repository';
import type { BlobStore } from '../blobs/store';
import { zipPaths } from './names';

export const ZIP = 'application/zip';

/** A file of a zip. */
export interface ZipEntry {
  /** Folders from the outside in, and the name, as users wrote them; `writeZip` makes them safe. */
  path: readonly string[];
  blob: BlobRow;
  modifiedAt: Date;
}

/** A zip that is being written. */
export interface WrittenZip {
  stream: Readable;
  /** Size of the whole zip; null if the size of a file is not known. */
  byteCount: number | null;
}

/**
 * Writes stored files to a zip stream, uncompressed: documents and photos hardly shrink, and the size is known before
 * the first byte. One file is open at a time, and only as much of it is in memory as the reader lags behind. Destroying
 * the stream closes the open file; a file that cannot be read destroys the stream.
 */
export async function writeZip(blobs: BlobStore, entries: readonly ZipEntry[]): Promise<WrittenZip> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  let open: Readable | null = null;
  const fail = (error: unknown) => void stream.destroy(error as Error);
  zip.on('error', fail);
  stream.once('close', () => open?.destroy());
  const paths = zipPaths(entries.map(({ path }) => path));
  for (const [n, { blob, modifiedAt }] of entries.entries()) {
    const size = blob.byteCount;
    const options = { mtime: modifiedAt, mode: 0o100644, compress: false, ...(size !== null && { size }) };
    zip.addReadStreamLazy(paths[n]!, options, (give) => {
      if (stream.destroyed) return;
      blobs.open(blob).then((bytes) => {
        open = bytes.once('error', fail);
        if (stream.destroyed) bytes.destroy();
        else give(null, bytes);
      }, fail);
    });
  }
  const byteCount = await endOf(zip);
  return { stream, byteCount };
}

/** Ends the list of files and returns the size of the zip; null if it is not known. */
function endOf(zip: ZipFile): Promise<number | null> {
  return new Promise((resolve) => {
    // The types of yazl lack the size that it passes to the callback.
    const sized = (size: number) => resolve(size < 0 ? null : size);
    zip.end(undefined, sized as () => void);
  });
}
