import type { YearSpending } from '@roofline/schema/dashboard/dashboard';
import { toDollars, type Cents } from '@roofline/schema/value/money';
import type { Spending } from '../project/service';
import type { YearExpenditure } from '../report/study/anticipated';

interface Line {
  propertyComponentId: string | null;
  name: string;
  spent: Cents;
  planned: Cents;
}

const LINES = 100;
const OTHER = { projectPayments: 'Other projects', ledger: 'Not mapped to a component' } as const;

const largestFirst = (one: Line, other: Line) =>
  Math.max(other.spent, other.planned) - Math.max(one.spent, one.planned) ||
  (one.name < other.name ? -1 : Number(one.name > other.name));

/**
 * Returns the spending of the year beside its plan. Completed work is in the inventory at its actual cost, so its planned
 * cost is the one that the inventory had before. An adopted plan is frozen with its own figures.
 */
export function yearSpending(
  spending: Spending,
  planned: readonly YearExpenditure[],
  { isFrozen }: { isFrozen: boolean },
): YearSpending {
  const before = new Map(isFrozen ? [] : spending.planned.map(({ lineageId, cost }) => [lineageId, cost]));
  const lines = new Map<string, Line>();
  for (const { component, cost } of planned) {
    const { lineageId, propertyComponentId, name } = component;
    const known = lines.get(lineageId)?.planned ?? 0;
    const its = before.get(lineageId) ?? cost;
    lines.set(lineageId, { propertyComponentId, name, spent: 0, planned: known + its });
  }
  for (const { lineageId, propertyComponentId, name, spent } of spending.components)
    lines.set(lineageId, { planned: 0, ...lines.get(lineageId), propertyComponentId, name, spent });
  const other: Line[] =
    spending.other > 0
      ? [{ propertyComponentId: null, name: OTHER[spending.source], spent: spending.other, planned: 0 }]
      : [];
  const all = [...lines.values(), ...other].filter((line) => line.spent > 0 || line.planned > 0);
  return {
    source: spending.source,
    spent: toDollars(spending.total),
    planned: toDollars(all.reduce((sum, line) => sum + line.planned, 0)),
    lines: all
      .toSorted(largestFirst)
      .slice(0, LINES)
      .map((line) => ({ ...line, spent: toDollars(line.spent), planned: toDollars(line.planned) })),
  };
}
