import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { storageProblem } from '../files/storage';

/** A written part of a zip, with its size and hash before compression. */
export interface WrittenPart {
  path: string;
  bytes: number;
  sha256: string;
}

class Meter {
  readonly #hash = createHash('sha256');
  bytes = 0;

  async *read(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.#hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}

/**
 * Writes a zip into a file part by part, and hashes each. Only as much of one part is in memory as the disk lags
 * behind, whatever the number and size of the parts. `path`s are those of `zipPaths`, or the caller's own plain names.
 */
export class GrowingZip {
  readonly #zip = new ZipFile();
  readonly #meter = new Meter();
  /** Aborted when no part can be written any more. */
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  readonly #written: Promise<void>;

  constructor(path: string, signal: AbortSignal) {
    this.#signal = AbortSignal.any([signal, this.#over.signal]);
    const out = this.#zip.outputStream as Readable;
    this.#zip.on('error', (error: unknown) => void out.destroy(error as Error));
    this.#written = pipeline(
      out,
      (chunks: AsyncIterable<Buffer>) => this.#meter.read(chunks),
      createWriteStream(path, { mode: 0o600 }),
      { signal },
    );
    this.#written.catch((error: unknown) => this.#over.abort(storageProblem(error)));
  }

  /** Writes a whole part. `compress` is for text: bytes that are compressed already, such as pictures, hardly shrink. */
  async add(
    path: string,
    bytes: Readable,
    { modifiedAt, compress }: { modifiedAt: Date; compress: boolean },
  ): Promise<WrittenPart> {
    const meter = new Meter();
    const into = new PassThrough();
    this.#zip.addReadStream(into, path, { mtime: modifiedAt, mode: 0o100644, compress });
    try {
      await pipeline(bytes, (chunks: AsyncIterable<Buffer>) => meter.read(chunks), into, {
        signal: this.#signal,
      });
    } catch (error) {
      this.#signal.throwIfAborted();
      throw error;
    }
    return { path, bytes: meter.bytes, sha256: meter.sha256() };
  }

  /** Ends the zip once all parts are written. Returns the size and hash of the whole file. */
  async end(): Promise<{ fileSize: number; sha256: string }> {
    this.#zip.end();
    try {
      await this.#written;
    } catch (error) {
      this.#signal.throwIfAborted();
      throw storageProblem(error);
    }
    return { fileSize: this.#meter.bytes, sha256: this.#meter.sha256() };
  }

  /** Gives the zip up: writes nothing more, and leaves the file for the caller to remove. */
  async giveUp(): Promise<void> {
    (this.#zip.outputStream as Readable).destroy();
    await this.#written.catch(() => undefined);
  }
}
