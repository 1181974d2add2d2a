import type { TooltipContent } from '../charts/ChartTooltip';
import { ColumnPlot, ZeroLine } from './ColumnPlot';
import { linePath, rangeWithZero } from './value-scale';

export interface BarPoint {
  /** Label of the column: a year. */
  x: string;
  bar: number;
  line: number;
  spoken: string;
  tooltip: TooltipContent;
}

export interface BarsAndLineProps {
  /** Accessible name. */
  label: string;
  points: readonly BarPoint[];
  /** CSS colors. */
  barColor: string;
  lineColor: string;
  format: (value: number) => string;
  /** The axis reaches at least this, so that its ticks stay apart where everything is small. */
  least?: number;
  height?: number;
}

/** A bar for each column and one line over them, on the same axis. */
export function BarsAndLine(props: BarsAndLineProps) {
  const { label, points, barColor, lineColor, format, least = 1, height = 200 } = props;
  const range = rangeWithZero(points.flatMap((point) => [point.bar, point.line]));
  const columns = points.map(({ x, spoken, tooltip }) => ({ label: x, spoken, tooltip }));
  return (
    <ColumnPlot
      label={label}
      columns={columns}
      range={{ ...range, max: Math.max(least, range.max) }}
      format={format}
      height={height}
    >
      {({ centers, gap, y, ...area }) => (
        <g aria-hidden="true">
          {points.map((point, index) => (
            <rect
              key={point.x}
              x={centers[index]! - Math.min(26, gap * 0.52) / 2}
              y={y(point.bar)}
              width={Math.min(26, gap * 0.52)}
              height={Math.max(0, y(0) - y(point.bar))}
              rx={2}
              style={{ fill: barColor }}
            />
          ))}
          <ZeroLine area={{ centers, gap, y, ...area }} />
          <path
            d={linePath(
              centers,
              points.map((point) => point.line),
              y,
            )}
            fill="none"
            strokeWidth={2}
            strokeDasharray="6 4"
            style={{ stroke: lineColor }}
          />
        </g>
      )}
    </ColumnPlot>
  );
}
