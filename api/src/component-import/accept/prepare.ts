import type { ImportAnswer } from '@roofline/schema/component-import/component-import';
import { toDollars } from '@roofline/schema/value/money';
import type { ProblemItem } from '@roofline/schema/value/problem';
import {
  CategoryPositions,
  prepareWrite,
  type ComponentRow,
  type PreparedWrite,
  type WritePlace,
} from '../../component/service';
import { Problem, ruleFailed } from '../../platform/problem';
import type { WorkKind } from '../../platform/work/kind';
import { inventoryItems } from '../matching';
import { previewOf, type StagedImport } from '../preview';

/** The sheets of a file and the inventory that they go into, read in one transaction. */
export interface AcceptSubject {
  staged: StagedImport[];
  components: ComponentRow[];
  categories: readonly { name: string; position: number }[];
  place: WritePlace;
}

/** The write of a sheet, null where it has nothing to save, and its answer. */
interface AcceptedSheet {
  importId: string;
  prepared: PreparedWrite | null;
  answer: ImportAnswer;
}

/** The writes of an acceptance, sheet after sheet. */
export interface Acceptance {
  parts: AcceptedSheet[];
}

type Held = ReturnType<typeof previewOf>;

// The most refusals in an answer, each at its row and column.
const REFUSALS = 100;

/** Returns the refusals of a sheet; they name it where the file has several. */
function refusalsOf({ preview }: Held, isOneOfSeveral: boolean): ProblemItem[] {
  const at = isOneOfSeveral && preview.sheetName !== null ? `Sheet “${preview.sheetName}”, row` : 'Row';
  if (preview.missingFields.length > 0)
    return preview.missingFields.map((field) => ({
      code: 'required',
      detail: `No column fills ${field}${isOneOfSeveral ? ` on the sheet “${preview.sheetName}”` : ''}`,
      field: 'columns',
    }));
  return preview.problems.map(({ row, column, detail }) => ({
    code: 'invalid',
    detail: column === null ? `${at} ${row}: ${detail}` : `${at} ${row}, column ${column}: ${detail}`,
    field: `rows.${row}`,
  }));
}

const nothingToImport = () => ruleFailed('The file has no component to import');

function writeOf({ evaluation, preview }: Held, components: readonly ComponentRow[]) {
  const byId = new Map(components.map((one) => [one.propertyComponentId, one]));
  const saved = evaluation.rows.filter((one) => one.input !== null);
  const { counts, fileName } = preview;
  return {
    added: saved.filter((one) => one.status === 'new').map(({ input }) => ({ input: input! })),
    changed: saved
      .filter((one) => one.status === 'changed')
      .map(({ input, item }) => ({ input: input!, row: byId.get(item!.propertyComponentId)! })),
    told: `Imported ${fileName}: ${counts.new} added, ${counts.changed} changed, ${counts.unchanged} unchanged`,
  };
}

/** Returns the inventory after a write: changed components in their places, added ones at the end. */
function inventoryAfter(
  components: readonly ComponentRow[],
  written: readonly ComponentRow[],
): ComponentRow[] {
  const byId = new Map(written.map((row) => [row.propertyComponentId, row]));
  const known = new Set(components.map((row) => row.propertyComponentId));
  const added = written.filter((row) => !known.has(row.propertyComponentId));
  return [...components.map((row) => byId.get(row.propertyComponentId) ?? row), ...added];
}

/** The inventory after the sheets before this one. */
type Inventory = Pick<AcceptSubject, 'components' | 'categories'>;

function prepareSheet(
  staged: StagedImport,
  { components, categories }: Inventory,
  place: WritePlace,
  isOneOfSeveral: boolean,
): { part: AcceptedSheet; after: Inventory } | { refusals: ProblemItem[] } {
  const held = previewOf(
    staged,
    inventoryItems(components),
    categories.map(({ name }) => name),
  );
  const { preview, evaluation } = held;
  const { counts } = preview;
  const refusals = preview.canAccept ? [] : refusalsOf(held, isOneOfSeveral);
  if (refusals.length > 0) return { refusals };
  const answer: ImportAnswer = {
    importId: staged.importId,
    created: counts.new,
    updated: counts.changed,
    unchanged: counts.unchanged,
    totalCount: components.length + counts.new,
    totalCurrentCost: toDollars(evaluation.inventoryTotalAfter),
  };
  const { importId } = staged;
  // All of its rows are left out, but the other sheets of the file may have rows to save.
  if (!preview.canAccept)
    return { part: { importId, prepared: null, answer }, after: { components, categories } };
  const { prepared, rows } = prepareWrite(
    place,
    new CategoryPositions(categories),
    writeOf(held, components),
  );
  const after = {
    components: inventoryAfter(components, rows),
    categories: [...categories, ...prepared.categories],
  };
  return { part: { importId, prepared, answer }, after };
}

/** Prepares the write of all rows of the sheets. Throws the refusals of every sheet. */
export function prepareAcceptance({ staged, place, ...read }: AcceptSubject): Acceptance {
  const parts: AcceptedSheet[] = [];
  const refusals: ProblemItem[] = [];
  let inventory: Inventory = read;
  for (const sheet of staged) {
    const one = prepareSheet(sheet, inventory, place, staged.length > 1);
    if ('refusals' in one) {
      refusals.push(...one.refusals);
      continue;
    }
    parts.push(one.part);
    inventory = one.after;
  }
  if (refusals.length > 0) throw new Problem(422, refusals.slice(0, REFUSALS));
  if (parts.every(({ prepared }) => prepared === null)) throw nothingToImport();
  return { parts };
}

/** The work that prepares an acceptance on a thread, since thousands of rows take seconds. */
export const acceptanceWork: WorkKind<AcceptSubject, Acceptance> = {
  name: 'component-import.accept',
  class: 'long',
  do: prepareAcceptance,
};
