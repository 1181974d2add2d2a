import type { PartialTheme } from '@nivo/theming';
import { colorVar } from '../color/tokens';

/** Axis text and lines in the colours of the page. */
export const chartTheme: PartialTheme = {
  text: { fontFamily: 'inherit', fontSize: 11 },
  axis: {
    ticks: {
      line: { stroke: 'none' },
      text: { fontSize: 11, fontWeight: 500, fill: colorVar('fg.subtle'), fontVariantNumeric: 'tabular-nums' } as never,
    },
  },
  grid: { line: { stroke: colorVar('border.default'), strokeWidth: 1 } },
};

/** At most this many ticks on a money axis. */
export const maxTicks = 5;

/** Every how many-th label fits under the columns: all, every second, fifth or tenth. */
export function labelStep(columns: number, width: number, labelWidth = 40): number {
  const fitting = Math.max(1, Math.floor(width / labelWidth));
  return [1, 2, 5, 10, 20].find((step) => columns / step <= fitting) ?? columns;
}

/** Whether a column carries a label: by step, and always the last one if it does not crowd the one before. */
export function isLabelled(index: number, columns: number, step: number): boolean {
  if (index === columns - 1) return index % step === 0 || index % step > step / 2 || step === 1;
  return index % step === 0;
}
