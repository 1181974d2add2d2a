import type { Paper } from '../paper';
import { drawText } from '../draw-text';
import { INK, TEXT } from '../style';
import { plotFigure, stroked, type ChartOptions, type LegendEntry, type Plot } from './plot';

export interface LineSeries {
  label: string;
  color: string;
  shape?: 'line' | 'dashed' | 'dotted';
  /** One value for each label of the axis; null leaves a gap. */
  values: readonly (number | null)[];
}

/** A colored and named range of values: the bands of percent funded. */
export interface Band {
  from: number;
  to: number;
  label: string;
  color: string;
}

/** A spread around a line: percentiles of a simulation. */
export interface Spread {
  label: string;
  color: string;
  opacity: number;
  low: readonly number[];
  high: readonly number[];
}

export interface LineChartOptions extends ChartOptions {
  x: readonly string[];
  series: readonly LineSeries[];
  bands?: readonly Band[];
  spreads?: readonly Spread[];
  format: (value: number) => string;
}

function drawBands(plot: Plot, bands: readonly Band[]): void {
  const within = (y: number) => Math.min(plot.bottom, Math.max(plot.top, y));
  for (const band of bands) {
    const top = within(plot.y(band.to));
    const height = within(plot.y(band.from)) - top;
    if (height <= 0) continue;
    plot.paper.doc.rect(plot.left, top, plot.right - plot.left, height).fill(band.color);
    const place = { x: plot.right - 124, y: top + 2, width: 120, align: 'right' } as const;
    if (height > 12) drawText(plot.paper, band.label, TEXT.axis, place);
  }
}

function drawSpread(plot: Plot, spread: Spread): void {
  const { doc } = plot.paper;
  spread.high.forEach((value, i) => (i === 0 ? doc.moveTo : doc.lineTo).call(doc, plot.x(i), plot.y(value)));
  for (let i = spread.low.length - 1; i >= 0; i -= 1) doc.lineTo(plot.x(i), plot.y(spread.low[i]!));
  doc.closePath().fillOpacity(spread.opacity).fill(spread.color).fillOpacity(1);
}

/** Adds straight segments between the values to the path, with gaps at null. */
export function linePath(plot: Plot, values: readonly (number | null)[]): void {
  const { doc } = plot.paper;
  let isOpen = false;
  values.forEach((value, i) => {
    if (value === null) isOpen = false;
    else {
      (isOpen ? doc.lineTo : doc.moveTo).call(doc, plot.x(i), plot.y(value));
      isOpen = true;
    }
  });
}

function drawAlone(plot: Plot, { values, color }: LineSeries): void {
  values.forEach((value, i) => {
    if (value === null || (values[i - 1] ?? null) !== null || (values[i + 1] ?? null) !== null) return;
    plot.paper.doc.circle(plot.x(i), plot.y(value), 1.6).fill(color);
  });
}

/** Draws lines over years, with named bands or spreads behind them. Marks values below zero in red. */
export function lineChart(paper: Paper, options: LineChartOptions): void {
  const { series, bands = [], spreads = [] } = options;
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const all = [0, ...values, ...spreads.flatMap(({ low, high }) => [...low, ...high])];
  const [low, high] = [Math.min(...all), Math.max(...all, 1)];
  const legend: LegendEntry[] = [
    ...series.map(({ label, color, shape }) => ({ label, color, shape: shape ?? ('line' as const) })),
    ...spreads.map(({ label, color }) => ({ label, color, shape: 'square' as const })),
  ];
  const draw = (plot: Plot) => {
    drawBands(plot, bands);
    spreads.forEach((spread) => drawSpread(plot, spread));
    for (const one of series) {
      if (one.values.every((value) => value === null)) continue;
      stroked(paper, one.shape ?? 'line', one.color, () => linePath(plot, one.values));
      drawAlone(plot, one);
      one.values.forEach((value, i) => {
        if (value !== null && value < 0) paper.doc.circle(plot.x(i), plot.y(value), 1.8).fill(INK.danger);
      });
    }
  };
  plotFigure(paper, { ...options, low, high, legend: legend.length > 1 ? legend : [], draw });
}
