import type {
  ExpendituresReport,
  InventoryReport,
  PercentFundedReport,
  ReportRun,
} from '@roofline/schema/report/report-pages';
import type { CashFacts } from '@roofline/schema/plan/plan';
import { countText, dollars, percentText } from '../../platform/pdf/format';
import { HORIZON_YEARS } from '../../plan/service';
import { planWords } from './choice';

// The verdict on top of a report, by fixed templates from its figures; left out where data is missing, never guessed.

const text = (words: string): ReportRun => ({ kind: 'text', text: words, value: null });
const fact = (words: string | number): ReportRun => ({ kind: 'fact', text: String(words), value: null });
const money = (amount: number): ReportRun => ({ kind: 'money', text: dollars(amount), value: amount });
const percent = (points: number): ReportRun => ({
  kind: 'percent',
  text: percentText(points),
  value: points,
});
const count = (n: number, one: string) => fact(`${countText(n)} ${n === 1 ? one : `${one}s`}`);

const BANDS = { weak: 'weak', fair: 'fair', strong: 'strong' } as const;

/** Writes percent funded at the end of the last year, and the year in which it ends lowest. */
function laterFunding(rows: PercentFundedReport['rows']): ReportRun[] {
  const last = rows.at(-1);
  const ends = rows.flatMap(({ year, percentFundedEnd: end }) => (end === null ? [] : [{ year, end }]));
  if (!last || last.percentFundedEnd === null) return [];
  const lowest = ends.reduce((least, one) => (one.end < least.end ? one : least));
  return [
    text(' By the end of '),
    fact(last.year),
    text(' they are '),
    percent(last.percentFundedEnd),
    text(' funded'),
    ...(lowest.year === last.year
      ? [text(', the lowest of these years.')]
      : [
          text(`; the lowest year end is `),
          fact(lowest.year),
          text(', at '),
          percent(lowest.end),
          text('.'),
        ]),
  ];
}

type Lasting = Pick<CashFacts, 'firstShortfallYear' | 'lowestBalance'>;

/** Writes whether the money lasts; a balance that rounds to $0 is not above zero. */
function lasting({ firstShortfallYear: below, lowestBalance }: Lasting, lastYear: number): ReportRun[] {
  if (below !== null) return [text('they fall below zero in '), fact(below), text('.')];
  const holds =
    Math.round(lowestBalance) > 0 ? 'they stay above zero through ' : 'they never fall below zero through ';
  return [text(holds), fact(lastYear), text('.')];
}

type Told = Pick<
  PercentFundedReport,
  'rows' | 'cashFacts' | 'fiscalYear' | 'basisFiscalYear' | 'plan' | 'today'
>;

const kept = (contribution: number, { fiscalYear, basisFiscalYear }: Told): ReportRun[] =>
  fiscalYear === basisFiscalYear
    ? [text("At today's "), money(contribution), text(' a year')]
    : [text("At today's contribution, "), money(contribution), text(` in ${fiscalYear}`)];

/** Writes the way of funding that the years are based on. */
function basisOf(told: Told): ReportRun[] {
  const { plan, rows, fiscalYear } = told;
  const { contribution } = rows[0]!;
  if (!plan || plan.planId === null) return kept(contribution, told);
  return [text(`With ${planWords(plan)}, `), money(contribution), text(` in ${fiscalYear}`)];
}

const shortOf = (difference: number, words: string): ReportRun[] | null =>
  difference > 0 ? [money(difference), text(words)] : null;

/**
 * Writes whether the money lasts with the current contribution, and how much that is short of the plan: in its year, or
 * over all years where the plan begins lower and rises faster.
 */
function todayOf(told: Told, lastYear: number): ReportRun[] {
  const { today } = told;
  if (!today) return [];
  const { contribution, difference, totalDifference } = today;
  return [
    text(' '),
    ...kept(contribution, told),
    text(', '),
    ...(shortOf(difference, ' less than the plan, ') ??
      shortOf(totalDifference, ' less than the plan over 30 years, ') ??
      []),
    ...lasting(today, lastYear),
  ];
}

/** Writes percent funded now and at the end, and whether the reserves last with the plan and today's contribution. */
export function percentFundedVerdict(told: Told): ReportRun[] {
  const { rows, cashFacts, fiscalYear } = told;
  const [first] = rows;
  if (!first || !cashFacts || first.percentFundedStart === null || first.bandStart === null) return [];
  const lastYear = first.year + HORIZON_YEARS - 1;
  return [
    text('Reserves are '),
    percent(first.percentFundedStart),
    text(` funded at the start of ${fiscalYear}, which is `),
    fact(BANDS[first.bandStart]),
    text('. '),
    ...basisOf(told),
    text(', '),
    ...lasting(cashFacts, lastYear),
    ...laterFunding(rows),
    ...todayOf(told, lastYear),
  ];
}

/** Writes the expenditures of all years, and the year and the category with the most. */
export function expendituresVerdict({
  rows,
  total,
  category,
  categoryTotals,
}: Pick<ExpendituresReport, 'rows' | 'total' | 'category' | 'categoryTotals'>): ReportRun[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const of = category === null ? '' : ` for ${category}`;
  if (total === 0)
    return [text('No expenditures are anticipated'), text(`${of} from ${first.year} to ${last.year}.`)];
  const largest = rows.reduce((most, row) => (row.total > most.total ? row : most));
  const [top] = categoryTotals;
  return [
    money(total),
    text(` is anticipated${of} from ${first.year} to ${last.year}. The largest year is `),
    fact(largest.year),
    text(', with '),
    money(largest.total),
    ...(category === null && top
      ? [text('; the largest category is '), fact(top.category), text(', with '), money(top.total)]
      : []),
    text('.'),
  ];
}

const SOON_YEARS = 3;

/** Writes the number of components, their cost to replace, and how many are due soon. */
export function inventoryVerdict({
  groups,
  totals,
  category,
  adoption,
}: Pick<InventoryReport, 'groups' | 'totals' | 'category' | 'adoption'>): ReportRun[] {
  if (totals.components === 0) return [];
  const soon = groups
    .flatMap((group) => group.components)
    .filter((component) => component.remainingUsefulLife < SOON_YEARS).length;
  const heaviest = groups.reduce((most, group) =>
    group.annualDeterioration > most.annualDeterioration ? group : most,
  );
  return [
    count(totals.components, 'component'),
    text(`${category === null ? '' : ` of ${category}`} cost${totals.components === 1 ? 's' : ''} `),
    money(totals.currentCost),
    text(` to replace${adoption?.isShown ? '' : ' today'}, and `),
    fact(countText(soon)),
    text(` of them ${soon === 1 ? 'is' : 'are'} due within ${SOON_YEARS} years.`),
    ...(category === null && heaviest.significance !== null
      ? [
          text(' '),
          fact(heaviest.category),
          text(' makes up '),
          percent(heaviest.significance),
          text(' of the annual deterioration.'),
        ]
      : []),
  ];
}
