import type { ImportMappingInput } from '@roofline/schema/component-import/component-import';
import { openInventoryYear, readCategories, readInventory, type InventoryPlace } from '../component/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { newId } from '../platform/ids';
import { selectLiveJob } from '../platform/jobs/repository';
import { conflict, forbidden, notFound, ruleFailed } from '../platform/problem';
import { reachedProperties, requireProperty } from '../property/access';
import type { Grid } from '../platform/sheets/grid';
import type { SheetLine, StagedImport } from './preview';
import { headingsAt } from './reading/header-row';
import type { Mapping } from './reading/sheet-reading';
import type { ReadFile } from './sheets';
import {
  deleteImportsBefore,
  insertImports,
  selectImport,
  selectImportHead,
  selectSheets,
  updateImport,
  type ImportRow,
} from './repository';

type ImportDeps = Pick<Deps, 'clock'>;

/** Returns the key of the job that saves an import. */
export const acceptKey = (importId: string) => `component-import ${importId}`;

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the job that is saving the import now, of any user. */
const liveJobOf = (tx: Tx, { workspaceId, importId }: Pick<ImportRow, 'workspaceId' | 'importId'>) =>
  selectLiveJob(tx, { workspaceId, onceKey: acceptKey(importId) });

export function stagedOf(
  row: ImportRow,
  { jobId = null, sheets = [] }: Partial<Pick<StagedImport, 'jobId' | 'sheets'>> = {},
): StagedImport {
  return {
    importId: row.importId,
    propertyId: row.propertyId,
    fiscalYear: row.fiscalYear,
    fileName: row.fileName,
    grid: row.grid as Grid,
    mapping: row.mapping as Mapping,
    isAccepted: row.acceptedAt !== null,
    sheets,
    jobId,
  };
}

const categoryNames = async (tx: Tx, propertyId: string) =>
  (await readCategories(tx, propertyId)).list.map(({ name }) => name);

type Components = Awaited<ReturnType<typeof readInventory>>['rows'];

/** The input of a preview: a waiting file, and the current inventory. */
export interface PreviewSubject {
  staged: StagedImport;
  rows: Components;
  categories: string[];
}

/** Returns the inventory that a list goes into; refuses an actor who may not import, and a year that is not open. */
export async function placeOfImport(
  tx: Tx,
  deps: ImportDeps,
  actor: Actor,
  at: { propertyId: string; fiscalYear: number | null },
): Promise<InventoryPlace> {
  const { property } = await requireProperty(tx, actor, at.propertyId, { need: 'editComponents' });
  const { workspaceId, propertyId } = property;
  const { fiscalYear } = await openInventoryYear(tx, propertyId, at.fiscalYear, deps.clock.today());
  return { workspaceId, propertyId, fiscalYear };
}

/** A file with its reading. */
interface ReadList {
  fileName: string;
  read: ReadFile;
}

/** Returns each sheet of a file with the id of its import, in increasing order. */
function linesOf({ sheets }: ReadFile): SheetLine[] {
  return sheets.map(({ grid, kind, lineCount, listCents }) => {
    const { sheetName } = grid;
    return { importId: newId(), sheetName, kind, lineCount, listCents, isAccepted: false };
  });
}

/** Returns the first sheet of a file to review, as it would be stored, with the current inventory. */
export async function readNewImport(
  tx: Tx,
  deps: ImportDeps,
  actor: Actor,
  at: InventoryPlace,
  { fileName, read }: ReadList,
): Promise<PreviewSubject> {
  const { propertyId, fiscalYear } = at;
  const { rows } = await readInventory(tx, deps, actor, at, 'editComponents');
  const sheets = linesOf(read);
  const { importId } = sheets[read.first]!;
  const { grid, mapping } = read.sheets[read.first]!;
  const about = { importId, propertyId, fiscalYear, fileName, grid, mapping };
  const staged = { ...about, isAccepted: false, sheets, jobId: null };
  return { staged, rows, categories: await categoryNames(tx, propertyId) };
}

/** Stores a file for review, each sheet with its first mapping; it does not change the inventory. */
export async function keepImport(
  tx: Tx,
  deps: ImportDeps,
  actor: Actor,
  at: InventoryPlace,
  { fileName, read, lines }: ReadList & { lines: readonly SheetLine[] },
): Promise<void> {
  await placeOfImport(tx, deps, actor, at);
  const now = deps.clock.now();
  await deleteImportsBefore(tx, at, new Date(now.getTime() - KEPT_MS));
  const fileId = lines[read.first]!.importId;
  const common = { ...at, fileId, userId: actor.userId, fileName, createdAt: now };
  const rows = read.sheets.map(({ grid, mapping, kind, lineCount, listCents }, sheetPosition) => {
    const { importId, sheetName } = lines[sheetPosition]!;
    const sheet = { sheetPosition, sheetKind: kind, lineCount, listCents };
    return { ...common, ...sheet, importId, sheetName, grid, mapping };
  });
  await insertImports(tx, rows);
}

async function requireReach<T extends { propertyId: string }>(tx: Tx, actor: Actor, row: T | undefined) {
  const access = row && (await reachedProperties(tx, actor, [row.propertyId])).get(row.propertyId);
  if (!row || !access) throw notFound();
  if (!access.actions.editComponents) throw forbidden();
  return row;
}

/** Returns the import; 404 where its property is out of reach, 403 where the role may not import. */
export async function reachImport(tx: Tx, actor: Actor, importId: string, options: { lock?: boolean } = {}) {
  return requireReach(tx, actor, await selectImport(tx, importId, options));
}

/** Returns the import without the rows of its file, with the same checks. */
export async function reachImportHead(
  tx: Tx,
  actor: Actor,
  importId: string,
  options: { lock?: boolean } = {},
) {
  return requireReach(tx, actor, await selectImportHead(tx, importId, options));
}

async function beside(tx: Tx, deps: ImportDeps, actor: Actor, row: ImportRow): Promise<PreviewSubject> {
  const { rows } = await readInventory(tx, deps, actor, row, 'editComponents');
  const live = row.acceptedAt === null ? await liveJobOf(tx, row) : undefined;
  const jobId = live?.userId === actor.userId ? live.jobId : null;
  const sheets = await selectSheets(tx, row);
  return {
    staged: stagedOf(row, { jobId, sheets }),
    rows,
    categories: await categoryNames(tx, row.propertyId),
  };
}

/** Returns the staged file with the current inventory. */
export async function readImport(
  tx: Tx,
  deps: ImportDeps,
  actor: Actor,
  importId: string,
): Promise<PreviewSubject> {
  return beside(tx, deps, actor, await reachImport(tx, actor, importId));
}

/** Returns the mapping for headings in another row; its columns are guessed when the sheet is read. */
function belowHeading(grid: Grid, headerRow: number): Mapping {
  if (headerRow > grid.rows.length) throw ruleFailed('The sheet has no such row', 'headerRow');
  const headerRowIndex = headerRow - 1;
  const headings = headingsAt(grid, headerRowIndex);
  return { headerRowIndex, headings, columns: [], skipErrors: false, skipRows: [] };
}

function mappingOf(stored: Mapping, grid: Grid, input: ImportMappingInput): Mapping {
  const { headerRow = stored.headerRowIndex + 1 } = input;
  if (headerRow !== stored.headerRowIndex + 1) return belowHeading(grid, headerRow);
  const width = Math.max(stored.headings.length, ...grid.rows.map((row) => row.length));
  const columns = Array.from<Mapping['columns'][number]>({ length: width }).fill(null);
  const taken = new Set<string>();
  for (const [i, { index, field }] of input.columns.entries()) {
    if (index >= width) throw ruleFailed('The file has no such column', `columns.${i}.index`);
    if (field !== null && taken.has(field))
      throw ruleFailed('Only one column can fill a field', `columns.${i}.field`);
    if (field !== null) taken.add(field);
    columns[index] = field;
  }
  return { ...stored, columns, skipErrors: input.skipErrors, skipRows: input.skipRows };
}

/** Saves another mapping of the same file and returns its reading; it does not change the inventory. */
export async function mapImport(
  tx: Tx,
  deps: ImportDeps,
  actor: Actor,
  importId: string,
  input: ImportMappingInput,
): Promise<PreviewSubject> {
  const row = await reachImport(tx, actor, importId, { lock: true });
  if (row.acceptedAt !== null) throw conflict('This import was already accepted', 'accepted');
  // The job must save the preview that the user accepted.
  if (await liveJobOf(tx, row)) throw conflict('This import is being saved', 'stillRunning');
  const mapping = mappingOf(row.mapping as Mapping, row.grid as Grid, input);
  await updateImport(tx, row, { mapping });
  return beside(tx, deps, actor, { ...row, mapping });
}
