import type { LiveChart } from '@roofline/schema/live-dashboard/definitions';
import { categoryColor } from '../../../ui/color/category-palette';
import { hasData, shortCategory, type LiveReport } from '../live';
import { barsChart, type PrintBar } from './bars';
import { monthsChart } from './months';
import { ink, type PrintChart } from './svg';

const colorOf = (position: number | null) =>
  position === null ? ink('fg.subtle') : categoryColor(position, 'light');

function expenses({ spendingActualYtd, spendingPlanned, unexpectedYtd }: LiveReport): PrintBar[] {
  const color = ink('chart.expenditures');
  return [
    { label: 'Spent this year', value: spendingActualYtd, color, mark: spendingPlanned ?? undefined },
    ...(unexpectedYtd === 0 ? [] : [{ label: 'Unexpected', value: unexpectedYtd, color }]),
  ];
}

function projected({ projectedExpenses }: LiveReport): PrintBar[] {
  const longest = projectedExpenses.at(-1);
  return (longest?.categories ?? []).map(({ category, categoryPosition, total }) => ({
    label: shortCategory(category),
    value: total,
    color: colorOf(categoryPosition),
  }));
}

/** Returns the charts that have data, in the order of the page, each with the service's name for it. */
export function printCharts(report: LiveReport, fontFace: string): [LiveChart, PrintChart][] {
  const { reserveIncomeYtd, budgetedContributionsYtd, expendituresByCategory, cashFlowOfReserves } = report;
  const bars = (list: readonly PrintBar[]) => () => barsChart(list, fontFace);
  const all: [LiveChart, boolean, () => PrintChart][] = [
    ['reserve-summary', hasData.summary(report), () => monthsChart(cashFlowOfReserves.months, fontFace)],
    ['reserve-expenses', hasData.expenses(report), bars(expenses(report))],
    [
      'reserve-income',
      hasData.income(report),
      bars([
        {
          label: 'Reserve income',
          value: reserveIncomeYtd,
          color: ink('chart.contributions'),
          mark: budgetedContributionsYtd ?? undefined,
        },
      ]),
    ],
    [
      'expenditures-by-category',
      hasData.categories(report),
      bars(
        expendituresByCategory.categories.map(({ category, categoryPosition, spent, planned }) => ({
          label: shortCategory(category),
          value: spent,
          color: colorOf(categoryPosition),
          mark: planned,
        })),
      ),
    ],
    ['projected-expenses', hasData.projected(report), bars(projected(report))],
  ];
  return all.flatMap(([name, isShown, draw]): [LiveChart, PrintChart][] => (isShown ? [[name, draw()]] : []));
}
