import { colorVar } from '../color/tokens';

export interface SparklineProps {
  values: readonly number[];
  /** What the line says: `Stays above zero through 2055`. */
  label: string;
  width?: number;
  height?: number;
}

/** A line of thirty years in the height of a row. All of it is red once it falls below zero; zero is always drawn. */
export function Sparkline({ values, label, width = 92, height = 24 }: SparklineProps) {
  if (values.length < 2) return null;
  const min = Math.min(0, ...values);
  const max = Math.max(0, ...values);
  const y = (value: number) => 1.5 + (height - 3) * (1 - (value - min) / (max - min || 1));
  const x = (index: number) => (index * width) / (values.length - 1);
  const line = values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  const token = min < 0 ? 'chart.negative' : 'chart.balance';
  const zero = y(0).toFixed(1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      style={{ display: 'block', flexShrink: 0, width, height, overflow: 'visible' }}
    >
      <path d={`${line}L${width} ${zero}L0 ${zero}Z`} opacity={0.15} style={{ fill: colorVar(token) }} />
      <line x2={width} y1={zero} y2={zero} strokeWidth={1} style={{ stroke: colorVar('border.strong') }} />
      <path
        d={line}
        fill="none"
        strokeWidth={1.5}
        strokeLinejoin="round"
        style={{ stroke: colorVar(token) }}
      />
    </svg>
  );
}
