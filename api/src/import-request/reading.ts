import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import {
  REQUEST_PROBLEMS_MAX,
  type ImportRequestProblem,
} from '@roofline/schema/import-request/import-request';
import {
  importPreviewing,
  keepImport,
  listReading,
  listsOfNew,
  placeOfImport,
  problemsOf,
  readNewImport,
  readWaiting,
  waitingFile,
  type PreviewSubject,
  type ReadFile,
} from '../component-import/access';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { Problem } from '../platform/problem';
import type { Turn } from '../platform/work/pool';

/** A caller who has a file read, until they disconnect. */
export interface Reader {
  actor: Actor;
  signal: AbortSignal;
}

interface YearOfProperty {
  workspaceId: string;
  propertyId: string;
  fiscalYear: number;
}

/** The problems of a file: the first ones, and their number. */
export interface Faults {
  problems: ImportRequestProblem[];
  problemCount: number;
}

/** A workbook that was read for a year. */
export interface ReadStudy extends Faults {
  fileName: string;
  read: ReadFile;
  /** The first sheet beside the inventory; null if its year is not open for changes. */
  subject: PreviewSubject | null;
}

const faultsOf = (previews: readonly ImportPreview[]): Faults => {
  const all = previews.flatMap(problemsOf);
  return { problems: all.slice(0, REQUEST_PROBLEMS_MAX), problemCount: all.length };
};

async function previewsOf(turn: Turn, subjects: readonly PreviewSubject[]): Promise<ImportPreview[]> {
  const previews: ImportPreview[] = [];
  for (const subject of subjects) previews.push(await turn.run(importPreviewing, subject));
  return previews;
}

/** Returns null if the property does not have the year, or if it is not open for changes. */
async function readIfOpen(
  deps: Deps,
  { actor }: Reader,
  at: YearOfProperty,
  file: { fileName: string; read: ReadFile },
): Promise<PreviewSubject | null> {
  try {
    return await deps.database.tenant(
      actor,
      async (tx) => readNewImport(tx, deps, actor, await placeOfImport(tx, deps, actor, at), file),
      { readOnly: true },
    );
  } catch (error) {
    if (error instanceof Problem && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

/**
 * Reads a workbook in a turn, with its deadline, beside the inventory of a year; stores nothing. 415 and 422 for one that
 * cannot be read or breaks a limit.
 */
export function readStudy(
  deps: Deps,
  reader: Reader,
  at: YearOfProperty,
  { fileName, bytes }: { fileName: string; bytes: () => Promise<Uint8Array> },
): Promise<ReadStudy> {
  const { workspaceId, fiscalYear } = at;
  return deps.work.turn({ ...reader, class: 'quick', workspaceId }, async (turn) => {
    const read = await turn.run(listReading, { fileName, bytes: await bytes(), fiscalYear });
    const subject = await readIfOpen(deps, reader, at, { fileName, read });
    const lists = subject ? listsOfNew(subject, read) : [];
    return { fileName, read, subject, ...faultsOf(await previewsOf(turn, lists)) };
  });
}

/** Stores a study that was read, so that its preview waits; returns the id of the import, null if the year is closed. */
export async function keepStudy(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  at: YearOfProperty,
  { fileName, read, subject }: ReadStudy,
): Promise<string | null> {
  if (!subject) return null;
  const { importId, sheets: lines } = subject.staged;
  await keepImport(tx, deps, actor, at, { fileName, read, lines });
  return importId;
}

/** Returns the problems of a waiting file, as it is read now. */
export async function waitingFaults(deps: Deps, reader: Reader, importId: string): Promise<Faults> {
  const { actor } = reader;
  return deps.work.turn({ ...reader, class: 'quick' }, async (turn) => {
    const subjects = await deps.database.tenant(
      actor,
      async (tx) => {
        const file = await waitingFile(tx, importId);
        return file ? readWaiting(tx, deps, actor, file) : [];
      },
      { readOnly: true },
    );
    return faultsOf(await previewsOf(turn, subjects));
  });
}

/** Returns a preview of the first sheet; null if the file no longer waits. */
export async function waitingPreview(
  deps: Deps,
  reader: Reader,
  importId: string,
): Promise<ImportPreview | null> {
  const { actor } = reader;
  return deps.work.turn({ ...reader, class: 'quick' }, async (turn) => {
    const subject = await deps.database.tenant(
      actor,
      async (tx) => {
        const file = await waitingFile(tx, importId);
        if (!file) return null;
        const [first] = await readWaiting(tx, deps, actor, {
          ...file,
          importIds: file.importIds.slice(0, 1),
        });
        return first ?? null;
      },
      { readOnly: true },
    );
    return subject ? turn.run(importPreviewing, subject) : null;
  });
}
