import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Clock } from '../clock';
import type { Database, Tx } from '../database';
import { newId } from '../ids';
import { Problem } from '../problem';
import type { Arrival, ByteRange, Storage } from '../files/storage';
import {
  enterBlobs,
  enteredKeys,
  enterVariants,
  touchBlobs,
  variantsOf,
  type BlobAt,
  type BlobRow,
  type NewBlobRow,
} from './repository';

/** Prefix of the storage keys of all bytes. */
export const BLOB_PREFIX = 'blob';

/** A received file, counted and hashed, that is not in memory. */
export interface ArrivedFile {
  sha256: string;
  fileSize: number;
  arrival: Arrival;
}

/** Bytes to be stored. */
export interface NewBlob {
  /** The workspace, or for a blob of an account its user. */
  workspaceId: string;
  /** Detected from the content. */
  contentType: string;
  source: Uint8Array | ArrivedFile;
  /** Other sizes of an image, by their names. */
  variants?: Record<string, Uint8Array>;
}

/** Bytes that are in the store but not entered in the table yet. */
export interface StoredBlob {
  /** The bytes, then their other sizes. */
  rows: NewBlobRow[];
  /** The workspace had the bytes already, so only missing sizes were written. */
  isKnown: boolean;
  /** Set by `enter`: the row refers to these stored bytes and not to an equal copy, once its transaction commits. */
  isEntered?: boolean;
}

/** Enters the bytes in the transaction of the row that refers to them, and returns the id to refer to. */
export type EnterBlob = (tx: Tx) => Promise<string>;

/** Bytes that a workspace has, by their hash. */
export type KnownBytes = ReadonlyMap<string, BlobAt & { storageKey: string }>;

const contentOf = ({ workspaceId, sha256 }: Pick<BlobRow, 'workspaceId' | 'sha256'>) =>
  `${workspaceId} ${sha256}`;

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function measured(source: NewBlob['source']): { sha256: string; byteCount: number } {
  if (source instanceof Uint8Array) return { sha256: sha256Of(source), byteCount: source.byteLength };
  return { sha256: source.sha256, byteCount: source.fileSize };
}

/** The only store of bytes; docs/blobs.md says how a domain uses it. */
export class BlobStore {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #storage: Storage;

  constructor({ database, clock, storage }: { database: Database; clock: Clock; storage: Storage }) {
    this.#database = database;
    this.#clock = clock;
    this.#storage = storage;
  }

  /**
   * Stores bytes and has `save` write the row that refers to them. In this order a crash leaves bytes without a row, which
   * the sweep removes, and never a row without its bytes. Problems: 507 without enough room, 503 if the store is unavailable.
   */
  async keep<T>(bytes: NewBlob, save: (enter: EnterBlob, stored: StoredBlob) => Promise<T>): Promise<T> {
    const stored = await this.put(bytes);
    try {
      const answer = await save((tx) => this.enter(tx, stored), stored);
      await this.settle(stored);
      return answer;
    } catch (error) {
      // After any other failure it is unknown whether the row was written; the sweep finds out.
      if (error instanceof Problem) await this.dropUnentered(stored);
      throw error;
    }
  }

  /** Looks up which of these contents the workspace has already, by their hash, in one transaction: for `put` of many files. */
  async known(workspaceId: string, hashes: readonly string[]): Promise<KnownBytes> {
    if (hashes.length === 0) return new Map();
    const now = this.#clock.now();
    const rows = await this.#database.system((tx) => touchBlobs(tx, { workspaceId, hashes }, now));
    return new Map(rows.map((row) => [row.sha256, row]));
  }

  /** Stores bytes: the first half of `keep`, for a caller that does not write one row per file. */
  async put(
    { workspaceId, contentType, source, variants = {} }: NewBlob,
    knownBytes?: KnownBytes,
  ): Promise<StoredBlob> {
    const { sha256, byteCount } = measured(source);
    const now = this.#clock.now();
    const known = (knownBytes ?? (await this.known(workspaceId, [sha256]))).get(sha256);
    const row = { workspaceId, sha256, byteCount, contentType, createdAt: now };
    const main = known
      ? { ...row, blobId: known.blobId, storageKey: known.storageKey }
      : { ...row, blobId: newId(), storageKey: await this.#write(source) };
    const isKnown = known !== undefined;
    // The same bytes may have come without sizes, as a document.
    const missing = isKnown ? await this.#withoutKnown(main, variants) : variants;
    const rows: NewBlobRow[] = [main];
    for (const [variant, size] of Object.entries(missing))
      rows.push({
        ...row,
        blobId: newId(),
        sha256: sha256Of(size),
        byteCount: size.byteLength,
        storageKey: await this.#write(size),
        parentId: main.blobId,
        variant,
      });
    return { rows, isKnown };
  }

  /** Enters stored bytes in the caller's transaction: the second half of `keep`. */
  async enter(tx: Tx, stored: StoredBlob): Promise<string> {
    return (await this.enterAll(tx, [stored]))[0]!;
  }

  /** Enters many, even equal ones, by one statement and returns their ids in the same order. */
  async enterAll(tx: Tx, all: readonly StoredBlob[]): Promise<string[]> {
    if (all.length === 0) return [];
    const mains = new Map(all.map(({ rows: [main] }) => [contentOf(main!), main!]));
    const entered = new Map((await enterBlobs(tx, [...mains.values()])).map((row) => [contentOf(row), row]));
    const ids = all.map(({ rows: [main] }) => entered.get(contentOf(main!))!.blobId);
    // Another upload of the same bytes may have been faster: then its row counts, with its sizes.
    for (const [n, stored] of all.entries()) stored.isEntered = ids[n] === stored.rows[0]!.blobId;
    const own = all.filter(({ isEntered }) => isEntered);
    await enterVariants(tx, own.flatMap(({ rows: [, ...variants] }) => variants)); // prettier-ignore
    return ids;
  }

  /** Removes, after a transaction committed, stored bytes that it has not entered. */
  async settle(stored: StoredBlob): Promise<void> {
    if (!stored.isEntered || stored.isKnown) await this.dropUnentered(stored);
  }

  /** Removes stored bytes that no row refers to: those of a repeat, or of the slower of two uploads. */
  async dropUnentered({ rows, isKnown }: StoredBlob): Promise<void> {
    const keys = rows.slice(isKnown ? 1 : 0).map(({ storageKey }) => storageKey);
    if (keys.length === 0) return;
    try {
      const entered = await this.#database.system((tx) => enteredKeys(tx, keys));
      for (const key of keys) if (!entered.has(key)) await this.#storage.remove(key);
    } catch {
      // The sweep removes the rest; the work itself is done, or has failed with its own error.
    }
  }

  /** Opens the bytes, or a part of them, as a stream; 404 where the store has none. */
  open({ storageKey }: Pick<BlobRow, 'storageKey'>, part?: ByteRange): Promise<Readable> {
    return this.#storage.read(storageKey, part);
  }

  /** Stores bytes that come with their row, as from an archive, under a new key that the caller writes into the row. */
  bring(bytes: Readable): Promise<string> {
    return this.#storage.put(BLOB_PREFIX, bytes);
  }

  /** Returns a place for a file that is about to arrive; `put` takes the file over from there. */
  arrive(): Promise<Arrival> {
    return this.#storage.arrive(BLOB_PREFIX);
  }

  /** Returns those of `variants` that the image does not have yet. */
  async #withoutKnown(
    main: BlobAt,
    variants: Record<string, Uint8Array>,
  ): Promise<Record<string, Uint8Array>> {
    if (Object.keys(variants).length === 0) return {};
    const known = await this.#database.system((tx) => variantsOf(tx, main));
    return Object.fromEntries(Object.entries(variants).filter(([name]) => !known.has(name)));
  }

  #write(source: NewBlob['source']): Promise<string> {
    return source instanceof Uint8Array
      ? this.#storage.put(BLOB_PREFIX, source)
      : this.#storage.take(source.arrival);
  }
}
