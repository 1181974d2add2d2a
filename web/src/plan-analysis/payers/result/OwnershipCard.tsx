import type { FundingOption } from '@roofline/engine/loan/comparison';
import { useMemo, useState } from 'react';
import { ChartFrame } from '../../../ui/chart-frame/ChartFrame';
import { SegmentedControl } from '../../../ui/choice/SegmentedControl';
import { Money } from '../../../ui/figure/figures';
import { formatMoney, formatMoneyShort } from '../../../ui/format/money';
import { ChartTable } from '../../../ui/marks/ChartTable';
import { SeriesLines } from '../../../ui/marks/SeriesLines';
import { WAYS } from '../ways';
import { ownershipLines, ownershipText, type OwnershipFigure, type OwnershipLine } from './ownership';

const FIGURES = [
  { value: 'more', label: 'More than as planned' },
  { value: 'all', label: 'Everything' },
] as const;
const TABLE_YEARS = [1, 2, 3, 5, 7, 10, 15, 20, 25, 30];

/** The payments of an owner by years of ownership, for each way to pay. */
export function OwnershipCard({
  options,
  fiscalYear,
}: {
  options: readonly FundingOption[];
  fiscalYear: number;
}) {
  const [figure, setFigure] = useState<OwnershipFigure>('more');
  const lines = useMemo(() => ownershipLines(options, figure), [options, figure]);
  const horizon = lines[0]?.values.length ?? 0;
  const columns = useMemo(() => columnsOf(lines, fiscalYear), [lines, fiscalYear]);
  return (
    <ChartFrame
      title="What an owner pays, by years of ownership"
      controls={
        <SegmentedControl label="Amount to show" value={figure} options={FIGURES} onChange={setFigure} />
      }
      legend={lines.map(({ way }) => ({
        label: WAYS[way].name,
        color: WAYS[way].color,
        shape: WAYS[way].dash ? ('dashed' as const) : ('square' as const),
        dash: WAYS[way].dash,
      }))}
      summary={
        horizon > 0 ? `${ownershipText(lines, Math.min(10, horizon))}. ${ownershipText(lines, horizon)}.` : ''
      }
      table={
        <OwnershipTable
          lines={lines}
          note={`Per unit, from the start of ${fiscalYear} until the owner leaves${figure === 'more' ? ', beyond the current plan' : ''}.`}
        />
      }
    >
      <SeriesLines
        label="Payments per unit by years of ownership"
        columns={columns}
        series={lines.map(({ way, values }) => ({
          key: way,
          values,
          color: WAYS[way].color,
          dash: WAYS[way].dash,
        }))}
        format={formatMoneyShort}
        height={260}
      />
    </ChartFrame>
  );
}

function OwnershipTable({ lines, note }: { lines: readonly OwnershipLine[]; note: string }) {
  const horizon = lines[0]?.values.length ?? 0;
  return (
    <ChartTable
      caption="What an owner pays per unit, by years of ownership"
      heads={['Years', ...lines.map(({ way }) => WAYS[way].name)]}
      rows={TABLE_YEARS.filter((years) => years <= horizon).map((years) => ({
        key: years,
        head: years,
        cells: lines.map(({ way, values }) => <Money key={way} amount={values[years - 1]} />),
      }))}
      note={note}
    />
  );
}

/** Returns a column for each year of ownership, with its text for screen readers and its tooltip. */
function columnsOf(lines: readonly OwnershipLine[], fiscalYear: number) {
  return Array.from({ length: lines[0]?.values.length ?? 0 }, (_, index) => ({
    x: String(index + 1),
    spoken: ownershipText(lines, index + 1),
    tooltip: {
      title: `Owner from ${fiscalYear} for ${index + 1} ${index === 0 ? 'year' : 'years'}`,
      rows: lines.map(({ way, values }) => ({
        label: WAYS[way].name,
        value: formatMoney(values[index]!),
        color: WAYS[way].color,
      })),
    },
  }));
}
