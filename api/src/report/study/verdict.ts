import type {
  ExpendituresReport,
  InventoryReport,
  PercentFundedReport,
  ReportRun,
} from '@roofline/schema/report/report-pages';
import { countText, dollars, percentText } from '../../platform/pdf/format';

// The sentence on top of a report, by fixed templates from its figures; left out where data is missing, never guessed.

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

/** Percent funded at the end of the last year, and in which year it ends lowest. */
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

/** How well the reserves are funded now, whether they last, and where percent funded goes. */
export function percentFundedVerdict({
  rows,
  cashFacts,
  fiscalYear,
}: Pick<PercentFundedReport, 'rows' | 'cashFacts' | 'fiscalYear'>): ReportRun[] {
  const [first] = rows;
  if (!first || !cashFacts || first.percentFundedStart === null || first.bandStart === null) return [];
  const below = cashFacts.firstShortfallYear;
  return [
    text('Reserves are '),
    percent(first.percentFundedStart),
    text(` funded at the start of ${fiscalYear}, which is `),
    fact(BANDS[first.bandStart]),
    ...(below === null
      ? [text(', and never fall below zero in 30 years.')]
      : [text(', and fall below zero in '), fact(below), text('.')]),
    ...laterFunding(rows),
  ];
}

/** What the years cost, and which of them and which category costs most. */
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

/** What there is, what it costs to replace, and what comes soon. */
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
