import type { TooltipContent } from '../charts/ChartTooltip';
import { colorVar } from '../color/tokens';
import { ColumnPlot, ZeroLine, type PlotArea } from './ColumnPlot';
import { rangeWithZero } from './value-scale';

export interface WaterfallStep {
  /** Label of the column, one word per line. */
  x: string;
  /** Where the bar starts and ends; a total starts at zero. */
  from: number;
  to: number;
  isTotal?: boolean;
  /** Written over the bar. */
  text: string;
  spoken: string;
  tooltip: TooltipContent;
}

export interface WaterfallProps {
  /** Accessible name. */
  label: string;
  steps: readonly WaterfallStep[];
  /** CSS colors of totals, of steps up and of steps down. */
  colors: { total: string; up: string; down: string };
  format: (value: number) => string;
  /** The axis reaches at least this, so that its ticks stay apart where everything is small. */
  least?: number;
  height?: number;
}

/** Bars from one total to another, each step starting where the one before it ended. */
export function Waterfall({ label, steps, colors, format, least = 1, height = 300 }: WaterfallProps) {
  const range = rangeWithZero(steps.flatMap((step) => [step.from, step.to]));
  return (
    <ColumnPlot
      label={label}
      columns={steps.map(({ x, spoken, tooltip }) => ({ label: x, spoken, tooltip }))}
      range={{ ...range, max: Math.max(range.max, range.min < 0 ? 0 : least) }}
      format={format}
      height={height}
      everyLabel
    >
      {(area) => (
        <g aria-hidden="true">
          {steps.map((step, index) => (
            <Step
              key={step.x}
              step={step}
              index={index}
              area={area}
              color={step.isTotal ? colors.total : step.to >= step.from ? colors.up : colors.down}
              isLast={index === steps.length - 1}
            />
          ))}
          <ZeroLine area={area} />
        </g>
      )}
    </ColumnPlot>
  );
}

interface StepProps {
  step: WaterfallStep;
  index: number;
  area: PlotArea;
  color: string;
  isLast: boolean;
}

function Step({ step, index, area: { centers, gap, y }, color, isLast }: StepProps) {
  const width = Math.min(56, gap * 0.62);
  const center = centers[index]!;
  const top = y(Math.max(step.from, step.to));
  const end = y(step.to);
  return (
    <>
      <rect
        x={center - width / 2}
        y={top}
        width={width}
        height={Math.max(1.5, Math.abs(y(step.from) - end))}
        rx={2}
        style={{ fill: color }}
      />
      {!isLast && (
        <line
          x1={center + width / 2}
          x2={centers[index + 1]! - width / 2}
          y1={end}
          y2={end}
          strokeDasharray="2 3"
          style={{ stroke: colorVar('border.control') }}
        />
      )}
      {gap >= 44 && (
        <text
          x={center}
          y={top - 5}
          textAnchor="middle"
          style={{
            fontSize: 11,
            fontWeight: 600,
            fill: colorVar('fg.default'),
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {step.text}
        </text>
      )}
    </>
  );
}
