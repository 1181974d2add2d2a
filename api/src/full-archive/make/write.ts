import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ArchivedEntry, Manifest } from '@roofline/schema/full-archive/manifest';
import { FULL_ARCHIVE, FULL_ARCHIVE_VERSION } from '@roofline/schema/full-archive/manifest';
import type { ArrivedFile } from '../../platform/blobs/store';
import type { Deps } from '../../platform/deps';
import type { JobRun } from '../../platform/jobs/kind';
import { Problem } from '../../platform/problem';
import { GrowingZip } from '../../platform/zip/growing';
import { zipPaths } from '../../platform/zip/names';
import type { ArchivedBlob } from '../repository/rows';
import { csvStream } from './csv';
import { documentsOf, type Documents } from './documents';
import { indexPage } from './index-page';
import { archiveSchema } from './json-schema';
import { onDisk, type Snapshot } from './rows-on-disk';

/** The input of the parts. */
export interface Making {
  snapshot: Snapshot;
  folder: string;
  documents: Documents;
  head: Pick<Manifest, 'schemaVersion' | 'madeAt' | 'scope'>;
}

const SECOND = 1000;

/** Writes the parts of an archive one after the other, and records each. */
class ArchiveWriter {
  readonly #zip: GrowingZip;
  readonly #modifiedAt: Date;
  readonly entries: ArchivedEntry[] = [];
  readonly leftOut: string[] = [];
  readonly lost: string[] = [];

  constructor(zip: GrowingZip, madeAt: string) {
    this.#zip = zip;
    this.#modifiedAt = new Date(madeAt);
  }

  /** Adds a part that compresses well, such as text. */
  async text(path: string, bytes: Readable | string): Promise<void> {
    const stream = typeof bytes === 'string' ? Readable.from([Buffer.from(bytes)]) : bytes;
    this.entries.push(await this.#zip.add(path, stream, { modifiedAt: this.#modifiedAt, compress: true }));
  }

  /** Adds bytes that are already compressed. */
  async packed(path: string, bytes: Uint8Array): Promise<void> {
    const stream = Readable.from([Buffer.from(bytes)]);
    this.entries.push(await this.#zip.add(path, stream, { modifiedAt: this.#modifiedAt, compress: false }));
  }

  async blob(
    { blobs }: Pick<Deps, 'blobs'>,
    path: string,
    { blobId, storageKey, createdAt }: ArchivedBlob,
  ): Promise<void> {
    const bytes = await blobs.open({ storageKey }).catch((fault: unknown) => {
      if (fault instanceof Problem && fault.status === 404) return null;
      throw fault;
    });
    if (!bytes) return void this.lost.push(blobId);
    const part = await this.#zip.add(path, bytes, { modifiedAt: createdAt, compress: false });
    this.entries.push({ ...part, blobId });
  }
}

async function writeData(writer: ArchiveWriter, { snapshot, folder }: Making): Promise<void> {
  for (const { name, path, columns } of snapshot.tables) {
    await writer.text(path, createReadStream(onDisk(folder, name)));
    await writer.text(`csv/${name}.csv`, csvStream(onDisk(folder, name), columns));
  }
  await writer.text('schema.json', `${JSON.stringify(archiveSchema(snapshot.catalogue), null, 2)}\n`);
}

async function writeDocuments(
  deps: Deps,
  job: JobRun,
  writer: ArchiveWriter,
  { snapshot: { properties }, documents }: Making,
): Promise<void> {
  for (const [index, property] of properties.entries()) {
    await job.progress(10 + (40 * index) / properties.length, `Creating the workbooks of ${property.name}`);
    const paths: string[][] = [];
    for await (const made of documentsOf(deps, documents, property, job)) {
      if ('leftOut' in made) {
        writer.leftOut.push(made.leftOut);
        continue;
      }
      paths.push(made.path);
      await writer.packed(zipPaths(paths).at(-1)!, made.bytes);
    }
  }
}

/** Returns the path of bytes that people see under no name: pictures of properties, and other sizes of images. */
const otherPath = ({ blobId }: ArchivedBlob) => ['Other files', blobId];

async function writeFiles(
  deps: Deps,
  job: JobRun,
  writer: ArchiveWriter,
  { snapshot: { blobs } }: Making,
): Promise<void> {
  const paths = zipPaths(blobs.map((blob) => blob.path ?? otherPath(blob)));
  let told = 0;
  for (const [index, blob] of blobs.entries()) {
    job.signal.throwIfAborted();
    if (performance.now() - told > SECOND) {
      told = performance.now();
      await job.progress(50 + (45 * index) / blobs.length, `Adding files: ${index} of ${blobs.length}`);
    }
    await writer.blob(deps, paths[index]!, blob);
  }
}

/** Writes all parts of the archive. */
async function writeParts(deps: Deps, job: JobRun, making: Making, zip: GrowingZip): Promise<void> {
  const writer = new ArchiveWriter(zip, making.head.madeAt);
  await writeData(writer, making);
  await writeDocuments(deps, job, writer, making);
  await writeFiles(deps, job, writer, making);
  const { entries, leftOut, lost } = writer;
  const { tables } = making.snapshot;
  const format = { format: FULL_ARCHIVE, formatVersion: FULL_ARCHIVE_VERSION } as const;
  const manifest: Manifest = { ...format, ...making.head, tables, lost, leftOut, entries };
  await writer.text('index.html', indexPage(manifest));
  // The manifest is the last part: it has the hashes of all the others.
  await writer.text('manifest.json', `${JSON.stringify({ ...manifest, entries: writer.entries })}\n`);
}

/** Writes the archive to a file that arrived in the store, for the caller to keep or to remove. */
export async function writeArchive(
  deps: Deps,
  job: JobRun,
  making: Making,
  arrival: ArrivedFile['arrival'],
): Promise<ArrivedFile> {
  const zip = new GrowingZip(arrival.path, job.signal);
  try {
    await writeParts(deps, job, making, zip);
    return { ...(await zip.end()), arrival };
  } catch (fault) {
    await zip.giveUp();
    throw fault;
  }
}
