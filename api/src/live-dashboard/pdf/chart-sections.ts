import {
  LIVE_CHART_TITLES,
  OTHER_NOTE,
  UNEXPECTED_HINT,
  type LiveChart,
} from '@roofline/schema/live-dashboard/definitions';
import type { RealTimeFinancialHealth } from '@roofline/schema/live-dashboard/live-dashboard';
import { dollars, dollarsAndCents } from '../../platform/pdf/format';
import type { Paper } from '../../platform/pdf/paper';
import { categoryInk } from '../../platform/pdf/style';
import { table } from '../../platform/pdf/table/table';
import type { TableColumn, TableRow } from '../../platform/pdf/table/table-rows';
import { paragraph } from '../../platform/pdf/text';
import { monthText, varianceText } from './words';

type Report = RealTimeFinancialHealth;
const figures = (...headers: string[]): TableColumn[] => headers.map((header) => ({ header, align: 'end' }));

function summary(paper: Paper, { cashFlowOfReserves: { months } }: Report): void {
  const hasOther = months.some(({ other }) => other);
  const heads = ['Income', 'Expenses', ...(hasOther ? ['Other'] : []), 'Ending balance'];
  table(paper, {
    caption: 'Reserve income, expenses and balance by month',
    columns: [{ header: 'Month' }, ...figures(...heads)],
    rows: months.map(({ month, income, expenses, other, endingBalance, isWorkedBack }) => ({
      cells: [
        monthText(month),
        dollarsAndCents(income),
        dollarsAndCents(expenses),
        ...(hasOther ? [dollarsAndCents(other)] : []),
        isWorkedBack
          ? { text: dollarsAndCents(endingBalance), tone: 'muted' as const }
          : dollarsAndCents(endingBalance),
      ],
    })),
  });
  if (months.some(({ isWorkedBack }) => isWorkedBack))
    paragraph(paper, 'Balances in grey are worked back from income and expenses.', 'caption');
  if (hasOther) paragraph(paper, OTHER_NOTE, 'caption');
}

function expenses(paper: Paper, { reserveExpenses: { accounts, total, unexpected } }: Report): void {
  table(paper, {
    caption: 'Reserve expenses of the last 12 months by account',
    columns: [{ header: 'Account' }, ...figures('Expenses')],
    rows: [
      ...accounts.map(({ glCode, glName, total: spent }): TableRow => ({
        cells: [glCode === glName ? glName : `${glCode} ${glName}`, dollarsAndCents(spent)],
      })),
      { cells: ['Total', dollarsAndCents(total)], kind: 'total' },
    ],
  });
  if (unexpected !== 0) paragraph(paper, `Unexpected: ${dollarsAndCents(unexpected)}. ${UNEXPECTED_HINT}`);
}

function income(paper: Paper, report: Report): void {
  table(paper, {
    caption: 'Reserve income of the fiscal year so far',
    columns: [{ header: 'Figure' }, ...figures('Amount')],
    rows: [
      { cells: ['Reserve income', dollarsAndCents(report.reserveIncomeYtd)] },
      { cells: ['Contributions budgeted to date', dollarsAndCents(report.budgetedContributionsYtd)] },
      { cells: ['Against the budget', varianceText(report.incomeVariance)] },
    ],
  });
}

function categories(paper: Paper, { expendituresByCategory: { categories: all, total } }: Report): void {
  table(paper, {
    caption: 'Reserve expenses of the fiscal year by category',
    columns: [{ header: 'Category' }, ...figures('Spent', 'Planned for the year'), { header: 'Status' }],
    rows: [
      ...all.map(({ category, categoryPosition, spent, planned, variance }): TableRow => ({
        cells: [
          {
            text: category,
            ...(categoryPosition === null ? {} : { chip: categoryInk(categoryPosition).color }),
          },
          dollarsAndCents(spent),
          dollars(planned),
          varianceText(variance),
        ],
      })),
      {
        cells: [
          'Total',
          dollarsAndCents(total),
          dollars(all.reduce((sum, { planned }) => sum + planned, 0)),
          null,
        ],
        kind: 'total',
      },
    ],
  });
}

function projected(paper: Paper, { projectedExpenses }: Report): void {
  const longest = projectedExpenses.at(-1);
  if (!longest) return;
  const of = (category: string, years: number) =>
    projectedExpenses.find((one) => one.years === years)?.categories.find((one) => one.category === category)
      ?.total ?? 0;
  const heads = projectedExpenses.map(({ years }) => (years === 1 ? '1 year' : `${years} years`));
  table(paper, {
    caption: 'Projected expenses by category',
    columns: [{ header: 'Category' }, ...figures(...heads)],
    rows: [
      ...longest.categories.map(({ category, categoryPosition }): TableRow => ({
        cells: [
          { text: category, chip: categoryInk(categoryPosition).color },
          ...projectedExpenses.map(({ years }) => dollars(of(category, years))),
        ],
      })),
      { cells: ['Total', ...projectedExpenses.map(({ total }) => dollars(total))], kind: 'total' },
    ],
  });
}

/** Functions that draw the table under each chart. */
export const CHART_TABLES: Record<LiveChart, (paper: Paper, report: Report) => void> = {
  'reserve-summary': summary,
  'reserve-expenses': expenses,
  'reserve-income': income,
  'expenditures-by-category': categories,
  'projected-expenses': projected,
};

/** Decides whether a chart has anything to show. */
export function hasData(chart: LiveChart, report: Report): boolean {
  if (chart === 'reserve-summary')
    return report.cashFlowOfReserves.months.some(
      (one) => one.income !== 0 || one.expenses !== 0 || one.endingBalance !== null,
    );
  if (chart === 'reserve-expenses') return report.reserveExpenses.accounts.length > 0;
  if (chart === 'reserve-income') return report.reserveIncomeYtd !== 0;
  if (chart === 'expenditures-by-category') return report.expendituresByCategory.categories.length > 0;
  return report.projectedExpenses.some(({ categories: all }) => all.length > 0);
}

export const titleOf = (chart: LiveChart) => LIVE_CHART_TITLES[chart];
