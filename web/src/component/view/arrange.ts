import type { ComponentRowFragment } from '../ComponentRow.generated';
import { sumOfCosts } from '../sum-of-costs';
import { defaultSort, type ListView } from './list-view';

export type ComponentRow = ComponentRowFragment;
type Value = string | number | null;

/** The value that each column sorts by. */
const SORT_VALUES: Record<string, (row: ComponentRow) => Value> = {
  name: (row) => row.name,
  category: (row) => row.category,
  location: (row) => row.location,
  quantity: (row) => row.quantity,
  unitCost: (row) => row.unitCost,
  currentCost: (row) => row.currentCost,
  remainingLife: (row) => row.remainingUsefulLife,
  nextYear: (row) => row.nextReplacementYear,
  costThen: (row) => row.costAtReplacement,
  usefulLife: (row) => row.usefulLife,
  percentReplaced: (row) => row.percentReplaced,
  glCode: (row) => row.glCode,
  oneTime: (row) => (row.isOneTime ? 1 : 0),
};

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

function compared(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** Returns the group of a row, as text. */
export function groupOf(row: ComponentRow, group: ListView['group']): string {
  return group === 'year' ? String(row.nextReplacementYear) : row.category;
}

function matches(row: ComponentRow, words: readonly string[]): boolean {
  const text = [row.name, row.category, row.location, row.glCode, row.notes].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Returns the rows that pass the filters of a view. */
function filtered(rows: readonly ComponentRow[], view: ListView): ComponentRow[] {
  const words = view.text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(
    (row) =>
      matches(row, words) &&
      (view.categories.length === 0 || view.categories.includes(row.category)) &&
      (view.dueWithin === null || row.remainingUsefulLife <= view.dueWithin),
  );
}

/** Returns the filtered rows, by group if any, then by the chosen column; empty values last, equal ones by name. */
export function arranged(rows: readonly ComponentRow[], view: ListView): ComponentRow[] {
  const valueOf = SORT_VALUES[view.sort.column] ?? SORT_VALUES[defaultSort.column]!;
  const way = view.sort.descending ? -1 : 1;
  return filtered(rows, view).sort((a, b) => {
    if (view.group !== 'none') {
      const groups = collator.compare(groupOf(a, view.group), groupOf(b, view.group));
      if (groups !== 0) return groups;
    }
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null) return x === y ? collator.compare(a.name, b.name) : x === null ? 1 : -1;
    return way * compared(x, y) || collator.compare(a.name, b.name);
  });
}

/** Groups stay whole, so that their subtotals are right: only plain lists have pages. */
const isPaged = (view: ListView) => view.group === 'none' && view.pageSize !== null;

/** Returns the rows of the view's page, and its number; a page beyond the last becomes the last. */
export function pageOf(rows: readonly ComponentRow[], view: ListView) {
  if (!isPaged(view)) return { rows, page: 1 };
  const size = view.pageSize!;
  const page = Math.min(view.page, Math.max(1, Math.ceil(rows.length / size)));
  return { rows: rows.slice((page - 1) * size, page * size), page };
}

/** Returns the total cost of the rows today; null where costs are not shown. */
export function totalOf(rows: readonly ComponentRow[]): number | null {
  return sumOfCosts(rows.map((row) => row.currentCost));
}
