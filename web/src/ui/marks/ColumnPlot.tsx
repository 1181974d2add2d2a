import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { isLabelled, labelStep, maxTicks } from '../charts/chart-style';
import { ChartTooltip, type TooltipContent } from '../charts/ChartTooltip';
import { ColumnBand, ColumnButtons } from '../charts/ColumnButtons';
import { usePlotSize } from '../charts/use-width';
import { colorVar } from '../color/tokens';
import { roundTicks, verticalScale, type ValueRange } from './value-scale';

/** Positions inside the axes, in pixels. */
export interface PlotArea {
  width: number;
  height: number;
  /** Distance between two columns. */
  gap: number;
  centers: readonly number[];
  y: (value: number) => number;
  active: number | null;
}

export interface PlotColumn {
  /** Under the axis. */
  label: string;
  /** The text of the column for screen readers. */
  spoken: string;
  tooltip: TooltipContent;
}

export interface ColumnPlotProps {
  /** Accessible name. */
  label: string;
  columns: readonly PlotColumn[];
  range: ValueRange;
  /** A tick of the value axis as text. */
  format: (value: number) => string;
  height?: number;
  /** Columns are buttons then: Enter or a click. */
  onSelect?: (index: number) => void;
  /** Writes the label of every column, over several lines; otherwise as many as fit. */
  everyLabel?: boolean;
  /** Ends a little under the lowest value instead of at the next round one. */
  isTight?: boolean;
  children: (area: PlotArea) => ReactNode;
  /** Drawn over the columns: parts that get the pointer before they do. */
  over?: (area: PlotArea, onActiveChange: (index: number | null) => void) => ReactNode;
}

const margin = { top: 14, right: 8, left: 56 };

/** The frame of a chart in columns: axes, a band and a tooltip for each column, arrow keys. */
export function ColumnPlot(props: ColumnPlotProps) {
  const { label, columns, range, onSelect, children, everyLabel, isTight } = props;
  const { ref, width, height } = usePlotSize<HTMLDivElement>(props.height ?? 280);
  const [active, setActive] = useState<number | null>(null);
  const bottom = everyLabel ? 44 : 28;
  const inner = Math.max(0, width - margin.left - margin.right);
  const plotHeight = Math.max(0, height - margin.top - bottom);
  const gap = columns.length > 0 ? inner / columns.length : inner;
  const centers = columns.map((_, index) => (index + 0.5) * gap);
  const { ticks, ends } = axisOf(range, isTight);
  const area: PlotArea = {
    width: inner,
    height: plotHeight,
    gap,
    centers,
    y: verticalScale(ends, plotHeight),
    active,
  };
  const shown = active === null ? undefined : columns[active];
  const center = margin.left + (centers[active ?? 0] ?? 0);

  return (
    <chakra.div ref={ref} position="relative" w="full" h={`${height}px`}>
      {width > 0 && (
        <svg
          data-plot=""
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMinYMid"
          width={width}
          height={height}
          role="group"
          aria-label={label}
        >
          <g transform={`translate(${margin.left} ${margin.top})`}>
            <ValueAxis ticks={ticks} area={area} format={props.format} />
            <ColumnLabels columns={columns} area={area} everyLabel={everyLabel} />
            {active !== null && <ColumnBand x={centers[active]! - gap / 2} width={gap} height={plotHeight} />}
            {children(area)}
            <ColumnButtons
              centers={centers}
              columnWidth={gap}
              height={plotHeight}
              labels={columns.map((column) => column.spoken)}
              active={active}
              onActiveChange={setActive}
              onSelect={onSelect}
            />
            {props.over?.(area, setActive)}
          </g>
        </svg>
      )}
      {shown && (
        <ChartTooltip
          {...shown.tooltip}
          band={{ left: center - gap / 2, right: center + gap / 2 }}
          chartWidth={width}
        />
      )}
    </chakra.div>
  );
}

/** Returns the round values of an axis, and the values at its two ends. */
export function axisOf(range: ValueRange, isTight = false): { ticks: number[]; ends: [number, number] } {
  const ticks = roundTicks(range, maxTicks);
  const ends: [number, number] = [ticks[0]!, ticks.at(-1)!];
  if (!isTight || range.min >= 0) return { ticks, ends };
  const low = Math.max(ends[0], range.min - (ends[1] - range.min) / 25);
  return { ticks: ticks.filter((tick) => tick >= low), ends: [low, ends[1]] };
}

const tickStyle = {
  fontSize: 11,
  fontWeight: 500,
  fill: colorVar('fg.subtle'),
  fontVariantNumeric: 'tabular-nums',
};

function ValueAxis(props: { ticks: readonly number[]; area: PlotArea; format: (value: number) => string }) {
  const { width, y } = props.area;
  return (
    <g aria-hidden="true">
      {props.ticks.map((tick) => (
        <g key={tick}>
          <line x2={width} y1={y(tick)} y2={y(tick)} style={{ stroke: colorVar('border.default') }} />
          <text x={-10} y={y(tick)} dy="0.35em" textAnchor="end" style={tickStyle}>
            {props.format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Half the width of a year's label, in pixels: the last one must not be cut where columns are narrow. */
const HALF_LABEL = 14;
const isAtEdge = (index: number, { centers, width }: PlotArea) =>
  centers[index]! + HALF_LABEL > width + margin.right;
const labelAt = (index: number, area: PlotArea) =>
  isAtEdge(index, area) ? area.width + margin.right : area.centers[index];

function ColumnLabels(props: { columns: readonly PlotColumn[]; area: PlotArea; everyLabel?: boolean }) {
  const { columns, area, everyLabel } = props;
  const step = everyLabel ? 1 : labelStep(columns.length, area.width);
  return (
    <g aria-hidden="true">
      {columns.map(
        (column, index) =>
          isLabelled(index, columns.length, step) && (
            <text
              key={column.label}
              x={labelAt(index, area)}
              y={area.height + 20}
              textAnchor={isAtEdge(index, area) ? 'end' : 'middle'}
              style={tickStyle}
            >
              {(everyLabel ? column.label.split(' ') : [column.label]).map((line, row) => (
                <tspan key={line} x={labelAt(index, area)} dy={row === 0 ? 0 : 13}>
                  {line}
                </tspan>
              ))}
            </text>
          ),
      )}
    </g>
  );
}

/** The zero line, over the grid and under the marks. */
export function ZeroLine({ area }: { area: PlotArea }) {
  const at = area.y(0);
  return <line x2={area.width} y1={at} y2={at} style={{ stroke: colorVar('border.control') }} />;
}
