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

/** Who reads a document, and when. */
export interface Reader {
  actor: Actor;
  clock: Clock;
}

/** What was read for a document. */
export interface ReadDocument<S> {
  subject: S;
  fileName: string;
  /** The workspace whose private label stands on it, as `letterhead` of the subject; left out, none does. */
  headedBy?: string;
}

/** A document that people can have: what is asked for, what is read for it, and what draws it. */
export interface Document<Q, S> {
  /** By which it can be asked for later; no two documents have the same. */
  name: string;
  /** Media type. */
  type: string;
  /** What is asked for: plain ids and a query, so that it can be kept as JSON and read again. */
  asked: z.ZodType<Q>;
  /** Reads rows and no more: whatever is computed of them is computed by `kind`, on a thread. */
  read: (tx: Tx, reader: Reader, asked: Q) => Promise<ReadDocument<S>>;
  /** Figures that the clock left behind are computed and stored on the way; left out, reading cannot write. */
  catchesUp?: true;
  /**
   * Bytes that are drawn beside the rows: copied into a folder after the transaction, each under the id of its row, for the
   * thread to read one at a time.
   */
  files?: { of: (subject: S) => readonly BlobRow[]; into: (subject: S, folder: string) => S };
  kind: DrawnKind<S>;
}

/** What documents are made with. */
export interface DocumentDeps {
  database: Database;
  clock: Clock;
  blobs: Pick<BlobStore, 'open'>;
  work: WorkPool;
}

export interface MadeDocument {
  /** Where the route makes several types: which this is. */
  contentType?: string;
  bytes: Uint8Array;
  fileName: string;
}

/** A document in its turn: nothing is read before that. */
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

/** A document whose asked was kept: `make` reads it again, and refuses what is no longer of its form. */
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
