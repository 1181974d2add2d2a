import type { ComponentInput } from '@roofline/schema/component/component';
import { currentCostCents } from '@roofline/engine/roll-forward/component-cost';
import { toCents } from '@roofline/schema/value/money';
import { inputOf, type ComponentRow } from '../component/service';
import { textKey } from '../platform/sheets/cell-text';
import type { ComponentField, RowDraft } from './reading/row-draft';

/** A component of the inventory. */
export interface InventoryItem {
  propertyComponentId: string;
  input: ComponentInput;
}

export const inventoryItems = (rows: readonly ComponentRow[]): InventoryItem[] =>
  rows
    .map((row) => ({ propertyComponentId: row.propertyComponentId, input: inputOf(row) }))
    // In the order in which they were added, so that equal rows of a file match them in that order.
    .sort((a, b) => (a.propertyComponentId < b.propertyComponentId ? -1 : 1));

export type Outcome =
  | { status: 'new'; input: ComponentInput }
  | { status: 'changed' | 'unchanged'; input: ComponentInput; item: InventoryItem }
  | { status: 'error'; detail: string };

const KEY_FIELDS = ['name', 'category', 'location'] as const;

const costOf = (c: ComponentInput) =>
  currentCostCents({
    quantity: c.quantity,
    unitCostCents: toCents(c.unitCost),
    percentReplaced: c.percentReplaced,
  });

/** Returns the component after the import: the file's values where it has them, else its own. */
function merged(own: ComponentInput, draft: RowDraft, input: ComponentInput, byId: boolean): ComponentInput {
  const keepsCost = draft.isTotalOnly && costOf(own) === costOf(input);
  const result: Record<string, unknown> = { ...own };
  for (const field of draft.provided) {
    const isCost = ['quantity', 'unitOfMeasure', 'unitCost', 'percentReplaced'].includes(field);
    if (!(isCost && keepsCost)) result[field] = input[field];
  }
  // For a match by text, another spelling of that text is no change; for a match by id, it is a change by the user.
  for (const field of byId ? (['category'] as const) : KEY_FIELDS)
    if (textKey(own[field]) === textKey(input[field])) result[field] = own[field];
  return result as ComponentInput;
}

function changedFields(before: ComponentInput, after: ComponentInput): ComponentField[] {
  return (Object.keys(after) as ComponentField[]).filter((field) => before[field] !== after[field]);
}

/** Finds each row's component. Each component matches only one row: equal rows match equal components in order. */
export class Matcher {
  private readonly byId: Map<string, InventoryItem>;
  private readonly used = new Set<string>();
  private readonly seenIds = new Set<string>();
  private readonly indexes = new Map<string, Map<string, InventoryItem[]>>();

  /** `reservedIds` are the ids in the file, so that no row without an id matches their components. */
  constructor(
    private readonly inventory: readonly InventoryItem[],
    private readonly reservedIds: ReadonlySet<string>,
  ) {
    this.byId = new Map(inventory.map((item) => [item.propertyComponentId, item]));
  }

  /** Returns components by name, and by category and location where the file has these. */
  private index(fields: readonly ComponentField[]): Map<string, InventoryItem[]> {
    const name = fields.join();
    const known = this.indexes.get(name);
    if (known) return known;
    const index = new Map<string, InventoryItem[]>();
    for (const item of this.inventory) {
      if (this.reservedIds.has(item.propertyComponentId)) continue;
      const key = keyOf(item.input, fields);
      index.set(key, [...(index.get(key) ?? []), item]);
    }
    this.indexes.set(name, index);
    return index;
  }

  private find(draft: RowDraft, input: ComponentInput): InventoryItem | undefined {
    const byId = draft.componentId === null ? undefined : this.byId.get(draft.componentId.toLowerCase());
    if (byId) return byId;
    const fields = KEY_FIELDS.filter((field) => draft.provided.has(field));
    return this.index(fields)
      .get(keyOf(input, fields))
      ?.find((item) => !this.used.has(item.propertyComponentId));
  }

  match(draft: RowDraft, input: ComponentInput): Outcome {
    const id = draft.componentId?.toLowerCase() ?? null;
    if (id !== null && this.byId.has(id)) {
      if (this.seenIds.has(id)) return { status: 'error', detail: 'Component ID is in the file twice' };
      this.seenIds.add(id);
    }
    const item = this.find(draft, input);
    if (!item) return { status: 'new', input };
    this.used.add(item.propertyComponentId);
    const after = merged(item.input, draft, input, item.propertyComponentId === id);
    const status = changedFields(item.input, after).length > 0 ? 'changed' : 'unchanged';
    return { status, input: after, item };
  }
}

function keyOf(input: ComponentInput, fields: readonly ComponentField[]): string {
  return JSON.stringify(fields.map((field) => textKey(input[field] as string | null)));
}
