import { componentInput, type ComponentInput } from '@roofline/schema/component/component';
import type { ImportField } from '@roofline/schema/component-import/import-fields';
import type { Cell } from '../../platform/sheets/grid';
import { resolveCost } from './cost';
import { derivedValues } from './derived';
import { textKey } from '../../platform/sheets/cell-text';
import type { ColumnOf } from './row-kind';
import { readRowValues, type RowValues, type Unreadable } from './row-values';

export type ComponentField = keyof ComponentInput;

/** A data row as it would be saved, or the problems that prevent it. */
export interface RowDraft {
  input: ComponentInput | null;
  /** The values that could be read, to show a row with errors. */
  values: RowValues;
  /** Fields that the file has; an existing component keeps its own values in all others. */
  provided: ReadonlySet<ComponentField>;
  /** The file has the cost of the line, but not the unit cost. */
  isTotalOnly: boolean;
  componentId: string | null;
  problems: Unreadable[];
  notes: string[];
}

export interface DraftContext {
  at: ColumnOf;
  percentsAsFractions: boolean;
  /** The category by the section heading above the row. */
  section: string | null;
  /** Categories of the property by their key, so that another spelling does not add a second one. */
  categories: ReadonlyMap<string, string>;
  /** The place of the rows, by the name of their sheet; null where the sheet is the only list of its file. */
  place: string | null;
  /** The year of the inventory that the list goes into. */
  fiscalYear: number;
}

function categoryOf(values: RowValues, context: DraftContext, notes: string[]): string {
  const named = values.category ?? context.section;
  if (named === null || named === undefined) {
    notes.push('Category Other.');
    return 'Other';
  }
  if (values.category === undefined) notes.push('Category from the section heading.');
  return context.categories.get(textKey(named)) ?? named;
}

const COST_FIELDS: readonly ComponentField[] = ['quantity', 'unitOfMeasure', 'unitCost', 'percentReplaced'];

/** The component's field of a column, where it has another name; null for columns that only find or compare. */
const FIELD_OF: Partial<Record<ImportField, ComponentField | null>> = {
  propertyComponentId: null,
  currentCost: null,
  currentCostHigh: null,
  nextReplacementYear: 'remainingUsefulLife',
};

function providedFields(values: RowValues, context: DraftContext): Set<ComponentField> {
  const provided = new Set<ComponentField>(['name', ...COST_FIELDS]);
  for (const field of Object.keys(context.at) as ImportField[]) {
    const kept = FIELD_OF[field] === undefined ? field : FIELD_OF[field];
    if (kept !== null) provided.add(kept as ComponentField);
  }
  if (values.category === undefined && context.section === null) provided.delete('category');
  else provided.add('category');
  // Components with the same name on two sheets are different: without a place the second would match the first.
  if (context.place !== null) provided.add('location');
  // An assumed unit does not replace a known one.
  if (values.unitOfMeasure === undefined) provided.delete('unitOfMeasure');
  return provided;
}

function withReplacedQuantity(notes: string | undefined, quantity: string | undefined): string | null {
  if (quantity === undefined) return notes ?? null;
  const line = `Quantity in the file: ${quantity}`;
  return [notes, line].filter((part) => part !== undefined).join('\n');
}

// Maps a field of the contract to the column that people see; a fault of the unit cost may come from the cost column.
function fieldOfIssue(path: PropertyKey | undefined, at: ColumnOf): ImportField {
  const field = String(path) as ImportField;
  if (
    field === 'remainingUsefulLife' &&
    at.remainingUsefulLife === undefined &&
    at.nextReplacementYear !== undefined
  )
    return 'nextReplacementYear';
  return field === 'unitCost' && at.unitCost === undefined ? 'currentCost' : field;
}

function validated(candidate: unknown, unreadable: readonly Unreadable[], at: ColumnOf) {
  const known = new Set(unreadable.map(({ field }) => field));
  const result = componentInput.safeParse(candidate);
  if (result.success)
    return { input: unreadable.length === 0 ? result.data : null, problems: [...unreadable] };
  const problems = result.error.issues
    .map((issue) => ({ field: fieldOfIssue(issue.path[0], at), detail: issue.message }))
    .filter(({ field }) => !known.has(field));
  return { input: null, problems: [...unreadable, ...problems] };
}

/** Reads a data row as it would be saved. The contract's rules decide whether it is valid. */
export function draftRow(row: readonly Cell[], context: DraftContext): RowDraft {
  const { values: read, unreadable } = readRowValues(row, context.at, context.percentsAsFractions);
  const { values, notes } = derivedValues(read, context.fiscalYear);
  if (values.location === undefined && context.place !== null) {
    values.location = context.place;
    notes.push('Location from the name of the sheet.');
  }
  const category = categoryOf(values, context, notes);
  const resolved = resolveCost({ ...values, total: values.currentCost });
  notes.push(...resolved.notes);
  const { usefulLife, remainingUsefulLife } = values;
  if (usefulLife !== undefined && remainingUsefulLife !== undefined && remainingUsefulLife > usefulLife)
    notes.push('Remaining useful life is longer than useful life.');
  if (resolved.replacedQuantity !== undefined)
    notes.push(`The quantity of ${resolved.replacedQuantity} is now in the notes.`);
  const candidate = {
    ...values,
    category,
    quantity: resolved.quantity,
    unitOfMeasure: resolved.unitOfMeasure,
    unitCost: resolved.unitCost,
    percentReplaced: resolved.percentReplaced,
    notes: withReplacedQuantity(values.notes, resolved.replacedQuantity),
  };
  const { input, problems } = validated(candidate, unreadable, context.at);
  const provided = providedFields(values, context);
  if (resolved.replacedQuantity !== undefined) provided.add('notes').add('unitOfMeasure');
  return {
    input,
    values: { ...values, category },
    provided,
    isTotalOnly:
      values.unitCost === undefined && values.quantity === undefined && values.currentCost !== undefined,
    componentId: values.propertyComponentId ?? null,
    problems,
    notes,
  };
}
