import type { PlanSummary } from '@roofline/engine/simulation/summary';
import type { ProjectionRow } from '@roofline/engine/types';
import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { ChartFrame } from '../../../ui/chart-frame/ChartFrame';
import { SegmentedControl } from '../../../ui/choice/SegmentedControl';
import { colorVar } from '../../../ui/color/tokens';
import { formatMoneyShort } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import { usePhone } from '../../../ui/layout/use-media-query';
import { ChartTable } from '../../../ui/marks/ChartTable';
import { RangeBands } from '../../../ui/marks/RangeBands';
import { rangePoints, rangeSummary, rangeText, rangeYears, type RangeFigure } from './range-points';

const FIGURES = [
  { value: 'balance', label: 'Reserve balance' },
  { value: 'percentFunded', label: 'Percent funded' },
] as const;

const shade = (share: number) => `color-mix(in srgb, ${colorVar('chart.balance')} ${share}%, transparent)`;
const LEGEND = [
  { label: 'Middle', color: colorVar('chart.balance') },
  { label: 'Half of the futures', color: shade(48) },
  { label: '9 in 10 futures', color: shade(20) },
  { label: 'The plan', color: colorVar('fg.default'), shape: 'dashed' as const },
];

export interface RangeCardProps {
  summary: PlanSummary | null;
  rows: readonly ProjectionRow[];
  fiscalYear: number;
}

/** A figure at the end of each year, as bands around its median. */
export function RangeCard({ summary, rows, fiscalYear }: RangeCardProps) {
  const [figure, setFigure] = useState<RangeFigure>('balance');
  const isPhone = usePhone();
  const years = useMemo(
    () => (summary ? rangeYears(summary, rows, figure, fiscalYear) : []),
    [summary, rows, figure, fiscalYear],
  );
  const points = useMemo(() => rangePoints(years, figure), [years, figure]);
  const height = isPhone ? 240 : 280;
  return (
    <ChartFrame
      title="Where it can go"
      legend={LEGEND}
      controls={
        <SegmentedControl
          label="Figure of the ranges"
          value={figure}
          options={FIGURES}
          onChange={setFigure}
        />
      }
      summary={rangeSummary(years, figure)}
      table={
        <ChartTable
          caption={`${figure === 'balance' ? 'Reserve balance' : 'Percent funded'} at the end of each year`}
          heads={['Year', 'Very low', 'Low', 'Middle', 'High', 'Very high', 'The plan']}
          rows={years.map(({ year, band, plain }) => ({
            key: year,
            head: year,
            cells: [...band, plain].map((value) => rangeText(figure, value)),
          }))}
          note="At the end of the year. Of 100 possible futures, 5 end at or below very low, 25 at or below low, 50 at or below the middle, 25 above high and 5 above very high."
        />
      }
      height={height}
    >
      {points.length === 0 ? (
        <chakra.div h={`${height}px`} />
      ) : (
        <RangeBands
          label={`Range of the ${figure === 'balance' ? 'reserve balance' : 'percent funded'} by year`}
          points={points}
          format={figure === 'balance' ? formatMoneyShort : (value) => formatPercent(value)}
          height={height}
        />
      )}
    </ChartFrame>
  );
}
