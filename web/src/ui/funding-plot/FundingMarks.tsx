import { colorVar } from '../color/tokens';
import type { FundingPoint } from './funding-data';

export interface FundingMarksProps {
  points: readonly FundingPoint[];
  /** Middle of each column, in pixels. */
  centers: readonly number[];
  /** Pixel of a value. */
  y: (value: number) => number;
  width: number;
  height: number;
  /** Distance between two columns. */
  gap: number;
  clip: string;
  active: number | null;
}

/** Returns the width of the bar in a column. */
export function barWidth(gap: number): number {
  return Math.max(3, Math.min(26, gap * 0.52));
}

/** Balance, target, comparison, spending and marks, from back to front. */
export function FundingMarks(props: FundingMarksProps) {
  const { points, centers, y, width, height, clip } = props;
  const zero = y(0);
  const at = (value: (point: FundingPoint) => number | null | undefined) => path(points, centers, y, value);
  const balance = at((point) => point.balance);
  const area = `${balance}L${centers.at(-1)} ${zero}L${centers[0]} ${zero}Z`;

  return (
    <g>
      <Definitions clip={clip} zero={zero} width={width} height={height} />
      <path d={area} fill={`url(#${clip}-area)`} clipPath={`url(#${clip}-above)`} />
      <path
        d={area}
        opacity={0.12}
        clipPath={`url(#${clip}-below)`}
        style={{ fill: colorVar('chart.negative') }}
      />
      <Bars {...props} zero={zero} />
      <line x2={width} y1={zero} y2={zero} style={{ stroke: colorVar('border.control') }} strokeWidth={1} />
      <path
        d={at((point) => point.target)}
        fill="none"
        strokeWidth={1.5}
        strokeDasharray="6 4"
        style={{ stroke: colorVar('chart.fullyFunded') }}
      />
      <path
        d={at((point) => point.saved)}
        fill="none"
        strokeWidth={1.5}
        strokeDasharray="2 4"
        style={{ stroke: colorVar('chart.saved') }}
      />
      <path
        d={balance}
        fill="none"
        strokeWidth={2.25}
        strokeLinejoin="round"
        clipPath={`url(#${clip}-above)`}
        style={{ stroke: colorVar('chart.balance') }}
      />
      <path
        d={balance}
        fill="none"
        strokeWidth={2.25}
        strokeLinejoin="round"
        clipPath={`url(#${clip}-below)`}
        style={{ stroke: colorVar('chart.negative') }}
      />
      <Marks {...props} />
    </g>
  );
}

/** The gradient under the balance, and the two halves of the plot: at zero the line changes its color. */
function Definitions({
  clip,
  zero,
  width,
  height,
}: {
  clip: string;
  zero: number;
  width: number;
  height: number;
}) {
  return (
    <defs>
      <linearGradient id={`${clip}-area`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopOpacity=".26" style={{ stopColor: colorVar('chart.balance') }} />
        <stop offset="1" stopOpacity=".05" style={{ stopColor: colorVar('chart.balance') }} />
      </linearGradient>
      <clipPath id={`${clip}-above`}>
        <rect x={-4} y={-4} width={width + 8} height={Math.max(0, zero + 4)} />
      </clipPath>
      <clipPath id={`${clip}-below`}>
        <rect x={-4} y={zero} width={width + 8} height={Math.max(0, height - zero + 4)} />
      </clipPath>
    </defs>
  );
}

function Bars({ points, centers, y, zero, gap, active }: FundingMarksProps & { zero: number }) {
  const width = barWidth(gap);
  return points.map((point, index) => {
    const top = y(Math.max(point.spent, 0));
    return (
      <rect
        key={index}
        x={centers[index]! - width / 2}
        y={top}
        width={width}
        height={Math.max(0, zero - top)}
        rx={2}
        opacity={active === null || active === index ? 1 : 0.8}
        style={{ fill: colorVar('chart.expenditures') }}
      />
    );
  });
}

/** Dots of the active and of negative columns, diamonds of marked ones. */
function Marks({ points, centers, y, active }: FundingMarksProps) {
  return points.map((point, index) => {
    const x = centers[index]!;
    const top = y(point.balance);
    const token = point.balance < 0 ? 'chart.negative' : 'chart.balance';
    return (
      <g key={index}>
        {point.mark && (
          <path d={`M${x} ${top - 20}l5 5-5 5-5-5Z`} style={{ fill: colorVar('chart.specialAssessment') }} />
        )}
        {(point.balance < 0 || active === index) && (
          <circle
            cx={x}
            cy={top}
            r={active === index ? 4.5 : 2.5}
            strokeWidth={2}
            style={{ stroke: colorVar(token), fill: colorVar(active === index ? 'bg.surface' : token) }}
          />
        )}
      </g>
    );
  });
}

/** Returns a path of straight segments through the values, broken where a value is missing. */
function path(
  points: readonly FundingPoint[],
  centers: readonly number[],
  y: (value: number) => number,
  value: (point: FundingPoint) => number | null | undefined,
): string {
  let pen = 'M';
  let result = '';
  points.forEach((point, index) => {
    const amount = value(point);
    if (amount == null) {
      pen = 'M';
      return;
    }
    result += `${pen}${centers[index]!.toFixed(1)} ${y(amount).toFixed(1)}`;
    pen = 'L';
  });
  return result;
}
