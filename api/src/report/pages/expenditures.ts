import { toDollars } from '@roofline/schema/value/money';
import type { ExpendituresReport, ReportCategory, ReportQuery } from '@roofline/schema/report/report-pages';
import type { InventoryComponent } from '../../component/service';
import {
  byYear,
  categoryTotals,
  ENTRY_LIMIT,
  expendituresOf,
  type YearExpenditure,
} from '../study/anticipated';
import { reportPlanOf } from '../study/choice';
import { adoptedConventions, fundingConventions, ROUNDING } from '../study/conventions';
import type { ReportSubject } from '../study/subject';
import { expendituresVerdict } from '../study/verdict';
import { fundedBy, reportFrame, type Funded, type Prepared } from './frame';

/** Returns the categories of an inventory in their order. */
export function categoriesOf(
  components: readonly Pick<InventoryComponent, 'category' | 'categoryPosition'>[],
): ReportCategory[] {
  const byName = new Map(components.map((one) => [one.category, one.categoryPosition]));
  return [...byName]
    .map(([category, categoryPosition]) => ({ category, categoryPosition }))
    .sort(
      (one, other) =>
        one.categoryPosition - other.categoryPosition || (one.category < other.category ? -1 : 1),
    );
}

const sumOf = (spent: readonly YearExpenditure[]) =>
  toDollars(spent.reduce((sum, entry) => sum + entry.cost, 0));

/** Returns every anticipated expenditure of the years, largest first. */
function anticipatedEntries({ choice, funding, fromT }: Funded, query: ReportQuery): YearExpenditure[] {
  if (!choice || !funding) return [];
  const { fiscalYear, components } = choice.basis;
  const span = { basisYear: fiscalYear, fromT, years: query.years };
  const all = expendituresOf(funding.schedule, components, span);
  return query.category === undefined
    ? all
    : all.filter(({ component }) => component.category === query.category);
}

/** Returns one row a year; the rows name the components of only the first `limit` entries. */
function yearRows(all: readonly YearExpenditure[], firstYear: number, years: number, limit: number) {
  const key = (id: string, year: number) => `${id} ${year}`;
  const listed = new Set(
    all.slice(0, limit).map(({ component, year }) => key(component.propertyComponentId, year)),
  );
  const spent = byYear(all);
  return Array.from({ length: years }, (_, index) => {
    const year = firstYear + index;
    const entries = spent.get(year) ?? [];
    const categories = categoryTotals(entries).map((category) => ({
      ...category,
      components: category.components.filter((one) => listed.has(key(one.propertyComponentId, year))),
    }));
    return { year, total: sumOf(entries), categories };
  });
}

/** Returns the expenditures by year and category. Of the plan, only its inflation and moves affect them. */
export function expendituresReport(
  subject: ReportSubject,
  query: ReportQuery,
  prepared: Prepared,
  limit = ENTRY_LIMIT,
): ExpendituresReport {
  const funded = fundedBy(subject, query);
  const { choice, plans, funding, assumptionsProblem } = funded;
  const all = anticipatedEntries(funded, query);
  const report = {
    ...reportFrame(subject, choice, prepared),
    years: query.years,
    plan: choice && reportPlanOf(choice),
    plans,
    assumptionsProblem,
    category: query.category ?? null,
    categories: categoriesOf(choice?.basis.components ?? []),
    rows: yearRows(all, subject.fiscalYear.year, funding ? query.years : 0, limit),
    categoryTotals: categoryTotals(all).map(({ components: _entries, ...total }) => total),
    total: sumOf(all),
    isDataTruncated: all.length > limit,
  };
  const conventions = choice
    ? [
        ...adoptedConventions(choice),
        ...fundingConventions(choice.name, choice.funding, choice.basis.fiscalYear),
        ROUNDING,
      ]
    : [];
  return { ...report, conventions, verdict: report.hasComponents ? expendituresVerdict(report) : [] };
}
