import { chakra } from '@chakra-ui/react';
import { Bar, type BarCustomLayerProps } from '@nivo/bar';
import { useId, useMemo, useState } from 'react';
import { formatMoneyShort } from '../format/money';
import { chartTheme, isLabelled, labelStep, maxTicks } from './chart-style';
import { ChartTooltip } from './ChartTooltip';
import {
  fundingLabel,
  fundingRange,
  fundingTooltip,
  type FundingNames,
  type FundingPoint,
} from './funding-data';
import { FundingLayer } from './FundingLayer';
import { useWidth } from './use-width';

export interface FundingChartProps {
  /** Accessible name. */
  label: string;
  points: readonly FundingPoint[];
  names: FundingNames;
  height?: number;
  /** Bars are buttons then: Enter or a click. */
  onSelect?: (point: FundingPoint) => void;
}

type Datum = { x: string; spent: number };

/** Balance as an area, its target dashed, spending as bars; straight segments, a band and one tooltip a column. */
export function FundingChart({ label, points, names, height = 280, onSelect }: FundingChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [active, setActive] = useState<number | null>(null);
  const clip = useId();
  const { min, max } = useMemo(() => fundingRange(points), [points]);
  const data = useMemo<Datum[]>(
    () => points.map((point) => ({ x: String(point.x), spent: point.spent })),
    [points],
  );
  const margin = { top: 14, right: 8, bottom: 28, left: 52 };
  const inner = Math.max(0, width - margin.left - margin.right);
  const gap = points.length > 0 ? inner / points.length : inner;
  const step = labelStep(points.length, inner);
  const ticks = points
    .map((point) => String(point.x))
    .filter((_, index) => isLabelled(index, points.length, step));
  const shown = active === null ? undefined : points[active];
  const bandCenter = margin.left + ((active ?? 0) + 0.5) * gap;

  return (
    <chakra.div ref={ref} position="relative" w="full" h={`${height}px`}>
      {width > 0 && (
        <Bar<Datum>
          width={width}
          height={height}
          margin={margin}
          data={data}
          role="group"
          ariaLabel={label}
          animate={false}
          isInteractive={false}
          enableLabel={false}
          keys={['spent']}
          indexBy="x"
          padding={0}
          valueScale={{ type: 'linear', min, max, nice: maxTicks }}
          gridYValues={maxTicks}
          axisLeft={{
            tickSize: 0,
            tickPadding: 10,
            tickValues: maxTicks,
            format: (value) => formatMoneyShort(Number(value)),
          }}
          axisBottom={{ tickSize: 0, tickPadding: 10, tickValues: ticks }}
          theme={chartTheme}
          layers={['grid', 'axes', layer]}
        />
      )}
      {shown && (
        <ChartTooltip
          {...fundingTooltip(shown, names)}
          band={{ left: bandCenter - gap / 2, right: bandCenter + gap / 2 }}
          chartWidth={width}
        />
      )}
    </chakra.div>
  );

  function layer(props: BarCustomLayerProps<Datum>) {
    return (
      <FundingLayer
        points={points}
        centers={points.map((_, index) => (index + 0.5) * gap)}
        y={(value) => Number(props.yScale(value))}
        width={inner}
        height={props.innerHeight}
        gap={gap}
        clip={clip}
        labels={points.map((point) => fundingLabel(point, names))}
        active={active}
        onActiveChange={setActive}
        onSelect={onSelect && ((index) => onSelect(points[index]!))}
      />
    );
  }
}
