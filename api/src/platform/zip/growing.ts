import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { storageProblem } from '../files/storage';

/** A part of a zip once it is written, as it was before it was packed. */
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
 * A zip that is written into a file part by part, each hashed on its way. Only as much of one part is in memory as the disk is
 * behind, whatever the number and size of the parts. `path`s are those of `zipPaths`, or the caller's own plain names.
 */
export class GrowingZip {
  readonly #zip = new ZipFile();
  readonly #meter = new Meter();
  /** Aborted where no part can be written any more. */
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

  /** Writes a part to its end. Bytes that are packed already, as pictures are, hardly shrink: `compress` is for text. */
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

  /** Ends it once all parts are written. Answers the size and hash of the whole. */
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

  /** Gives it up: nothing is written any more, and the file is the caller's to remove. */
  async giveUp(): Promise<void> {
    (this.#zip.outputStream as Readable).destroy();
    await this.#written.catch(() => undefined);
  }
}
