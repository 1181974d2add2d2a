import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import { importFieldLabel } from '@roofline/schema/component-import/import-fields';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { selectImportHead, selectSheets } from './repository';
import { readImport, type PreviewSubject } from './service';
import type { ReadFile } from './sheets';

// For other domains that import component lists with the same reading, preview and acceptance.

export { acceptImports } from './accept/accept';
export { acceptanceWork, prepareAcceptance } from './accept/prepare';
export { acceptKey, keepImport, placeOfImport, readNewImport, type PreviewSubject } from './service';
export { importPreviewing, listReading } from './work';
export { inputCost } from './evaluate';
export { guessColumns } from './reading/columns';
export { readAmount, readMark } from './reading/numbers';
export { readSheetRows, type Mapping, type ReadRow } from './reading/sheet-reading';
export type { ReadFile } from './sheets';

/** A waiting file: its sheets to import, the one that was read first before all others. */
export interface WaitingFile {
  importIds: string[];
  lineCount: number;
}

/** Returns the lists of the file of an import; null where the import no longer exists. */
export async function waitingFile(tx: Tx, importId: string): Promise<WaitingFile | null> {
  const head = await selectImportHead(tx, importId);
  if (!head) return null;
  const sheets = await selectSheets(tx, head);
  const isFirst = (sheet: { importId: string }) => sheet.importId === head.fileId;
  const lists = sheets.filter((sheet) => sheet.kind === 'list' || isFirst(sheet));
  const inOrder = lists.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  return {
    importIds: inOrder.map((sheet) => sheet.importId),
    lineCount: lists.reduce((sum, sheet) => sum + sheet.lineCount, 0),
  };
}

/** Reads each list of a waiting file, with the current inventory. */
export async function readWaiting(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  { importIds }: WaitingFile,
): Promise<PreviewSubject[]> {
  const subjects: PreviewSubject[] = [];
  for (const importId of importIds) subjects.push(await readImport(tx, deps, actor, importId));
  return subjects;
}

/** Returns each list of a file that was just read, as it would be stored. */
export function listsOfNew(
  { staged, ...beside }: PreviewSubject,
  { sheets, first }: ReadFile,
): PreviewSubject[] {
  return staged.sheets.flatMap(({ importId, kind }, at) => {
    if (kind !== 'list' && at !== first) return [];
    const { grid, mapping } = sheets[at]!;
    return [{ ...beside, staged: { ...staged, importId, grid, mapping } }];
  });
}

/** A problem that prevents the import of a list, and its place. */
export interface ListProblem {
  sheetName: string | null;
  row: number;
  column: string | null;
  detail: string;
}

/** Returns the problems that prevent the import of a list; empty where there are none. */
export function problemsOf({
  sheetName,
  headerRow,
  missingFields,
  problems,
  canAccept,
  isAccepted,
}: ImportPreview): ListProblem[] {
  if (canAccept || isAccepted) return [];
  const missing = missingFields.map((field) => `No column fills ${importFieldLabel(field)}`);
  return [
    ...missing.map((detail) => ({ sheetName, row: headerRow, column: null, detail })),
    ...problems.map(({ row, column, detail }) => ({ sheetName, row, column, detail })),
  ];
}
