import type { ImportMappingInput, ImportPreview } from '@roofline/schema/component-import';
import { readCategories, readInventory, lockInventory } from '../component/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { newId } from '../platform/ids';
import { selectLiveJob } from '../platform/jobs/repository';
import { conflict, forbidden, notFound, ruleFailed } from '../platform/problem';
import { reachedProperties } from '../property/access';
import type { Grid } from './file/grid';
import { inventoryItems } from './matching';
import { previewOf, type StagedImport } from './preview';
import type { Mapping } from './reading/sheet-reading';
import {
  deleteImportsBefore,
  insertImport,
  selectImport,
  selectImportHead,
  updateImport,
  type ImportRow,
} from './repository';
import { firstMapping } from './stage';

type ImportDeps = Pick<Deps, 'clock' | 'plans'>;

/** By it the job that saves an import is found. */
export const acceptKey = (importId: string) => `component-import ${importId}`;

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The job that is saving the import now, whoever asked for it. */
export const liveJobOf = (tx: Tx, { workspaceId, importId }: Pick<ImportRow, 'workspaceId' | 'importId'>) =>
  selectLiveJob(tx, { workspaceId, onceKey: acceptKey(importId) });

export function stagedOf(row: ImportRow, jobId: string | null = null): StagedImport {
  return {
    importId: row.importId,
    propertyId: row.propertyId,
    fiscalYear: row.fiscalYear,
    fileName: row.fileName,
    grid: row.grid as Grid,
    mapping: row.mapping as Mapping,
    isAccepted: row.acceptedAt !== null,
    jobId,
  };
}

const categoryNames = async (tx: Tx, propertyId: string) =>
  (await readCategories(tx, propertyId)).list.map(({ name }) => name);

/** Keeps a file that was read, with a first reading of it; nothing of it is in the inventory yet. */
export async function stageImport(
  tx: Tx,
  deps: ImportDeps,
  actor: Actor,
  at: { propertyId: string; fiscalYear: number | null },
  file: { fileName: string; grid: Grid },
): Promise<ImportPreview> {
  const held = await lockInventory(tx, deps, actor, at);
  const { workspaceId, propertyId } = held.access.property;
  const now = deps.clock.now();
  await deleteImportsBefore(tx, { workspaceId, propertyId }, new Date(now.getTime() - KEPT_MS));
  const row: ImportRow = {
    workspaceId,
    propertyId,
    importId: newId(),
    fiscalYear: held.year.fiscalYear,
    userId: actor.userId,
    fileName: file.fileName,
    sheetName: file.grid.sheetName,
    grid: file.grid,
    mapping: firstMapping(file.grid),
    createdAt: now,
    acceptedAt: null,
    answer: null,
  };
  await insertImport(tx, row);
  return previewOf(stagedOf(row), inventoryItems(held.rows), await categoryNames(tx, propertyId)).preview;
}

async function requireReach<T extends { propertyId: string }>(tx: Tx, actor: Actor, row: T | undefined) {
  const access = row && (await reachedProperties(tx, actor, [row.propertyId])).get(row.propertyId);
  if (!row || !access) throw notFound();
  if (!access.actions.editComponents) throw forbidden();
  return row;
}

/** The import, or 404 for one whose property is out of reach, or 403 where the role may not import. */
export async function reachImport(tx: Tx, actor: Actor, importId: string, options: { lock?: boolean } = {}) {
  return requireReach(tx, actor, await selectImport(tx, importId, options));
}

/** The same without the rows of its file. */
export async function reachImportHead(
  tx: Tx,
  actor: Actor,
  importId: string,
  options: { lock?: boolean } = {},
) {
  return requireReach(tx, actor, await selectImportHead(tx, importId, options));
}

async function present(tx: Tx, deps: ImportDeps, actor: Actor, row: ImportRow): Promise<ImportPreview> {
  const { rows } = await readInventory(tx, deps, actor, row, 'editComponents');
  const live = row.acceptedAt === null ? await liveJobOf(tx, row) : undefined;
  const jobId = live?.userId === actor.userId ? live.jobId : null;
  return previewOf(stagedOf(row, jobId), inventoryItems(rows), await categoryNames(tx, row.propertyId))
    .preview;
}

/** The staged file held against the inventory as it is now. */
export async function readImport(
  tx: Tx,
  deps: ImportDeps,
  actor: Actor,
  importId: string,
): Promise<ImportPreview> {
  return present(tx, deps, actor, await reachImport(tx, actor, importId));
}

function mappingOf(stored: Mapping, grid: Grid, input: ImportMappingInput): Mapping {
  const width = Math.max(stored.headings.length, ...grid.rows.map((row) => row.length));
  const columns = Array.from<Mapping['columns'][number]>({ length: width }).fill(null);
  const taken = new Set<string>();
  for (const [i, { index, field }] of input.columns.entries()) {
    if (index >= width) throw ruleFailed('The file has no such column', `columns.${i}.index`);
    if (field !== null && taken.has(field))
      throw ruleFailed('A field is fed by one column only', `columns.${i}.field`);
    if (field !== null) taken.add(field);
    columns[index] = field;
  }
  return { ...stored, columns, skipErrors: input.skipErrors, skipRows: input.skipRows };
}

/** Another reading of the same file; nothing is saved but how it is read. */
export async function mapImport(
  tx: Tx,
  deps: ImportDeps,
  actor: Actor,
  importId: string,
  input: ImportMappingInput,
): Promise<ImportPreview> {
  const row = await reachImport(tx, actor, importId, { lock: true });
  if (row.acceptedAt !== null) throw conflict('This import was accepted already', 'accepted');
  // What is saved is what was shown when it was accepted.
  if (await liveJobOf(tx, row)) throw conflict('This import is being saved', 'stillRunning');
  const mapping = mappingOf(row.mapping as Mapping, row.grid as Grid, input);
  await updateImport(tx, row, { mapping });
  return present(tx, deps, actor, { ...row, mapping });
}
