import type { Paper } from '../paper';
import { hatchedRect, plotFigure, type ChartOptions, type Plot } from './plot';

export interface StackSeries {
  label: string;
  color: string;
  hatch?: boolean;
  /** One value for each label of the axis, none below zero. */
  values: readonly number[];
}

export interface StackedBarsOptions extends ChartOptions {
  x: readonly string[];
  series: readonly StackSeries[];
  format: (value: number) => string;
}

/** Draws amounts by year, stacked from the bottom up in the order of the series. */
export function stackedBars(paper: Paper, options: StackedBarsOptions): void {
  const { series, x } = options;
  const totals = x.map((_, i) => series.reduce((sum, one) => sum + one.values[i]!, 0));
  const draw = (plot: Plot) => {
    const width = Math.min(26, plot.column * 0.68);
    x.forEach((_, i) => {
      let sum = 0;
      for (const { values, color, hatch } of series) {
        const value = values[i]!;
        if (value <= 0) continue;
        const [bottom, top] = [plot.y(sum), plot.y(sum + value)];
        const height = Math.max(0.4, bottom - top - 0.5);
        const box = { x: plot.x(i) - width / 2, y: bottom - height, width, height };
        if (hatch) hatchedRect(paper, box, color);
        else paper.doc.rect(box.x, box.y, box.width, box.height).fill(color);
        sum += value;
      }
    });
  };
  const legend = series.map(({ label, color, hatch }) => ({
    label,
    color,
    shape: hatch ? ('hatch' as const) : ('square' as const),
  }));
  plotFigure(paper, { ...options, low: 0, high: Math.max(...totals, 1), legend, draw });
}
