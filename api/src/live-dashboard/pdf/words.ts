import { LIVE_CHART_TITLES, type LiveChart } from '@roofline/schema/live-dashboard/definitions';
import type { LiveVariance, RealTimeFinancialHealth } from '@roofline/schema/live-dashboard/live-dashboard';
import { dollars, percentText } from '../../platform/pdf/format';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Returns for example `Nov 2026`. */
export const monthText = (month: string) => `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

const STATUS = { ok: 'OK', watch: 'Watch', alert: 'Alert' } as const;

/** Returns for example `Watch, 12.5% off plan`. */
export function varianceText(variance: LiveVariance | null): string {
  if (!variance) return '–';
  const { status, percent } = variance;
  return percent === null || percent <= 0
    ? STATUS[status]
    : `${STATUS[status]}, ${percentText(percent, 1)} off plan`;
}

const listed = (rows: readonly { name: string; amount: number }[]) =>
  rows
    .slice(0, 5)
    .map(({ name, amount }) => `${name} ${dollars(amount)}`)
    .join(', ');

/** Texts that describe charts from their figures, for readers who do not see the picture. */
const ALTS: Record<LiveChart, (report: RealTimeFinancialHealth) => string> = {
  'reserve-summary': ({ cashFlowOfReserves: { months } }) => {
    const [first, last] = [months[0]!, months.at(-1)!];
    return (
      `From ${monthText(first.month)} to ${monthText(last.month)} the reserve balance goes from ` +
      `${dollars(first.endingBalance)} to ${dollars(last.endingBalance)}.`
    );
  },
  'reserve-expenses': ({ reserveExpenses: { total, unexpected, accounts } }) =>
    `Reserve expenses of the last 12 months are ${dollars(total)}, ${dollars(unexpected)} of it unexpected. ` +
    `The largest: ${listed(accounts.map(({ glName, total: amount }) => ({ name: glName, amount })))}.`,
  'reserve-income': ({ reserveIncomeYtd, budgetedContributionsYtd }) =>
    `Reserve income of the fiscal year so far is ${dollars(reserveIncomeYtd)}; contributions of ` +
    `${dollars(budgetedContributionsYtd)} were budgeted to date.`,
  'expenditures-by-category': ({ expendituresByCategory: { total, categories } }) =>
    `Reserve expenses of the fiscal year so far are ${dollars(total)}. By category: ` +
    `${listed(categories.map(({ category, spent }) => ({ name: category, amount: spent })))}.`,
  'projected-expenses': ({ projectedExpenses }) =>
    `${projectedExpenses
      .map(({ years, total }) => `${dollars(total)} over ${years === 1 ? 'this year' : `${years} years`}`)
      .join(', ')} is projected. The largest categories: ${listed(
      (projectedExpenses.at(-1)?.categories ?? []).map(({ category, total }) => ({
        name: category,
        amount: total,
      })),
    )}.`,
};

export const altOf = (chart: LiveChart, report: RealTimeFinancialHealth) =>
  `${LIVE_CHART_TITLES[chart]}. ${ALTS[chart](report)}`;

/** Returns what a mark or the length of the bars of a chart means; empty if the chart says it itself. */
export function captionOf(chart: LiveChart, report: RealTimeFinancialHealth): string {
  const longest = report.projectedExpenses.at(-1);
  const mark = (what: string, amount: number | null) =>
    amount ? `The mark is what ${what}, ${dollars(amount)}.` : '';
  const captions: Record<LiveChart, string> = {
    'reserve-summary': '',
    'reserve-expenses': mark('is planned for the year', report.spendingPlanned),
    'reserve-income': mark('was budgeted to date', report.budgetedContributionsYtd),
    'expenditures-by-category': 'A mark is what is planned for the whole year.',
    'projected-expenses': longest ? `The bars are the sums of ${longest.years} years.` : '',
  };
  return captions[chart];
}
