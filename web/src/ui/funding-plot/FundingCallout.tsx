import type { FundingPoint } from './funding-data';
import { colorVar } from '../color/tokens';

/** A label for one column, with a line down to its balance. */
export interface FundingCallout {
  index: number;
  text: string;
  amount: string;
}

export interface CalloutMarkProps extends FundingCallout {
  points: readonly FundingPoint[];
  centers: readonly number[];
  y: (value: number) => number;
  width: number;
}

/** Draws a callout; its text is clear of the lines where there is room above them, otherwise at the top. */
export function CalloutMark({ index, text, amount, points, centers, y, width }: CalloutMarkProps) {
  const point = points[index];
  if (!point) return null;
  const x = centers[index]!;
  const at = y(point.balance);
  const near = points.slice(Math.max(0, index - 5), index + 6);
  const clear = Math.min(...near.map((each) => y(Math.max(each.balance, each.target ?? 0, each.saved ?? 0))));
  const top = Math.max(10, Math.min(clear, at) - 46);
  const anchor = x > width - 110 ? 'end' : x < 40 ? 'start' : 'middle';
  const color = colorVar(point.balance < 0 ? 'danger.fg' : 'fg.default');
  return (
    <g style={{ pointerEvents: 'none' }}>
      <line x1={x} x2={x} y1={top + 20} y2={at} style={{ stroke: colorVar('fg.subtle') }} />
      <circle
        cx={x}
        cy={at}
        r={4.5}
        strokeWidth={2}
        style={{
          stroke: colorVar(point.balance < 0 ? 'chart.negative' : 'chart.balance'),
          fill: colorVar('bg.surface'),
        }}
      />
      <text x={x} y={top} textAnchor={anchor} style={{ ...calloutStyle, fill: colorVar('fg.muted') }}>
        {text}
      </text>
      <text
        x={x}
        y={top + 14}
        textAnchor={anchor}
        style={{ ...calloutStyle, fontWeight: 620, fill: color, fontVariantNumeric: 'tabular-nums' }}
      >
        {amount}
      </text>
    </g>
  );
}

/** The outline in the color of the surface keeps the letters readable over a line. */
const calloutStyle = {
  fontSize: 11,
  paintOrder: 'stroke',
  stroke: colorVar('bg.surface'),
  strokeWidth: 4,
  strokeLinejoin: 'round',
} as const;
