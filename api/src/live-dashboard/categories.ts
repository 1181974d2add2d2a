import type { ReserveFigures } from '@roofline/engine/live-ledger/live-ledger';
import { varianceOf } from '@roofline/engine/live-ledger/variance';
import type { AttachedComponent } from '@roofline/schema/component/attached-component';
import type { VarianceLimits } from '@roofline/schema/ledger/account';
import { NO_COMPONENT_CATEGORY } from '@roofline/schema/live-dashboard/definitions';
import type { RealTimeFinancialHealth } from '@roofline/schema/live-dashboard/live-dashboard';
import { toCents, toDollars, type Cents } from '@roofline/schema/value/money';

type Category = RealTimeFinancialHealth['expendituresByCategory']['categories'][number];
interface Planned {
  category: string;
  categoryPosition: number;
  total: number;
}
interface Row {
  position: number | null;
  spent: Cents;
  planned: Cents;
  unexpected: Cents;
}

/** Sorts lines without a component last, and categories by amount, then by name. */
function compare([nameA, a]: [string, Row], [nameB, b]: [string, Row]): number {
  if (a.position === null || b.position === null)
    return Number(a.position === null) - Number(b.position === null);
  return Math.max(b.spent, b.planned) - Math.max(a.spent, a.planned) || (nameA < nameB ? -1 : 1);
}

function present(
  [category, { position, spent, planned, unexpected }]: [string, Row],
  limits: VarianceLimits,
): Category {
  return {
    category,
    categoryPosition: position,
    spent: toDollars(spent),
    planned: toDollars(planned),
    unexpected: toDollars(unexpected),
    variance: position === null ? null : varianceOf({ actual: spent, planned }, 'more', limits),
  };
}

/**
 * Returns the year's spending by category of the components that lines are mapped to, beside the plan for the year. Lines
 * with no component, or with a deleted one, are their own category, so that the categories add up to the spending.
 */
export function actualCategories(
  { byLineage }: ReserveFigures,
  planned: readonly Planned[],
  { components, limits }: { components: ReadonlyMap<string, AttachedComponent>; limits: VarianceLimits },
): Category[] {
  const rows = new Map<string, Row>();
  for (const { category, categoryPosition: position, total } of planned)
    rows.set(category, { position, spent: 0, planned: toCents(total), unexpected: 0 });
  for (const { lineageId, spent, unexpected } of byLineage) {
    const component = lineageId === null ? undefined : components.get(lineageId);
    const name = component?.category ?? NO_COMPONENT_CATEGORY;
    const position = component?.categoryPosition ?? null;
    const row = rows.get(name) ?? { position, spent: 0, planned: 0, unexpected: 0 };
    rows.set(name, { ...row, spent: row.spent + spent, unexpected: row.unexpected + unexpected });
  }
  return [...rows].sort(compare).map((row) => present(row, limits));
}
