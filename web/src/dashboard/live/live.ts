import { limits } from '@roofline/schema/value/limits';
import type { LiveDashboardQuery } from './LiveDashboard.generated';

type LiveProperty = NonNullable<LiveDashboardQuery['property']>;
export type LiveReport = NonNullable<LiveProperty['realTimeFinancialHealth']>;
/** The loans from reserves; null where the viewer may not see them. */
export type Borrowing = LiveProperty['reserveBorrowing'] | null;
export type LiveVariance = NonNullable<LiveReport['spendingVariance']>;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `Nov` of `2026-11-01`. */
export const monthName = (month: string): string => MONTHS[Number(month.slice(5, 7)) - 1]!;
/** `Nov 2026`. */
export const monthText = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`;

/** Returns the name of a category, shortened to the room that charts have. */
export function shortCategory(name: string): string {
  const letters = [...name];
  return letters.length <= limits.chartCategoryMax
    ? name
    : `${letters.slice(0, limits.chartCategoryMax - 1).join('')}…`;
}

/** Functions that return whether a chart has data. */
export const hasData = {
  summary: ({ cashFlowOfReserves: { months } }: LiveReport) =>
    months.some(
      ({ income, expenses, endingBalance }) => income !== 0 || expenses !== 0 || endingBalance !== null,
    ),
  expenses: ({ reserveExpenses }: LiveReport) => reserveExpenses.accounts.length > 0,
  income: ({ reserveIncomeYtd }: LiveReport) => reserveIncomeYtd !== 0,
  categories: ({ expendituresByCategory }: LiveReport) => expendituresByCategory.categories.length > 0,
  projected: ({ projectedExpenses }: LiveReport) =>
    projectedExpenses.some(({ categories }) => categories.length > 0),
};
