import { chakra } from '@chakra-ui/react';
import { Bar, type BarCustomLayerProps, type BarLayer } from '@nivo/bar';
import { createContext, useContext, useId, useMemo, useState } from 'react';
import { isLabelled, labelStep, maxTicks, moneyBars } from './chart-style';
import { ChartTooltip } from './ChartTooltip';
import {
  fundingLabel,
  fundingRange,
  fundingTooltip,
  type FundingNames,
  type FundingPoint,
} from './funding-data';
import { FundingLayer, type FundingLayerProps } from './FundingLayer';
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
  const layerState: LayerState = {
    points,
    centers: points.map((_, index) => (index + 0.5) * gap),
    width: inner,
    gap,
    clip,
    labels: points.map((point) => fundingLabel(point, names)),
    active,
    onActiveChange: setActive,
    onSelect: onSelect && ((index) => onSelect(points[index]!)),
  };

  return (
    <chakra.div ref={ref} position="relative" w="full" h={`${height}px`}>
      {width > 0 && (
        <LayerContext.Provider value={layerState}>
          <Bar<Datum>
            {...moneyBars}
            width={width}
            height={height}
            margin={margin}
            data={data}
            ariaLabel={label}
            keys={['spent']}
            padding={0}
            valueScale={{ type: 'linear', min, max, nice: maxTicks }}
            axisBottom={{ tickSize: 0, tickPadding: 10, tickValues: ticks }}
            layers={layers}
          />
        </LayerContext.Provider>
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
}

type LayerState = Omit<FundingLayerProps, 'y' | 'height'>;
const LayerContext = createContext<LayerState | null>(null);

/** At module level: nivo would take a function made in each drawing for another part and drop the focus with it. */
function Layer({ yScale, innerHeight }: BarCustomLayerProps<Datum>) {
  const state = useContext(LayerContext)!;
  return <FundingLayer {...state} y={(value) => Number(yScale(value))} height={innerHeight} />;
}

const layers: BarLayer<Datum>[] = ['grid', 'axes', Layer];
