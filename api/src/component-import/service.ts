import type { ImportMappingInput } from '@roofline/schema/component-import';
import {
  inputOf,
  openInventoryYear,
  readCategories,
  readInventory,
  type InventoryPlace,
} from '../component/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { newId } from '../platform/ids';
import { conflict, forbidden, notFound, ruleFailed } from '../platform/problem';
import { reachedProperties, requireProperty } from '../property/access';
import type { Grid } from './file/grid';
import type { StagedImport } from './preview';
import type { Mapping } from './reading/sheet-reading';
import { deleteImportsBefore, insertImport, selectImport, updateImport, type ImportRow } from './repository';

type ImportDeps = Pick<Deps, 'clock'>;

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export function stagedOf(row: ImportRow): StagedImport {
  return {
    importId: row.importId,
    propertyId: row.propertyId,
    fiscalYear: row.fiscalYear,
    fileName: row.fileName,
    grid: row.grid as Grid,
    mapping: row.mapping as Mapping,
    isAccepted: row.acceptedAt !== null,
  };
}

type Components = Awaited<ReturnType<typeof readInventory>>['rows'];

export const inventoryItems = (rows: Components) =>
  rows
    .map((row) => ({ propertyComponentId: row.propertyComponentId, input: inputOf(row) }))
    // In the order in which they came, so that equal rows of a file meet them in that order.
    .sort((a, b) => (a.propertyComponentId < b.propertyComponentId ? -1 : 1));

const categoryNames = async (tx: Tx, propertyId: string) =>
  (await readCategories(tx, propertyId)).list.map(({ name }) => name);

/** What a preview is computed of: a file that waits, and the inventory as it is. */
export interface PreviewSubject {
  staged: StagedImport;
  rows: Components;
  categories: string[];
}

/** Refuses who may not import, or not into this year. Answers the place that the list goes to. */
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

/** A list that was read, as it would be kept, beside the inventory as it is. */
export async function readNewImport(
  tx: Tx,
  deps: ImportDeps,
  actor: Actor,
  at: InventoryPlace,
  list: Pick<StagedImport, 'fileName' | 'grid' | 'mapping'>,
): Promise<PreviewSubject> {
  const { propertyId, fiscalYear } = at;
  const { rows } = await readInventory(tx, deps, actor, at, 'editComponents');
  const staged = { importId: newId(), propertyId, fiscalYear, ...list, isAccepted: false };
  return { staged, rows, categories: await categoryNames(tx, propertyId) };
}

/** Keeps a file that was read, with a first reading of it; nothing of it is in the inventory yet. */
export async function keepImport(
  tx: Tx,
  deps: ImportDeps,
  actor: Actor,
  at: InventoryPlace,
  { importId, fileName, grid, mapping }: StagedImport,
): Promise<void> {
  await placeOfImport(tx, deps, actor, at);
  const now = deps.clock.now();
  await deleteImportsBefore(tx, at, new Date(now.getTime() - KEPT_MS));
  await insertImport(tx, {
    ...at,
    importId,
    userId: actor.userId,
    fileName,
    sheetName: grid.sheetName,
    grid,
    mapping,
    createdAt: now,
  });
}

/** The import, or 404 for one whose property is out of reach, or 403 where the role may not import. */
export async function reachImport(tx: Tx, actor: Actor, importId: string, options: { lock?: boolean } = {}) {
  const row = await selectImport(tx, importId, options);
  const access = row && (await reachedProperties(tx, actor, [row.propertyId])).get(row.propertyId);
  if (!row || !access) throw notFound();
  if (!access.actions.editComponents) throw forbidden();
  return row;
}

async function beside(tx: Tx, deps: ImportDeps, actor: Actor, row: ImportRow): Promise<PreviewSubject> {
  const { rows } = await readInventory(tx, deps, actor, row, 'editComponents');
  return { staged: stagedOf(row), rows, categories: await categoryNames(tx, row.propertyId) };
}

/** The staged file beside the inventory as it is now. */
export async function readImport(
  tx: Tx,
  deps: ImportDeps,
  actor: Actor,
  importId: string,
): Promise<PreviewSubject> {
  return beside(tx, deps, actor, await reachImport(tx, actor, importId));
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
): Promise<PreviewSubject> {
  const row = await reachImport(tx, actor, importId, { lock: true });
  if (row.acceptedAt !== null) throw conflict('This import was accepted already', 'accepted');
  const mapping = mappingOf(row.mapping as Mapping, row.grid as Grid, input);
  await updateImport(tx, row, { mapping });
  return beside(tx, deps, actor, { ...row, mapping });
}
