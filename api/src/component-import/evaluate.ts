import { currentCostCents } from '@roofline/engine/roll-forward/component-cost';
import type { ComponentInput } from '@roofline/schema/component/component';
import type { ImportField } from '@roofline/schema/component-import/import-fields';
import { limits } from '@roofline/schema/value/limits';
import { toCents, type Cents } from '@roofline/schema/value/money';
import { fileCost } from './reading/file-cost';
import { Matcher, type InventoryItem, type Outcome } from './matching';
import type { RowDraft } from './reading/row-draft';
import type { SheetReading } from './reading/sheet-reading';

export interface EvaluatedRow {
  row: number;
  status: 'new' | 'changed' | 'unchanged' | 'error' | 'skipped';
  draft: RowDraft | null;
  /** The component as it would be saved; null for rows that are not saved. */
  input: ComponentInput | null;
  item: InventoryItem | null;
  /** The text of a row that is not a component. */
  text: string | null;
  note: string | null;
}

export interface RowFault {
  row: number;
  field: ImportField | null;
  detail: string;
}

/** A reading compared with the current inventory. */
export interface Evaluation {
  rows: EvaluatedRow[];
  faults: RowFault[];
  fileTotal: Cents;
  importTotal: Cents;
  inventoryTotalAfter: Cents;
  canAccept: boolean;
}

export const inputCost = (c: ComponentInput): Cents =>
  currentCostCents({
    quantity: c.quantity,
    unitCostCents: toCents(c.unitCost),
    percentReplaced: c.percentReplaced,
  });

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);

function evaluated(row: number, draft: RowDraft, outcome: Outcome | null): EvaluatedRow {
  const note = draft.notes.length > 0 ? draft.notes.join(' ') : null;
  const base = { row, draft, text: null, note, input: null, item: null };
  if (!outcome || outcome.status === 'error') return { ...base, status: 'error' };
  if (outcome.status === 'new') return { ...base, status: 'new', input: outcome.input };
  return { ...base, status: outcome.status, input: outcome.input, item: outcome.item };
}

function rowFaults(
  row: number,
  draft: RowDraft,
  outcome: Outcome | null,
  missing: readonly ImportField[],
): RowFault[] {
  const faults: RowFault[] = draft.problems
    .filter(({ field }) => !missing.includes(field))
    .map(({ field, detail }) => ({ row, field, detail }));
  if (outcome?.status === 'error') faults.push({ row, field: 'propertyComponentId', detail: outcome.detail });
  return faults;
}

type ReadRow = SheetReading['rows'][number];

/** Returns a row of a file as it would be saved, and its faults except those of missing columns. */
function judged(
  read: ReadRow,
  matcher: Matcher,
  missing: readonly ImportField[],
): { row: EvaluatedRow; faults: RowFault[] } {
  const plain = { row: read.row, draft: null, input: null, item: null, text: null };
  if (read.kind === 'skipped')
    return { row: { ...plain, status: 'skipped', text: read.text, note: read.note }, faults: [] };
  const { row, draft } = read;
  if (read.kind === 'left-out')
    return { row: { ...plain, draft, status: 'skipped', note: read.note }, faults: [] };
  const outcome = draft.input ? matcher.match(draft, draft.input) : null;
  return { row: evaluated(row, draft, outcome), faults: rowFaults(row, draft, outcome, missing) };
}

/** Compares the rows of a file with the inventory: each is new, changed, unchanged, in error or left out. */
export function evaluate(
  reading: SheetReading,
  inventory: readonly InventoryItem[],
  skipErrors: boolean,
): Evaluation {
  const named = reading.rows.flatMap((r) =>
    r.kind === 'data' && r.draft.componentId ? [r.draft.componentId.toLowerCase()] : [],
  );
  const matcher = new Matcher(inventory, new Set(named));
  const all = reading.rows.map((read) => judged(read, matcher, reading.missingFields));
  const rows = all.map(({ row }) => row);
  const faults = all.flatMap((one) => one.faults);
  const saved = rows.filter((row) => row.input !== null);
  const added = saved.filter((row) => row.item === null).length;
  const met = new Set(saved.flatMap((row) => (row.item ? [row.item.propertyComponentId] : [])));
  const untouched = inventory.filter((item) => !met.has(item.propertyComponentId));
  const importTotal = sum(saved.map((row) => inputCost(row.input!)));
  if (inventory.length + added > limits.componentsPerYear)
    faults.push({
      row: 0,
      field: null,
      detail: `A fiscal year should have at most ${limits.componentsPerYear} components`,
    });
  const blocked =
    faults.some(({ row }) => row === 0) || (!skipErrors && rows.some(({ status }) => status === 'error'));
  return {
    rows,
    faults,
    fileTotal: sum(rows.flatMap((row) => (row.draft ? [fileCost(row.draft)] : []))),
    importTotal,
    inventoryTotalAfter: importTotal + sum(untouched.map((item) => inputCost(item.input))),
    canAccept: saved.length > 0 && reading.missingFields.length === 0 && !blocked,
  };
}
