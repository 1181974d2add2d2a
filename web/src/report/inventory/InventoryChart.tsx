import { useMemo } from 'react';
import { StackedBars } from '../../ui/charts/lazy-charts';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import { useColorMode } from '../../ui/color/color-mode';
import { Money, Percent } from '../../ui/figure/figures';
import { counted } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { usePhone } from '../../ui/layout/use-media-query';
import { ChartTable } from '../../ui/marks/ChartTable';
import { stackedLegend, stackedSeries } from '../stacked-series';
import type { InventoryReportQuery } from './Inventory.generated';

export type Inventory = NonNullable<InventoryReportQuery['inventoryReport']>;

const SHOWN_YEARS = 30;

function columnsOf({ groups, basisFiscalYear }: Inventory) {
  const first = basisFiscalYear ?? 0;
  return Array.from({ length: SHOWN_YEARS }, (_, t) => {
    const values = groups.flatMap((group): [string, number][] => {
      const due = group.components.filter((one) => one.nextReplacementYear === first + t);
      return due.length === 0 ? [] : [[group.category, due.reduce((sum, one) => sum + one.currentCost, 0)]];
    });
    return { x: String(first + t), values: Object.fromEntries(values) };
  });
}

/** Current cost by the year of the next replacement, stacked by category. */
export function InventoryChart({ report }: { report: Inventory }) {
  const { mode } = useColorMode();
  const isPhone = usePhone();
  const { groups, totals } = report;
  const series = useMemo(() => stackedSeries(groups, mode), [groups, mode]);
  const columns = useMemo(() => columnsOf(report), [report]);
  return (
    <ChartFrame
      title="Current cost by year of next replacement"
      legend={stackedLegend(series)}
      summary={`${counted(totals.components, 'component')} cost ${formatMoney(totals.currentCost)} to replace today.`}
      empty={groups.length === 0}
      table={
        <ChartTable
          caption="Current cost by category"
          heads={['Category', 'Current cost', 'Deterioration a year', 'Significance']}
          rows={groups.map((group) => ({
            key: group.category,
            head: group.category,
            cells: [
              <Money key="cost" amount={group.currentCost} />,
              <Money key="year" amount={group.annualDeterioration} />,
              <Percent key="share" points={group.significance} decimals={1} />,
            ],
          }))}
        />
      }
    >
      <StackedBars
        label="Current cost by year of next replacement"
        columns={columns}
        series={series}
        height={isPhone ? 230 : 260}
      />
    </ChartFrame>
  );
}
