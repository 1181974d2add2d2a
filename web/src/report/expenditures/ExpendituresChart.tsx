import { useMemo } from 'react';
import { StackedBars } from '../../ui/charts/lazy-charts';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import { useColorMode } from '../../ui/color/color-mode';
import { Money } from '../../ui/figure/figures';
import { formatMoney } from '../../ui/format/money';
import { usePhone } from '../../ui/layout/use-media-query';
import { ChartTable } from '../../ui/marks/ChartTable';
import { stackedLegend, stackedSeries } from '../stacked-series';
import type { ExpendituresReportQuery } from './Expenditures.generated';

export type Expenditures = NonNullable<ExpendituresReportQuery['expendituresReport']>;

function summaryOf({ rows, total }: Expenditures): string {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || total === 0) return 'Nothing is due in these years.';
  const largest = rows.reduce((most, row) => (row.total > most.total ? row : most));
  return (
    `From ${first.year} to ${last.year}, ${formatMoney(total)} is anticipated. ` +
    `The most costly year is ${largest.year}, with ${formatMoney(largest.total)}.`
  );
}

/** The expenditures of each year, stacked by category; a column opens its year in the table. */
export function ExpendituresChart({
  report,
  onYear,
}: {
  report: Expenditures;
  onYear: (year: number) => void;
}) {
  const { mode } = useColorMode();
  const isPhone = usePhone();
  const { rows, categoryTotals } = report;
  const series = useMemo(() => stackedSeries(categoryTotals, mode), [categoryTotals, mode]);
  const columns = useMemo(
    () =>
      rows.map((row) => ({
        x: String(row.year),
        values: Object.fromEntries(row.categories.map((one) => [one.category, one.total])),
      })),
    [rows],
  );
  return (
    <ChartFrame
      title="Anticipated expenditures by category"
      legend={stackedLegend(series)}
      summary={summaryOf(report)}
      empty={series.length === 0}
      table={
        <ChartTable
          caption="Anticipated expenditures by category"
          heads={['Category', `${report.years} years`]}
          rows={[
            ...categoryTotals.map((one) => ({
              key: one.category,
              head: one.category,
              cells: [<Money key="total" amount={one.total} />],
            })),
            {
              key: ' total',
              head: 'Total',
              cells: [<Money key="total" amount={report.total} />],
              isStrong: true,
            },
          ]}
        />
      }
    >
      <StackedBars
        label="Anticipated expenditures by category"
        columns={columns}
        series={series}
        height={isPhone ? 230 : 280}
        hint="Select the bar to open its year below"
        onSelect={(column) => onYear(Number(column.x))}
      />
    </ChartFrame>
  );
}
