import type { Schedule } from '@roofline/engine/inventory/schedule';
import { toDollars, type Cents } from '@roofline/schema/value/money';
import type { AnticipatedYear, CategoryTotal, Expenditure } from '@roofline/schema/report/report';
import type { InventoryComponent } from '../../component/service';

/** The expenditure for one component in one fiscal year, in cents. */
export interface YearExpenditure {
  component: InventoryComponent;
  year: number;
  cost: Cents;
}

/** The most entries of an answer; the smallest ones are cut. */
export const ENTRY_LIMIT = 2000;

/** Sorts the largest first; the name breaks ties so that two answers never differ. */
function largestFirst(one: YearExpenditure, other: YearExpenditure): number {
  return (
    other.cost - one.cost ||
    (one.component.name < other.component.name ? -1 : Number(one.component.name > other.component.name))
  );
}

/** Returns the expenditures of years fromT to fromT + years - 1 of a schedule from `basisYear` on, largest first. */
export function expendituresOf(
  schedule: Schedule,
  components: readonly InventoryComponent[],
  span: { basisYear: number; fromT: number; years: number },
): YearExpenditure[] {
  const byId = new Map(components.map((component) => [component.propertyComponentId, component]));
  return schedule.occurrences
    .filter(({ t }) => t >= span.fromT && t < span.fromT + span.years)
    .map(({ componentId, t, cost }) => ({
      component: byId.get(componentId)!,
      year: span.basisYear + t,
      cost,
    }))
    .sort(largestFirst);
}

/** Returns an expenditure as in the answer. */
export function expenditureOf({ component, year, cost }: YearExpenditure): Expenditure {
  const { propertyComponentId, name, category, categoryPosition } = component;
  return { propertyComponentId, name, category, categoryPosition, year, cost: toDollars(cost) };
}

/** Returns totals by category, largest first, each with its expenditures. */
export function categoryTotals(spent: readonly YearExpenditure[]): CategoryTotal[] {
  const byCategory = new Map<string, { total: Cents; entries: YearExpenditure[] }>();
  for (const entry of spent) {
    const found = byCategory.get(entry.component.category) ?? { total: 0, entries: [] };
    found.total += entry.cost;
    found.entries.push(entry);
    byCategory.set(entry.component.category, found);
  }
  return [...byCategory]
    .sort(([nameA, a], [nameB, b]) => b.total - a.total || (nameA < nameB ? -1 : 1))
    .map(([category, { total, entries }]) => ({
      category,
      categoryPosition: entries[0]!.component.categoryPosition,
      total: toDollars(total),
      components: entries.map(expenditureOf),
    }));
}

/** Returns a year by category and by component; `listed` are the entries that the answer has room for. */
export function anticipatedYear(
  year: number,
  spent: readonly YearExpenditure[],
  listed: readonly YearExpenditure[],
): AnticipatedYear {
  return {
    year,
    total: toDollars(spent.reduce((sum, entry) => sum + entry.cost, 0)),
    categories: categoryTotals(spent).map(({ category, categoryPosition, total }) => ({
      category,
      categoryPosition,
      total,
    })),
    components: listed.map(expenditureOf),
  };
}

/** Groups entries by fiscal year, in their order. */
export function byYear(entries: readonly YearExpenditure[]): Map<number, YearExpenditure[]> {
  const years = new Map<number, YearExpenditure[]>();
  for (const entry of entries) {
    const found = years.get(entry.year);
    if (found) found.push(entry);
    else years.set(entry.year, [entry]);
  }
  return years;
}
