import type { TooltipContent } from '../charts/ChartTooltip';
import { ColumnPlot, ZeroLine } from '../marks/ColumnPlot';
import { rangeWithZero } from '../marks/value-scale';

export interface FlowColumn {
  x: string;
  /** Drawn up. */
  inflow: number;
  /** Drawn down. */
  outflow: number;
  spoken: string;
  tooltip: TooltipContent;
}

export interface FlowBarsProps {
  /** Accessible name. */
  label: string;
  columns: readonly FlowColumn[];
  /** CSS colors. */
  colors: { inflow: string; outflow: string };
  format: (value: number) => string;
  height?: number;
}

/** Bars for inflows above the zero line and for outflows below it. */
export function FlowBars({ label, columns, colors, format, height = 150 }: FlowBarsProps) {
  return (
    <ColumnPlot
      label={label}
      columns={columns.map(({ x, spoken, tooltip }) => ({ label: x, spoken, tooltip }))}
      range={rangeWithZero(columns.flatMap(({ inflow, outflow }) => [inflow, -outflow]))}
      format={format}
      height={height}
    >
      {(area) => (
        <g aria-hidden="true">
          {columns.map(({ x, inflow, outflow }, index) => {
            const width = Math.min(22, area.gap * 0.45);
            const left = area.centers[index]! - width / 2;
            const bar = (value: number, fill: string) => (
              <rect
                x={left}
                width={width}
                y={Math.min(area.y(0), area.y(value))}
                height={Math.abs(area.y(0) - area.y(value))}
                rx={2}
                style={{ fill }}
              />
            );
            return (
              <g key={`${x}-${index}`}>
                {bar(inflow, colors.inflow)}
                {bar(-outflow, colors.outflow)}
              </g>
            );
          })}
          <ZeroLine area={area} />
        </g>
      )}
    </ColumnPlot>
  );
}
