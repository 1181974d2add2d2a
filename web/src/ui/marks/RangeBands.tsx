import { useId } from 'react';
import type { TooltipContent } from '../charts/ChartTooltip';
import { colorVar, type ColorToken } from '../color/tokens';
import { ColumnPlot, ZeroLine, type PlotArea } from './ColumnPlot';
import { bandPath, linePath, rangeWithZero } from './value-scale';

export interface RangePoint {
  /** Label of the column: a year. */
  x: string;
  /** Ends of the wide and of the narrow band; null where there is none. */
  wide: readonly [number | null, number | null];
  narrow: readonly [number | null, number | null];
  middle: number | null;
  /** Dashed line of comparison. */
  line: number | null;
  spoken: string;
  tooltip: TooltipContent;
}

export interface RangeBandsProps {
  /** Accessible name. */
  label: string;
  points: readonly RangePoint[];
  format: (value: number) => string;
  height?: number;
}

/** Two bands around a line, straight from column to column; red below zero. */
export function RangeBands({ label, points, format, height }: RangeBandsProps) {
  const range = rangeWithZero(points.flatMap((point) => [...point.wide, point.middle, point.line]));
  const columns = points.map(({ x, spoken, tooltip }) => ({ label: x, spoken, tooltip }));
  return (
    <ColumnPlot label={label} columns={columns} range={range} format={format} height={height} isTight>
      {(area) => <Bands points={points} area={area} />}
    </ColumnPlot>
  );
}

function Bands({ points, area }: { points: readonly RangePoint[]; area: PlotArea }) {
  const clip = useId();
  const zero = area.y(0);
  return (
    <g aria-hidden="true">
      <clipPath id={`${clip}-above`}>
        <rect x={-4} y={-4} width={area.width + 8} height={Math.max(0, zero + 4)} />
      </clipPath>
      <clipPath id={`${clip}-below`}>
        <rect x={-4} y={zero} width={area.width + 8} height={Math.max(0, area.height - zero + 4)} />
      </clipPath>
      <Half points={points} area={area} token="chart.balance" clip={`${clip}-above`} />
      <Half points={points} area={area} token="chart.negative" clip={`${clip}-below`} />
      <ZeroLine area={area} />
      <path
        d={linePath(
          area.centers,
          points.map((point) => point.line),
          area.y,
        )}
        fill="none"
        strokeWidth={1.5}
        strokeDasharray="6 4"
        style={{ stroke: colorVar('fg.default') }}
      />
    </g>
  );
}

interface HalfProps {
  points: readonly RangePoint[];
  area: PlotArea;
  token: ColorToken;
  clip: string;
}

/** The bands in one color, cut at zero. */
function Half({ points, area: { centers, y }, token, clip }: HalfProps) {
  const band = (name: 'wide' | 'narrow') =>
    bandPath(
      centers,
      points.map((point) => point[name][0]),
      points.map((point) => point[name][1]),
      y,
    );
  return (
    <g clipPath={`url(#${clip})`}>
      <path d={band('wide')} opacity={0.18} style={{ fill: colorVar(token) }} />
      <path d={band('narrow')} opacity={0.3} style={{ fill: colorVar(token) }} />
      <path
        d={linePath(
          centers,
          points.map((point) => point.middle),
          y,
        )}
        fill="none"
        strokeWidth={2.25}
        strokeLinejoin="round"
        style={{ stroke: colorVar(token) }}
      />
    </g>
  );
}
