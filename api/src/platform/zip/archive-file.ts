import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { UnusableArchive } from './unusable';

/** Limits that no archive of Roofline exceeds: a file that would fill disk or memory is refused before it is unpacked. */
const LIMITS = { parts: 1_000_000, ratio: 500, ratioFrom: 2 ** 20, manifest: 512 * 2 ** 20 };

const NO_ZIP = 'It is no file that Roofline made, or it was cut off. Copy it again from where it was made.';
const HOSTILE = 'Its list of parts is not as Roofline writes it. Take the file as it was made.';
const BOMB = 'It unpacks to far more than Roofline writes. Take the file as it was made.';

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
    yauzl.open(path, options, (error, zip) => {
      if (!error) return resolve(zip);
      const isFileFault = (error as NodeJS.ErrnoException).syscall !== undefined;
      return reject(
        isFileFault
          ? new UnusableArchive(`The file could not be read: ${error.message}`)
          : new UnusableArchive(NO_ZIP),
      );
    });
  });
}

/** Refuses entries that Roofline does not write: other methods than store and deflate, encryption, folders, bombs. */
function check(entry: Entry): void {
  const { fileName, compressionMethod, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted() || ![0, 8].includes(compressionMethod) || fileName.endsWith('/'))
    throw new UnusableArchive(HOSTILE);
  if (uncompressedSize > LIMITS.ratioFrom && uncompressedSize > compressedSize * LIMITS.ratio)
    throw new UnusableArchive(BOMB);
}

/** Lists the parts by their paths; only the central directory counts. */
function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  const seen = new Set<string>();
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(new UnusableArchive(HOSTILE)));
    zip.on('end', () => resolve(parts));
    zip.on('entry', (entry: Entry) => {
      try {
        check(entry);
        const key = entry.fileName.toLowerCase();
        if (seen.has(key) || seen.size >= LIMITS.parts) throw new UnusableArchive(HOSTILE);
        seen.add(key);
        parts.set(entry.fileName, entry);
        zip.readEntry();
      } catch (error) {
        reject(error as Error);
      }
    });
    zip.readEntry();
  });
}

/** An archive on the disk, read part by part: no part is unpacked under the name that it states. */
export class ArchiveFile {
  readonly #zip: ZipFile;
  readonly parts: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, parts: Map<string, Entry>) {
    this.#zip = zip;
    this.parts = parts;
  }

  static async open(path: string): Promise<ArchiveFile> {
    const zip = await openZip(path);
    try {
      return new ArchiveFile(zip, await listParts(zip));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /** Reads the bytes of a part, at most as many as the list declares. */
  read(path: string): Promise<Readable> {
    const entry = this.parts.get(path);
    if (!entry) throw new UnusableArchive(`It has no part ${path}. Copy it again from where it was made.`);
    return new Promise((resolve, reject) => {
      this.#zip.openReadStream(entry, (error, stream) =>
        error ? reject(new UnusableArchive(NO_ZIP)) : resolve(stream),
      );
    });
  }

  /** Reads a whole part as text. */
  async text(path: string): Promise<string> {
    if ((this.parts.get(path)?.uncompressedSize ?? 0) > LIMITS.manifest) throw new UnusableArchive(BOMB);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of await this.read(path)) chunks.push(chunk as Buffer);
    } catch (error) {
      throw error instanceof UnusableArchive ? error : new UnusableArchive(NO_ZIP);
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  close(): void {
    this.#zip.close();
  }
}
