import type { ReactNode } from 'react';
import { colorVar } from '../color/tokens';
import { formatMoney } from '../format/money';
import type { TooltipContent, TooltipRow } from '../charts/ChartTooltip';

export interface FundingPoint {
  /** Label of the column: a year. */
  x: number | string;
  /** Drawn as the area and its line. */
  balance: number;
  /** Dashed line; null leaves a gap. */
  target?: number | null;
  /** Bar from zero. */
  spent: number;
  /** Dotted line for comparison: the balance as saved. */
  saved?: number | null;
  /** A diamond over the balance. */
  mark?: boolean;
  /** More rows of the tooltip, after balance and before the divider. */
  details?: readonly TooltipRow[];
  /** Rows under the divider. */
  extra?: readonly TooltipRow[];
  hint?: ReactNode;
}

/** Names of the series in legend, tooltip and texts for screen readers. */
export interface FundingNames {
  balance: string;
  target: string;
  spent: string;
}

/** Returns the lowest and the highest value that is drawn; zero is always part of the range. */
export function fundingRange(points: readonly FundingPoint[]): { min: number; max: number } {
  const values = points.flatMap((point) => [point.balance, point.target ?? 0, point.spent, point.saved ?? 0]);
  return { min: Math.min(0, ...values), max: Math.max(0, ...values) };
}

/** Returns the text of a column for screen readers. */
export function fundingLabel(point: FundingPoint, names: FundingNames): string {
  const parts = [`${names.balance} ${formatMoney(point.balance)}`];
  if (point.target != null) parts.push(`${names.target} ${formatMoney(point.target)}`);
  parts.push(`${names.spent} ${formatMoney(point.spent)}`);
  return `${point.x}: ${parts.join(', ')}`;
}

/** Returns the tooltip of a column. */
export function fundingTooltip(point: FundingPoint, names: FundingNames): TooltipContent {
  const negative = point.balance < 0;
  const rows: TooltipRow[] = [
    {
      label: names.balance,
      value: formatMoney(point.balance),
      color: colorVar(negative ? 'chart.negative' : 'chart.balance'),
    },
    ...(point.target == null
      ? []
      : [{ label: names.target, value: formatMoney(point.target), color: colorVar('chart.fullyFunded') }]),
    { label: names.spent, value: formatMoney(point.spent), color: colorVar('chart.expenditures') },
    ...(point.details ?? []),
  ];
  return { title: point.x, rows, extra: point.extra, hint: point.hint };
}
