import type { TooltipContent } from '../charts/ChartTooltip';
import { ColumnPlot, ZeroLine, type PlotArea } from './ColumnPlot';
import { linePath, rangeWithZero } from './value-scale';

export interface LineSeries {
  key: string;
  /** A CSS color. */
  color: string;
  /** Distinguishes the lines without their color. */
  dash?: string;
  /** One for each column. */
  values: readonly (number | null)[];
}

export interface SeriesLinesProps {
  /** Accessible name. */
  label: string;
  columns: readonly { x: string; spoken: string; tooltip: TooltipContent }[];
  series: readonly LineSeries[];
  format: (value: number) => string;
  height?: number;
}

/** A few lines over the same columns, each with its own dash. */
export function SeriesLines({ label, columns, series, format, height }: SeriesLinesProps) {
  return (
    <ColumnPlot
      label={label}
      columns={columns.map(({ x, spoken, tooltip }) => ({ label: x, spoken, tooltip }))}
      range={rangeWithZero(series.flatMap((line) => line.values))}
      format={format}
      height={height}
      isTight
    >
      {(area) => (
        <g aria-hidden="true">
          <ZeroLine area={area} />
          {series.map((line) => (
            <Line key={line.key} line={line} area={area} />
          ))}
        </g>
      )}
    </ColumnPlot>
  );
}

function Line({ line, area }: { line: LineSeries; area: PlotArea }) {
  const { centers, y, active } = area;
  const value = active === null ? null : (line.values[active] ?? null);
  return (
    <>
      <path
        d={linePath(centers, line.values, y)}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeDasharray={line.dash}
        style={{ stroke: line.color }}
      />
      {value !== null && <circle cx={centers[active!]} cy={y(value)} r={3.5} style={{ fill: line.color }} />}
    </>
  );
}
