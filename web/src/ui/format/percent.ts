import { minusSign } from './money';

/** Returns percentage points as text: whole for shares (`53%`), two decimals for rates (`formatPercent(3.25, 2)`). */
export function formatPercent(points: number, decimals = 0): string {
  const text = Math.abs(points).toFixed(decimals);
  return `${points < 0 && Number(text) !== 0 ? minusSign : ''}${text}%`;
}
