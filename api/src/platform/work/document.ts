import type { z } from 'zod';
import type { Actor } from '../actor';
import type { BlobRow } from '../blobs/repository';
import type { BlobStore } from '../blobs/store';
import { withFiles } from '../blobs/with-files';
import type { Clock } from '../clock';
import { viewOfRead, type Database, type Tx } from '../database';
import { letterheadOf } from '../letterhead/letterhead';
import { findLetterhead } from '../repository/letterhead';
import type { DrawnKind } from './kind';
import type { TurnAsked, WorkPool } from './pool';

/** The actor who reads a document, and the clock. */
export interface Reader {
  actor: Actor;
  clock: Clock;
}

/** The data read for a document. */
export interface ReadDocument<S> {
  subject: S;
  fileName: string;
  /** The workspace whose private label it has, as `letterhead` of the subject; none by default. */
  headedBy?: string;
}

/** A document that users can get: its input, how its data are read, and the kind of work that draws it. */
export interface Document<Q, S> {
  /** Unique name, by which it can be asked for later. */
  name: string;
  /** Media type. */
  type: string;
  /** Schema of its input: plain ids and a query, so that it can be stored as JSON and read again. */
  asked: z.ZodType<Q>;
  /** Only reads rows; `kind` does all computation on them, on a thread. */
  read: (tx: Tx, reader: Reader, asked: Q) => Promise<ReadDocument<S>>;
  /** Whether `read` computes and stores figures that are out of date; without it, reading cannot write. */
  catchesUp?: true;
  /**
   * Files that are drawn with the rows: copied into a folder after the transaction, each under the id of its row, for
   * the thread to read one at a time.
   */
  files?: { of: (subject: S) => readonly BlobRow[]; into: (subject: S, folder: string) => S };
  kind: DrawnKind<S>;
}

/** The services that make documents. */
export interface DocumentDeps {
  database: Database;
  clock: Clock;
  blobs: Pick<BlobStore, 'open'>;
  work: WorkPool;
}

export interface MadeDocument {
  /** The type of this document, if the route makes several. */
  contentType?: string;
  bytes: Uint8Array;
  fileName: string;
}

/** Makes a document in its turn, before which nothing is read. */
export function makeDocument<Q, S>(
  { database, clock, blobs, work }: DocumentDeps,
  document: Document<Q, S>,
  asked: Q,
  by: Omit<TurnAsked, 'class' | 'actor'> & { actor: Actor },
): Promise<MadeDocument> {
  const { kind, files } = document;
  return work.turn({ ...by, class: kind.class }, async (turn) => {
    const { actor } = by;
    const { read, row, fileName } = await database.tenant(
      actor,
      async (tx) => {
        const { subject, headedBy, fileName: name } = await document.read(tx, { actor, clock }, asked);
        const found = headedBy === undefined ? null : await findLetterhead(tx, headedBy);
        return { read: subject, row: found, fileName: name };
      },
      { readOnly: viewOfRead(document.catchesUp === true) },
    );
    const subject = row === null ? read : { ...read, letterhead: await letterheadOf(blobs, row) };
    if (!files) return { bytes: await turn.run(kind, subject), fileName };
    const bytes = await withFiles(blobs, files.of(subject), turn.signal, (folder) =>
      turn.run(kind, files.into(subject, folder)),
    );
    return { bytes, fileName };
  });
}

/** A document with a stored input: `make` parses it again, and refuses one that no longer fits the schema. */
export interface NamedDocument {
  name: string;
  type: string;
  asked: z.ZodType;
  make: (deps: DocumentDeps, asked: unknown, by: Parameters<typeof makeDocument>[3]) => Promise<MadeDocument>;
}

export function named<Q, S>(document: Document<Q, S>): NamedDocument {
  const { name, type, asked: form } = document;
  const make: NamedDocument['make'] = async (deps, asked, by) =>
    makeDocument(deps, document, form.parse(asked), by);
  return { name, type, asked: form, make };
}
