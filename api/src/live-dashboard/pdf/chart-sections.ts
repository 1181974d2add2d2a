import {
  LIVE_CHART_TITLES,
  UNEXPECTED_HINT,
  type LiveChart,
} from '@roofline/schema/live-dashboard/definitions';
import type { RealTimeFinancialHealth } from '@roofline/schema/live-dashboard/live-dashboard';
import { dollars } from '../../platform/pdf/format';
import type { Paper } from '../../platform/pdf/paper';
import { categoryInk } from '../../platform/pdf/style';
import { table, type TableColumn, type TableRow } from '../../platform/pdf/table';
import { paragraph } from '../../platform/pdf/text';
import { monthText, varianceText } from './words';

type Report = RealTimeFinancialHealth;
const figures = (...headers: string[]): TableColumn[] =>
  headers.map((header) => ({ header, share: 1, align: 'end' }));

function summary(paper: Paper, { cashFlowOfReserves: { months } }: Report): void {
  table(paper, {
    caption: 'Reserve income, expenses and balance by month',
    columns: [{ header: 'Month', share: 1 }, ...figures('Income', 'Expenses', 'Ending balance')],
    rows: months.map(({ month, income, expenses, endingBalance, isWorkedBack }) => ({
      cells: [
        monthText(month),
        dollars(income),
        dollars(expenses),
        isWorkedBack ? { text: dollars(endingBalance), tone: 'muted' } : dollars(endingBalance),
      ],
    })),
  });
  if (months.some(({ isWorkedBack }) => isWorkedBack))
    paragraph(paper, 'Balances in grey are worked back from income and expenses.', 'caption');
}

function expenses(paper: Paper, { reserveExpenses: { accounts, total, unexpected } }: Report): void {
  table(paper, {
    caption: 'Reserve expenses of the last 12 months by account',
    columns: [{ header: 'Account', share: 3 }, ...figures('Expenses')],
    rows: [
      ...accounts.map(({ glCode, glName, total: spent }): TableRow => ({
        cells: [glCode === glName ? glName : `${glCode} ${glName}`, dollars(spent)],
      })),
      { cells: ['Total', dollars(total)], kind: 'total' },
    ],
  });
  if (unexpected !== 0) paragraph(paper, `Unexpected: ${dollars(unexpected)}. ${UNEXPECTED_HINT}`);
}

function income(paper: Paper, report: Report): void {
  table(paper, {
    caption: 'Reserve income of the fiscal year so far',
    columns: [{ header: 'Figure', share: 3 }, ...figures('Amount')],
    rows: [
      { cells: ['Reserve income', dollars(report.reserveIncomeYtd)] },
      { cells: ['Contributions budgeted to date', dollars(report.budgetedContributionsYtd)] },
      { cells: ['Against the budget', varianceText(report.incomeVariance)] },
    ],
  });
}

function categories(paper: Paper, { expendituresByCategory: { categories: all, total } }: Report): void {
  table(paper, {
    caption: 'Reserve expenses of the fiscal year by category',
    columns: [
      { header: 'Category', share: 2.4 },
      ...figures('Spent', 'Planned for the year'),
      { header: 'Status', share: 1.4 },
    ],
    rows: [
      ...all.map(({ category, categoryPosition, spent, planned, variance }): TableRow => ({
        cells: [
          {
            text: category,
            ...(categoryPosition === null ? {} : { chip: categoryInk(categoryPosition).color }),
          },
          dollars(spent),
          dollars(planned),
          varianceText(variance),
        ],
      })),
      {
        cells: ['Total', dollars(total), dollars(all.reduce((sum, { planned }) => sum + planned, 0)), null],
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
    columns: [{ header: 'Category', share: 2.4 }, ...figures(...heads)],
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

/** The table under each chart. */
export const CHART_TABLES: Record<LiveChart, (paper: Paper, report: Report) => void> = {
  'reserve-summary': summary,
  'reserve-expenses': expenses,
  'reserve-income': income,
  'expenditures-by-category': categories,
  'projected-expenses': projected,
};

/** Does a chart have anything to show? */
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
